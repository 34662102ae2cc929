import type { Clock } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';
import { transact, type Trx } from '../database/transaction';
import { lockNightsOfOrder } from './inventory.repository';
import { releaseOrder } from './release-order';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Closes one order whose hold has run out and gives its rooms back. The order must be locked. */
export const expireOrder = async (trx: Trx, uuid: string, now: Date): Promise<void> => {
  await lockNightsOfOrder(trx, uuid);
  await releaseOrder(trx, uuid, now);
  await trx
    .updateTable('orders')
    .set({ status: 'expired', closed_at: now })
    .where('uuid', '=', uuid)
    .execute();
};

/** Closes every order whose hold has run out, one transaction each; resolves with how many. An order that is being paid right now is skipped. */
export const expireOrders = async ({ db, clock }: Deps): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const now = new Date(clock.now());
    const found = await transact(db, async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('uuid')
        .where('status', 'in', ['held', 'paying'])
        .where('hold_expires_at', '<=', now)
        .orderBy('hold_expires_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (order) await expireOrder(trx, order.uuid, now);
      return order !== undefined;
    });
    if (!found) return count;
  }
};
