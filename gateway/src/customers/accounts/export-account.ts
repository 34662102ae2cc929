import type { AccountExport } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { findSubscription } from '../newsletter/newsletter.repository';
import { listEventsOfUser } from '../analytics/analytics-event.repository';
import { viewOrder } from '../../sales/orders/access/order-access';
import { ownerOfAccount } from '../wishlist/wishlist-owner';
import { findWishes } from '../wishlist/wishlist.repository';
import type { SignedIn } from '../../sessions/account-session';
import { listAddresses } from './addresses/address.repository';
import { findKeptGifts } from './gifts/kept-gift.repository';
import { findDeliveries, toKeptDelivery } from '../../sales/vouchers/deliveries/delivery.repository';
import { findGift } from '../../sales/giving/find-gift';
import { voucherCodeOf } from '../../sales/vouchers/codes/voucher-seal';
import { listSessions } from './security/account-sessions.repository';
import { listEmailChanges } from './email-change/email-change.repository';
import { listPasskeys } from './passkeys/passkey.repository';
import { toAccount } from './profile';
import { listSecurityEvents, toSecurityEvent } from './security/security-events';
import { listTrips } from './trips/trips';

const iso = (at: Date): string => at.toISOString();

const newsletterOf = async (db: Database, email: string): Promise<AccountExport['newsletter']> => {
  const row = await findSubscription(db, email);
  if (!row) return null;
  const { source, text_version: textVersion, asked_at: asked, confirmed_at: confirmed } = row;
  const hasProof = source !== null && textVersion !== null && asked !== null && confirmed !== null;
  return {
    country: row.country,
    language: row.language,
    since: iso(row.subscribed_at),
    consent: hasProof ? { source, textVersion, askedAt: iso(asked), confirmedAt: iso(confirmed) } : null,
  };
};

const pendingOf = async (db: Database, email: string): Promise<AccountExport['newsletterPending']> => {
  const rows = await db.selectFrom('newsletter_pending').selectAll().where('email', '=', email).execute();
  return rows.map(({ source, asked_at: asked, expires_at: expires }) => ({
    source,
    askedAt: iso(asked),
    expiresAt: iso(expires),
  }));
};

const contactCasesOf = async (db: Database, email: string): Promise<AccountExport['contactCases']> => {
  const rows = await db
    .selectFrom('contact_case')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({
    receivedAt: iso(row.received_at),
    reason: row.reason,
    name: row.name,
    email: row.email,
    phone: row.phone,
    bookingId: row.booking_id,
    message: row.description,
  }));
};

const emailChangesOf = async (
  db: Database,
  uuid: string,
  now: number,
): Promise<AccountExport['emailChanges']> => {
  const rows = await listEmailChanges(db, uuid, now);
  return rows.map((row) => ({
    previousEmail: row.previous_email,
    email: row.email,
    askedAt: iso(row.asked_at),
    confirmedAt: row.confirmed_at && iso(row.confirmed_at),
  }));
};

const devicesOf = async (db: Database, uuid: string): Promise<AccountExport['devices']> => {
  const rows = await db.selectFrom('account_device').selectAll().where('account_uuid', '=', uuid).execute();
  return rows.map((row) => ({ firstSeenAt: iso(row.first_seen_at), lastSeenAt: iso(row.last_seen_at) }));
};

const ordersOf = async (context: GatewayContext, uuid: string): Promise<AccountExport['orders']> => {
  const rows = await context.db
    .selectFrom('orders')
    .select('uuid')
    .where('account_uuid', '=', uuid)
    .where('amends', 'is', null)
    .orderBy('created_at')
    .execute();
  const orders: AccountExport['orders'] = [];
  for (const row of rows) orders.push(await viewOrder(context, row.uuid));
  return orders;
};

/** Mails about the account's orders, as they were sent. */
const sentMailsOf = async (db: Database, uuid: string): Promise<NonNullable<AccountExport['sentMails']>> => {
  const rows = await db
    .selectFrom('sent_mail')
    .innerJoin('orders', 'orders.uuid', 'sent_mail.order_uuid')
    .select(['sent_mail.sent_at', 'sent_mail.sent_to', 'sent_mail.subject', 'sent_mail.body'])
    .where('orders.account_uuid', '=', uuid)
    .orderBy('sent_mail.sent_at')
    .execute();
  return rows.map(({ sent_at: at, sent_to: to, subject, body }) => ({
    sentAt: iso(at),
    to,
    subject,
    text: body,
  }));
};

