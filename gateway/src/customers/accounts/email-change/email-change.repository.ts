import type { Selectable } from 'kysely';
import type { EmailChangeTable } from '../../../database/account-security-tables';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { sha256 } from '../../../http/signing';
import type { AccountRow } from '../../../sessions/account.repository';
import { linkMinutes } from '../sign-in/account-token.repository';

export type EmailChangeRow = Selectable<EmailChangeTable>;

/** How long the former address can undo a change: from the request, and again from the confirmation. */
const undoHours = 72;

/** In `confirm_until` of a change whose place another request took; a late mail does not renew it. */
const superseded = new Date(0);

const confirmEnd = (now: number): Date => new Date(now + linkMinutes * 60_000);
const undoEnd = (now: number): Date => new Date(now + undoHours * 3_600_000);

/** The account's row, locked: changes of one account come one after another. */
export const lockAccount = (trx: Trx, uuid: string): Promise<AccountRow | undefined> =>
  trx.selectFrom('account').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const findEmailChange = (db: Database, linkId: string): Promise<EmailChangeRow | undefined> =>
  db.selectFrom('email_change').selectAll().where('id', '=', sha256(linkId)).executeTakeFirst();

type NewChange = Pick<EmailChangeRow, 'account_uuid' | 'previous_email' | 'email' | 'session_uuid'> & {
  readonly linkId: string;
};

/** Keeps a change that waits for its confirmation. Earlier ones of the account can no longer be confirmed. */
export const insertEmailChange = async (
  trx: Trx,
  { linkId, ...change }: NewChange,
  now: number,
): Promise<void> => {
  await trx
    .updateTable('email_change')
    .set({ confirm_until: superseded })
    .where('account_uuid', '=', change.account_uuid)
    .where('confirmed_at', 'is', null)
    .execute();
  await trx
    .insertInto('email_change')
    .values({
      ...change,
      id: sha256(linkId),
      asked_at: new Date(now),
      confirm_until: confirmEnd(now),
      undo_until: undoEnd(now),
    })
    .execute();
};

/** A mail that leaves late has its half hour all the same; false when the change is over or another request took its place. */
export const renewEmailChange = async (db: Database, linkId: string, now: number): Promise<boolean> =>
  (await db
    .updateTable('email_change')
    .set({ confirm_until: confirmEnd(now) })
    .where('id', '=', sha256(linkId))
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('confirm_until', '>', superseded)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Uses the link to the new address up: of two presses at the same moment, one gets the change and the other null. */
export const takeConfirmation = async (
  trx: Trx,
  linkId: string,
  now: number,
): Promise<EmailChangeRow | null> =>
  (await trx
    .updateTable('email_change')
    .set({ confirmed_at: new Date(now), undo_until: undoEnd(now) })
    .where('id', '=', sha256(linkId))
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('confirm_until', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()) ?? null;

/**
 * Uses the links to the former address up, and those of every change that was asked for later: whoever took an account over cannot
 * take it back by a mail to an address of his own.
 */
export const takeUndo = async (trx: Trx, linkId: string, now: number): Promise<EmailChangeRow | null> => {
  const taken = await trx
    .updateTable('email_change')
    .set({ undone_at: new Date(now) })
    .where('id', '=', sha256(linkId))
    .where('undone_at', 'is', null)
    .where('undo_until', '>', new Date(now))
    .returningAll()
    .executeTakeFirst();
  if (!taken) return null;
  await trx
    .updateTable('email_change')
    .set({ undone_at: new Date(now) })
    .where('account_uuid', '=', taken.account_uuid)
    .where('asked_at', '>=', taken.asked_at)
    .where('undone_at', 'is', null)
    .execute();
  return taken;
};

/** Whether an account that had this address may still come back to it: nobody else gets it until then. */
export const isReserved = async (
  db: Database,
  { email, accountUuid }: { readonly email: string; readonly accountUuid: string },
  now: number,
): Promise<boolean> =>
  (await db
    .selectFrom('email_change')
    .select('id')
    .where('previous_email', '=', email)
    .where('account_uuid', '<>', accountUuid)
    .where('confirmed_at', 'is not', null)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', new Date(now))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Changes that can still be confirmed or undone, the latest last. */
export const listEmailChanges = (db: Database, accountUuid: string, now: number): Promise<EmailChangeRow[]> =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', new Date(now))
    .orderBy('asked_at')
    .execute();
