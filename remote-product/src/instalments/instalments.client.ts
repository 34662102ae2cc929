import {
  payInstalmentCall,
  payLaterEligibilityCall,
  type PartToPay,
  type PayLaterQuery,
  type PayLaterResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  payInstalmentValidator,
  payLaterEligibilityValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** @spec CALL-084 CALL-085 */
export const loadPlans = (
  api: Api<Names>,
  query: PayLaterQuery,
  signal?: AbortSignal,
): Promise<Result<PayLaterResponse, ApiError>> =>
  api.request(payLaterEligibilityCall, payLaterEligibilityValidator, { query, ...(signal && { signal }) });

/** Opens the payment of the refused part of an order's plan. A repeated call returns the same payment. */
export const openPart = (api: Api<Names>, orderUUID: string): Promise<Result<PartToPay, ApiError>> =>
  api.request(payInstalmentCall, payInstalmentValidator, { params: { orderUUID } });
