import { addressGroupOf } from '@detour/shared-contracts/platform';
import { countryOf, languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { createLinkId } from '../accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';
import type { NewsletterPendingTable, NewsletterSource } from '../../database/tables/account-tables';
import type { Database } from '../../database/open-database';
import { countAttempt } from '../../http/attempts.repository';
import { isSigned, sha256, signText } from '../../http/signing';
import { enqueue } from '../../outbox/outbox.repository';

export type PendingRow = Selectable<NewsletterPendingTable>;

/** Days that the link of the mail works and that an unconfirmed address is stored. */
const pendingDays = 7;

/** Version of the consent text. Change it with the form's wording; it is part of the proof of consent. */
const consentTextVersion = '2026-11';

/** Mails per address and hour, from all callers. */
const maxMails = 3;

type Context = Pick<GatewayContext, 'clock' | 'secret'>;

export interface SubscriptionRequest {
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
  readonly source: NewsletterSource;
  readonly request: FastifyRequest;
}

const placePurpose = 'newsletter-place';

/** A keyed hash of the address group with the key's id: verifiable for a known address, but not reversible. */
export const hashPlace = ({ secret }: Pick<Context, 'secret'>, request: FastifyRequest): string =>
  signText(secret, placePurpose, addressGroupOf(request.ip));

/** True when a stored hash belongs to this network address, under any configured key. */
export const isPlace = ({ secret }: Pick<Context, 'secret'>, hash: string, ip: string): boolean =>
  isSigned(secret, { purpose: placePurpose, text: addressGroupOf(ip) }, hash);

/**
 * Stores a request to subscribe and queues the mail that confirms it. Subscribes no address yet. The work is the same for
 * every address. After three requests per hour an address gets no further mail; the response does not reveal it.
 */
export const requestSubscription = async (
  { clock, secret }: Context,
  db: Database,
  { email, locale, source, request }: SubscriptionRequest,
): Promise<void> => {
  const now = clock.now();
  const limit = { what: 'newsletter-to', who: email, most: maxMails, minutes: 60 };
  if ((await countAttempt(db, limit, now)) > 0) return;
  const linkId = createLinkId();
  await db
    .insertInto('newsletter_pending')
    .values({
      id: sha256(linkId),
      email,
      country: countryOf(locale),
      language: languageOf(locale),
      source,
      text_version: consentTextVersion,
      asked_at: new Date(now),
      asked_from: hashPlace({ secret }, request),
      expires_at: new Date(now + pendingDays * 86_400_000),
    })
    .execute();
  await enqueue(db, { topic: 'mail.newsletter-confirm', payload: { linkId }, dueAt: new Date(now) });
};

/** The request of a valid link, else null. */
export const findPending = async (db: Database, linkId: string, now: number): Promise<PendingRow | null> =>
  (await db
    .selectFrom('newsletter_pending')
    .selectAll()
    .where('id', '=', sha256(linkId))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()) ?? null;

/** Consumes the link: of two concurrent uses one gets the request, the other null. */
export const consumePending = async (db: Database, linkId: string, now: number): Promise<PendingRow | null> =>
  (await db
    .deleteFrom('newsletter_pending')
    .where('id', '=', sha256(linkId))
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()) ?? null;

/** True while a subscription of the address waits for the link of its mail. */
export const isSubscriptionPending = async (db: Database, email: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom('newsletter_pending')
    .select('id')
    .where('email', '=', email)
    .where('expires_at', '>', new Date(now))
    .limit(1)
    .executeTakeFirst()) !== undefined;
