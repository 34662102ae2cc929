import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { usePartQueryClient } from './usePartQueryClient';

let seen: QueryClient | null = null;

const Answer = () => <p>{useQuery({ queryKey: ['answer'], queryFn: () => Promise.resolve('42') }).data}</p>;

/** Runs a callback and counts the long timers that it leaves behind. */
const longTimersOf = async (work: () => void | Promise<void>): Promise<number> => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const cleared = jest.spyOn(globalThis, 'clearTimeout');
  await work();
  const long = set.mock.results.filter((_, call) => (set.mock.calls[call]?.[1] ?? 0) >= 60_000);
  const gone = cleared.mock.calls.map(([id]) => id);
  set.mockRestore();
  cleared.mockRestore();
  return long.filter(({ value }) => !gone.includes(value)).length;
};

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
  it('leaves no query and no timer behind on unmount', async () => {
    const { unmount } = render(<Part />);
    await screen.findByText('42');
    expect(seen?.getQueryCache().getAll()).toHaveLength(1);
    const left = await longTimersOf(async () => {
      unmount();
      await act(() => Promise.resolve());
    });
    expect(seen?.getQueryCache().getAll()).toHaveLength(0);
    expect(left).toBe(0);
  });

  it('leaves no long timer for a running request', async () => {
    let answer: ((value: string) => void) | undefined;
    const late = () => new Promise<string>((resolve) => (answer = resolve));
    const Waiting = () => <p>{useQuery({ queryKey: ['late'], queryFn: late }).data}</p>;
    const Place = () => (
      <QueryClientProvider client={usePartQueryClient()}>
        <Waiting />
      </QueryClientProvider>
    );
    const { unmount } = render(<Place />);
    const left = await longTimersOf(async () => {
      unmount();
      await act(() => Promise.resolve());
      answer?.('42');
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    });
    expect(left).toBe(0);
  });
});
