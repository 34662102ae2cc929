import type { GatewayContext } from '../context';
import { HttpProblem } from '../http/problem';
import { checkOrderToken } from '../orders/order-link';
import { findOrder } from '../orders/order.repository';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

const notFound = (uuid: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'ORDER_NOT_FOUND', detail: `There is no order ${uuid}.` });

/**
 * Puts an order into an account for whoever holds the link of its confirmation mail; the buyer's address proves nothing. Twice
 * it is done once; an order of another account answers 409.
 */
export const attachTrip = async (
  { db, clock, secret }: Context,
  accountUuid: string,
  uuid: string,
  token: string,
): Promise<void> => {
  if (!checkOrderToken(secret, uuid, token, clock.now()).ok) throw notFound(uuid);
  const attached = await db
    .updateTable('orders')
    .set({ account_uuid: accountUuid })
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('account_uuid', 'is', null), where('account_uuid', '=', accountUuid)]))
    .returning('uuid')
    .executeTakeFirst();
  if (attached) return;
  if (!(await findOrder(db, uuid))) throw notFound(uuid);
  throw new HttpProblem({
    status: 409,
    code: 'ORDER_ATTACHED',
    detail: `Order ${uuid} belongs to another account.`,
  });
};
