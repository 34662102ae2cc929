import type { ActivityPartner, Buyer, Order, OrderResponse } from '@detour/shared-contracts/api';
import { isRedirectMethod, type Locale } from '@detour/shared-contracts/sites';
import type { Giving } from '../../vouchers/deliveries/find-giving';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';
import { toOrderVoucher } from '../../vouchers/order-voucher';
import type { OwnVoucher } from '../../terms/cancellation-rules';
import type { OrderMoney } from '../../refunds/order-money';
import { actionsOf } from './order-actions';
import type { Change } from '../../records/amendment.repository';
import { toMoneyView } from './order-money-view';
import type { OrderPage } from './order-page.repository';
import type { Keyring } from '../../../settings/keyring';
import { laterSumOf, toPlan } from '../../instalments/plan-view';
import type { InstalmentRow } from '../../instalments/plan.repository';
import { holdLimitOf } from '../../records/hold-limit';
import type { Payable } from '../../records/payable.repository';
import type { OrderLineRow, OrderRow, PaymentRow } from '../../records/order.repository';

// For the visitor an order expires with its hold, even before the job has closed it.
const statusNow = (order: Pick<OrderRow, 'status' | 'hold_expires_at'>, now: number): Order['status'] =>
  order.status === 'held' && order.hold_expires_at.getTime() <= now ? 'expired' : order.status;

const paymentOf = (payment: PaymentRow | undefined): Order['payment'] =>
  payment?.status === 'authorised' ? { method: payment.method ?? 'card', last4: payment.last4 } : null;

/** A gift of an order, as it was bought and as it is now. */
export interface OrderedGift {
  readonly snapshot: VoucherSnapshot;
  readonly giving: Giving;
  /** Of an activity. */
  readonly partner: ActivityPartner | null;
}

interface Parts {
  readonly order: OrderRow;
  /** Those of the last change, if there is one. */
  readonly lines: readonly OrderLineRow[];
  /** The last change; null without one. */
  readonly change: Change | null;
  /** Booking that the order changes. */
  readonly changes: OrderRow | undefined;
  readonly payment: PaymentRow | undefined;
  /** Later parts of its plan. */
  readonly later: readonly InstalmentRow[];
  readonly isTestPlan: boolean;
  /** Issued once the order is paid. */
  readonly vouchers: readonly OwnVoucher[];
  /** By position; empty for a stay. */
  readonly gifts: readonly OrderedGift[];
  readonly money: OrderMoney;
  readonly page: OrderPage;
  readonly secret: Keyring;
  /** Set for a provider that takes cards in the browser. */
  readonly publishableKey: string | null;
  /** Minutes that a hold lasts at most, with its extensions. */
  readonly holdMaxMinutes: number | undefined;
  /** Payment methods that it can be paid with. Absent: the caller knows no settings. */
  readonly methods?: readonly string[] | undefined;
  /** ms UTC */
  readonly now: number;
}

type PaymentView = Pick<
  Order,
  | 'paymentMethods'
  | 'isTestPayment'
  | 'paymentRedirect'
  | 'paymentPending'
  | 'paymentProblem'
  | 'paymentReturn'
>;

const returnOf = ({ method, captured, pending_since: since }: PaymentRow): PaymentView =>
  isRedirectMethod(method) && (since !== null || captured) ? { paymentReturn: { method } } : {};

/** How an order that waits for its payment can be paid, and how far its payment on the page of a method is. */
const paymentViewOf = ({ order, payment, methods }: Parts, status: Order['status']): PaymentView => {
  if (order.amount === 0 || !payment) return {};
  if (status === 'expired' || status === 'cancelled') return returnOf(payment);
  if (status !== 'held' && status !== 'paying') return {};
  const { method, redirect_url: url, pending_since: since, refusal } = payment;
  const isPaying = status === 'paying' && isRedirectMethod(method);
  return {
    ...(methods && { paymentMethods: [...methods] }),
    isTestPayment: payment.provider === 'sandbox',
    ...(isPaying && payment.status === 'requires_action' && url && { paymentRedirect: { method, url } }),
    ...(isPaying && since && { paymentPending: { method, until: order.hold_expires_at.toISOString() } }),
    ...(status === 'held' &&
      isRedirectMethod(method) &&
      refusal && { paymentProblem: { method, reason: refusal === 'left' ? 'left' : 'refused' } }),
  };
};

const toLine = ({
  kind,
  label,
  quantity,
  amount,
}: Omit<Order['lines'][number], 'kind'> & { readonly kind: string }) => ({
  kind: kind as Order['lines'][number]['kind'],
  label,
  quantity,
  amount,
});

