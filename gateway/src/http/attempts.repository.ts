import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { sha256 } from './signing';

interface AttemptLimit {
  /** Kind and author of the attempt, such as `sign-in` and an address. Stored as a hash. */
  readonly what: string;
  readonly who: string;
  readonly most: number;
  readonly minutes: number;
}

const keyOf = ({ what, who }: Pick<AttemptLimit, 'what' | 'who'>): string => sha256(`${what}\n${who}`);

type Attempt = Omit<AttemptLimit, 'most'>;

const count = async (
  db: Database,
  limit: Attempt,
  now: number,
): Promise<{ readonly count: number; readonly until: Date }> => {
  const until = new Date(now + limit.minutes * 60_000);
  const { rows } = await sql<{ count: number; until: Date }>`
    insert into attempt (key, count, until) values (${keyOf(limit)}, 1, ${until})
    on conflict (key) do update set
      count = case when attempt.until <= ${new Date(now)} then 1 else attempt.count + 1 end,
      until = case when attempt.until <= ${new Date(now)} then excluded.until else attempt.until end
    returning count, until`.execute(db);
  return rows[0] ?? { count: 1, until };
};

/** Counts an attempt and returns the number in the time window, this one included. */
export const countAll = async (db: Database, attempt: Attempt, now: number): Promise<number> =>
  (await count(db, attempt, now)).count;

/**
 * Counts an attempt in one statement, so that concurrent attempts are all counted. Returns 0 below the limit, otherwise the
 * seconds until the next attempt. Unlike the budgets of `rate-limits`, these counts are shared by all gateways and survive
 * restarts.
 */
export const countAttempt = async (db: Database, limit: AttemptLimit, now: number): Promise<number> => {
  const row = await count(db, limit, now);
  return row.count <= limit.most ? 0 : Math.max(1, Math.ceil((row.until.getTime() - now) / 1000));
};

/** Resets the count after the visitor proved their identity. */
export const forgetAttempts = async (
  db: Database,
  attempt: Pick<AttemptLimit, 'what' | 'who'>,
): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', keyOf(attempt)).execute();
};

/** Takes back one counted attempt. */
export const uncountAttempt = async (
  db: Database,
  attempt: Pick<AttemptLimit, 'what' | 'who'>,
): Promise<void> => {
  await sql`update attempt set count = greatest(0, count - 1) where key = ${keyOf(attempt)}`.execute(db);
};
