import { sql, type RawBuilder, type Updateable } from 'kysely';
import { deleteInBatches, inBatches, type BatchOptions } from '../../database/delete-in-batches';
import type { Database } from '../../database/open-database';
import type { OrdersTable } from '../../database/tables/sales/order-tables';
import { transact } from '../../database/transaction';
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

type Change = Partial<Record<keyof typeof everything | 'anonymised_at', unknown>>;

interface Anonymised {
  readonly condition: RawBuilder<unknown>;
  /** An index lists the orders of the condition by this column. */
  readonly oldest: 'created_at' | 'confirmed_at';
  readonly change: Change;
}

/** Changes all orders that satisfy `condition`, which the change ends, and deletes what is kept beside them. */
const anonymise = (
  db: Database,
  { condition, oldest, change }: Anonymised,
  options: BatchOptions,
): Promise<number> =>
  inBatches(
    (size) =>
      transact(db, async (trx) => {
        const orders = await trx
          .updateTable('orders')
          .set(change as Updateable<OrdersTable>)
          .where(
            'uuid',
            'in',
            sql<string>`(select uuid from orders where ${condition} order by ${sql.ref(oldest)} limit ${size})`,
          )
          .returning('uuid')
          .execute();
        if (orders.length > 0)
          await deleteAbout(
            trx,
            orders.map(({ uuid }) => uuid),
          );
        return orders.length;
      }),
    options,
  );

/** Anonymises unpaid orders, because no law requires their personal data. */
const anonymiseUnpaid = (db: Database, now: number, options: BatchOptions) =>
  anonymise(
    db,
    {
      change: { ...everything, anonymised_at: new Date(now) },
      oldest: 'created_at',
      condition: sql`anonymised_at is null and confirmed_at is null and status in ('expired', 'cancelled')
        and created_at < ${daysBefore(now, retentionDays.unpaidOrder)}`,
    },
    options,
  );

/**
 * Anonymises paid orders three years after the last day on which they could be used. Accounting needs name and address of the
 * invoice for ten years, but no phone number, e-mail address, gift message or browser.
 */
const anonymiseContact = (db: Database, now: number, options: BatchOptions) => {
  const end = daysBefore(now, retentionDays.paidOrderContact);
  return anonymise(
    db,
    {
      change: {
        buyer: sql<string>`orders.buyer || ${contact}`,
        request: everything.request,
        voucher: everything.voucher,
        session_id: gone,
        address_hash: gone,
      },
      oldest: 'confirmed_at',
      // The word is no parameter, so that the database finds its index of orders that have not been changed.
      condition: sql`anonymised_at is null and confirmed_at < ${end} and session_id <> 'anonymised'
        and (checkin is null or checkin < ${end}::date)
        and not exists (select 1 from voucher v where v.order_uuid = orders.uuid and v.valid_until >= ${end}::date)`,
    },
    options,
  );
};

const anonymiseInvoice = (db: Database, now: number, options: BatchOptions) =>
  anonymise(
    db,
    {
      change: { ...everything, anonymised_at: new Date(now) },
      oldest: 'confirmed_at',
      condition: sql`anonymised_at is null and session_id = 'anonymised'
        and confirmed_at < ${daysBefore(now, retentionDays.paidOrderInvoice)}`,
    },
    options,
  );

/** Deletes what is kept about orders beside them: mails, notes and requests of customer care, recipients, reminders and messages. */
const deleteAbout = async (db: Database, orders: readonly string[]): Promise<void> => {
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
const deleteOldParties = (db: Database, now: number, options: BatchOptions) =>
  deleteInBatches(
    db,
    'invoice_party',
    {
      where: sql`number in (select number from invoice where issued_at < ${daysBefore(now, retentionDays.paidOrderInvoice)})`,
    },
    options,
  );

/** Days in which a late mail is found; the job runs each hour. */
const lateDays = 2;

/** Deletes what came about an order after its data was deleted. All notes and requests are read: they are few, and leave with their order. */
const deleteLate = async (db: Database, now: number, options: BatchOptions): Promise<void> => {
  // A value, not `exists`: for that the database may read all orders, to have them at hand.
  const nameless = sql`(select anonymised_at is not null or session_id = 'anonymised' from orders where uuid = order_uuid)`;
  await deleteInBatches(db, 'care_note', { where: nameless }, options);
  await deleteInBatches(db, 'care_request', { where: nameless }, options);
  await deleteInBatches(
    db,
    'sent_mail',
    { where: sql`sent_at >= ${daysBefore(now, lateDays)} and ${nameless}`, oldest: 'sent_at' },
    options,
  );
};

/** Anonymises orders whose retention period is over, in batches. Rows, lines and ledger stay. */
export const anonymiseOldOrders = async (
  db: Database,
  now: number,
  options: BatchOptions = {},
): Promise<void> => {
  await anonymiseUnpaid(db, now, options);
  await anonymiseContact(db, now, options);
  await anonymiseInvoice(db, now, options);
  await deleteLate(db, now, options);
  await deleteOldParties(db, now, options);
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
