import type { Cancellation, Order } from '@detour/shared-contracts/api';
import { isoDate, zonedNow, type Cents } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../text';

interface Tools {
  readonly t: Text;
  readonly format: Format;
  readonly timeZone: string;
  readonly phone: string;
}

/** A sum with its way and its time. */
export interface BackLine {
  readonly key: string;
  /** "Sur la carte se terminant par 4242" */
  readonly way: string;
  /** "100,00 €" */
  readonly amount: string;
  readonly when: string;
}

export interface CancellationView {
  /** Why it cannot be cancelled online; null when it can, and for an order that has ended. */
  readonly refusal: string | null;
  readonly back: readonly BackLine[];
  /** "100,00 €"; null when everything is refunded. */
  readonly kept: string | null;
  /** Whether the price of an insurance comes back; null without one. */
  readonly insurance: string | null;
  /** That the payment plan ends; null without an open one. */
  readonly plan: string | null;
  /** Refunds of a later cancellation; empty with one step or none. */
  readonly steps: readonly string[];
}

type Way = NonNullable<Order['money']>['refunds'][number]['to'];

const cardWay = (last4: string | null, t: Text): string =>
  last4 ? t('cancelBooking.toCard', { last4 }) : t('cancelBooking.toMeans');

const voucherWay = (to: Way, codeEnd: string | null, t: Text): string =>
  t(to === 'gift_card' ? 'cancelBooking.toGiftCard' : 'cancelBooking.toVoucher', { code: codeEnd ?? '••••' });

type Told = Pick<Cancellation, 'card' | 'daysToCard'> & {
  readonly back: Pick<Cancellation['now'], 'card' | 'vouchers'>;
};

/** Refund by means of payment. */
export const toBackLines = (
  { back, card, daysToCard }: Told,
  { t, format }: Pick<Tools, 't' | 'format'>,
): readonly BackLine[] => [
  ...(back.card > 0
    ? [
        {
          key: 'card',
          way: cardWay(card?.last4 ?? null, t),
          amount: format.price(back.card),
          when: t('cancelBooking.days', { ...daysToCard }),
        },
      ]
    : []),
  ...back.vouchers.map(({ kind, codeEnd, amount }, index) => ({
    key: `voucher-${index}`,
    way: voucherWay(kind, codeEnd, t),
    amount: format.price(amount),
    when: t('cancelBooking.atOnce'),
  })),
];

const sumOf = ({
  card,
  vouchers,
}: {
  readonly card: Cents;
  readonly vouchers: readonly { amount: Cents }[];
}) => vouchers.reduce((sum, { amount }) => sum + amount, card);

const stepsOf = ({ steps, right }: Cancellation, { t, format }: Tools): readonly string[] =>
  right === 'withdrawal' || steps.length === 0
    ? []
    : [
        ...steps.map((step) =>
          t('cancelBooking.step', {
            date: format.longDate(isoDate(step.day)),
            time: format.timeOf(Date.parse(step.until)),
            amount: format.price(sumOf(step)),
            percent: step.percent,
          }),
        ),
        t('cancelBooking.later'),
      ];

const insuranceOf = ({ insurance, now }: Cancellation, { t, format }: Tools): string | null =>
  insurance === undefined
    ? null
    : t(now.percent === 100 ? 'cancelBooking.insuranceBack' : 'cancelBooking.insuranceKept', {
        amount: format.price(insurance),
      });

const refusals = {
  started: 'cancelBooking.started',
  'too-late': 'cancelBooking.tooLate',
  used: 'cancelBooking.used',
} as const;

/** Texts for the refund of a cancellation, its destination and its time. */
export const toCancellationView = (told: Cancellation, tools: Tools): CancellationView => {
  const { t, format, phone } = tools;
  return {
    refusal: told.reason === null || told.reason === 'closed' ? null : t(refusals[told.reason], { phone }),
    back: toBackLines({ ...told, back: told.now }, tools),
    kept: told.now.kept > 0 ? format.price(told.now.kept) : null,
    insurance: insuranceOf(told, tools),
    plan: told.unpaid ? t('cancelBooking.planEnds', { amount: format.price(told.unpaid) }) : null,
    steps: stepsOf(told, tools),
  };
};

export interface CancelledView {
  readonly title: string;
  readonly numberLabel: string;
  readonly received: string;
  readonly refunds: readonly BackLine[];
  readonly kept: string | null;
  /** Instead of refunds. */
  readonly none: string;
}

type Refund = NonNullable<Order['money']>['refunds'][number];

const stateOf = ({ to, state, at }: Refund, { t, format, timeZone, phone }: Tools): string => {
  if (to !== 'card') return t('cancelBooking.atOnce');
  if (state === 'failed') return t('cancelled.failed', { phone });
  if (state === 'pending') return t('cancelBooking.days', { ...refundDays });
  return t('cancelled.settled', { date: format.longDate(zonedNow(Date.parse(at), timeZone).date) });
};

/** A cancelled order: when, and where its money went. Null for an order that was never paid, or of an older gateway. */
export const toCancelledView = (order: Order, tools: Tools): CancelledView | null => {
  const { money, closedAt, voucher, buyer } = order;
  if (!money || !closedAt) return null;
  const { t, format, timeZone } = tools;
  const at = Date.parse(closedAt);
  return {
    title: t(voucher ? 'cancelled.voucherTitle' : 'cancelled.title'),
    numberLabel: t(voucher ? 'voucher.orderNumber' : 'order.bookingNumber'),
    received: t('cancelled.at', {
      date: format.longDate(zonedNow(at, timeZone).date),
      time: format.timeOf(at),
      email: buyer.email,
    }),
    refunds: money.refunds.map((refund, index) => ({
      key: `${refund.to}-${index}`,
      way: refund.to === 'card' ? cardWay(refund.last4, t) : voucherWay(refund.to, refund.codeEnd, t),
      amount: format.price(refund.amount),
      when: stateOf(refund, tools),
    })),
    kept: money.kept > 0 ? format.price(money.kept) : null,
    none: t(money.kept > 0 ? 'cancelled.none' : 'cancelled.noneDue'),
  };
};
