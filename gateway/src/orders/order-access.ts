import { err, ok, type Result } from '@detour/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import { readSession } from '../http/session';
import { isSame } from '../http/signing';
import { checkOrderToken } from './order-link';
import { orderNotFound, type OrderRefusal } from './order-refusal';
import { findOrder, findOrderLines, findPayment, type OrderRow } from './order.repository';
import { toOrder } from './order-view';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

/** The order, for the session that opened it or the holder of a signed link; to everybody else it does not exist. */
export const findOwnOrder = async (
  { db, clock, secret }: Context,
  request: FastifyRequest,
  uuid: string,
  token?: string,
): Promise<Result<OrderRow, OrderRefusal>> => {
  const order = await findOrder(db, uuid);
  const session = readSession(request);
  const isOwner = order !== undefined && session !== null && isSame(session, order.session_id);
  const hasLink = token !== undefined && checkOrderToken(secret, uuid, token, clock.now()).ok;
  return order && (isOwner || hasLink) ? ok(order) : err(orderNotFound(uuid));
};

/** The order as its buyer sees it now. */
export const viewOrder = async ({ db, clock }: Context, uuid: string) => {
  const order = await findOrder(db, uuid);
  if (!order) throw new Error(`Order ${uuid} has vanished.`);
  const [lines, payment] = [await findOrderLines(db, uuid), await findPayment(db, uuid)];
  return toOrder({ order, lines, payment, now: clock.now() });
};
