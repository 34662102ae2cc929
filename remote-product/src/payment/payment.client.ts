import {
  payByCardCall,
  payByRedirectCall,
  returnFromThreedsCall,
  type CallBody,
  type PaymentResponse,
  type StartedRedirect,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import {
  payByCardValidator,
  payByRedirectValidator,
  returnFromThreedsValidator,
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

/** Begins a payment on the page of a method. A repeated call begins another attempt, which ends the page of the former one. */
export const payByRedirect = (
  api: Api<Names>,
  orderUUID: string,
  method: RedirectMethod,
): Promise<Result<StartedRedirect, ApiError>> =>
  api.request(payByRedirectCall, payByRedirectValidator, { params: { orderUUID }, body: { method } });

export const answerThreeds = (
  api: Api<Names>,
  orderUUID: string,
  result: 'approved' | 'refused',
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(returnFromThreedsCall, returnFromThreedsValidator, { params: { orderUUID }, body: { result } });
