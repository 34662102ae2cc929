import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBlock, Skeleton } from '@detour/shared-ui';
import { useText } from '../text';

export interface LoadedListProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** One list of the page. Its failure does not affect the other lists. */
export const LoadedList = <T,>({ query, children }: LoadedListProps<T>) => {
  const text = useText();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton width="100%" height="6rem" radius="l" />;
  return (
    <ErrorBlock
      message={text('form.loadFailed')}
      retryLabel={text('ui.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
