import type { Cancellation } from '@detour/shared-contracts/api';
import { refundDays } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../../context/context';
import { findPayment, type OrderRow } from '../records/order.repository';
import { findOrderMoney, partsOf, voucherNameOf, type OrderMoney } from '../refunds/order-money';
import { findVoucherOfOrder } from '../vouchers/voucher.repository';
import { rulesOf, type Rules } from '../terms/cancellation-rules';
import { priceCancellation, type PricedCancellation } from './price-cancellation';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

const backOf = (
  { secret }: Context,
  { vouchers }: OrderMoney,
  { percent, parts, card, kept }: PricedCancellation,
): Cancellation['now'] => ({
  percent,
  card,
  vouchers: parts.flatMap(({ to, ref, amount }) => {
    const used = to === 'card' ? undefined : vouchers.find(({ voucher }) => voucher.id === ref);
    return used ? [{ ...voucherNameOf(secret, used.voucher), amount }] : [];
  }),
  kept,
});

/** An order that is not paid gives nothing back, and one that has ended cannot be cancelled. */
const unpaidRules = ({ status, kind }: OrderRow): Rules => ({
  right: kind === 'stay' ? 'terms' : 'withdrawal',
  percent: 0,
  steps: [],
  refusal: status === 'held' || status === 'paying' ? null : 'closed',
});

/** What a cancellation of the order gives back at this moment and at its later steps. Changes nothing. */
export const previewCancellation = async (context: Context, order: OrderRow): Promise<Cancellation> => {
  const { db, clock } = context;
  const isConfirmed = order.status === 'confirmed';
  const voucher = order.kind === 'stay' ? undefined : await findVoucherOfOrder(db, order.uuid);
  const rules = isConfirmed ? rulesOf(order, voucher, new Date(clock.now())) : unpaidRules(order);
  const money = await findOrderMoney(db, order);
  const parts = isConfirmed ? partsOf(order, money) : [];
  const back = (percent: number) => backOf(context, money, priceCancellation(parts, percent));
  const payment = await findPayment(db, order.uuid);
  return {
    allowed: rules.refusal === null,
    reason: rules.refusal,
    right: rules.right,
    steps: rules.steps.map(({ until, day, percent }) => ({
      until: until.toISOString(),
      day,
      ...back(percent),
    })),
    now: back(rules.percent),
    card:
      isConfirmed && order.amount > 0
        ? { method: payment?.method ?? 'card', last4: payment?.last4 ?? null }
        : null,
    daysToCard: refundDays,
  };
};
