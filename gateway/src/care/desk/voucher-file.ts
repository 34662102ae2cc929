import type { Buyer, CareVoucherFile } from '@detour/shared-contracts/api';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import type { OrderRow } from '../../sales/records/order.repository';
import { findDelivery } from '../../sales/vouchers/deliveries/delivery.repository';
import { findSnapshotAt } from '../../sales/vouchers/gift-snapshots';
import { findVouchersOfOrder } from '../../sales/vouchers/voucher.repository';
import type { VoucherRow } from '../../sales/vouchers/voucher-row';
import { findFileEvents, findFileMails } from './file-history.repository';
import { findFileVouchers } from './file-money.repository';
import { findStaffNames } from './staff-names';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const deliveryOf = async (
  db: Database,
  { order_uuid: orderUuid, position }: VoucherRow,
): Promise<CareVoucherFile['delivery']> => {
  const row = await findDelivery(db, { orderUuid, position });
  if (!row) return null;
  const { to_name: toName, to_email: toEmail, locale, design, state, version, failed_reason: reason } = row;
  return {
    toName,
    toEmail,
    locale,
    design,
    state,
    version,
    sendAt: instant(row.send_at),
    sentAt: instant(row.sent_at),
    failedReason: reason,
  };
};

const remindersOf = async (db: Database, { id }: VoucherRow): Promise<CareVoucherFile['reminders']> => {
  const rows = await db.selectFrom('reminder').selectAll().where('voucher_id', '=', id).execute();
  return rows.map(({ to_kind: to, email, asked_at: askedAt, stopped_at: stoppedAt, sent }) => ({
    to,
    email,
    askedAt: askedAt.toISOString(),
    stoppedAt: instant(stoppedAt),
    // `2027-05-23/60`: last day and days before it.
    sent: sent.flatMap((word) => Number(word.split('/')[1] ?? Number.NaN) || []),
  }));
};

/** Orders that it paid or pays, oldest first. A change of a booking is listed as the booking. */
const usesOf = async (db: Database, { id }: VoucherRow): Promise<CareVoucherFile['uses']> => {
  const { rows } = await sql<{ number: string; amount: number; returned: number; state: string; at: Date }>`
    select coalesce(booking.number, o.number) as number, u.amount, u.returned, u.state, coalesce(o.confirmed_at, o.created_at) as at
    from voucher_use u join orders o on o.uuid = u.order_uuid left join orders booking on booking.uuid = o.amends
    where u.voucher_id = ${id} order by 5`.execute(db);
  return rows.map(({ number, at, ...use }) => ({
    ...use,
    orderNumber: number,
    at: new Date(at).toISOString(),
  }));
};

const visitsOf = async (db: Database, { id }: VoucherRow): Promise<CareVoucherFile['visits']> =>
  db
    .selectFrom('activity_booking')
    .select(['day', 'starts', 'party', 'state'])
    .where('voucher_id', '=', id)
    .orderBy('at')
    .execute();

interface Place {
  readonly orderNumber: string;
  readonly position: number;
}

/** The voucher that this one came from, and the one that it was exchanged for. */
const exchangesOf = async (
  db: Database,
  { id, replaces }: VoucherRow,
): Promise<{ readonly from: Place | null; readonly to: Place | null }> => {
  const rows = await db
    .selectFrom('voucher')
    .innerJoin('orders', 'orders.uuid', 'voucher.order_uuid')
    .select(['voucher.id', 'voucher.position', 'orders.number as orderNumber'])
    .where(({ eb, or }) => or([eb('voucher.id', '=', replaces ?? id), eb('voucher.replaces', '=', id)]))
    .execute();
  const place = (row: (typeof rows)[number] | undefined): Place | null =>
    row ? { orderNumber: row.orderNumber, position: row.position } : null;
  return {
    from: place(rows.find((row) => row.id === replaces)),
    to: place(rows.find((row) => row.id !== replaces && row.id !== id)),
  };
};

/** Entries of the order's journal that are about this voucher; of an order with one voucher, all about gifts. */
const eventIdsOf = async (db: Database, { id, position }: VoucherRow, isOnly: boolean, orderUuid: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from order_event where order_uuid = ${orderUuid} and (
      data->>'voucherId' = ${id} or data->>'position' = ${String(position)} or data->'positions' @> ${String(position)}::jsonb
      or kind = 'confirmed' or (${isOnly} and split_part(kind, '.', 1) in ('voucher', 'gift', 'visit', 'cancelled')))`.execute(
    db,
  );
  return new Set(rows.map((row) => Number(row.id)));
};

/** Everything that is kept about one voucher of an order. Undefined for a gift that the order does not have. */
export const readVoucherFile = async (
  { db, secret }: Pick<GatewayContext, 'db' | 'secret'>,
  order: OrderRow,
  position: number,
): Promise<CareVoucherFile | undefined> => {
  const own = await findVouchersOfOrder(db, order.uuid);
  const row = own.find((voucher) => voucher.position === position);
  const snapshot = row && (await findSnapshotAt(db, order, position));
  if (!row || !snapshot) return undefined;
  const voucher = (await findFileVouchers(db, secret, order)).find(({ id }) => id === row.id);
  if (!voucher) return undefined;
  const { firstName, lastName } = order.buyer as Partial<Buyer>;
  const about = await eventIdsOf(db, row, own.length === 1, order.uuid);
  const mails = await db.selectFrom('sent_mail').select('id').where('voucher_id', '=', row.id).execute();
  const mailIds = new Set(mails.map(({ id }) => id));
  return {
    orderNumber: order.number,
    customer: [firstName, lastName].filter(Boolean).join(' '),
    position,
    voucher,
    venue: snapshot.venue,
    fromName: snapshot.fromName,
    delivery: await deliveryOf(db, row),
    reminders: await remindersOf(db, row),
    uses: await usesOf(db, row),
    visits: await visitsOf(db, row),
    ...(await exchangesOf(db, row)),
    events: await findFileEvents(db, order, await findStaffNames(db), about),
    mails: (await findFileMails(db, order)).filter(({ id }) => mailIds.has(id)),
  };
};
