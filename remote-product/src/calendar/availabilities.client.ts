import {
  availabilitiesCall,
  checkoutNightsCall,
  type AvailabilityResponse,
} from '@detour/shared-contracts/api';
import { err, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Guests } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { availabilitiesValidator, checkoutNightsValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface AvailabilitiesRequest {
  readonly id: string;
  /** Site whose promotions the prices have. */
  readonly locale: Locale;
  readonly guests: Guests;
  /** First month, `yyyy-MM`, and number of months. */
  readonly month: string;
  readonly length: number;
}

/** @spec PROD-059 */
export const loadAvailabilities = async (
  api: Api<Names>,
  { id, locale, guests, month, length }: AvailabilitiesRequest,
  signal?: AbortSignal,
): Promise<Result<AvailabilityResponse, ApiError>> =>
  id === ''
    ? err({ kind: 'invalid', message: 'Product ID is required' })
    : api.request(availabilitiesCall, availabilitiesValidator, {
        params: { id },
        query: { month, length, locale, ...guests },
        ...(signal && { signal }),
      });

export interface CheckoutNightsRequest {
  readonly id: string;
  readonly locale: Locale;
  readonly guests: Guests;
  readonly checkin: IsoDate;
}

/** The night counts that a check-in allows, for example 2 and 3. */
export const loadCheckoutNights = (
  api: Api<Names>,
  { id, locale, guests, checkin }: CheckoutNightsRequest,
  signal?: AbortSignal,
): Promise<Result<readonly number[], ApiError>> =>
  api.request(checkoutNightsCall, checkoutNightsValidator, {
    params: { id },
    query: { locale, checkin, ...guests, multiOffer: true, client: 'msite' },
    ...(signal && { signal }),
  });
