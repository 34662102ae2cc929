import {
  returnFromThreedsCall,
  startPaymentCall,
  type PaymentResponse,
  type StartedPayment,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  returnFromThreedsValidator,
  startPaymentValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { expressPart } from '../contract/order-part';

/** Names that a payment with a provider's script needs. */
export interface ProviderNames {
  readonly calls: (typeof expressPart)['calls'][number];
}

/** Called before the browser pays with the provider. Safe to repeat. */
export const startPayment = (
  api: Api<ProviderNames>,
  orderUUID: string,
): Promise<Result<StartedPayment, ApiError>> =>
  api.request(startPaymentCall, startPaymentValidator, { params: { orderUUID } });

/** Called after the browser paid, or when the result is unknown: the gateway queries the provider and updates the order. */
export const checkPayment = (
  api: Api<ProviderNames>,
  orderUUID: string,
): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(returnFromThreedsCall, returnFromThreedsValidator, { params: { orderUUID }, body: {} });
