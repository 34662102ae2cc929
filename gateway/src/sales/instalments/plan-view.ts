import type { Order } from '@detour/shared-contracts/api';
import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { OrderRow } from '../records/order.repository';
import type { InstalmentRow } from './plan.repository';

type Plan = NonNullable<Order['plan']>;
type State = Plan['parts'][number]['state'];

/** `charging` lasts seconds: for the buyer the part waits, or its former card was refused. */
const stateOf = ({ state, attempts }: InstalmentRow): State =>
  state === 'charging' ? (attempts > 1 ? 'refused' : 'waiting') : state;

/** The first part, paid with the order itself. */
const firstOf = (order: OrderRow): Plan['parts'][number] => ({
  amount: order.amount,
  date: zonedNow(order.created_at.getTime(), timeZoneOf(order.locale as Locale)).date,
  state: order.confirmed_at
    ? 'paid'
    : order.status === 'held' || order.status === 'paying'
      ? 'waiting'
      : 'ended',
});

/** The buyer's view of a plan. Undefined for an order that is paid at once. */
export const toPlan = (
  order: OrderRow,
  later: readonly InstalmentRow[],
  isTest: boolean,
): Plan | undefined => {
  if (order.plan === null) return undefined;
  const isGone = order.status === 'expired' || order.status === 'cancelled';
  const rest = later.map((row) => ({
    amount: row.amount,
    date: row.due_on,
    state: isGone && row.state !== 'paid' ? ('ended' as const) : stateOf(row),
  }));
  return {
    type: order.plan,
    parts: [firstOf(order), ...rest],
    open: isGone ? 0 : order.later_amount,
    canPay:
      order.status === 'confirmed' && later.some(({ state }) => state === 'refused' || state === 'unpaid'),
    isTest,
  };
};

/** Cents of the later parts, paid or not. */
export const laterSumOf = (later: readonly InstalmentRow[]): Cents =>
  later.reduce((sum, { amount }) => sum + amount, 0);
