import type { ShippingCostResponse } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { postalDays, type GiftFormat } from '@detour/shared-contracts/rules';

/** Cents. The post is on us. @spec GIFT-012 */
export const shippingCostOf = (_format: GiftFormat): Cents => 0;

/** What the post takes, in cents and working days; e-mail takes neither. @spec CALL-065 */
export const shippingOf = (format: GiftFormat): ShippingCostResponse => ({
  amount: shippingCostOf(format),
  internationalFee: 0,
  currency: 'EUR',
  minDays: format === 'physical' ? postalDays.least : 0,
  maxDays: format === 'physical' ? postalDays.most : 0,
});
