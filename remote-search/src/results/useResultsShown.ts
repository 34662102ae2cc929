import { useEffect } from 'react';
import { analyticsLimits, type OffersResponse } from '@detour/shared-contracts/api';
import { printCriteria } from '@detour/shared-contracts/criteria';
import type { EventPayload } from '@detour/shared-contracts/events';
import { useHost } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

export type ListedItems = NonNullable<EventPayload<'search.results-shown@1'>['items']>;

/** The first stays of a response, in their order, as many as an event may list. */
export const listedStays = ({ exactMatch }: Pick<OffersResponse, 'exactMatch'>): ListedItems =>
  exactMatch.slice(0, analyticsLimits.items).map(({ id, sellPrice }) => ({ id, sellPrice }));

/** Emits an event once per displayed response. `items`: null while there is none; keep its identity. @spec ANALYT-004 */
export const useResultsShown = (
  answer: Pick<OffersResponse, 'totalCount'> | null,
  criteria: Criteria,
  items: ListedItems | null,
): void => {
  const { bus } = useHost<Names>();
  const hash = printCriteria(criteria);
  useEffect(() => {
    if (answer && items) bus.emit('search.results-shown@1', { totalCount: answer.totalCount, hash, items });
  }, [bus, answer, hash, items]);
};
