import type { ShippingCostResponse } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { postalDays, type GiftFormat } from '@detour/shared-contracts/rules';

/** Cents; shipping is free. @spec GIFT-012 */
export const shippingCostOf = (_format: GiftFormat): Cents => 0;

/** Shipping cost (cents) and time (working days); both are 0 for e-mail. @spec CALL-065 */
export const shippingOf = (format: GiftFormat): ShippingCostResponse => ({
  amount: shippingCostOf(format),
  internationalFee: 0,
  currency: 'EUR',
  minDays: format === 'physical' ? postalDays.least : 0,
  maxDays: format === 'physical' ? postalDays.most : 0,
});
