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

/**
 * Claims an idempotency key inside the transaction of its effect. `response` is what a repeated call gets, when it is known by now; else
 * `storeIdempotentResponse` writes it. A concurrent duplicate waits here, at the unique index: when the
 * first commits it replays the response, when the first rolls back it proceeds.
 */
export const claimIdempotencyKey = async <T>(
  trx: Trx,
  claim: IdempotencyClaim,
  now: Date,
  response: T | null = null,
): Promise<ClaimOutcome<T>> => {
  const inserted = await trx
    .insertInto('idempotency')
    .values({
      scope: claim.scope,
      key: claim.key,
      request_hash: claim.requestHash,
      response: json(response),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
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
