import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Config } from '../../settings/settings';
import type { Database } from '../../database/open-database';
import { inTransaction } from '../../database/transaction';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { holdLimitOf } from '../records/hold-limit';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { moveHoldExpiry } from './room-holds.repository';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdMaxMinutes'>;
}

const isHeldNow = (order: OrderRow, now: number): boolean =>
  order.status === 'held' && order.hold_expires_at.getTime() > now;

/** Extends the hold, at most until `holdMaxMinutes` after the order was opened. */
export const extendHold = ({ db, clock, config }: Deps, uuid: string): Promise<Result<true, OrderRefusal>> =>
  inTransaction<true, OrderRefusal>(db, async (trx, refuse) => {
    const now = clock.now();
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (!isHeldNow(order, now)) {
      const isOver = order.status === 'held' || order.status === 'expired';
      return refuse({
        kind: isOver ? 'HOLD_EXPIRED' : 'ORDER_CLOSED',
        message: `Order ${uuid} is ${order.status}; its hold cannot be extended.`,
      });
    }
    const end = Math.min(
      holdLimitOf(order, config.holdMaxMinutes).getTime(),
      now + config.holdMinutes * 60_000,
    );
    const expiresAt = new Date(Math.max(end, order.hold_expires_at.getTime()));
    await trx.updateTable('orders').set({ hold_expires_at: expiresAt }).where('uuid', '=', uuid).execute();
    await moveHoldExpiry(trx, uuid, expiresAt);
    return true;
  });
