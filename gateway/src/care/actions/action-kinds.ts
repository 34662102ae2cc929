import type { Trx } from '../../database/transaction';
import { lockOrder, type OrderRow } from '../../sales/records/order.repository';
import type { Action, ActionOf } from './action';
import {
  noEffect,
  type ActionContext,
  type ActionKind,
  type DuePayment,
  type Effect,
  type RefuseAction,
  type Run,
  type Weighed,
} from './effect';
import { keepGoodwill, weighGoodwill } from './goodwill.repository';
import { cancelAction } from './kinds/cancel-action';
import { changeAction } from './kinds/change-action';
import { correctBuyerAction, resendAction, revokeLinksAction } from './kinds/contact-actions';
import { exchangeAction } from './kinds/exchange-action';
import { extendAction } from './kinds/extend-action';
import { refundAction } from './kinds/refund-action';
import { withdrawAction } from './kinds/withdraw-action';

type Performing = Omit<Run<Action>, 'action'>;

/** An action with its kind. */
interface BoundAction {
  assess(context: ActionContext, order: OrderRow): Promise<Effect>;
  run(trx: Trx, performing: Performing, refuse: RefuseAction): Promise<DuePayment | null>;
}

const bind = <K extends Action['kind']>(kind: ActionKind<K>, action: ActionOf<K>): BoundAction => ({
  assess: (context, order) => kind.assess(context, order, action),
  run: (trx, performing, refuse) => kind.run(trx, { ...performing, action }, refuse),
});

const boundAction = (action: Action): BoundAction => {
  switch (action.kind) {
    case 'cancel':
      return bind(cancelAction, action);
    case 'withdraw':
      return bind(withdrawAction, action);
    case 'refund':
      return bind(refundAction, action);
    case 'change':
      return bind(changeAction, action);
    case 'exchange':
      return bind(exchangeAction, action);
    case 'resend':
      return bind(resendAction, action);
    case 'extend':
      return bind(extendAction, action);
    case 'correct-buyer':
      return bind(correctBuyerAction, action);
    case 'revoke-links':
      return bind(revokeLinksAction, action);
  }
};

/** Returns the current effect of an action on an order. An order without personal data rejects all actions. */
export const assessAction = async (
  context: ActionContext,
  order: OrderRow,
  action: Action,
): Promise<Effect> =>
  order.anonymised_at === null
    ? boundAction(action).assess(context, order)
    : { ...noEffect, refusal: 'closed' };

/** The effect, and its goodwill as counted against the limits of a member. */
export const weighAction = async (
  context: ActionContext,
  { order, action, staff }: { readonly order: OrderRow; readonly action: Action; readonly staff: string },
): Promise<Weighed> => {
  const effect = await assessAction(context, order, action);
  const now = new Date(context.clock.now());
  return { ...effect, weight: await weighGoodwill(context.db, order, { given: effect.given, staff, now }) };
};

/** Does it, in the transaction of the caller. */
export const runAction = async (
  trx: Trx,
  { action, ...performing }: Run<Action>,
  refuse: RefuseAction,
): Promise<DuePayment | null> => {
  const { order, effect, by, now } = performing;
  await keepGoodwill(trx, { order, action: action.kind, given: effect.given, by, now });
  return boundAction(action).run(trx, performing, refuse);
};

/**
 * Kinds whose voucher or delivery row another transaction may lock first: the job that expires vouchers, the run that mails gifts.
 */
const referred: ReadonlySet<Action['kind']> = new Set(['extend', 'exchange', 'resend']);

/**
 * Locks the order of an action. Uses FOR NO KEY UPDATE for the kinds above: that other transaction then inserts a row that
 * references the order, and FOR UPDATE would deadlock.
 */
export const lockForAction = (trx: Trx, uuid: string, { kind }: Action): Promise<OrderRow | undefined> =>
  referred.has(kind)
    ? trx.selectFrom('orders').selectAll().where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst()
    : lockOrder(trx, uuid);
