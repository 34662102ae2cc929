import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { boxOffersCall, type BoxOffersQuery } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { boxOffersValidator } from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Stays per page. @spec BOX-014 */
const boxPageSize = 8;

const load = async (api: Api<Names>, boxCode: string, query: BoxOffersQuery, signal: AbortSignal) =>
  unwrap(await api.request(boxOffersCall, boxOffersValidator, { params: { boxCode }, query, signal }));

/** The stays of a box, page by page. An empty page ends the list. @spec BOX-014 BOX-016 */
export const boxStaysQuery = (api: Api<Names>, locale: Locale, code: string) =>
  infiniteQueryOptions({
    queryKey: ['box-stays', locale, code],
    queryFn: ({ pageParam, signal }) =>
      load(api, code, { locale, page: pageParam, limit: boxPageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.exactMatch.length === 0 ? undefined : pages.length),
  });

/** Places of all stays of a box. @spec BOX-008 */
export const boxPlacesQuery = (api: Api<Names>, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['box-places', locale, code],
    queryFn: async ({ signal }) =>
      (await load(api, code, { locale, performMapSearch: true }, signal)).exactMatch,
  });
