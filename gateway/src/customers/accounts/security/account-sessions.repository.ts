import type { AccountSession } from '@detour/shared-contracts/api';
import type { Database } from '../../../database/open-database';
import type { SessionRow } from '../../../sessions/account-session';

/** Ends the sessions of an account, optionally except one; returns their number. */
export const endSessions = async (
  db: Database,
  accountUuid: string,
  exceptUuid?: string,
): Promise<number> => {
  const ended = await db
    .deleteFrom('account_session')
    .where('account_uuid', '=', accountUuid)
    .$if(exceptUuid !== undefined, (query) => query.where('uuid', '<>', exceptUuid ?? ''))
    .returning('uuid')
    .execute();
  return ended.length;
};

/** Ends one session of an account; returns false for an unknown id. */
export const endSession = async (db: Database, accountUuid: string, uuid: string): Promise<boolean> =>
  (await db
    .deleteFrom('account_session')
    .where('account_uuid', '=', accountUuid)
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst()) !== undefined;

const toSession = (row: SessionRow, currentUuid: string): AccountSession => ({
  id: row.uuid,
  browser: row.browser,
  platform: row.platform,
  site: row.site as AccountSession['site'],
  method: row.method,
  current: row.uuid === currentUuid,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

/** Current sessions, this one first, then the most recently used. */
export const listSessions = async (
  db: Database,
  { account_uuid: accountUuid, uuid }: Pick<SessionRow, 'account_uuid' | 'uuid'>,
  now: number,
): Promise<AccountSession[]> => {
  const rows = await db
    .selectFrom('account_session')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => toSession(row, uuid)).sort((a, b) => Number(b.current) - Number(a.current));
};
