import type { OrderedStay } from '@detour/shared-contracts/api';
import { instantOf, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { CancellationRefusal } from '@detour/shared-contracts/api';
import type { OrderRow } from '../records/order.repository';
import { withdrawUntilOf } from '../vouchers/voucher-validity';
import { marketDayOf } from '../vouchers/voucher.repository';
import type { VoucherRow } from '../vouchers/voucher-row';

/** A step: until `until`, inclusive, `percent` of the price is refunded. `day` is that day in the time zone of the place. */
interface Step {
  readonly until: Date;
  readonly day: IsoDate;
  readonly percent: number;
}

export interface Rules {
  readonly right: 'terms' | 'withdrawal';
  /** Percent that comes back at this moment. */
  readonly percent: number;
  /** Open steps, in their order. */
  readonly steps: readonly Step[];
  /** Null when the buyer may cancel. */
  readonly refusal: CancellationRefusal | null;
}

/** The sold steps. Terms without steps have one: free until the end of their deadline, on the market's clock. */
const soldSteps = ({ cancellationPolicy: sold }: OrderedStay, locale: Locale): readonly Step[] => {
  if (sold.steps)
    return sold.steps.map(({ until, day, percent }) => ({
      until: new Date(until),
      day: isoDate(day),
      percent,
    }));
  if (sold.cancellationDeadline === null) return [];
  const day = isoDate(sold.cancellationDeadline);
  return [{ until: instantOf(day, '23:59:59', timeZoneOf(locale)), day, percent: 100 }];
};

// A step ends with its last second, not at its beginning.
const isOpen = ({ until }: Step, now: Date): boolean => now.getTime() < until.getTime() + 1000;

const stayRules = ({ stay, locale }: OrderRow, now: Date): Rules => {
  const sold = stay as OrderedStay;
  const steps = soldSteps(sold, locale as Locale).filter((step) => isOpen(step, now));
  const begin = instantOf(isoDate(sold.checkin), sold.checkinTime, timeZoneOf(locale as Locale));
  const hasBegun = now >= begin;
  return {
    right: 'terms',
    percent: hasBegun ? 0 : Math.max(0, ...steps.map(({ percent }) => percent)),
    steps: hasBegun ? [] : steps,
    refusal: hasBegun ? 'started' : null,
  };
};

export type OwnVoucher = VoucherRow & {
  /** A day is booked with the partner and can no longer be cancelled. */
  readonly hasVisit: boolean;
};

const isUnused = ({ hasVisit, state, remaining, value }: OwnVoucher): boolean =>
  !hasVisit && (state === 'issued' || state === 'claimed') && remaining === value;

/** The last day of the right of withdrawal: 14 days without a reason (2011/83, art. 9). */
const withdrawalStep = (order: OrderRow, now: Date): Step => {
  const day = withdrawUntilOf(marketDayOf(order.locale, order.confirmed_at ?? now));
  return { until: instantOf(day, '23:59:59', timeZoneOf(order.locale as Locale)), day, percent: 100 };
};

/** Gifts of an order that have not been withdrawn from. */
export const remainingOf = (vouchers: readonly OwnVoucher[]): readonly OwnVoucher[] =>
  vouchers.filter(({ state }) => state !== 'refunded');

/** Gifts of a confirmed order that the buyer may withdraw separately at a moment. */
export const withdrawableOf = (
  order: OrderRow,
  vouchers: readonly OwnVoucher[],
  now: Date,
): readonly OwnVoucher[] => (isOpen(withdrawalStep(order, now), now) ? careWithdrawableOf(vouchers) : []);

/** Gifts that customer care may take back at any time. */
export const careWithdrawableOf = (vouchers: readonly OwnVoucher[]): readonly OwnVoucher[] =>
  vouchers.filter(isUnused);

/** An order of vouchers can be withdrawn from as a whole while all that remain are unused. */
const voucherRules = (order: OrderRow, vouchers: readonly OwnVoucher[], now: Date): Rules => {
  const step = withdrawalStep(order, now);
  const remaining = remainingOf(vouchers);
  const areUnused = remaining.length > 0 && remaining.every(isUnused);
  const refusal = areUnused ? (isOpen(step, now) ? null : 'too-late') : 'used';
  return {
    right: 'withdrawal',
    percent: refusal ? 0 : 100,
    steps: refusal ? [] : [step],
    refusal,
  };
};

/**
 * Returns the rights of the buyer of a confirmed order at a moment, by the sold terms or the right of withdrawal. `vouchers`
 * are the order's own.
 */
export const rulesOf = (order: OrderRow, vouchers: readonly OwnVoucher[], now: Date): Rules =>
  order.kind === 'stay' ? stayRules(order, now) : voucherRules(order, vouchers, now);

/** Customer care may always cancel until the stay is over. The refund by the terms is that of the buyer. */
const careStayRules = (order: OrderRow, now: Date): Rules => {
  const sold = order.stay as OrderedStay;
  const end = instantOf(isoDate(sold.checkout), sold.checkoutTime, timeZoneOf(order.locale as Locale));
  return { ...stayRules(order, now), refusal: now >= end ? 'closed' : null };
};

/**
 * Returns the rights of customer care: cancel until the check-out, and withdraw an unused voucher at any time. `percent` is
 * that of the terms.
 */
export const careRulesOf = (order: OrderRow, vouchers: readonly OwnVoucher[], now: Date): Rules => {
  if (order.kind === 'stay') return careStayRules(order, now);
  const rules = voucherRules(order, vouchers, now);
  return rules.refusal === 'too-late' ? { ...rules, refusal: null } : rules;
};
