import type { ChangeRefusal, OrderedStay } from '@detour/shared-contracts/api';
import type { OrderRow } from '../records/order.repository';
import { rulesOf } from './cancellation-rules';

export interface ChangeRules {
  /** Last moment for a change. Null when there is none. */
  readonly until: Date | null;
  /** Null when the buyer may change the booking. */
  readonly refusal: ChangeRefusal | null;
}

const refuse = (refusal: ChangeRefusal): ChangeRules => ({ until: null, refusal });

/** A buyer may change a confirmed stay while a cancellation would refund all of it, so that a change never renews an expired step. */
export const changeRulesOf = (order: OrderRow, now: Date): ChangeRules => {
  if (order.status !== 'confirmed' || order.kind !== 'stay' || order.amends) return refuse('closed');
  // The price of a stay that is being paid in parts stays as it was agreed (record 0960).
  if (order.later_amount > 0) return refuse('closed');
  const { refusal, steps } = rulesOf(order, [], now);
  if (refusal) return refuse('started');
  const until = steps.filter(({ percent }) => percent === 100).at(-1)?.until;
  if (until) return { until, refusal: null };
  return refuse(
    (order.stay as OrderedStay).cancellationPolicy.type === 'FLEX' ? 'too-late' : 'not-changeable',
  );
};

/** Customer care may change a booking until the check-in, also beyond its terms. */
export const careChangeRulesOf = (order: OrderRow, now: Date): ChangeRules => {
  const rules = changeRulesOf(order, now);
  const isOpen = rules.refusal === 'too-late' || rules.refusal === 'not-changeable';
  return isOpen ? { until: null, refusal: null } : rules;
};
