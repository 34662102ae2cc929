import type {
  CareActionPreview,
  CareMail,
  CareRefusal,
  CareSecond,
  ChangeProblem,
} from '@detour/shared-contracts/api';
import { refundDays } from '@detour/shared-contracts/rules';
import type { Cents } from '@detour/shared-contracts/base';
import type { GatewayContext } from '../../context/context';
import type { Trx } from '../../database/transaction';
import type { CareRole } from '../../database/tables/care/care-tables';
import { HttpProblem } from '../../http/problem';
import type { By } from '../../sales/records/order-event.repository';
import type { OrderRow } from '../../sales/records/order.repository';
import type { Action, ActionOf } from './action';
import type { Weight } from './goodwill.repository';

export type ActionContext = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config'>;

/** Time (minutes) for the customer to pay a difference. */
export const minutesToPay = 120;

/** Current effect of an action. */
export interface Effect extends Pick<
  CareActionPreview,
  'back' | 'byTerms' | 'paidBy' | 'change' | 'until' | 'exchange'
> {
  /** Null when the action is possible. */
  readonly refusal: CareRefusal | ChangeProblem | null;
  /** Cents that come back beyond the terms. */
  readonly given: Cents;
  /** True when an agent needs a lead, for any amount. */
  readonly leadOnly: boolean;
  /** Cents that the customer has to pay before it takes effect. */
  readonly due: Cents;
  readonly mails: readonly CareMail[];
}

export const noEffect: Effect = {
  refusal: null,
  back: null,
  byTerms: null,
  paidBy: null,
  change: null,
  until: null,
  exchange: null,
  given: 0,
  leadOnly: false,
  due: 0,
  mails: [],
};

/** Amount that the customer still has to pay for an action, with the order for the payment. */
export interface DuePayment {
  readonly orderUuid: string;
  readonly amount: Cents;
  readonly until: Date;
}

export type RefuseAction = (problem: HttpProblem) => never;

export interface Run<A extends Action> {
  readonly context: ActionContext;
  readonly order: OrderRow;
  readonly action: A;
  readonly effect: Effect;
  readonly by: By;
  readonly now: Date;
}

/** One kind of action: its preview, and its execution in the caller's transaction. */
export interface ActionKind<K extends Action['kind']> {
  assess(context: ActionContext, order: OrderRow, action: ActionOf<K>): Promise<Effect>;
  run(trx: Trx, run: Run<ActionOf<K>>, refuse: RefuseAction): Promise<DuePayment | null>;
}

interface Judge {
  readonly role: CareRole;
  /** Cents. */
  readonly limit: Cents;
}

/** An effect with the goodwill sums to compare with the limit. */
export interface Weighed extends Effect {
  readonly weight: Weight;
}

/**
 * Reason for a second person, or null. `order`, `customer`, `member`: this sum exceeds the limit. `lead`: an agent requested
 * an action of leads.
 */
const secondOf = (
  { refusal, weight, leadOnly }: Pick<Weighed, 'refusal' | 'weight' | 'leadOnly'>,
  { role, limit }: Judge,
): CareSecond | null => {
  if (refusal !== null) return null;
  const above = (['order', 'customer', 'member'] as const).find((whose) => weight[whose] > limit);
  return above ?? (leadOnly && role !== 'lead' ? 'lead' : null);
};

export const needsSecond = (
  effect: Pick<Weighed, 'refusal' | 'weight' | 'leadOnly'>,
  judge: Judge,
): boolean => secondOf(effect, judge) !== null;

/** The sums that a preview shows and a confirmation repeats. */
export const expectedOf = ({ back, due }: Pick<Effect, 'back' | 'due'>): CareActionPreview['expected'] => ({
  card: back?.card ?? 0,
  vouchers: (back?.vouchers ?? []).reduce((sum, { amount }) => sum + amount, 0),
  due,
});

export const toPreview = (effect: Weighed, judge: Judge): CareActionPreview => {
  const { leadOnly: _leadOnly, due: _due, given: _given, weight, mails, ...told } = effect;
  const second = secondOf(effect, judge);
  return {
    ...told,
    goodwill: weight.order,
    mails: [...mails],
    needsSecond: second !== null,
    second,
    daysToCard: refundDays,
    expected: expectedOf(effect),
  };
};

/** Rejects an impossible action, and amounts that differ from those that the member saw. */
export const checkEffect = (
  effect: Effect,
  expected: CareActionPreview['expected'],
  refuse: RefuseAction,
): void => {
  if (effect.refusal !== null)
    refuse(
      new HttpProblem({
        status: 409,
        code: 'ACTION_REFUSED',
        detail: `Customer care cannot do this: ${effect.refusal}.`,
        extra: { reason: effect.refusal },
      }),
    );
  const now = expectedOf(effect);
  if (now.card === expected.card && now.vouchers === expected.vouchers && now.due === expected.due) return;
  refuse(
    new HttpProblem({
      status: 409,
      code: 'REFUND_CHANGED',
      detail: `It is ${JSON.stringify(now)} now, not ${JSON.stringify(expected)}.`,
    }),
  );
};
