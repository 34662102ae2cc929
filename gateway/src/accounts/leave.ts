import type { AccountExport, Locale } from '@detour/shared-contracts';
import type { GatewayContext } from '../context';
import { transact } from '../database/transaction';
import { findSubscription } from '../marketing/newsletter.repository';
import { enqueue } from '../outbox/outbox.repository';
import { ownerOfAccount } from '../wishlist/wishlist-owner';
import { deleteWishes, findWishes } from '../wishlist/wishlist.repository';
import type { AccountRow } from './account.repository';
import { createLinkId } from './link-token';
import { toAccount } from './profile';
import { listTrips } from './trips';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'wakeJobs'>;

/**
 * Deletes the account with its sessions, links, wishlist and newsletter (GDPR art. 17). Its orders stay without it, for bookkeeping law
 * asks for them; each is still opened by the link of its mail.
 */
export const deleteAccount = async ({ db, clock, wakeJobs }: Context, account: AccountRow): Promise<void> => {
  const { uuid, email, locale } = account;
  await transact(db, async (trx) => {
    await deleteWishes(trx, ownerOfAccount(uuid));
    await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
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

/** What is kept about a customer, in a form that another program reads (GDPR art. 15 and 20). */
export const exportAccount = async (context: Context, account: AccountRow): Promise<AccountExport> => {
  const { db } = context;
  const locale = account.locale as Locale;
  const subscription = await findSubscription(db, account.email);
  const wishes = await findWishes(db, ownerOfAccount(account.uuid));
  const sessions = await db
    .selectFrom('account_session')
    .select(['created_at', 'last_used_at'])
    .where('account_uuid', '=', account.uuid)
    .orderBy('created_at')
    .execute();
  return {
    account: await toAccount(db, account),
    trips: await listTrips(context, account.uuid, locale),
    wishlist: wishes.map(({ type, product_id: id, added_at: at }) => ({
      type,
      id,
      addedAt: at.toISOString(),
    })),
    newsletter: subscription && {
      country: subscription.country,
      language: subscription.language,
      since: subscription.subscribed_at.toISOString(),
    },
    sessions: sessions.map(({ created_at: created, last_used_at: used }) => ({
      createdAt: created.toISOString(),
      lastUsedAt: used.toISOString(),
    })),
  };
};
