import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { enqueueGift, type GiftKey } from '../vouchers/deliveries/delivery.repository';

const batch = 200;

/**
 * Queues the mails of gifts whose hour has come. Rows that another gateway has locked are left to it, and each version is queued once, so
 * several gateways may run it. Resolves with the number of gifts that are due.
 */
export const sendDueGifts = ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): Promise<number> =>
  transact(db, async (trx) => {
    const now = new Date(clock.now());
    const { rows } = await sql<GiftKey & { version: number }>`
      select order_uuid as "orderUuid", position, version from gift_delivery
      where state = 'waiting' and send_at <= ${now}
      order by send_at limit ${batch} for update skip locked`.execute(trx);
    for (const { version, ...key } of rows) await enqueueGift(trx, key, { version, now });
    return rows.length;
  });
