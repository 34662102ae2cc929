import { searchOf } from './page-key';

describe('query of a page', () => {
  it.each([
    ['page=2&flow=gifting', '?flow=gifting&page=2'],
    ['flow=gifting&page=2&utm_source=x&fbclid=y', '?flow=gifting&page=2'],
    ['flow=%3Cscript%3E&page=-1', ''],
    ['page=99999', ''],
    ['', ''],
  ])('keeps of "%s" only the parameters that affect rendering, in a fixed order', (query, expected) => {
    expect(searchOf(new URLSearchParams(query), 'search')).toBe(expected);
  });

  it('ignores a page number on a page without parts', () => {
    expect(searchOf(new URLSearchParams('page=2&flow=hotel'), 'product')).toBe('?flow=hotel');
  });
});
