import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { lockOrder } from '../records/order.repository';
import type { Keyring } from '../../settings/keyring';
import { completeOrder } from './complete-order';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Keyring;
}

/** Confirms an order with an amount of 0 within a transaction of the caller. */
export const confirmFreeOrderIn = async (
  trx: Trx,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  uuid: string,
  refuse: (refusal: OrderRefusal) => never,
): Promise<'confirmed'> => {
  const now = new Date(clock.now());
  const order = await lockOrder(trx, uuid);
  if (!order) return refuse(orderNotFound(uuid));
  if (order.status === 'confirmed') return 'confirmed';
  if (order.status === 'cancelled')
    return refuse({ kind: 'ORDER_CLOSED', message: `Order ${uuid} was cancelled.` });
  const gone: OrderRefusal = { kind: 'HOLD_EXPIRED', message: `The hold of order ${uuid} has expired.` };
  if (order.status === 'expired' || order.hold_expires_at <= now) return refuse(gone);
  if (order.amount !== 0) {
    return refuse({
      kind: 'PAYMENT_FAILED',
      message: `Order ${uuid} still costs ${order.amount} cents.`,
    });
  }
  if (!(await completeOrder(trx, order, { secret, now }))) return refuse(gone);
  await trx
    .updateTable('payment')
    .set({ status: 'authorised', method: 'voucher', captured: true, updated_at: now })
    .where('order_uuid', '=', uuid)
    .execute();
  return 'confirmed';
};

/** Confirms an order with an amount of 0, without the provider. Idempotent. */
export const confirmFreeOrder = (
  { db, clock, secret }: Deps,
  uuid: string,
): Promise<Result<'confirmed', OrderRefusal>> =>
  inTransaction<'confirmed', OrderRefusal>(db, (trx, refuse) =>
    confirmFreeOrderIn(trx, { clock, secret }, uuid, refuse),
  );
