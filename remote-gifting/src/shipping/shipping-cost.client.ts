import { shippingCostCall, type ShippingCostResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateShippingCost } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadShippingCost = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<ShippingCostResponse, ApiError>> =>
  api.request(shippingCostCall, validateShippingCost, {
    query: { locale, format: 'physical' },
    ...(signal && { signal }),
  });
