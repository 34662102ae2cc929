import type { Buyer, CareAction, CareDecision } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/tables/tables';
import { inTransaction, type Trx } from '../../../database/transaction';
import { HttpProblem, notFoundProblem } from '../../../http/problem';
import { writeEvent } from '../../../sales/records/order-event.repository';
import type { CareMember } from '../../care-session';
import { toAction } from '../action';
import { assessAction, lockForAction, runAction } from '../action-kinds';
import { checkEffect, type ActionContext, type RefuseAction } from '../effect';
import { lockGoodwill } from '../goodwill.repository';
import type { Performed } from '../perform-action';

type RequestRow = Selectable<Tables['care_request']>;

interface Ask {
  readonly id: string;
  readonly member: CareMember;
  readonly body: CareDecision;
}

const problem = (status: 403 | 409, code: string, detail: string): HttpProblem =>
  new HttpProblem({ status, code, detail });

/** Runs the requested action in the name of its requester; the journal names both people. */
const runAsked = async (
  trx: Trx,
  context: ActionContext,
  { row, ask: { member, body } }: { readonly row: RequestRow; readonly ask: Ask },
  refuse: RefuseAction,
): Promise<Performed['due']> => {
  const now = new Date(context.clock.now());
  const own = { ...context, db: trx };
  const { buyer } = await trx
    .selectFrom('orders')
    .select('buyer')
    .where('uuid', '=', row.order_uuid)
    .executeTakeFirstOrThrow();
  const action = toAction(row.action as CareAction, buyer as Buyer);
  await lockGoodwill(trx, row.asked_by, { buyer });
  const order = await lockForAction(trx, row.order_uuid, action);
  if (!order) return refuse(notFoundProblem(`There is no order ${row.order_uuid}.`));
  const effect = await assessAction(own, order, action);
  checkEffect(effect, body.expected, refuse);
  const by = {
    actor: 'care' as const,
    staff: row.asked_by,
    reason: row.reason,
    approvedBy: member.staff,
  };
  const due = await runAction(trx, { context: own, order, action, effect, by, now }, refuse);
  return due && { ...due, until: due.until.toISOString() };
};

const decideOpen = async (
  trx: Trx,
  context: ActionContext,
  { row, ask }: { readonly row: RequestRow; readonly ask: Ask },
  refuse: RefuseAction,
): Promise<Performed> => {
  const { member, body } = ask;
  const now = new Date(context.clock.now());
  const due = body.decision === 'approved' ? await runAsked(trx, context, { row, ask }, refuse) : null;
  await trx
    .updateTable('care_request')
    .set({
      decision: body.decision,
      decided_by: member.staff,
      decided_at: now,
      outcome: body.decision === 'approved' ? 'done' : 'refused',
    })
    .where('id', '=', row.id)
    .execute();
  await writeEvent(trx, {
    orderUuid: row.order_uuid,
    kind: body.decision === 'approved' ? 'care.approved' : 'care.refused',
    actor: 'care',
    staff: member.staff,
    reason: body.reason.trim(),
    data: { request: row.id },
    at: now,
  });
  return { request: null, due };
};

/**
 * A second person approves or refuses. An approved action runs in the same transaction, with the amounts that this person
 * saw. It runs at most once, also with concurrent leads or an action of the customer. The request is locked before its
 * order.
 */
export const decideRequest = (context: ActionContext, ask: Ask): Promise<Result<Performed, HttpProblem>> =>
  inTransaction<Performed, HttpProblem>(context.db, async (trx, refuse) => {
    const { id, member, body } = ask;
    const row = await trx
      .selectFrom('care_request')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse(notFoundProblem(`There is no request ${id}.`));
    if (row.asked_by === member.staff)
      return refuse(problem(403, 'OWN_REQUEST', 'Another person decides about your request.'));
    if (row.decision === null) return decideOpen(trx, context, { row, ask }, refuse);
    if (row.decision === body.decision && row.decided_by === member.staff)
      return { request: null, due: null };
    return refuse(problem(409, 'REQUEST_DECIDED', `The request ${id} was ${row.decision} before.`));
  });
