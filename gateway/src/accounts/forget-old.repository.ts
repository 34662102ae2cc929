import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/**
 * What nobody needs any more (GDPR art. 5): ended sessions and counters at once, links and unconfirmed sign-ups after a week, lists of
 * visitors who never came back after seven months, messages to customer care after three years, ended subscriptions after one.
 */
export const forgetOldAccountData = async (db: Database, now: number): Promise<void> => {
  const at = new Date(now);
  const daysAgo = (days: number): Date => new Date(now - days * 86_400_000);
  await db.deleteFrom('account_session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('care_session').where('expires_at', '<=', at).execute();
  await db.deleteFrom('captcha_solution').where('expires_at', '<=', at).execute();
  await db.deleteFrom('account_device').where('last_seen_at', '<', daysAgo(365)).execute();
  await db.deleteFrom('password_guess').where('forget_at', '<=', at).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at).execute();
  await db.deleteFrom('security_event').where('at', '<', daysAgo(365)).execute();
  await db.deleteFrom('attempt').where('until', '<=', at).execute();
  await db.deleteFrom('account_token').where('created_at', '<', daysAgo(7)).execute();
  await db
    .deleteFrom('wishlist_item')
    .where('added_at', '<', daysAgo(213))
    .where(sql<boolean>`owner like 'anonymous:%'`)
    .execute();
  await db
    .deleteFrom('contact_case')
    .where('received_at', '<', daysAgo(3 * 365))
    .execute();
  await db.deleteFrom('newsletter_subscription').where('unsubscribed_at', '<', daysAgo(365)).execute();
};
