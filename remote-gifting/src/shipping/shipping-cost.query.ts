import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadShippingCost } from './shipping-cost.client';
import type { Names } from '../contract';

export const shippingCostQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['shipping-cost', locale],
    queryFn: async ({ signal }) => unwrap(await loadShippingCost(api, locale, signal)),
  });
