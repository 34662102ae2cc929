import type { Cancellation } from '@detour/shared-contracts/api';
import { refundDays } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../../context/context';
import type { OrderRow } from '../records/order.repository';
import { cardOf, findOrderMoney, partsOf, type OrderMoney } from '../refunds/order-money';
import { toBack } from '../refunds/refund-view';
import { careRulesOf, rulesOf, type Rules } from '../terms/cancellation-rules';
import { findOwnVouchers } from '../terms/own-vouchers';
import type { CareCancel } from './cancel-booking';
import { findInsuredPrice } from './insured-price';
import { priceCancellation, type PricedCancellation } from './price-cancellation';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

const backOf = (
  { secret }: Context,
  money: OrderMoney,
  { percent, parts, kept }: PricedCancellation,
): Cancellation['now'] => ({ percent, ...toBack(secret, money, parts), kept });

/** An unpaid order has no refund, and an ended one cannot be cancelled. */
const unpaidRules = ({ status, kind }: OrderRow): Rules => ({
  right: kind === 'stay' ? 'terms' : 'withdrawal',
  percent: 0,
  steps: [],
  refusal: status === 'held' || status === 'paying' ? null : 'closed',
});

/** Returns the refund of a cancellation now and at its later steps; by the rules of customer care with `care`. Changes nothing. */
export const previewCancellation = async (
  context: Context,
  order: OrderRow,
  care?: Pick<CareCancel, 'percent'>,
): Promise<Cancellation> => {
  const { db, clock } = context;
  const isConfirmed = order.status === 'confirmed' && order.amends === null;
  const now = new Date(clock.now());
  const vouchers = await findOwnVouchers(db, order, now);
  const ruled = care ? careRulesOf : rulesOf;
  const rules = isConfirmed ? ruled(order, vouchers, now) : unpaidRules(order);
  const money = await findOrderMoney(db, order);
  const parts = isConfirmed ? partsOf(money) : [];
  const insured = isConfirmed ? await findInsuredPrice(db, order) : null;
  const unpaid = isConfirmed ? order.later_amount : 0;
  const back = (percent: number) =>
    backOf(context, money, priceCancellation(parts, percent, { insured, unpaid }));
  return {
    allowed: rules.refusal === null,
    reason: rules.refusal,
    right: rules.right,
    steps: rules.steps.map(({ until, day, percent }) => ({
      until: until.toISOString(),
      day,
      ...back(percent),
    })),
    now: back(isConfirmed ? (care?.percent ?? rules.percent) : rules.percent),
    card: isConfirmed
      ? cardOf(money.payments.map(({ kept, ...payment }) => ({ ...payment, amount: kept })))
      : null,
    ...(insured && { insurance: insured.premium }),
    ...(unpaid > 0 && { unpaid }),
    daysToCard: refundDays,
  };
};
