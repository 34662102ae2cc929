import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { daysBefore, retentionDays } from '../../settings/retention-terms';

/** Replaces deleted values; no session or address has this value. */
const gone = 'anonymised';

const contact = sql`jsonb_build_object('email', '', 'phoneNumber', '', 'civility', 'NEUTRAL')`;
const person = sql`jsonb_build_object('firstName', '', 'lastName', '', 'addressLine', '', 'postalCode', '', 'city', '')`;
const noWords = sql`jsonb_build_object('fromName', '', 'message', '', 'deliveryAddress', null, 'delivery', null)`;
const emptyGift = sql`case when voucher is null then null else voucher || ${noWords} end`;

/** Removes all personal data; lines, amounts and ledger stay. */
const everything = {
  buyer: sql<string>`orders.buyer || ${contact} || ${person}`,
  request: sql<string>`'{}'::jsonb`,
  voucher: sql<string>`${emptyGift}`,
  session_id: gone,
  address_hash: gone,
  account_uuid: null,
};

/** Anonymises unpaid orders, because no law requires their personal data. */
const anonymiseUnpaid = (db: Database, now: number) =>
  db
    .updateTable('orders')
    .set({ ...everything, anonymised_at: new Date(now) })
    .where('anonymised_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('status', 'in', ['expired', 'cancelled'])
    .where('created_at', '<', daysBefore(now, retentionDays.unpaidOrder))
    .execute();

/**
 * Anonymises paid orders three years after the last day on which they could be used. Accounting needs name and address of the
 * invoice for ten years, but no phone number, e-mail address, gift message or browser.
 */
const anonymiseContact = (db: Database, now: number) =>
  db
    .updateTable('orders')
    .set({
      buyer: sql<string>`orders.buyer || ${contact}`,
      request: everything.request,
      voucher: everything.voucher,
      session_id: gone,
      address_hash: gone,
    })
    .where('anonymised_at', 'is', null)
    .where('confirmed_at', '<', daysBefore(now, retentionDays.paidOrderContact))
    .where('session_id', '<>', gone)
    .where(
      sql<boolean>`(checkin is null or checkin < ${daysBefore(now, retentionDays.paidOrderContact)}::date)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from voucher v where v.order_uuid = orders.uuid
        and v.valid_until >= ${daysBefore(now, retentionDays.paidOrderContact)}::date)`,
    )
    .execute();

const anonymiseInvoice = (db: Database, now: number) =>
  db
    .updateTable('orders')
    .set({ ...everything, anonymised_at: new Date(now) })
    .where('anonymised_at', 'is', null)
    .where('confirmed_at', '<', daysBefore(now, retentionDays.paidOrderInvoice))
    .where('session_id', '=', gone)
    .execute();

/** All orders without personal data. */
const nameless = (db: Database) =>
  db
    .selectFrom('orders')
    .select('uuid')
    .where((row) => row.or([row('anonymised_at', 'is not', null), row('session_id', '=', gone)]));

/** A query of order ids, or at least one id. */
type Orders = ReturnType<typeof nameless> | readonly string[];

/** Deletes what is kept about orders beside them: mails, notes and requests of customer care, recipients, reminders and messages. */
const deleteAbout = async (db: Database, orders: Orders): Promise<void> => {
  for (const table of ['sent_mail', 'care_note', 'care_request', 'gift_delivery'] as const)
    await db.deleteFrom(table).where('order_uuid', 'in', orders).execute();
  await db
    .deleteFrom('reminder')
    .where('voucher_id', 'in', db.selectFrom('voucher').select('id').where('order_uuid', 'in', orders))
    .execute();
  await db
    .updateTable('order_gift')
    .set({ snapshot: sql<string>`snapshot || ${noWords}` })
    .where('order_uuid', 'in', orders)
    .execute();
};

/** Deletes the customers on old invoices. Numbers and amounts stay. */
const deleteOldParties = (db: Database, now: number) =>
  db
    .deleteFrom('invoice_party')
    .where('number', 'in', (all) =>
      all
        .selectFrom('invoice')
        .select('number')
        .where('issued_at', '<', daysBefore(now, retentionDays.paidOrderInvoice)),
    )
    .execute();

/** Anonymises orders whose retention period is over. Rows, lines and ledger stay. */
export const anonymiseOldOrders = async (db: Database, now: number): Promise<void> => {
  await anonymiseUnpaid(db, now);
  await anonymiseContact(db, now);
  await anonymiseInvoice(db, now);
  await deleteAbout(db, nameless(db));
  await deleteOldParties(db, now);
};

/** Orders of a deleted account: anonymises unpaid ones; paid ones keep their retention period. */
export const anonymiseUnpaidOf = async (db: Database, accountUuid: string, now: number): Promise<void> => {
  const orders = await db
    .updateTable('orders')
    .set({ ...everything, anonymised_at: new Date(now) })
    .where('account_uuid', '=', accountUuid)
    .where('confirmed_at', 'is', null)
    .where('status', 'in', ['expired', 'cancelled'])
    .returning('uuid')
    .execute();
  if (orders.length > 0)
    await deleteAbout(
      db,
      orders.map(({ uuid }) => uuid),
    );
};
