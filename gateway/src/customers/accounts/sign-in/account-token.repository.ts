import { sql, type Insertable, type Selectable } from 'kysely';
import type { AccountTokenTable, PendingSignUp } from '../../../database/tables/account-tables';
import { json } from '../../../database/json';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { sha256 } from '../../../http/signing';

export type AccountTokenRow = Selectable<AccountTokenTable>;
type Kind = AccountTokenRow['kind'];

export const linkMinutes = 30;

/** Days after which an unconfirmed sign-up is deleted. Until then a sign-in with the right password sends a new link. */
const pendingDays = 7;

type NewToken = Pick<Insertable<AccountTokenTable>, 'kind' | 'email' | 'account_uuid'> & {
  readonly data: PendingSignUp | null;
};

/** Stores a link's id for 30 minutes; does nothing when it exists. */
export const insertToken = async (
  db: Database,
  linkId: string,
  token: NewToken,
  now: number,
): Promise<void> => {
  await db
    .insertInto('account_token')
    .values({
      ...token,
      data: json(token.data),
      id: sha256(linkId),
      created_at: new Date(now),
      expires_at: new Date(now + linkMinutes * 60_000),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Restarts the 30 minutes when the mail is sent late. */
export const renewToken = async (db: Database, linkId: string, now: number): Promise<void> => {
  await db
    .updateTable('account_token')
    .set({ expires_at: new Date(now + linkMinutes * 60_000) })
    .where('id', '=', sha256(linkId))
    .where('used_at', 'is', null)
    .execute();
};

/**
 * Locks all links of an address. A use deletes the other links, so two concurrent uses would deadlock: each would hold the
 * row that the other deletes.
 */
export const lockLinksOfAddress = async (trx: Trx, linkId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('account-link ' || email, 0)) from account_token
    where id = ${sha256(linkId)}`.execute(trx);
};

/** Consumes a link in one statement: of two concurrent uses one gets the row, the other null. */
export const consumeToken = async (
  trx: Trx,
  kind: Kind,
  linkId: string,
  now: number,
): Promise<AccountTokenRow | null> =>
  (await trx
    .updateTable('account_token')
    .set({ used_at: new Date(now) })
    .where('id', '=', sha256(linkId))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()) ?? null;

export const findToken = (db: Database, kind: Kind, linkId: string): Promise<AccountTokenRow | undefined> =>
  db
    .selectFrom('account_token')
    .selectAll()
    .where('id', '=', sha256(linkId))
    .where('kind', '=', kind)
    .executeTakeFirst();

/** The latest unconfirmed sign-up of an address, also when its link has expired. */
export const findPendingSignUp = (
  db: Database,
  email: string,
  now: number,
): Promise<AccountTokenRow | undefined> =>
  db
    .selectFrom('account_token')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now - pendingDays * 86_400_000))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Deletes the other links of an address after one of them was used. */
export const deleteTokens = async (trx: Trx, kind: Kind, email: string, exceptLinkId = ''): Promise<void> => {
  await trx
    .deleteFrom('account_token')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('id', '<>', sha256(exceptLinkId))
    .execute();
};