const remindersOf = async (db: Database, email: string): Promise<NonNullable<AccountExport['reminders']>> => {
  const rows = await db
    .selectFrom('reminder')
    .innerJoin('voucher', 'voucher.id', 'reminder.voucher_id')
    .select(['voucher.valid_until', 'reminder.asked_at', 'reminder.stopped_at'])
    .where(sql`lower(reminder.email)`, '=', email)
    .orderBy('reminder.asked_at')
    .execute();
  return rows.map(({ valid_until: voucherEnds, asked_at: asked, stopped_at: stopped }) => ({
    voucherEnds,
    askedAt: iso(asked),
    stoppedAt: stopped && iso(stopped),
  }));
};

const keptGiftsOf = async (
  { db, secret }: GatewayContext,
  uuid: string,
): Promise<NonNullable<AccountExport['keptGifts']>> => {
  const kept = await findKeptGifts(db, uuid);
  const gifts: NonNullable<AccountExport['keptGifts']> = [];
  for (const { voucher, addedAt } of kept) {
    const { order_uuid: orderUuid, position } = voucher;
    const gift = await findGift(db, { orderUuid, position });
    const label = gift?.snapshot.label ?? '';
    gifts.push({ code: voucherCodeOf(secret, voucher), label, addedAt: iso(addedAt) });
  }
  return gifts;
};

const analyticsEventsOf = async (
  { db, secret }: GatewayContext,
  uuid: string,
): Promise<NonNullable<AccountExport['analyticsEvents']>> => {
  const rows = await listEventsOfUser(db, secret, uuid);
  return rows.map(({ at, name, page_path: pagePath, client_id: clientId, items }) => ({
    at: iso(at),
    name,
    pagePath,
    clientId,
    items,
  }));
};

const giftDeliveriesOf = async (
  db: Database,
  orders: AccountExport['orders'],
): Promise<NonNullable<AccountExport['giftDeliveries']>> => {
  if (orders.length === 0) return [];
  const rows = await findDeliveries(
    db,
    orders.map(({ orderUUID }) => orderUUID),
  );
  return rows.map((row) => ({
    orderUUID: row.order_uuid,
    position: row.position,
    ...toKeptDelivery(row),
  }));
};

const journalOf = async (
  db: Database,
  accountUuid: string,
): Promise<Pick<AccountExport, 'orderEvents' | 'refunds' | 'invoices'>> => {
  const own = db.selectFrom('orders').select('uuid').where('account_uuid', '=', accountUuid);
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_uuid', 'in', own)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_uuid', 'in', own)
    .orderBy('planned_at')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .leftJoin('invoice_party', 'invoice_party.number', 'invoice.number')
    .selectAll('invoice')
    .select('invoice_party.party')
    .where('order_uuid', 'in', own)
    .orderBy('issued_at')
    .execute();
  return {
    orderEvents: events.map(({ order_uuid: orderUUID, kind, actor, data, at }) => ({
      orderUUID,
      kind,
      actor,
      data,
      at: iso(at),
    })),
    refunds: refunds.map((row) => ({
      orderUUID: row.order_uuid,
      amount: row.amount,
      cause: row.cause,
      state: row.state,
      plannedAt: iso(row.planned_at),
      settledAt: row.settled_at && iso(row.settled_at),
    })),
    invoices: invoices.map(({ order_uuid: orderUUID, number, kind, total, party, issued_at: at }) => ({
      orderUUID,
      number,
      kind,
      total,
      party,
      issuedAt: iso(at),
    })),
  };
};

/**
 * Everything stored about a customer, machine-readable (GDPR art. 15 and 20). Omits hashes of secrets, and idempotency keys and attempt
 * counters, which name nobody and are deleted within a day.
 */
export const exportAccount = async (
  context: GatewayContext,
  { account, session }: SignedIn,
): Promise<AccountExport> => {
  const { db, clock } = context;
  const { uuid, email } = account;
  const wishes = await findWishes(db, ownerOfAccount(uuid));
  const orders = await ordersOf(context, uuid);
  return {
    account: await toAccount(context, account),
    trips: await listTrips(context, uuid, account.locale as Locale),
    orders,
    ...(await journalOf(db, uuid)),
    giftDeliveries: await giftDeliveriesOf(db, orders),
    wishlist: wishes.map(({ type, product_id: id, added_at: at }) => ({ type, id, addedAt: iso(at) })),
    addresses: await listAddresses(db, uuid),
    keptGifts: await keptGiftsOf(context, uuid),
    newsletter: await newsletterOf(db, email),
    newsletterPending: await pendingOf(db, email),
    contactCases: await contactCasesOf(db, email),
    sentMails: await sentMailsOf(db, uuid),
    reminders: await remindersOf(db, email),
    emailChanges: await emailChangesOf(db, uuid, clock.now()),
    sessions: await listSessions(db, session, clock.now()),
    devices: await devicesOf(db, uuid),
    ...(await listPasskeys(db, uuid)),
    securityEvents: (await listSecurityEvents(db, uuid)).map(toSecurityEvent),
    analyticsEvents: await analyticsEventsOf(context, uuid),
  };
};
