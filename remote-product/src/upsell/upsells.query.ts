import { queryOptions } from '@tanstack/react-query';
import { printCriteria } from '@detour/shared-contracts/criteria';
import { unwrap, type Api } from '@detour/remote-kit';
import { offersCriteria } from '../hotel/offers/hotel-offers.query';
import { loadUpsells, type UpsellsRequest } from './upsells.client';
import type { Names } from '../contract';

export const upsellsQuery = (api: Api<Names>, { criteria: all, ...request }: UpsellsRequest) => {
  const criteria = offersCriteria(all);
  return queryOptions({
    queryKey: ['upsells', request, request.gift ? '' : printCriteria(criteria)],
    queryFn: async ({ signal }) => unwrap(await loadUpsells(api, { ...request, criteria }, signal)),
    staleTime: 20_000,
  });
};
