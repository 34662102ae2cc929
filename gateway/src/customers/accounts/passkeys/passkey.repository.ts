import { randomUUID } from 'node:crypto';
import type { Passkey } from '@detour/shared-contracts/api';
import type { Insertable, Selectable } from 'kysely';
import type { PasskeyChallengeTable, PasskeyTable } from '../../../database/tables/account-security-tables';
import type { Database } from '../../../database/open-database';

export type PasskeyRow = Selectable<PasskeyTable>;
export type ChallengeRow = Selectable<PasskeyChallengeTable>;

export const challengeMinutes = 5;

/** Stores an issued challenge; returns its id. */
export const insertChallenge = async (
  db: Database,
  challenge: Omit<Insertable<PasskeyChallengeTable>, 'id' | 'expires_at'>,
  now: number,
): Promise<string> => {
  const id = randomUUID();
  const expiresAt = new Date(now + challengeMinutes * 60_000);
  await db
    .insertInto('passkey_challenge')
    .values({ ...challenge, id, expires_at: expiresAt })
    .execute();
  return id;
};

/** Consumes a challenge in one statement: of two concurrent responses one gets it, the other null. */
export const consumeChallenge = async (
  db: Database,
  { id, purpose }: Pick<ChallengeRow, 'id' | 'purpose'>,
  now: number,
): Promise<ChallengeRow | null> =>
  (await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()) ?? null;

export const findPasskeys = (db: Database, accountUuid: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

export const findPasskey = (db: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('id', '=', credentialId).executeTakeFirst();

/**
 * Records a use. Returns false when the counter has not grown: the same response came twice, or the authenticator was copied.
 * Synchronised passkeys always count 0.
 */
export const notePasskeyUse = async (
  db: Database,
  { uuid, counter }: Pick<PasskeyRow, 'uuid' | 'counter'>,
  use: { readonly counter: number; readonly backedUp: boolean; readonly now: number },
): Promise<boolean> =>
  (await db
    .updateTable('passkey')
    .set({ counter: use.counter, backed_up: use.backedUp, last_used_at: new Date(use.now) })
    .where('uuid', '=', uuid)
    .where('counter', '=', counter)
    .returning('uuid')
    .executeTakeFirst()) !== undefined;

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.uuid,
  name: row.name,
  rpId: row.rp_id,
  backedUp: row.backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export const listPasskeys = async (db: Database, accountUuid: string) => ({
  passkeys: (await findPasskeys(db, accountUuid)).map(toPasskey),
});
