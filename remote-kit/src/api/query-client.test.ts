import { dehydrate } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

describe('the query client of a page', () => {
  it('excludes personal responses from history entries', () => {
    const client = createQueryClient();
    const options = (meta?: Record<string, unknown>) => ({ queryFn: () => 'x', ...(meta && { meta }) });
    return Promise.all([
      client.prefetchQuery({ queryKey: ['stay'], ...options() }),
      client.prefetchQuery({ queryKey: ['me'], ...options({ personal: true }) }),
    ]).then(() => {
      expect(dehydrate(client).queries.map(({ queryKey }) => queryKey)).toEqual([['stay']]);
      client.clear();
    });
  });
});
