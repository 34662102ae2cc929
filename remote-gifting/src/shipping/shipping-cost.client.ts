import { shippingCostCall, type ShippingCostResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { shippingCostValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadShippingCost = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<ShippingCostResponse, ApiError>> =>
  api.request(shippingCostCall, shippingCostValidator, {
    query: { locale, format: 'physical' },
    ...(signal && { signal }),
  });
