import type { LocalTax } from '../api/stay.schema';
import { percentOf, type Cents } from '../base/money';

export interface TaxedStay {
  /** Cents for all nights and rooms, without local tax. */
  readonly sellPrice: Cents;
  /** 1 when no dates are chosen. */
  readonly nights?: number;
  /** 2 when no guests are chosen. Children and babies are exempt. */
  readonly adults?: number;
}

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

/** Local tax of a stay in cents, rounded once at the end. @spec PROD-039 PROD-040 */
export const localTaxOf = (tax: LocalTax | null, { sellPrice, nights = 1, adults = 2 }: TaxedStay): Cents => {
  if (!tax) return 0;
  return tax.type === 'BOOKING_PERCENTAGE'
    ? percentOf(sellPrice, tax.percentage)
    : Math.round(tax.amount * nights * adults);
};

/** The amounts of a stay including local tax. @spec PROD-068 PROD-069 */
export const amountsOf = (tax: LocalTax | null, stay: TaxedStay): TaxedAmounts => {
  const localTax = localTaxOf(tax, stay);
  const taxAtHotel = tax?.toBePaidAtHotel ? localTax : 0;
  return {
    localTax,
    taxAtHotel,
    amountToPay: stay.sellPrice + localTax - taxAtHotel,
    total: stay.sellPrice + localTax,
  };
};

/** A price reduced by the automatic discount. @spec PROD-041 */
export const withExtraDiscount = (sellPrice: Cents, extraDiscount: number): Cents =>
  sellPrice - percentOf(sellPrice, Math.min(100, Math.max(0, extraDiscount)));
