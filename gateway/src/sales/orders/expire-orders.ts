import type { Clock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { transact, type Trx } from '../../database/transaction';
import { writeEvent } from '../records/order-event.repository';
import { lockNightsOfOrder } from './room-holds.repository';
import { releaseOrder } from './release-order';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Expires one order and releases its rooms. The order must be locked. */
export const expireOrder = async (trx: Trx, uuid: string, now: Date): Promise<void> => {
  await lockNightsOfOrder(trx, uuid);
  await releaseOrder(trx, uuid, now);
  await trx
    .updateTable('orders')
    .set({ status: 'expired', closed_at: now })
    .where('uuid', '=', uuid)
    .execute();
  await writeEvent(trx, { orderUuid: uuid, kind: 'expired', actor: 'system', at: now });
};

/**
 * Expires the order whose hold ended first, except those in `left`. Returns its id, with the error if that failed; null without an
 * expired hold.
 */
const expireNext = async (
  { db, clock }: Deps,
  left: readonly string[],
): Promise<{ readonly uuid: string; readonly error?: unknown } | null> => {
  const now = new Date(clock.now());
  const found: { uuid: string | null } = { uuid: null };
  try {
    await transact(db, async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .select('uuid')
        .where('status', 'in', ['held', 'paying'])
        .where('hold_expires_at', '<=', now)
        .where(({ not, eb }) => not(eb('uuid', '=', sql<string>`any(${[...left]}::uuid[])`)))
        .orderBy('hold_expires_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return;
      found.uuid = order.uuid;
      await expireOrder(trx, order.uuid, now);
    });
  } catch (error) {
    // Without an order the database itself failed, and the next attempt would fail too.
    if (found.uuid === null) throw error;
    return { uuid: found.uuid, error };
  }
  return found.uuid === null ? null : { uuid: found.uuid };
};

/**
 * Expires every order whose hold has ended, one transaction each; resolves with the count. Skips orders that are locked by a payment.
 * An order that cannot be expired raises an alarm and does not block the others.
 */
export const expireOrders = async ({ db, clock }: Deps): Promise<number> => {
  const left: string[] = [];
  for (let count = 0; ;) {
    const found = await expireNext({ db, clock }, left);
    if (!found) return count;
    if (found.error === undefined) {
      count += 1;
      continue;
    }
    left.push(found.uuid);
    await raiseAlarm(
      db,
      {
        kind: 'hold-not-released',
        subject: `order ${found.uuid}`,
        text: `The hold of order ${found.uuid} has expired and cannot be released: ${String(found.error)}`,
      },
      new Date(clock.now()),
    );
  }
};
