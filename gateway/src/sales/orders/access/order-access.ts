import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { FastifyRequest } from 'fastify';
import { findSignedIn } from '../../../sessions/account-session';
import type { GatewayContext } from '../../../context/context';
import { readSession } from '../../../http/session';
import { isSame } from '../../../http/signing';
import { findVoucherOfOrder } from '../../vouchers/voucher.repository';
import { checkOrderToken } from './order-link';
import { orderTokensOf } from './order-link-cookie';
import { orderNotFound, type OrderRefusal } from '../../records/order-refusal';
import { findOrder, findOrderLines, findPayment, type OrderRow } from '../../records/order.repository';
import { toOrder } from '../order-view';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

/** Whether the request is that of the account which the order belongs to. */
const isOfAccount = async (context: Context, request: FastifyRequest, order: OrderRow): Promise<boolean> =>
  order.account_uuid !== null && (await findSignedIn(context, request))?.uuid === order.account_uuid;

/** The order, for the session that opened it, its account or the holder of a signed link; to everybody else it does not exist. */
export const findOwnOrder = async (
  context: Context,
  request: FastifyRequest,
  uuid: string,
): Promise<Result<OrderRow, OrderRefusal>> => {
  const { db } = context;
  const order = await findOrder(db, uuid);
  const session = readSession(request);
  const isOwner = order !== undefined && session !== null && isSame(session, order.session_id);
  const isOpen =
    order &&
    (isOwner || hasOrderLink(context, request, order) || (await isOfAccount(context, request, order)));
  return isOpen ? ok(order) : err(orderNotFound(uuid));
};

/** Whether the request brings a link of the order that holds now. */
export const hasOrderLink = (
  { clock, secret }: Pick<Context, 'clock' | 'secret'>,
  request: FastifyRequest,
  order: OrderRow,
): boolean =>
  orderTokensOf(request, order.uuid).some((token) => checkOrderToken(secret, order, token, clock.now()).ok);

/** The order as its buyer sees it now. */
export const viewOrder = async (
  { db, clock, secret, provider }: Context & Partial<Pick<GatewayContext, 'provider'>>,
  uuid: string,
) => {
  const order = await findOrder(db, uuid);
  if (!order) throw new Error(`Order ${uuid} has vanished.`);
  const [lines, payment] = [await findOrderLines(db, uuid), await findPayment(db, uuid)];
  const voucher = await findVoucherOfOrder(db, uuid);
  const publishableKey = provider?.publishableKey ?? null;
  return toOrder({ order, lines, payment, voucher, secret, publishableKey, now: clock.now() });
};
