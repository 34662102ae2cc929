import { confirmFreeCall, type PaymentResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { validateConfirmFree } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Confirms an order that codes pay in full. Idempotent. */
export const confirmFree = (api: Api<Names>, orderUUID: string): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(confirmFreeCall, validateConfirmFree, { params: { orderUUID } });
