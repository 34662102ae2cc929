import { randomUUID } from 'node:crypto';
import type { Buyer, CareActionRequest } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { json } from '../../database/json';
import { inTransaction, type Trx } from '../../database/transaction';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import {
  claimIdempotencyKey,
  storeIdempotentResponse,
  type IdempotencyClaim,
} from '../../sales/orders/opening/idempotency.repository';
import { writeEvent } from '../../sales/records/order-event.repository';
import type { OrderRow } from '../../sales/records/order.repository';
import type { CareMember } from '../care-session';
import { toAction, type Action } from './action';
import { lockForAction, runAction, weighAction } from './action-kinds';
import {
  checkEffect,
  expectedOf,
  needsSecond,
  type ActionContext,
  type RefuseAction,
  type Weighed,
} from './effect';
import { lockGoodwill } from './goodwill.repository';

/** Result of an action; `due` is the order that the customer has to pay. */
export interface Performed {
  readonly request: string | null;
  readonly due: { readonly orderUuid: string; readonly amount: number; readonly until: string } | null;
}

interface Ask {
  readonly uuid: string;
  readonly member: CareMember;
  readonly body: CareActionRequest;
  readonly idempotency: IdempotencyClaim | null;
}

interface Asked {
  readonly order: OrderRow;
  readonly effect: Weighed;
  readonly now: Date;
}

/** Stores the action for a second person, unless the same kind is waiting already. */
const askSecond = async (
  trx: Trx,
  { member: { staff }, body }: Ask,
  { order, effect, now }: Asked,
  refuse: RefuseAction,
): Promise<string> => {
  const waiting = await trx
    .selectFrom('care_request')
    .select(['id', 'action'])
    .where('order_uuid', '=', order.uuid)
    .where('decision', 'is', null)
    .execute();
  if (waiting.some(({ action }) => (action as Partial<Action>).kind === body.action.kind))
    refuse(
      new HttpProblem({
        status: 409,
        code: 'REQUEST_OPEN',
        detail: `Order ${order.number} has a request like this already.`,
      }),
    );
  const id = randomUUID();
  const { card, vouchers } = expectedOf(effect);
  const amount = Math.max(effect.weight.order, card + vouchers);
  await trx
    .insertInto('care_request')
    .values({
      id,
      order_uuid: order.uuid,
      action: json(body.action),
      amount,
      reason: body.reason.trim(),
      asked_by: staff,
      asked_at: now,
    })
    .execute();
  await writeEvent(trx, {
    orderUuid: order.uuid,
    kind: 'care.asked',
    actor: 'care',
    staff,
    reason: body.reason.trim(),
    data: { request: id, action: body.action.kind, amount },
    at: now,
  });
  return id;
};

const performOnce = async (
  trx: Trx,
  context: ActionContext,
  ask: Ask,
  refuse: RefuseAction,
): Promise<Performed> => {
  const { uuid, member, body } = ask;
  const now = new Date(context.clock.now());
  const own = { ...context, db: trx };
  const given = await trx.selectFrom('orders').select('buyer').where('uuid', '=', uuid).executeTakeFirst();
  const action = toAction(body.action, (given?.buyer ?? {}) as Buyer);
  await lockGoodwill(trx, member.staff, { buyer: given?.buyer ?? {} });
  const order = await lockForAction(trx, uuid, action);
  if (!order) return refuse(notFoundProblem(`There is no order ${uuid}.`));
  const effect = await weighAction(own, { order, action, staff: member.staff });
  checkEffect(effect, body.expected, refuse);
  if (needsSecond(effect, { role: member.role, limit: context.config.careLimit }))
    return { request: await askSecond(trx, ask, { order, effect, now }, refuse), due: null };
  const by = { actor: 'care' as const, staff: member.staff, reason: body.reason.trim() };
  const due = await runAction(trx, { context: own, order, action, effect, by, now }, refuse);
  return { request: null, due: due && { ...due, until: due.until.toISOString() } };
};

/**
 * Runs an action that a member of staff confirmed, or stores it for a second person, in one transaction with the journal.
 * The terms and sums are computed again under the order's lock and compared with those that the member saw.
 */
export const performAction = (context: ActionContext, ask: Ask): Promise<Result<Performed, HttpProblem>> =>
  inTransaction<Performed, HttpProblem>(context.db, async (trx, refuse) => {
    const { idempotency } = ask;
    if (!idempotency) return performOnce(trx, context, ask, refuse);
    const claim = await claimIdempotencyKey<Performed>(trx, idempotency, new Date(context.clock.now()));
    if (claim.kind === 'replay') return claim.response;
    if (claim.kind === 'mismatch')
      return refuse(
        new HttpProblem({
          status: 422,
          code: 'IDEMPOTENCY_KEY_REUSED',
          detail: 'The Idempotency-Key was used for another action.',
        }),
      );
    const performed = await performOnce(trx, context, ask, refuse);
    await storeIdempotentResponse(trx, idempotency, performed);
    return performed;
  });
