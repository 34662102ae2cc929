import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the answer of a write in the place of a query's data. Ends a running request of that query first: what it reads may be older
 * than the write, and it would take its place when it arrives. An update of data that is not there yet changes nothing.
 */
export const putData = <Data = unknown, Key extends QueryKey = QueryKey>(
  client: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<Data, Key> | ((present: InferDataFromTag<Data, Key>) => InferDataFromTag<Data, Key>),
): void => {
  type Value = InferDataFromTag<Data, Key>;
  const present = client.getQueryData<Value>(queryKey as QueryKey);
  if (typeof data === 'function' && present === undefined) return;
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Value>(queryKey as QueryKey, data as Value | (() => Value));
};
