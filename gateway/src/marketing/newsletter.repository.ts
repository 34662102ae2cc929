import { randomUUID } from 'node:crypto';
import { countryOf, languageOf, type Locale } from '@detour/shared-contracts';
import type { Selectable } from 'kysely';
import type { NewsletterSubscriptionTable } from '../database/account-tables';
import type { Database } from '../database/open-database';
import { enqueue } from '../outbox/outbox.repository';

export type SubscriptionRow = Selectable<NewsletterSubscriptionTable>;

interface Wish {
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
}

/** The subscription in force of an address; null without one. */
export const findSubscription = async (db: Database, email: string): Promise<SubscriptionRow | null> =>
  (await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()) ?? null;

export const findSubscriptionById = (db: Database, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('newsletter_subscription').selectAll().where('id', '=', id).executeTakeFirst();

/** Subscribes and queues the mail that says so; an address that is there already keeps what it has and gets no second mail. */
export const subscribe = async (db: Database, { email, locale }: Wish, now: number): Promise<void> => {
  const columns = {
    country: countryOf(locale),
    language: languageOf(locale),
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

/** Ends a subscription, by address or by its id; twice, it is ended once. */
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
