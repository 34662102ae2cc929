import type { LocalTax } from '../../api/products/stay.schema';
import { percentOf, type Cents } from '../../base/money';

interface TaxedStay {
  /** Cents for all nights and rooms, without local tax. */
  readonly sellPrice: Cents;
  /** 1 when no dates are chosen. */
  readonly nights?: number;
  /** 2 when no guests are chosen. Each adult (12 and over) is charged, children and babies are not (A-031, 0906). */
  readonly adults?: number;
}

/** Local tax of a stay in cents, rounded once at the end. @spec PROD-039 PROD-040 */
export const localTaxOf = (tax: LocalTax | null, { sellPrice, nights = 1, adults = 2 }: TaxedStay): Cents => {
  if (!tax) return 0;
  return tax.type === 'BOOKING_PERCENTAGE'
    ? percentOf(sellPrice, tax.percentage)
    : Math.round(tax.amount * nights * adults);
};
