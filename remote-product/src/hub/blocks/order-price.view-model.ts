import type { Order } from '@detour/shared-contracts/api';
import { isoDate, zonedNow } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../../text';
import type { PriceLine } from '../../booking/quote/price-lines.view-model';
import { methodName } from '../../payment/methods/method-names';
import { orderBreakdown } from '../../trip/order-price.view-model';

export interface MoneyTools {
  readonly t: Text;
  readonly format: Format;
  readonly timeZone: string;
  readonly phone: string;
}

/** A payment or refund: its way, a second line, and the sum. */
export interface MoneyRow {
  readonly key: string;
  readonly way: string;
  readonly note: string | null;
  readonly amount: string;
}

export interface OrderPrice {
  /** What was bought, with every tax. */
  readonly lines: readonly PriceLine[];
  readonly total: PriceLine;
  /** How it was paid: by card, by each voucher, at the hotel. */
  readonly payments: readonly MoneyRow[];
  readonly refunds: readonly MoneyRow[];
}

type Money = NonNullable<Order['money']>;

const voucherWay = (kind: string, codeEnd: string | null, t: Text): string =>
  t(kind === 'gift_card' ? 'hub.paidGiftCard' : 'hub.paidVoucher', { code: codeEnd ?? '••••' });

/** The card, or the method with a page of its own, that paid; a refund goes back to it. */
const onlineWay = (last4: string | null | undefined, { payment }: Order, t: Text): string => {
  if (last4) return t('hub.paidCard', { last4 });
  return isRedirectMethod(payment?.method) ? methodName(payment.method, t) : t('hub.paidOnline');
};

const restOf = (
  { rest, validUntil }: Money['paidByVouchers'][number],
  { t, format }: MoneyTools,
): string | null => {
  if (rest === undefined) return null;
  return rest === 0 || validUntil === undefined
    ? t('hub.noRest')
    : t('hub.rest', { amount: format.price(rest), date: format.longDate(isoDate(validUntil)) });
};

const paymentsOf = (order: Order, money: Money, tools: MoneyTools): readonly MoneyRow[] => {
  const { t, format } = tools;
  return [
    ...(money.paidByCard > 0
      ? [
          {
            key: 'card',
            way: onlineWay(order.payment?.last4, order, t),
            note: null,
            amount: format.price(money.paidByCard),
          },
        ]
      : []),
    ...money.paidByVouchers.map((part, index) => ({
      key: `voucher-${index}`,
      way: voucherWay(part.kind, part.codeEnd, t),
      note: restOf(part, tools),
      amount: format.price(part.amount),
    })),
    ...(order.taxAtHotel > 0
      ? [{ key: 'hotel', way: t('panel.payAtHotel'), note: null, amount: format.price(order.taxAtHotel) }]
      : []),
  ];
};

const stateOf = (
  { to, state, at }: Money['refunds'][number],
  { t, format, timeZone, phone }: MoneyTools,
): string => {
  if (to !== 'card') return t('cancelBooking.atOnce');
  if (state === 'failed') return t('cancelled.failed', { phone });
  if (state === 'pending') return t('cancelBooking.days', { ...refundDays });
  return t('cancelled.settled', { date: format.longDate(zonedNow(Date.parse(at), timeZone).date) });
};

const refundsOf = (order: Order, { refunds }: Money, tools: MoneyTools): readonly MoneyRow[] =>
  refunds.map((refund, index) => ({
    key: `refund-${index}`,
    way:
      refund.to === 'card'
        ? onlineWay(refund.last4, order, tools.t)
        : voucherWay(refund.to, refund.codeEnd, tools.t),
    note: stateOf(refund, tools),
    amount: tools.format.price(refund.amount),
  }));

/**
 * The whole price of an order, then its payments. A voucher is a payment and does not lower the price. An older gateway
 * sends no `money`; the price is then the amount charged. @spec CHK-012
 */
export const toOrderPrice = (order: Order, tools: MoneyTools): OrderPrice => {
  const { money } = order;
  if (!money) {
    const { lines, total } = orderBreakdown(order, tools);
    return { lines, total, payments: [], refunds: [] };
  }
  const bought = order.lines.filter(({ kind }) => kind !== 'gift_card_payment');
  const amount = bought.reduce((sum, line) => sum + line.amount, 0);
  const { lines, total } = orderBreakdown({ ...order, lines: bought, amount }, tools);
  return { lines, total, payments: paymentsOf(order, money, tools), refunds: refundsOf(order, money, tools) };
};
