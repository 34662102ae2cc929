import { addressGroupOf } from '@detour/shared-contracts/platform';
import { countryOf, languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { createLinkId } from '../accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';
import type { NewsletterPendingTable, NewsletterSource } from '../../database/account-tables';
import type { Database } from '../../database/open-database';
import { countAttempt } from '../../http/attempts.repository';
import { isSigned, sha256, signText } from '../../http/signing';
import { enqueue } from '../../outbox/outbox.repository';

export type PendingRow = Selectable<NewsletterPendingTable>;

/** How long the link of the mail works, and how long an address that nobody confirmed is kept. */
const pendingDays = 7;

/** Names the wording that was agreed to. Raise it when a form's wording changes; the proof of consent holds it. */
const consentTextVersion = '2026-11';

/** Mails for one address within an hour, whoever asks. */
const mostMails = 3;

type Context = Pick<GatewayContext, 'clock' | 'secret'>;

export interface Wish {
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
  readonly source: NewsletterSource;
  readonly request: FastifyRequest;
}

const placePurpose = 'newsletter-place';

/** A keyed hash of the address group, with the key's id: proves a place to whoever knows it, and tells it to nobody. */
export const hashPlace = ({ secret }: Pick<Context, 'secret'>, request: FastifyRequest): string =>
  signText(secret, placePurpose, addressGroupOf(request.ip));

/** Whether a kept hash is of this network address; after an exchange of keys too, while the key that made it is still there. */
export const isPlace = ({ secret }: Pick<Context, 'secret'>, hash: string, ip: string): boolean =>
  isSigned(secret, { purpose: placePurpose, text: addressGroupOf(ip) }, hash);

/**
 * Keeps the wish and queues the mail that asks to confirm it. Nobody is subscribed yet. The work is the same for every address; an
 * address that asked three times within an hour gets no further mail, and the visitor is not told.
 */
export const askToSubscribe = async (
  { clock, secret }: Context,
  db: Database,
  { email, locale, source, request }: Wish,
): Promise<void> => {
  const now = clock.now();
  const limit = { what: 'newsletter-to', who: email, most: mostMails, minutes: 60 };
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

/** The wish of a link that still works; null for any other. */
export const findPending = async (db: Database, linkId: string, now: number): Promise<PendingRow | null> =>
  (await db
    .selectFrom('newsletter_pending')
    .selectAll()
    .where('id', '=', sha256(linkId))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()) ?? null;

/** Uses the link up: of two presses at the same moment, one gets the wish and the other null. */
export const takePending = async (db: Database, linkId: string, now: number): Promise<PendingRow | null> =>
  (await db
    .deleteFrom('newsletter_pending')
    .where('id', '=', sha256(linkId))
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()) ?? null;
