import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { forgetUserOfEvents } from '../analytics/analytics-event.repository';
import { enqueue } from '../../outbox/outbox.repository';
import { anonymiseUnpaidOf } from '../privacy/anonymise-orders.repository';
import { ownerOfAccount } from '../wishlist/wishlist-owner';
import { deleteWishes } from '../wishlist/wishlist.repository';
import type { AccountRow } from '../../sessions/account.repository';
import { deleteReminders } from './gifts/gift-reminders';
import { createLinkId } from './sign-in/link-token';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'wakeJobs'>;

/**
 * Deletes the account with its sessions, passkeys, events, links, addresses, kept gifts, reminders, wishlist, newsletter and messages to customer care (GDPR art. 17).
 * Unpaid orders are anonymised, and analytics events lose the account. Paid orders stay without the account, as bookkeeping law requires; the links of their mails still work.
 */
export const deleteAccount = async (
  { db, clock, secret, wakeJobs }: Context,
  account: AccountRow,
): Promise<void> => {
  const { uuid, email, locale } = account;
  await transact(db, async (trx) => {
    await deleteWishes(trx, ownerOfAccount(uuid));
    await deleteReminders(trx, email);
    await forgetUserOfEvents(trx, secret, uuid);
    await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
    await trx.deleteFrom('newsletter_pending').where('email', '=', email).execute();
    await trx
      .deleteFrom('contact_case')
      .where(sql`lower(email)`, '=', email)
      .execute();
    await anonymiseUnpaidOf(trx, uuid, clock.now());
    await trx.deleteFrom('account_token').where('email', '=', email).execute();
    await trx.deleteFrom('account').where('uuid', '=', uuid).execute();
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { kind: 'deleted', email, locale, linkId: createLinkId(), firstName: account.first_name },
      dueAt: new Date(clock.now()),
    });
  });
  wakeJobs();
};
