import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { deleteInBatches, inBatches, type BatchOptions } from '../../database/delete-in-batches';
import type { Database } from '../../database/open-database';
import type { Tables } from '../../database/tables/tables';
import { anonymiseOldOrders } from './anonymise-orders.repository';
import { daysBefore, retentionDays } from '../../settings/retention-terms';

/** Tables whose rows have their own expiry, and its column. */
const ended = {
  account_session: 'expires_at',
  care_session: 'expires_at',
  care_login: 'expires_at',
  captcha_solution: 'expires_at',
  password_guess: 'forget_at',
  attempt: 'until',
  passkey_challenge: 'expires_at',
  newsletter_pending: 'expires_at',
} as const;

/** Tables whose rows are deleted at an age: the column that dates them, and the term. */
const aged = {
  account_device: ['last_seen_at', 'device'],
  care_staff: ['last_seen_at', 'careStaff'],
  care_access: ['at', 'careAccess'],
  care_goodwill: ['at', 'careAccess'],
  care_acting: ['began_at', 'careAccess'],
  analytics_event: ['at', 'analyticsEvent'],
  experiment_exposure: ['at', 'experimentExposure'],
  security_event: ['at', 'securityEvent'],
  account_token: ['created_at', 'accountToken'],
  email_change: ['asked_at', 'accountToken'],
  contact_case: ['received_at', 'contactCase'],
  newsletter_subscription: ['unsubscribed_at', 'endedSubscription'],
  sent_mail: ['sent_at', 'sentMail'],
  mail_notice: ['at', 'sentMail'],
  payment_event: ['received_at', 'paymentEvent'],
} as const satisfies Partial<Record<keyof Tables, readonly [string, keyof typeof retentionDays]>>;

const dayBefore = (now: number, term: keyof typeof retentionDays): IsoDate =>
  zonedNow(daysBefore(now, retentionDays[term]).getTime(), timeZoneOf('fr_FR')).date;

const countOf = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0);

const entriesOf = <T extends object>(list: T) => Object.entries(list) as [keyof T, T[keyof T]][];

const forgetRows = async (db: Database, now: number, options: BatchOptions): Promise<void> => {
  for (const [table, column] of entriesOf(ended))
    await deleteInBatches(
      db,
      table,
      { where: sql`${sql.ref(column)} <= ${new Date(now)}`, oldest: column },
      options,
    );
  for (const [table, [column, term]] of entriesOf(aged)) {
    const before = daysBefore(now, retentionDays[term]);
    await deleteInBatches(db, table, { where: sql`${sql.ref(column)} < ${before}`, oldest: column }, options);
  }
  const wishes = daysBefore(now, retentionDays.anonymousWishlist);
  await deleteInBatches(
    db,
    'wishlist_item',
    { where: sql`added_at < ${wishes} and owner like 'anonymous:%'`, oldest: 'added_at' },
    options,
  );
  await deleteInBatches(
    db,
    'reminder',
    {
      where: sql`(select valid_until from voucher where id = voucher_id) < ${dayBefore(now, 'reminder')}::date`,
    },
    options,
  );
};

/** Empties columns of rows that stay. */
const forgetColumns = async (db: Database, now: number, options: BatchOptions): Promise<void> => {
  // The reports of the visit are deleted at the same age.
  const visits = daysBefore(now, retentionDays.clientError);
  await inBatches(async (size) => {
    const some = sql`select uuid from orders where visit is not null and created_at < ${visits} order by created_at limit ${size}`;
    return countOf(await sql`update orders set visit = null where uuid in (${some})`.execute(db));
  }, options);
  const day = dayBefore(now, 'visitGuest');
  await inBatches(async (size) => {
    const some = sql`select id from activity_booking where guest_email is not null and day < ${day}::date order by day limit ${size}`;
    return countOf(
      await sql`update activity_booking set guest_name = null, guest_email = null where id in (${some})`.execute(
        db,
      ),
    );
  }, options);
  const cards = daysBefore(now, retentionDays.paymentCard);
  await inBatches(async (size) => {
    const some = sql`select order_uuid from payment where last4 is not null and updated_at < ${cards} order by updated_at limit ${size}`;
    return countOf(await sql`update payment set last4 = null where order_uuid in (${some})`.execute(db));
  }, options);
};

/** Deletes old mails that were written to files because no mail server is configured. */
const forgetMailFiles = async (folder: string, now: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const end = daysBefore(now, retentionDays.mailFile).getTime();
  for (const name of names) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < end) await rm(file, { force: true });
  }
};

/**
 * Deletes personal data by the retention periods of `docs/privacy.md` (GDPR art. 5(1)(e)), in batches. The append-only ledgers contain none.
 */
export const deleteOldPersonalData = async (
  { db, clock, config }: Pick<GatewayContext, 'db' | 'clock' | 'config'>,
  options: BatchOptions = {},
): Promise<void> => {
  const now = clock.now();
  await forgetRows(db, now, options);
  await forgetColumns(db, now, options);
  await anonymiseOldOrders(db, now, options);
  await forgetMailFiles(join(config.dataDir, 'mails'), now);
};