/** How an order is paid, in lines that are none of its price. */
const payments: ReadonlySet<string> = new Set(['paid_before', 'paid_later']);

/** Lines of the price. Earlier payments of a changed booking are not lines: see `changes`. */
const linesOf = ({ lines, change }: Pick<Parts, 'lines' | 'change'>): Order['lines'] => {
  const own = lines.filter(({ kind }) => !payments.has(kind)).map(toLine);
  if (!change) return own;
  const credits = change.credits.map(({ label, amount }) =>
    toLine({ kind: 'gift_card_payment', label, quantity: 1, amount: -amount }),
  );
  return [...own.filter(({ kind }) => kind !== 'gift_card_payment'), ...credits];
};

const changesOf = ({
  changes,
  lines,
  order: { part },
}: Pick<Parts, 'changes' | 'lines' | 'order'>): Pick<Order, 'changes'> =>
  changes && part === null
    ? {
        changes: {
          orderUUID: changes.uuid,
          orderNumber: changes.number,
          paid: lines.reduce((sum, { kind, amount }) => (kind === 'paid_before' ? sum - amount : sum), 0),
        },
      }
    : {};

/** The plan of an order, or the booking whose part it pays. */
const planOf = ({ order, later, isTestPlan, changes }: Parts): Pick<Order, 'plan' | 'paysPartOf'> => {
  const plan = toPlan(order, later, isTestPlan);
  const { uuid: orderUUID, number: orderNumber } = changes ?? {};
  return {
    ...(plan && { plan }),
    ...(order.part !== null && orderUUID && orderNumber && { paysPartOf: { orderUUID, orderNumber } }),
  };
};

const giftsOf = (
  { order, vouchers, gifts, secret }: Parts,
  now: number,
): Pick<Order, 'voucher' | 'vouchers'> => {
  const shown = gifts.map((gift, position) =>
    toOrderVoucher({
      ...gift,
      order,
      position,
      voucher: vouchers.find((voucher) => voucher.position === position),
      secret,
      now,
    }),
  );
  return { voucher: shown[0] ?? null, ...(shown.length > 0 && { vouchers: shown }) };
};

/** The buyer's view of an order, with only the buyer data that the page shows. */
export const toOrder = (parts: Parts): Order => {
  const { publishableKey, now, page, holdMaxMinutes } = parts;
  const { order, change, payment, vouchers, money } = parts;
  const { firstName, lastName, email } = order.buyer as Buyer;
  const status = statusNow(order, now);
  const isWaiting = status === 'held' || status === 'paying';
  const needsThreeds = status === 'paying' && payment?.status === 'requires_action' && !payment.redirect_url;
  return {
    orderUUID: order.uuid,
    orderNumber: order.number,
    status,
    locale: order.locale as Locale,
    createdAt: order.created_at.toISOString(),
    holdExpiresAt: isWaiting ? order.hold_expires_at.toISOString() : null,
    ...(isWaiting &&
      holdMaxMinutes !== undefined && { holdLimit: holdLimitOf(order, holdMaxMinutes).toISOString() }),
    currency: 'EUR',
    amount: change?.card ?? order.amount + laterSumOf(parts.later),
    lines: linesOf(parts),
    taxAtHotel: order.tax_at_hotel,
    kind: order.kind,
    stay: order.stay as Order['stay'],
    ...giftsOf(parts, now),
    buyer: { firstName, lastName, email },
    payment: paymentOf(payment),
    closedAt: order.closed_at?.toISOString() ?? null,
    money: toMoneyView(parts),
    actions: [...actionsOf({ order, status, money, vouchers, now: new Date(now) })],
    ...page,
    ...changesOf(parts),
    ...planOf(parts),
    ...paymentViewOf(parts, status),
    paymentAction: needsThreeds ? { kind: 'threeds' } : null,
    ...(isWaiting &&
      order.amount > 0 &&
      publishableKey && { paymentForm: { kind: 'stripe', publishableKey } }),
  };
};

/** Response of the call that opens an order, with its current state, so that a repeated request gets the present status. */
export const toOrderResponse = (order: Payable, now: number): OrderResponse => ({
  orderUUID: order.uuid,
  orderNumber: order.number,
  status: statusNow(order, now),
  expectedAmount: order.amount + order.later_amount,
  currency: 'EUR',
  // Empty when nothing has to be paid.
  paymentIntent: { id: order.intent_id ?? '', clientSecret: order.client_secret ?? '' },
  holdExpiresAt: order.hold_expires_at.toISOString(),
});
