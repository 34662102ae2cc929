import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadShippingCost } from './shipping-cost.client';

export const shippingCostQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['shipping-cost', locale],
    queryFn: async ({ signal }) => unwrap(await loadShippingCost(api, locale, signal)),
  });
