import {
  payByCardCall,
  returnFromThreedsCall,
  type CallBody,
  type PaymentResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { payByCardValidator, returnFromThreedsValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Digits only; expiry `MM/yy`. Never stored, never logged. */
export type Card = NonNullable<CallBody<typeof payByCardCall>>;

export const payByCard = (
  api: Api<Names>,
  orderUUID: string,
  card: Card,
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(payByCardCall, payByCardValidator, { params: { orderUUID }, body: card });

export const answerThreeds = (
  api: Api<Names>,
  orderUUID: string,
  result: 'approved' | 'refused',
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(returnFromThreedsCall, returnFromThreedsValidator, { params: { orderUUID }, body: { result } });
