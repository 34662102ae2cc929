import { useEffect } from 'react';
import type { OffersResponse } from '@detour/shared-contracts/api';
import { printCriteria } from '@detour/shared-contracts/criteria';
import { useHost } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

/** Emits an event once per displayed response. */
export const useResultsShown = (
  answer: Pick<OffersResponse, 'totalCount'> | null,
  criteria: Criteria,
): void => {
  const { bus } = useHost<Names>();
  const hash = printCriteria(criteria);
  useEffect(() => {
    if (answer) bus.emit('search.results-shown@1', { totalCount: answer.totalCount, hash });
  }, [bus, answer, hash]);
};
