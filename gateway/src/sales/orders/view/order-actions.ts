import { orderActions, type Order, type OrderAction } from '@detour/shared-contracts/api';
import type { OrderRow } from '../../records/order.repository';
import { canBeInvoiced } from '../../invoices/issue-invoice';
import type { OrderMoney } from '../../refunds/order-money';
import { rulesOf, withdrawableOf, type OwnVoucher, type Rules } from '../../terms/cancellation-rules';
import { changeRulesOf } from '../../terms/change-rules';

export interface ActionFacts {
  readonly order: OrderRow;
  /** Status for the visitor at this moment. */
  readonly status: Order['status'];
  readonly money: OrderMoney;
  /** The order's own vouchers, once it is paid. */
  readonly vouchers: readonly OwnVoucher[];
  readonly now: Date;
}

interface Judged extends ActionFacts {
  /** Null unless the order is confirmed. */
  readonly rules: Rules | null;
}

const isStay = ({ order }: Judged): boolean => order.kind === 'stay';
const isWaiting = ({ status }: Judged): boolean => status === 'held' || status === 'paying';
const isConfirmed = ({ status }: Judged): boolean => status === 'confirmed';
const mayEnd = ({ rules }: Judged): boolean => rules?.refusal === null;
const holdsVoucher = ({ vouchers }: Judged): boolean =>
  vouchers.some(({ state }) => state === 'issued' || state === 'claimed' || state === 'redeemed');

/** When the buyer may do what. One line for each action. */
const allowed: Readonly<Record<OrderAction, (facts: Judged) => boolean>> = {
  pay: isWaiting,
  change: ({ order, now }) => changeRulesOf(order, now).refusal === null,
  cancel: (facts) => isStay(facts) && mayEnd(facts),
  withdraw: (facts) =>
    isConfirmed(facts) && withdrawableOf(facts.order, facts.vouchers, facts.now).length > 0,
  invoice: ({ order, money }) => canBeInvoiced(order, money),
  itinerary: (facts) => isStay(facts) && isConfirmed(facts),
  calendar: (facts) => isStay(facts) && isConfirmed(facts),
  voucher: (facts) => isConfirmed(facts) && holdsVoucher(facts),
  resend: ({ order, status }) =>
    order.confirmed_at !== null &&
    order.anonymised_at === null &&
    (status === 'confirmed' || status === 'cancelled'),
};

/** Current actions of the buyer on an order, in the order of `orderActions`. */
export const actionsOf = (facts: ActionFacts): readonly OrderAction[] => {
  const { order, status, vouchers, now } = facts;
  const rules = status === 'confirmed' ? rulesOf(order, vouchers, now) : null;
  return orderActions.filter((action) => allowed[action]({ ...facts, rules }));
};
