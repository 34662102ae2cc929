import { queryOptions } from '@tanstack/react-query';
import { facetTypes, type FacetsQuery } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { toSearchFacets } from './search-facets';
import { searchCriteriaOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadActivityList, loadFacets } from './facets.client';
import type { Criteria, Names } from '../../contract';

const facetsRequest = (criteria: Criteria, flow: Flow, locale: Locale): FacetsQuery => ({
  ...searchCriteriaOf(criteria, flow),
  locale,
  flow,
  orderBy: 'priceQuality',
  withNames: true,
  propertiesRequested: facetTypes.join(','),
});

/** Requested again whenever filters open or change, because stock changes. @spec FILT-016 FILT-017 */
export const facetsQuery = (api: Api<Names>, criteria: Criteria, flow: Flow, locale: Locale) => {
  const request = facetsRequest(criteria, flow, locale);
  return queryOptions({
    queryKey: ['facets', JSON.stringify(request)],
    queryFn: async ({ signal }) => toSearchFacets(unwrap(await loadFacets(api, request, signal))),
    staleTime: 0,
  });
};

export const activityListQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['activity-list', locale],
    queryFn: async ({ signal }) => unwrap(await loadActivityList(api, locale, signal)),
  });
