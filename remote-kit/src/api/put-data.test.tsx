import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { putData } from './put-data';
import { createQueryClient } from './query-client';

/** A query whose requests are answered by the test, in any order. */
const heldQuery = () => {
  const answers: ((value: readonly string[]) => void)[] = [];
  const query = queryOptions({
    queryKey: ['passkeys'],
    queryFn: () => new Promise<readonly string[]>((resolve) => answers.push(resolve)),
    staleTime: 0,
  });
  return { answers, query };
};

const renderList = ({ query }: ReturnType<typeof heldQuery>) => {
  const client = createQueryClient();
  const List = () => {
    const { data, isError, isFetching } = useQuery(query);
    return <p>{isError ? 'failed' : `${data?.join(', ') ?? 'loading'}${isFetching ? ' …' : ''}`}</p>;
  };
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  return client;
};

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describe('putData', () => {
  it('keeps the answer of a write when the first request of the list answers later', async () => {
    const held = heldQuery();
    const client = renderList(held);
    act(() => putData(client, held.query.queryKey, ['Telefoon']));
    await settle();
    await act(async () => held.answers[0]?.([]));
    await settle();
    expect(screen.getByText('Telefoon')).toBeInTheDocument();
    client.clear();
  });

  it('keeps it when a repeated request answers later', async () => {
    const held = heldQuery();
    const client = renderList(held);
    await act(async () => held.answers[0]?.(['Laptop']));
    await screen.findByText('Laptop');
    act(() => void client.invalidateQueries(held.query));
    await screen.findByText('Laptop …');
    act(() => putData(client, held.query.queryKey, (present) => [...present, 'Telefoon']));
    await act(async () => held.answers[1]?.(['Laptop']));
    await settle();
    expect(screen.getByText('Laptop, Telefoon')).toBeInTheDocument();
    client.clear();
  });

  it('leaves the list open to a later request', async () => {
    const held = heldQuery();
    const client = renderList(held);
    act(() => putData(client, held.query.queryKey, ['Telefoon']));
    act(() => void client.invalidateQueries(held.query));
    await act(async () => held.answers[1]?.(['Laptop', 'Telefoon']));
    await settle();
    expect(screen.getByText('Laptop, Telefoon')).toBeInTheDocument();
    client.clear();
  });

  it('leaves the first request running when there is nothing to update', async () => {
    const held = heldQuery();
    const client = renderList(held);
    act(() => putData(client, held.query.queryKey, (present) => [...present, 'Telefoon']));
    await act(async () => held.answers[0]?.(['Laptop']));
    expect(await screen.findByText('Laptop')).toBeInTheDocument();
    client.clear();
  });

  it('leaves other queries running', async () => {
    const held = heldQuery();
    const client = renderList(held);
    act(() => putData(client, ['passkeys', 'names'], ['Telefoon']));
    await act(async () => held.answers[0]?.(['Laptop']));
    expect(await screen.findByText('Laptop')).toBeInTheDocument();
    client.clear();
  });
});
