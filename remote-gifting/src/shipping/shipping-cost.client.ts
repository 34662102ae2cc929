import {
  shippingCostCall,
  type Locale,
  type Result,
  type ShippingCostResponse,
} from '@detour/shared-contracts';
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
