import type { Cents } from '../../base/money';
import { addDays, addMonths, type IsoDate } from '../../base/iso-date';

/** A voucher of any kind is extended once, free of charge, from so many days before its last day to so many days after it. */
export const extensionTerms = { months: 6, daysBefore: 60, daysAfter: 30 } as const;

/** Cents of an exchange: the amount left to pay, and the value of the new voucher. The value of the old one is never lost. */
export const exchangeOf = (
  price: Cents,
  rest: Cents,
): { readonly due: Cents; readonly worth: Cents; readonly added: Cents } => ({
  due: Math.max(0, price - rest),
  worth: Math.max(price, rest),
  added: Math.max(0, rest - price),
});

/** Days when a voucher that ends on `lastDay` can be extended, both inclusive, and its last day afterwards. */
export const extensionOf = (
  lastDay: IsoDate,
): { readonly from: IsoDate; readonly until: IsoDate; readonly newLastDay: IsoDate } => ({
  from: addDays(lastDay, -extensionTerms.daysBefore),
  until: addDays(lastDay, extensionTerms.daysAfter),
  newLastDay: addMonths(lastDay, extensionTerms.months),
});
