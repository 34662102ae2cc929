import {
  payByCardCall,
  returnFromThreedsCall,
  startPaymentCall,
  type CallBody,
  type PaymentResponse,
  type StartedPayment,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  payByCardValidator,
  returnFromThreedsValidator,
  startPaymentValidator,
} from '@detour/shared-contracts/validator-loaders';
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

/** Called before the browser pays with the provider. Safe to repeat. */
export const startPayment = (api: Api<Names>, orderUUID: string): Promise<Result<StartedPayment, ApiError>> =>
  api.request(startPaymentCall, startPaymentValidator, { params: { orderUUID } });

/** Called after the browser paid, or when the result is unknown: the gateway queries the provider and updates the order. */
export const checkPayment = (
  api: Api<Names>,
  orderUUID: string,
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(returnFromThreedsCall, returnFromThreedsValidator, { params: { orderUUID }, body: {} });
