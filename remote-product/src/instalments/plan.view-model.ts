import type { Order, PayLaterMethod } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import type { TextId } from '../text';
import type { ViewTools } from '../trip/trip.view-model';

/** A part in words. */
export interface PartView {
  readonly key: string;
  /** "Aujourd’hui", "24 décembre 2026" */
  readonly day: string;
  /** "66,66 €" */
  readonly amount: string;
  readonly cents: number;
  /** "Réglé"; null for a part of an offered plan. */
  readonly state: string | null;
}

export interface PlanView {
  readonly type: PayLaterMethod['type'];
  /** "Payer en 3 fois" */
  readonly title: string;
  /** "66,68 € aujourd’hui, puis 66,66 € le 24 décembre 2026 et …" */
  readonly line: string;
  readonly parts: readonly PartView[];
}

const titles: Readonly<Record<PayLaterMethod['type'], TextId | null>> = {
  // Everything later: a newer gateway may offer it, and this page has no text for it.
  PAY_LATER: null,
  INSTALMENTS_3: 'instalments.three',
  INSTALMENTS_4: 'instalments.four',
};

const firstLine = ({ paymentFee }: PayLaterMethod, amount: string, { t, format }: ViewTools): string =>
  paymentFee > 0
    ? t('instalments.first', { amount, fee: format.price(paymentFee) })
    : t('instalments.firstFree', { amount });

const toPlanView = (method: PayLaterMethod, tools: ViewTools): PlanView | null => {
  const { t, format } = tools;
  const title = titles[method.type];
  const parts = method.payments.map(({ amount, date }, index) => ({
    key: date,
    day: index === 0 ? t('instalments.today') : format.longDate(isoDate(date)),
    amount: format.price(amount),
    cents: amount,
    state: null,
  }));
  const [first, ...others] = parts;
  if (!title || !first) return null;
  const next = others.map(({ amount, day }) => t('instalments.next', { amount, date: day }));
  return {
    type: method.type,
    title: t(title),
    line: [firstLine(method, first.amount, tools), ...next].join(', '),
    parts,
  };
};

/** The offered plans in words. @spec INST-010 INST-011 INST-012 */
export const toPlanViews = (methods: readonly PayLaterMethod[], tools: ViewTools): readonly PlanView[] =>
  methods.flatMap((method) => toPlanView(method, tools) ?? []);

type Plan = NonNullable<Order['plan']>;

const states: Readonly<Record<Plan['parts'][number]['state'], TextId>> = {
  waiting: 'plan.waiting',
  paid: 'plan.paid',
  refused: 'plan.refused',
  unpaid: 'plan.unpaid',
  ended: 'plan.ended',
};

/** The parts of an order's plan, with the state of each. */
export const toPartViews = ({ parts }: Plan, { t, format }: ViewTools): readonly PartView[] =>
  parts.map(({ amount, date, state }, index) => ({
    key: `${index}-${date}`,
    day: format.longDate(isoDate(date)),
    amount: format.price(amount),
    cents: amount,
    state: t(states[state]),
  }));

/** Cents that a payment takes now: the first part of a plan, otherwise everything. */
export const dueNowOf = ({ amount, plan }: Pick<Order, 'amount' | 'plan'>): number =>
  plan?.parts[0]?.amount ?? amount;

/** A price that is paid by a plan: what is due now and what later. The price itself stays the same. */
export const withPlan = (
  price: PriceBreakdown,
  plan: PayLaterMethod | null,
  { t, format }: ViewTools,
): PriceBreakdown => {
  const first = plan?.payments[0]?.amount;
  if (first === undefined) return price;
  return {
    ...price,
    split: [
      { id: 'pay-now', label: t('price.payNow'), amount: format.price(first) },
      { id: 'pay-later', label: t('plan.laterLine'), amount: format.price(price.amountToPay - first) },
      ...price.split.filter(({ id }) => id !== 'pay-now'),
    ],
  };
};
