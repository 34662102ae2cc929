import { localTaxOf } from '@detour/shared-contracts/rules';
import type { LocalTax } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';

export interface TaxedAmounts {
  /** Local tax of the stay, wherever it is paid. */
  readonly localTax: Cents;
  /** The part of it that the hotel collects. */
  readonly taxAtHotel: Cents;
  /**
   * The amount that the visitor pays us: the price, plus the tax unless the hotel collects it. Used for `expectedAmount`
   * and `data-amount`.
   */
  readonly amountToPay: Cents;
  /** Total cost of the stay. Displayed totals use this amount. */
  readonly total: Cents;
}

/** The amounts of a stay including local tax. @spec PROD-068 PROD-069 */
export const amountsOf = (tax: LocalTax | null, stay: Parameters<typeof localTaxOf>[1]): TaxedAmounts => {
  const localTax = localTaxOf(tax, stay);
  const taxAtHotel = tax?.toBePaidAtHotel ? localTax : 0;
  return {
    localTax,
    taxAtHotel,
    amountToPay: stay.sellPrice + localTax - taxAtHotel,
    total: stay.sellPrice + localTax,
  };
};
