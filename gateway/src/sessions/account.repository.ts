import type { Insertable, Selectable } from 'kysely';
import type { AccountTable } from '../database/tables/account-tables';
import type { Database } from '../database/open-database';
import type { Trx } from '../database/transaction';

export type AccountRow = Selectable<AccountTable>;

export const findAccount = (db: Database, uuid: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('uuid', '=', uuid).executeTakeFirst();

export const findAccountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

/** Returns null when the address has an account: of two concurrent confirmations one opens it. */
export const insertAccount = async (
  trx: Trx,
  account: Insertable<AccountTable>,
): Promise<AccountRow | null> =>
  (await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;
