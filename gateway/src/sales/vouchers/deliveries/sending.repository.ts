import type { Database } from '../../../database/open-database';
import { transact, type Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { writeEvent } from '../../records/order-event.repository';
import type { DeliveryRow, GiftKey } from './delivery.repository';

interface Version extends GiftKey {
  readonly version: number;
}

const versionIn = (db: Database, { orderUuid, position, version }: Version) =>
  db
    .updateTable('gift_delivery')
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .where('version', '=', version)
    .where('state', '=', 'waiting');

/**
 * Marks that a run is sending the mail of a version, so that it cannot be changed meanwhile. Undefined when it was already
 * sent, stopped or changed: there is nothing to send.
 */
export const beginSending = (db: Database, key: Version, now: Date): Promise<DeliveryRow | undefined> =>
  versionIn(db, key).set({ begun_at: now }).returningAll().executeTakeFirst();

/** Stops the mail of a gift that ended before it was sent. */
export const stopSending = async (db: Database, key: Version): Promise<void> => {
  await versionIn(db, key).set({ state: 'stopped' }).execute();
};

/** Locks the order's key before the delivery, in the same order as a cancellation. The journal's foreign key references it. */
const lockKey = async (trx: Trx, { orderUuid }: GiftKey): Promise<void> => {
  await trx.selectFrom('orders').select('uuid').where('uuid', '=', orderUuid).forKeyShare().execute();
};

/** Marks the mail as sent. Views before this moment were by the buyer, so they do not count as opened by the recipient. */
export const markGiftSent = (db: Database, key: Version, now: Date): Promise<void> =>
  transact(db, async (trx) => {
    const { orderUuid, position } = key;
    await lockKey(trx, key);
    const sent = await versionIn(trx, key)
      .set({ state: 'sent', sent_at: now })
      .returning('version')
      .executeTakeFirst();
    if (!sent) return;
    if (sent.version === 1)
      await trx
        .updateTable('voucher')
        .set({ opened_at: null })
        .where('order_uuid', '=', orderUuid)
        .where('position', '=', position)
        .execute();
    await writeEvent(trx, { orderUuid, kind: 'gift.sent', actor: 'system', data: { position }, at: now });
  });

interface Failure {
  /** Contains no address. */
  readonly reason: string;
  readonly now: Date;
}

/** Notifies the buyer, once per version, who can then correct the address. */
const tellFailure = async (trx: Trx, { orderUuid, position, version }: Version, now: Date): Promise<void> => {
  await writeEvent(trx, { orderUuid, kind: 'gift.failed', actor: 'system', data: { position }, at: now });
  await enqueue(trx, {
    topic: 'mail.gift-news',
    payload: { orderUuid, position, what: 'failed', version },
    dueAt: now,
    dedupeKey: `mail.gift-news:${orderUuid}:${position}:failed:${version}`,
  });
};

/** Marks a mail as failed because the mail server rejected the address. */
export const markGiftFailed = (db: Database, key: Version, { reason, now }: Failure): Promise<void> =>
  transact(db, async (trx) => {
    await lockKey(trx, key);
    const failed = await versionIn(trx, key)
      .set({ state: 'failed', failed_reason: reason })
      .returning('version')
      .executeTakeFirst();
    if (failed) await tellFailure(trx, key, now);
  });

/**
 * Marks a bounced mail as failed, in the caller's transaction. Only the current version fails, and only while the gift is
 * unopened: an opened gift has arrived. A notice can arrive before the run that sends the mail has ended.
 */
export const markGiftReturned = async (trx: Trx, key: Version, { reason, now }: Failure): Promise<void> => {
  const { orderUuid, position, version } = key;
  await lockKey(trx, key);
  const failed = await trx
    .updateTable('gift_delivery')
    .set({ state: 'failed', failed_reason: reason })
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .where('version', '=', version)
    .where('state', 'in', ['waiting', 'sent'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('voucher')
            .select('id')
            .where('order_uuid', '=', orderUuid)
            .where('position', '=', position)
            .where('opened_at', 'is not', null),
        ),
      ),
    )
    .returning('version')
    .executeTakeFirst();
  if (failed) await tellFailure(trx, key, now);
};
