import type { OrderedStay } from '@detour/shared-contracts/api';
import { isoDate, sumCents, zonedNow, type Cents } from '@detour/shared-contracts/base';
import { siteOf, timeZoneOf } from '@detour/shared-contracts/sites';
import { HttpProblem } from '../../../http/problem';
import type { PartPayment, PayLaterMethod } from '../../instalments/pay-later-rules';
import { planOffer, type PlanSettings } from '../../instalments/plan-offer';
import type { NewOrderLine } from '../../records/order.repository';
import { creditLine } from './amount-due';
import type { Opening, OrderedProduct, PricedOrder } from './opening';

/** What an order takes now, and what later. */
export interface SplitOrder {
  /** `amount`: cents of the order's own payment. */
  readonly columns: Pick<OrderedProduct, 'amount' | 'plan' | 'later_amount'>;
  /** The line that takes the later parts off, so that the lines add up to the amount. */
  readonly lines: readonly NewOrderLine[];
  readonly later: readonly PartPayment[];
}

interface Sold {
  readonly product: PricedOrder['product'];
  /** Cents that the buyer pays after codes and gift cards. */
  readonly due: Cents;
}

const unavailable = (plan: string): HttpProblem =>
  new HttpProblem({
    status: 409,
    code: 'PAY_LATER_NOT_AVAILABLE',
    detail: `The order cannot be paid by ${plan}.`,
  });

const isComplete = (settings: Partial<PlanSettings>): settings is PlanSettings =>
  settings.flags !== undefined && settings.payLaterProvider !== undefined;

const findMethod = (
  settings: Partial<PlanSettings>,
  { order, now }: Opening,
  { product, due }: Sold,
): PayLaterMethod | undefined => {
  const { locale, paymentPlan } = order.request;
  const stay: OrderedStay | undefined = product.stay;
  if (!stay || !isComplete(settings)) return undefined;
  const { cancellationDeadline } = stay.cancellationPolicy;
  return planOffer(settings, siteOf(locale), {
    amount: due,
    checkin: isoDate(stay.checkin),
    deadline: cancellationDeadline === null ? null : isoDate(cancellationDeadline),
    today: zonedNow(now, timeZoneOf(locale)).date,
  }).find(({ type }) => type === paymentPlan);
};

/**
 * Splits the amount due by the wished plan; without one all of it is due now. Throws 409 when the plan is no longer offered for the stay,
 * so that nobody pays another way than the page showed.
 * @spec INST-010 INST-011
 */
export const splitOrder = (settings: Partial<PlanSettings>, opening: Opening, sold: Sold): SplitOrder => {
  const { paymentPlan } = opening.order.request;
  if (!paymentPlan) return { columns: { amount: sold.due }, lines: [], later: [] };
  const [first, ...later] = findMethod(settings, opening, sold)?.payments ?? [];
  if (!first) throw unavailable(paymentPlan);
  const laterSum = sumCents(later.map(({ amount }) => amount));
  return {
    columns: { amount: first.amount, plan: paymentPlan, later_amount: laterSum },
    lines: [creditLine('paid_later', '', laterSum)],
    later,
  };
};
