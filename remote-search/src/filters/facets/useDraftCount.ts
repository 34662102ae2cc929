import { useQuery } from '@tanstack/react-query';
import { printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import { useDebounced } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { activitySearchQuery } from '../../activities/activity-search.query';
import { activityRequest } from '../../activities/activity-request';
import { offersQuery } from '../../results/search/offers.query';
import type { Criteria, Names } from '../../contract';

/** Delay, so that a moving slider sends no request. */
const settleMs = 250;

/** Number of results for a draft. Null until the search responds. */
export const useDraftCount = (criteria: Criteria, flow: Flow, isOpen: boolean): number | null => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const printed = printCriteria(criteria);
  const isSettled = useDebounced(printed, settleMs) === printed;
  const stays = useQuery({
    ...offersQuery(api, searchRequestOf(criteria, flow, locale, { limit: 1 })),
    enabled: isOpen && isSettled && flow !== 'activity',
  });
  const activities = useQuery({
    ...activitySearchQuery(api, activityRequest(criteria, locale, { page: 0, limit: 1 })),
    enabled: isOpen && isSettled && flow === 'activity',
  });
  return (flow === 'activity' ? activities.data : stays.data)?.totalCount ?? null;
};
