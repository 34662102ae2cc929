import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Config } from '../../../settings/settings';
import type { Database } from '../../../database/open-database';
import { inTransaction } from '../../../database/transaction';
import { findInstalments, lockInstalment, setInstalment } from '../../instalments/plan.repository';
import { orderNotFound, type OrderRefusal } from '../../records/order-refusal';
import { lockOrder } from '../../records/order.repository';
import { findRunning, openPart } from './open-part';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes'>;
}

/**
 * Opens the payment of the first refused part for its buyer, who may use any card. A repeated call returns the same open order. While it is
 * open the job charges nothing.
 */
export const payPart = (
  { db, clock, config }: Deps,
  bookingUuid: string,
): Promise<Result<string, OrderRefusal>> =>
  inTransaction<string, OrderRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const booking = await lockOrder(trx, bookingUuid);
    if (!booking) return refuse(orderNotFound(bookingUuid));
    const closed: OrderRefusal = {
      kind: 'ORDER_CLOSED',
      message: `Order ${bookingUuid} has no part that its buyer can pay.`,
    };
    if (booking.status !== 'confirmed') return refuse(closed);
    const running = await findRunning(trx, booking, now);
    if (running) return running.part === null ? refuse(closed) : running.uuid;
    const parts = await findInstalments(trx, bookingUuid);
    const refused = parts.find(({ state }) => state === 'refused' || state === 'unpaid');
    const row = refused && (await lockInstalment(trx, refused));
    if (!row) return refuse(closed);
    const expiresAt = new Date(now.getTime() + config.holdMinutes * 60_000);
    const uuid = await openPart(trx, booking, row, { openedBy: 'buyer', now, expiresAt });
    // The job waits until the buyer has paid or left.
    if (row.next_at && row.next_at < expiresAt) await setInstalment(trx, row, { next_at: expiresAt });
    return uuid;
  });
