import type { CancellationPolicy, OrderedStay } from '@detour/shared-contracts/api';
import { instantOf, isoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { OrderRow } from '../records/order.repository';
import { rulesOf } from './cancellation-rules';

type Steps = NonNullable<CancellationPolicy['steps']>;

/** The steps of terms that only name the last free day. */
const derivedSteps = (deadline: string | null, locale: Locale): Steps => {
  if (deadline === null) return [];
  const until = instantOf(isoDate(deadline), '23:59:59', timeZoneOf(locale)).toISOString();
  return [{ until, day: deadline, percent: 100 }];
};

/**
 * The terms of a changed stay. A step refunds at most what the booking would refund at the change, so that a change never
 * renews an expired step. This matters only for customer care, because buyers can change only while everything is
 * refundable.
 */
export const keptTerms = (stay: OrderedStay, booking: OrderRow, now: Date): OrderedStay => {
  const { percent: most } = rulesOf(booking, [], now);
  if (most === 100) return stay;
  const terms = stay.cancellationPolicy;
  const steps = terms.steps ?? derivedSteps(terms.cancellationDeadline, booking.locale as Locale);
  return {
    ...stay,
    cancellationPolicy: {
      ...terms,
      cancellable: false,
      isCancellable: false,
      cancellationDeadline: null,
      cancellableUntil: null,
      steps: most === 0 ? [] : steps.map((step) => ({ ...step, percent: Math.min(step.percent, most) })),
    },
  };
};
