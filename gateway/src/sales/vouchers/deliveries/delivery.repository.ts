import type { GiftDelivery, KeptDelivery } from '@detour/shared-contracts/api';
import type { Selectable } from 'kysely';
import type { GiftDeliveryTable } from '../../../database/tables/sales/giving-tables';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';

export type DeliveryRow = Selectable<GiftDeliveryTable>;

/** A gift of an order. */
export interface GiftKey {
  readonly orderUuid: string;
  /** 0 for the first. */
  readonly position: number;
}

export const findDelivery = (
  db: Database,
  { orderUuid, position }: GiftKey,
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('gift_delivery')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .executeTakeFirst();

/** Mails of the gifts of these orders, in any state. */
export const findDeliveries = (db: Database, orderUuids: readonly string[]): Promise<DeliveryRow[]> =>
  db
    .selectFrom('gift_delivery')
    .selectAll()
    .where('order_uuid', 'in', orderUuids)
    .orderBy('order_uuid')
    .orderBy('position')
    .execute();

const iso = (at: Date | null): string | null => at && at.toISOString();

/** All that is kept of a gift's mail. */
export const toKeptDelivery = (row: DeliveryRow): KeptDelivery => ({
  toName: row.to_name,
  toEmail: row.to_email,
  locale: row.locale,
  design: row.design,
  sendAt: iso(row.send_at),
  state: row.state,
  begunAt: iso(row.begun_at),
  sentAt: iso(row.sent_at),
  failedReason: row.failed_reason,
});

/** Queues the mail of a version. Each version is queued once, by the first run that finds it due. */
export const enqueueGift = (
  trx: Trx,
  { orderUuid, position }: GiftKey,
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<void> =>
  enqueue(trx, {
    topic: 'mail.gift',
    payload: { orderUuid, position, version },
    dueAt: now,
    dedupeKey: `mail.gift:${orderUuid}:${position}:${version}`,
  });

/** Columns of a wish with an address. */
export const toDeliveryColumns = ({ toName, toEmail, locale, design, sendAt }: GiftDelivery) => ({
  to_name: toName.trim(),
  to_email: (toEmail ?? '').trim(),
  locale,
  design,
  send_at: sendAt === null ? null : new Date(sendAt),
});

export const isDue = ({ send_at: at }: { readonly send_at: Date | null }, now: Date): boolean =>
  at === null || at <= now;

/**
 * Stores the delivery of a paid gift, and queues its mail when it is due now. The job `send-due-gifts` queues a later one.
 * Does nothing for a gift that the buyer hands over.
 */
export const beginDelivery = async (
  trx: Trx,
  key: GiftKey,
  { wish, now }: { readonly wish: GiftDelivery | null | undefined; readonly now: Date },
): Promise<void> => {
  if (!wish || wish.toEmail === null) return;
  const columns = toDeliveryColumns(wish);
  await trx
    .insertInto('gift_delivery')
    .values({ ...columns, order_uuid: key.orderUuid, position: key.position, state: 'waiting' })
    .execute();
  if (isDue(columns, now)) await enqueueGift(trx, key, { version: 1, now });
};

/** Sends a gift again to the same address, after its mail was sent or failed. False when the mail is waiting or stopped. */
export const sendAgain = async (trx: Trx, key: GiftKey, now: Date): Promise<boolean> => {
  const again = await trx
    .updateTable('gift_delivery')
    .set(({ eb }) => ({
      state: 'waiting',
      version: eb('version', '+', 1),
      send_at: null,
      begun_at: null,
      sent_at: null,
      failed_reason: null,
    }))
    .where('order_uuid', '=', key.orderUuid)
    .where('position', '=', key.position)
    .where('state', 'in', ['sent', 'failed'])
    .returning('version')
    .executeTakeFirst();
  if (!again) return false;
  await enqueueGift(trx, key, { version: again.version, now });
  return true;
};

/** Stops the waiting mail of one gift. */
export const stopDelivery = async (trx: Trx, { orderUuid, position }: GiftKey): Promise<void> => {
  await trx
    .updateTable('gift_delivery')
    .set({ state: 'stopped' })
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
};

/** Stops the waiting mails of an order's gifts. */
export const stopDeliveries = async (trx: Trx, orderUuid: string): Promise<void> => {
  await trx
    .updateTable('gift_delivery')
    .set({ state: 'stopped' })
    .where('order_uuid', '=', orderUuid)
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
};
