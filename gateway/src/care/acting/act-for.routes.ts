import { randomUUID } from 'node:crypto';
import type { ActForRequest, ActingFor } from '@detour/shared-contracts/api';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import {
  actingLife,
  clearActingCookie,
  findActing,
  findCustomer,
  setActingCookie,
  type Acting,
} from '../../sales/orders/access/acting-for';
import { writeEvent } from '../../sales/records/order-event.repository';
import { findAccountByEmail } from '../../sessions/account.repository';
import type { CareMember } from '../care-session';
import { createCareCalls } from '../require-care';

const toAnswer = (acting: Pick<Acting, 'customer' | 'accountUuid'>, until: Date): ActingFor => {
  const { civility, firstName, lastName, email, phoneNumber, addressLine, postalCode, city, country } =
    acting.customer;
  return {
    customer: {
      firstName,
      lastName,
      email,
      until: until.toISOString(),
      hasAccount: acting.accountUuid !== null,
      civility: civility ?? null,
      phoneNumber: phoneNumber ?? null,
      addressLine: addressLine ?? null,
      postalCode: postalCode ?? null,
      city: city ?? null,
      country: country ?? null,
    },
  };
};

type Target = Parameters<typeof findCustomer>[1];

const findTarget = async (
  db: Database,
  { orderNumber, accountEmail }: ActForRequest,
): Promise<Target | null> => {
  if (orderNumber !== undefined) {
    const order = await db
      .selectFrom('orders')
      .select('uuid')
      .where('number', '=', orderNumber)
      .where('amends', 'is', null)
      .executeTakeFirst();
    return order ? { order_uuid: order.uuid, account_uuid: null } : null;
  }
  const account = await findAccountByEmail(db, normaliseEmail(accountEmail ?? ''));
  return account ? { order_uuid: null, account_uuid: account.uuid } : null;
};

interface Begin {
  readonly member: CareMember;
  readonly target: Target;
  readonly reason: string;
}

/**
 * Stores the member of staff, the customer and the reason; an order's journal shows them too. Ends the member's previous
 * session for a customer.
 */
const begin = async (
  { db, clock }: GatewayContext,
  { member: { staff }, target, reason }: Begin,
): Promise<{ readonly id: string; readonly until: Date }> => {
  const now = new Date(clock.now());
  const until = new Date(now.getTime() + actingLife * 1000);
  const id = randomUUID();
  await transact(db, async (trx) => {
    await endActing(trx, staff, now);
    await trx
      .insertInto('care_acting')
      .values({ id, staff, ...target, reason, began_at: now, expires_at: until })
      .execute();
    if (target.order_uuid)
      await writeEvent(trx, {
        orderUuid: target.order_uuid,
        kind: 'care.acting',
        actor: 'care',
        staff,
        reason,
        at: now,
      });
  });
  return { id, until };
};

const endActing = async (db: Database, staff: string, now: Date): Promise<void> => {
  await db
    .updateTable('care_acting')
    .set({ ended_at: now })
    .where('staff', '=', staff)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Lets a member of staff order in the shop for a customer, without a session of the customer's account. The orders store the
 * member and belong to the customer's account and address.
 */
export const registerActFor = (app: FastifyInstance, context: GatewayContext): void => {
  const careCall = createCareCalls(app, context);

  careCall(callSchemas.beginActFor, async ({ body, member, reply }) => {
    if ((body.orderNumber === undefined) === (body.accountEmail === undefined))
      throw new HttpProblem({
        status: 400,
        code: 'INVALID_REQUEST',
        detail: 'Name an order or an account.',
        errors: [{ path: 'body/orderNumber', message: 'or accountEmail is needed, not both' }],
      });
    const target = await findTarget(context.db, body);
    const found = target && (await findCustomer(context.db, target));
    if (!target || !found) throw notFoundProblem('There is no such customer.');
    const { id, until } = await begin(context, { member, target, reason: body.reason.trim() });
    setActingCookie(context.secret, reply, id);
    return toAnswer(found, until);
  });

  careCall(callSchemas.actFor, async ({ request, member }) => {
    const acting = await findActing(context, request);
    return acting?.row.staff === member.staff ? toAnswer(acting, acting.row.expires_at) : { customer: null };
  });

  careCall(callSchemas.endActFor, async ({ request, reply, member }) => {
    await endActing(context.db, member.staff, new Date(context.clock.now()));
    clearActingCookie(request, reply);
    return null;
  });
};
