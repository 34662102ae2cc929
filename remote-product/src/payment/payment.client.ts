import {
  payByCardCall,
  returnFromThreedsCall,
  type CallBody,
  type PaymentResponse,
  type Result,
} from '@detour/shared-contracts';
import { validatePayByCard, validateReturnFromThreeds } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/shared-ui/remote';

/** Digits only; expiry `MM/yy`. Never stored, never logged. */
export type Card = NonNullable<CallBody<typeof payByCardCall>>;

export const payByCard = (
  api: Api,
  orderUUID: string,
  card: Card,
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(payByCardCall, validatePayByCard, { params: { orderUUID }, body: card });

export const answerThreeds = (
  api: Api,
  orderUUID: string,
  result: 'approved' | 'refused',
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(returnFromThreedsCall, validateReturnFromThreeds, { params: { orderUUID }, body: { result } });
