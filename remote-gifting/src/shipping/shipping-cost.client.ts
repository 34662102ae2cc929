import { shippingCostCall, type ShippingCostResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateShippingCost } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

export const loadShippingCost = (
  api: Api,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<ShippingCostResponse, ApiError>> =>
  api.request(shippingCostCall, validateShippingCost, {
    query: { locale, format: 'physical' },
    ...(signal && { signal }),
  });
