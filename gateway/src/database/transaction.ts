import { setTimeout } from 'node:timers/promises';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { inSpan } from '@detour/shared-contracts/tracing';
import type { Transaction } from 'kysely';
import type { Database } from './open-database';
import { isOutdatedStatement } from './prepared-statements';
import type { Tables } from './tables/tables';

export type Trx = Transaction<Tables>;

/** Thrown inside a transaction to roll it back and return an expected failure. Compare it by name. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly reason: unknown) {
    super('refused');
  }
}

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal';

// Serialization failure, deadlock, and a statement that a migration outdated: the transaction must be retried.
const isTransient = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '') || isOutdatedStatement(error);

const attempts = 4;

/** Milliseconds before another attempt; random, so that two transactions that met do not meet again. */
const pauseBefore = (attempt: number): number => Math.random() * 10 * 2 ** attempt;

/**
 * Runs `work` in one transaction. A returned value commits; `refuse(reason)` rolls back and becomes the error. Deadlocks are
 * retried, so `work` must not act outside the database. Use only `trx` inside, never `db`.
 */
export const inTransaction = async <T, E>(
  db: Database,
  work: (trx: Trx, refuse: (reason: E) => never) => Promise<T>,
): Promise<Result<T, E>> => {
  const refuse = (reason: E): never => {
    throw new Refusal(reason);
  };
  // A refusal is an answer, and no error of the trace.
  const run = async (): Promise<Result<T, E>> => {
    try {
      return ok(await db.transaction().execute((trx) => work(trx, refuse)));
    } catch (error) {
      if (isRefusal(error)) return err(error.reason as E);
      throw error;
    }
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inSpan('transaction', run);
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
      await setTimeout(pauseBefore(attempt));
    }
  }
};

/** For work that has no expected failure. */
export const transact = async <T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> => {
  const result = await inTransaction<T, never>(db, work);
  if (!result.ok)
    throw new Error(
      'A transaction without expected failures was rolled back with refuse(): return a Result instead.',
    );
  return result.value;
};
