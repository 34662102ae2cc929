import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { boxStaysQuery } from './box-stays.query';
import { toBoxStayView, type BoxStayView } from './box-stay.view-model';
import type { Names } from '../contract';

export interface BoxStaysState {
  /** null while the first page loads. */
  readonly stays: readonly BoxStayView[] | null;
  readonly total: number;
  readonly hasMore: boolean;
  readonly failed: boolean;
  readonly loading: boolean;
  more(): void;
}

/** The loaded stays of a box. @spec BOX-015 BOX-016 */
export const useBoxStays = (code: string): BoxStaysState => {
  const { locale } = useSite();
  const format = useFormat();
  const text = useText();
  const query = useInfiniteQuery(boxStaysQuery(useApi<Names>(), locale, code));
  const { data, hasNextPage, isError, isFetching, fetchNextPage, refetch } = query;
  const stays = useMemo(
    () =>
      data?.pages.flatMap((page) => page.exactMatch.map((offer) => toBoxStayView(offer, { format, text }))) ??
      null,
    [data, format, text],
  );
  const more = useCallback(() => {
    // Prevents a second request for a page that is loading.
    if (!isFetching) void (data ? fetchNextPage() : refetch());
  }, [data, fetchNextPage, isFetching, refetch]);
  return {
    stays,
    total: data?.pages[0]?.searchDetails.totalCount ?? 0,
    hasMore: hasNextPage,
    failed: isError,
    loading: isFetching,
    more,
  };
};
