import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { hasOrderLink } from '../../../sales/orders/access/order-access';
import { checkOrderToken } from '../../../sales/orders/access/order-link';
import { findOrder } from '../../../sales/records/order.repository';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

const notFound = (uuid: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'ORDER_NOT_FOUND', detail: `There is no order ${uuid}.` });

/**
 * Adds an order to an account for a holder of its mailed link; the buyer's address proves nothing. Idempotent; throws 409 for
 * an order of another account.
 */
export const attachTrip = async (
  context: Context,
  request: FastifyRequest,
  {
    accountUuid,
    uuid,
    token,
  }: { readonly accountUuid: string; readonly uuid: string; readonly token?: string | undefined },
): Promise<void> => {
  const { db, clock, secret } = context;
  const order = await findOrder(db, uuid);
  const isGiven = order && token !== undefined && checkOrderToken(secret, order, token, clock.now()).ok;
  if (!order || !(isGiven || hasOrderLink(context, request, order))) throw notFound(uuid);
  const attached = await db
    .updateTable('orders')
    .set({ account_uuid: accountUuid })
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('account_uuid', 'is', null), where('account_uuid', '=', accountUuid)]))
    .returning('uuid')
    .executeTakeFirst();
  if (attached) return;
  throw new HttpProblem({
    status: 409,
    code: 'ORDER_ATTACHED',
    detail: `Order ${uuid} belongs to another account.`,
  });
};
