import { queryOptions } from '@tanstack/react-query';
import type { ActivitySearchRequest } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadActivities, loadActivityDestinations } from './activity-search.client';
import type { Names } from '../contract';

export const activitySearchQuery = (api: Api<Names>, request: ActivitySearchRequest) =>
  queryOptions({
    queryKey: ['activity-search', JSON.stringify(request)],
    queryFn: async ({ signal }) => unwrap(await loadActivities(api, request, signal)),
  });

export const activityDestinationsQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['activity-destinations', locale],
    queryFn: async ({ signal }) => unwrap(await loadActivityDestinations(api, locale, signal)),
  });
