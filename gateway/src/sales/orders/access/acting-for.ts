import type { Buyer } from '@detour/shared-contracts/api';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import type { GatewayContext } from '../../../context/context';
import type { Database } from '../../../database/open-database';
import type { Tables } from '../../../database/tables/tables';
import { clearCookie, readCookie, setCookie } from '../../../http/cookies';
import { HttpProblem } from '../../../http/problem';
import { isSigned, signText } from '../../../http/signing';
import { findAccount } from '../../../sessions/account.repository';
import type { By } from '../../records/order-event.repository';
import { findOrder } from '../../records/order.repository';

/** Signed and HttpOnly: names the acting, which the database ends. */
const actingCookie = 'care_for';
const purpose = 'care-for';

/** Seconds. */
export const actingLife = 1800;

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;
type ActingRow = Selectable<Tables['care_acting']>;

/** The customer for whom a member of staff orders in this browser. */
export interface Acting {
  readonly row: ActingRow;
  /** As it is known today: the buyer of the order, or the owner of the account, who has no postal address. */
  readonly customer: Pick<Buyer, 'firstName' | 'lastName' | 'email'> & Partial<Buyer>;
  /** Account that the orders belong to. */
  readonly accountUuid: string | null;
}

const readId = ({ secret }: Context, request: FastifyRequest): string | null => {
  const [id = '', signature = ''] = (readCookie(request, actingCookie) ?? '').split('.', 2);
  return id && isSigned(secret, { purpose, text: id }, signature) ? id : null;
};

export const setActingCookie = (secret: Context['secret'], reply: FastifyReply, id: string): void =>
  setCookie(reply, {
    name: actingCookie,
    value: `${id}.${signText(secret, purpose, id)}`,
    maxAge: actingLife,
  });

export const clearActingCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (readCookie(request, actingCookie)) clearCookie(reply, actingCookie);
};

/** The customer of an acting. Null when the order is anonymous or the account is deleted. */
export const findCustomer = async (
  db: Database,
  { order_uuid: orderUuid, account_uuid: accountUuid }: Pick<ActingRow, 'order_uuid' | 'account_uuid'>,
): Promise<Pick<Acting, 'customer' | 'accountUuid'> | null> => {
  if (orderUuid) {
    const order = await findOrder(db, orderUuid);
    if (!order || order.anonymised_at) return null;
    return { customer: order.buyer as Buyer, accountUuid: order.account_uuid };
  }
  const account = accountUuid ? await findAccount(db, accountUuid) : undefined;
  if (!account) return null;
  const { civility, first_name: firstName, last_name: lastName, email, phone_number: phone } = account;
  const customer = {
    firstName,
    lastName,
    email,
    ...(civility && { civility }),
    ...(phone && { phoneNumber: phone }),
  };
  return { customer, accountUuid: account.uuid };
};

/** The acting of a browser. It ends with its half hour, on demand, and with the staff session that began it. */
export const findActing = async (context: Context, request: FastifyRequest): Promise<Acting | null> => {
  const { db, clock } = context;
  const id = readId(context, request);
  if (!id) return null;
  const now = new Date(clock.now());
  const row = await db
    .selectFrom('care_acting')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(
      sql<boolean>`exists (select from care_session where issuer || ' ' || subject = care_acting.staff and expires_at > ${now})`,
    )
    .executeTakeFirst();
  const found = row && (await findCustomer(db, row));
  return found ? { row, ...found } : null;
};

/** Who places an order, and for which account: the visitor, or a member of staff for a customer. */
export interface Placing {
  readonly accountUuid: string | null;
  readonly placedBy: By | null;
}

/** The order of a member of staff goes to the customer's address only. Throws 400 for another one. */
export const placingOf = (
  { row, customer, accountUuid }: Acting,
  { email }: Pick<Buyer, 'email'>,
): Placing => {
  if (normaliseEmail(email) !== normaliseEmail(customer.email))
    throw new HttpProblem({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: 'Customer care orders for a customer: the mails go to that address.',
      errors: [{ path: 'body/buyer/email', message: 'must be the address of the customer' }],
    });
  return { accountUuid, placedBy: { actor: 'care', staff: row.staff, reason: row.reason } };
};
