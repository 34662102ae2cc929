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
 * Marks that a run sends the mail of a version now, so that nobody changes it meanwhile. Undefined when it was sent, stopped or
 * changed: then there is nothing to send.
 */
export const beginSending = (db: Database, key: Version, now: Date): Promise<DeliveryRow | undefined> =>
  versionIn(db, key).set({ begun_at: now }).returningAll().executeTakeFirst();

/** The gift ended before its mail went out. */
export const stopSending = async (db: Database, key: Version): Promise<void> => {
  await versionIn(db, key).set({ state: 'stopped' }).execute();
};

/** The key of the order, which the journal refers to, before the delivery: a cancellation locks the order first. */
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
  /** Holds no address. */
  readonly reason: string;
  readonly now: Date;
}

/** The buyer is notified once for a version, and may correct the address. */
const tellFailure = async (trx: Trx, { orderUuid, position, version }: Version, now: Date): Promise<void> => {
  await writeEvent(trx, { orderUuid, kind: 'gift.failed', actor: 'system', data: { position }, at: now });
  await enqueue(trx, {
    topic: 'mail.gift-news',
    payload: { orderUuid, position, what: 'failed', version },
    dueAt: now,
    dedupeKey: `mail.gift-news:${orderUuid}:${position}:failed:${version}`,
  });
};

/** The mail server does not know the address. */
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
 * The mail came back later, in the caller's transaction. Only its present version fails, and none that was opened: it has
 * arrived. A notice can be faster than the run that sends the mail.
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
