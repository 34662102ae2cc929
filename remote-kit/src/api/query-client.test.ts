import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import { createQueryClient, createServerQueryClient, renderedJson } from './query-client';

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

describe('the data of server HTML', () => {
  const renderedAt = async (now: number) => {
    jest.useFakeTimers({ now });
    const client = createServerQueryClient();
    await client.prefetchQuery({ queryKey: ['stay'], queryFn: () => ({ title: 'Bord de mer' }) });
    const data = renderedJson(client);
    client.clear();
    jest.useRealTimers();
    return data;
  };

  it('is the same whenever it was read, and restores the response', async () => {
    const data = await renderedAt(1000);
    expect(await renderedAt(999_000)).toEqual(data);
    const client = createQueryClient();
    hydrate(client, data as Partial<DehydratedState>);
    expect(client.getQueryData(['stay'])).toEqual({ title: 'Bord de mer' });
    client.clear();
  });
});
