import type { LocalTax } from '../api/stay.schema';
import { percentOf, type Cents } from '../money';

export interface TaxedStay {
  /** Cents, all nights and rooms, without the local tax. */
  readonly sellPrice: Cents;
  /** 1 where no dates are chosen. */
  readonly nights?: number;
  /** 2 where no guests are chosen. Children and babies are exempt. */
  readonly adults?: number;
}

export interface TaxedAmounts {
  /** Local tax of the stay, wherever it is paid. */
  readonly localTax: Cents;
  /** The part of it that the hotel takes. */
  readonly taxAtHotel: Cents;
  /** What the visitor pays us: the price, and the tax unless the hotel takes it. This is `expectedAmount` and `data-amount`. */
  readonly amountToPay: Cents;
  /** What the stay costs in all; a displayed total is this one. */
  readonly total: Cents;
}

/** Local tax of a stay in cents, rounded once, at the end. @spec PROD-039 PROD-040 */
export const localTaxOf = (tax: LocalTax | null, { sellPrice, nights = 1, adults = 2 }: TaxedStay): Cents => {
  if (!tax) return 0;
  return tax.type === 'BOOKING_PERCENTAGE'
    ? percentOf(sellPrice, tax.percentage)
    : Math.round(tax.amount * nights * adults);
};

/** The amounts of a stay with its local tax. @spec PROD-068 PROD-069 */
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

/** A price lowered by the automatic discount. @spec PROD-041 */
export const withExtraDiscount = (sellPrice: Cents, extraDiscount: number): Cents =>
  sellPrice - percentOf(sellPrice, Math.min(100, Math.max(0, extraDiscount)));
