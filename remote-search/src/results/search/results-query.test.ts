import { readFlow } from '@detour/shared-contracts/rules';
import { readPage } from './results-query';

describe('the query of the results page', () => {
  it.each([
    ['', 0],
    ['?page=0', 0],
    ['?page=7', 7],
    ['?flow=gifting&page=12', 12],
    ['?page=-1', 0],
    ['?page=1.5', 0],
    ['?page=9999', 0],
    ['?page=%00', 0],
  ])('reads the zero-based page of "%s" as %d [SRCH-015]', (search, page) => {
    expect(readPage(search)).toBe(page);
  });

  it.each([
    ['', 'booking'],
    ['?flow=gifting', 'gifting'],
    ['?flow=hotel', 'hotel'],
    ['?flow=constructor', 'booking'],
  ])('reads the flow of "%s" as %s', (search, flow) => {
    expect(readFlow(search)).toBe(flow);
  });
});
