import { useEffect } from 'react';
import { printCriteria, type Criteria, type OffersResponse } from '@detour/shared-contracts';
import { useHost } from '@detour/remote-kit';

/** Tells the shop once for each answer that is shown for the criteria in force. */
export const useResultsShown = (
  answer: Pick<OffersResponse, 'totalCount'> | null,
  criteria: Criteria,
): void => {
  const { bus } = useHost();
  const hash = printCriteria(criteria);
  useEffect(() => {
    if (answer) bus.emit('search.results-shown@1', { totalCount: answer.totalCount, hash });
  }, [bus, answer, hash]);
};
