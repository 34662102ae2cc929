import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NewsletterSubscriptionTable } from '../../database/tables/account-tables';
import type { Database } from '../../database/open-database';
import { enqueue } from '../../outbox/outbox.repository';
import type { PendingRow } from './newsletter-pending.repository';

export type SubscriptionRow = Selectable<NewsletterSubscriptionTable>;

/** The active subscription of an address, or null. */
export const findSubscription = async (db: Database, email: string): Promise<SubscriptionRow | null> =>
  (await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()) ?? null;

export const findSubscriptionById = (db: Database, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('newsletter_subscription').selectAll().where('id', '=', id).executeTakeFirst();

/** A confirmed request with its proof of consent; `from` is the hash of the confirming network address. */
export type ConfirmedSubscription = Omit<PendingRow, 'id' | 'expires_at'> & { readonly from: string };

/** Subscribes and queues a mail; an existing subscription stays and gets no second mail. */
export const subscribe = async (
  db: Database,
  subscription: ConfirmedSubscription,
  now: number,
): Promise<void> => {
  const { email, from, ...proof } = subscription;
  const columns = {
    ...proof,
    confirmed_at: new Date(now),
    confirmed_from: from,
    subscribed_at: new Date(now),
    unsubscribed_at: null,
  };
  const begun = await db
    .insertInto('newsletter_subscription')
    .values({ email, id: randomUUID(), ...columns })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(columns)
        .where('newsletter_subscription.unsubscribed_at', 'is not', null),
    )
    .returning(['id'])
    .executeTakeFirst();
  if (!begun) return;
  await enqueue(db, {
    topic: 'mail.newsletter',
    payload: { id: begun.id },
    dueAt: new Date(now),
    dedupeKey: `newsletter:${begun.id}:${now}`,
  });
};

/** Ends a subscription by address or id. Idempotent. */
export const unsubscribe = async (
  db: Database,
  which: { readonly email: string } | { readonly id: string },
  now: number,
): Promise<void> => {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['email', which.email] as const);
  await db
    .updateTable('newsletter_subscription')
    .set({ unsubscribed_at: new Date(now) })
    .where(column, '=', value)
    .where('unsubscribed_at', 'is', null)
    .execute();
};

/** Moves a subscription to another address, unless that address has its own one; the former one ends. */
export const moveSubscription = async (
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Promise<void> => {
  const chosen = await db
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', to)
    .executeTakeFirst();
  if (chosen) return unsubscribe(db, { email: from }, now);
  await db
    .updateTable('newsletter_subscription')
    .set({ email: to })
    .where('email', '=', from)
    .where('unsubscribed_at', 'is', null)
    .execute();
};
