import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { anonymiseOldOrders } from './anonymise-orders.repository';
import { daysBefore, retentionDays } from '../../settings/retention-terms';

/** Deletes rows that have their own expiry. */
const forgetEnded = async (db: Database, at: Date): Promise<void> => {
  await db.deleteFrom('account_session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('care_session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('care_login').where('expires_at', '<=', at).execute();
  await db.deleteFrom('captcha_solution').where('expires_at', '<=', at).execute();
  await db.deleteFrom('password_guess').where('forget_at', '<=', at).execute();
  await db.deleteFrom('attempt').where('until', '<=', at).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at).execute();
  await db.deleteFrom('newsletter_pending').where('expires_at', '<=', at).execute();
};

const forgetByAge = async (db: Database, now: number): Promise<void> => {
  const ago = (term: keyof typeof retentionDays): Date => daysBefore(now, retentionDays[term]);
  await db.deleteFrom('account_device').where('last_seen_at', '<', ago('device')).execute();
  await db.deleteFrom('care_staff').where('last_seen_at', '<', ago('careStaff')).execute();
  await db.deleteFrom('care_access').where('at', '<', ago('careAccess')).execute();
  await db.deleteFrom('care_goodwill').where('at', '<', ago('careAccess')).execute();
  await db.deleteFrom('care_acting').where('began_at', '<', ago('careAccess')).execute();
  // The reports of the visit are deleted at the same age.
  await db
    .updateTable('orders')
    .set({ visit: null })
    .where('visit', 'is not', null)
    .where('created_at', '<', ago('clientError'))
    .execute();
  await db.deleteFrom('analytics_event').where('at', '<', ago('analyticsEvent')).execute();
  await db.deleteFrom('experiment_exposure').where('at', '<', ago('experimentExposure')).execute();
  await db.deleteFrom('security_event').where('at', '<', ago('securityEvent')).execute();
  await db.deleteFrom('account_token').where('created_at', '<', ago('accountToken')).execute();
  await db.deleteFrom('email_change').where('asked_at', '<', ago('accountToken')).execute();
  await db
    .deleteFrom('wishlist_item')
    .where('added_at', '<', ago('anonymousWishlist'))
    .where(sql<boolean>`owner like 'anonymous:%'`)
    .execute();
  await db.deleteFrom('contact_case').where('received_at', '<', ago('contactCase')).execute();
  await db
    .deleteFrom('newsletter_subscription')
    .where('unsubscribed_at', '<', ago('endedSubscription'))
    .execute();
  await db.deleteFrom('sent_mail').where('sent_at', '<', ago('sentMail')).execute();
  await db.deleteFrom('mail_notice').where('at', '<', ago('sentMail')).execute();
  await db
    .updateTable('activity_booking')
    .set({ guest_name: null, guest_email: null })
    .where('guest_email', 'is not', null)
    .where('day', '<', zonedNow(ago('visitGuest').getTime(), timeZoneOf('fr_FR')).date)
    .execute();
  await db
    .deleteFrom('reminder')
    .where('voucher_id', 'in', (vouchers) =>
      vouchers
        .selectFrom('voucher')
        .select('id')
        .where('valid_until', '<', zonedNow(ago('reminder').getTime(), timeZoneOf('fr_FR')).date),
    )
    .execute();
  await db.deleteFrom('payment_event').where('received_at', '<', ago('paymentEvent')).execute();
  await db
    .updateTable('payment')
    .set({ last4: null })
    .where('last4', 'is not', null)
    .where('updated_at', '<', ago('paymentCard'))
    .execute();
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
 * Deletes personal data by the retention periods of `docs/privacy.md` (GDPR art. 5(1)(e)). The append-only ledgers contain none.
 */
export const deleteOldPersonalData = async ({
  db,
  clock,
  config,
}: Pick<GatewayContext, 'db' | 'clock' | 'config'>): Promise<void> => {
  const now = clock.now();
  await forgetEnded(db, new Date(now));
  await forgetByAge(db, now);
  await anonymiseOldOrders(db, now);
  await forgetMailFiles(join(config.dataDir, 'mails'), now);
};
