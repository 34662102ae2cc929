import type { Selectable } from 'kysely';
import type { EmailChangeTable } from '../../../database/tables/account-security-tables';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { sha256 } from '../../../http/signing';
import type { AccountRow } from '../../../sessions/account.repository';
import { linkMinutes } from '../sign-in/account-token.repository';

export type EmailChangeRow = Selectable<EmailChangeTable>;

/** Hours during which the former address can undo a change: from the request, and again from the confirmation. */
const undoHours = 72;

/** `confirm_until` of a change that a later request superseded; a late mail does not renew it. */
const superseded = new Date(0);

const confirmEnd = (now: number): Date => new Date(now + linkMinutes * 60_000);
const undoEnd = (now: number): Date => new Date(now + undoHours * 3_600_000);

/** Locks the account's row, so that its changes run one after another. */
export const lockAccount = (trx: Trx, uuid: string): Promise<AccountRow | undefined> =>
  trx.selectFrom('account').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const findEmailChange = (db: Database, linkId: string): Promise<EmailChangeRow | undefined> =>
  db.selectFrom('email_change').selectAll().where('id', '=', sha256(linkId)).executeTakeFirst();

type NewChange = Pick<EmailChangeRow, 'account_uuid' | 'previous_email' | 'email' | 'session_uuid'> & {
  readonly linkId: string;
};

/** Inserts a change that waits for its confirmation. Earlier changes of the account can no longer be confirmed. */
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

/** Restarts the 30 minutes when the mail is sent late. Returns false when the change is over or superseded. */
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

/** Consumes the link to the new address: of two concurrent uses one gets the change, the other null. */
export const consumeConfirmation = async (
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
 * Consumes the link to the former address and those of every later change: an attacker who took over the account cannot take it
 * back with a mail to their own address.
 */
export const consumeUndo = async (trx: Trx, linkId: string, now: number): Promise<EmailChangeRow | null> => {
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

/** True while an account can still return to this former address; until then nobody else can take it. */
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
