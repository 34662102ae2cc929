import { sql, type RawBuilder } from 'kysely';
import { json } from '../../../database/json';
import type { Trx } from '../../../database/transaction';

export interface IdempotencyClaim {
  /** Session and call: visitors do not share keys. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

export type ClaimOutcome<T> =
  | { readonly kind: 'new' }
  | { readonly kind: 'replay'; readonly response: T }
  | { readonly kind: 'mismatch' };

const lockOf = (sessionId: string): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`;

/** Locks a visitor's session until the transaction ends. */
export const lockSession = async (trx: Trx, sessionId: string): Promise<void> => {
  await sql`select ${lockOf(sessionId)}`.execute(trx);
};

interface NewClaim<T> {
  /** What a repeated call gets, when it is known by now; else `storeIdempotentResponse` writes it. */
  readonly response?: T;
  /** Session that a new claim also locks, as `lockSession` does: one statement less. */
  readonly locking?: string;
}

/**
 * Claims an idempotency key inside the transaction of its effect. A concurrent duplicate waits here, at the unique index: when the
 * first commits it replays the response, when the first rolls back it proceeds.
 */
export const claimIdempotencyKey = async <T>(
  trx: Trx,
  claim: IdempotencyClaim,
  now: Date,
  { response, locking }: NewClaim<T> = {},
): Promise<ClaimOutcome<T>> => {
  const inserted = await trx
    .insertInto('idempotency')
    .values({
      scope: claim.scope,
      key: claim.key,
      request_hash: claim.requestHash,
      response: json(response ?? null),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning(locking === undefined ? ['key'] : ['key', lockOf(locking).as('locked')])
    .executeTakeFirst();
  if (inserted) return { kind: 'new' };
  const stored = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'response'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (stored.request_hash !== claim.requestHash) return { kind: 'mismatch' };
  return { kind: 'replay', response: stored.response as T };
};

export const storeIdempotentResponse = async (
  trx: Trx,
  claim: IdempotencyClaim,
  response: object,
): Promise<void> => {
  await trx
    .updateTable('idempotency')
    .set({ response: json(response) })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .execute();
};
