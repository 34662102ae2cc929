import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { usePartQueryClient } from './usePartQueryClient';

let seen: QueryClient | null = null;

const Answer = () => <p>{useQuery({ queryKey: ['answer'], queryFn: () => Promise.resolve('42') }).data}</p>;

const Part = () => {
  const client = usePartQueryClient();
  seen = client;
  return (
    <QueryClientProvider client={client}>
      <Answer />
    </QueryClientProvider>
  );
};

describe('usePartQueryClient', () => {
  it('leaves no query and no timer behind when its part goes', async () => {
    const { unmount } = render(<Part />);
    await screen.findByText('42');
    expect(seen?.getQueryCache().getAll()).toHaveLength(1);
    const set = jest.spyOn(globalThis, 'setTimeout');
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    unmount();
    await act(() => Promise.resolve());
    expect(seen?.getQueryCache().getAll()).toHaveLength(0);
    const fiveMinutes = set.mock.results.filter((_, call) => (set.mock.calls[call]?.[1] ?? 0) >= 300_000);
    const gone = cleared.mock.calls.map(([id]) => id);
    expect(fiveMinutes.every(({ value }) => gone.includes(value))).toBe(true);
  });
});
