import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { sha256 } from './signing';

interface AttemptLimit {
  /** What is tried and by whom, such as `sign-in` and an address: kept as a hash. */
  readonly what: string;
  readonly who: string;
  readonly most: number;
  readonly minutes: number;
}

const keyOf = ({ what, who }: Pick<AttemptLimit, 'what' | 'who'>): string => sha256(`${what}\n${who}`);

/**
 * Counts an attempt, in one statement, so that many at once are all counted. Answers 0 while there are few enough, else the seconds
 * until the next may come. Unlike the budgets of `rate-limits` these hold across gateways and restarts.
 */
export const countAttempt = async (db: Database, limit: AttemptLimit, now: number): Promise<number> => {
  const until = new Date(now + limit.minutes * 60_000);
  const { rows } = await sql<{ count: number; until: Date }>`
    insert into attempt (key, count, until) values (${keyOf(limit)}, 1, ${until})
    on conflict (key) do update set
      count = case when attempt.until <= ${new Date(now)} then 1 else attempt.count + 1 end,
      until = case when attempt.until <= ${new Date(now)} then excluded.until else attempt.until end
    returning count, until`.execute(db);
  const [row] = rows;
  if (!row || row.count <= limit.most) return 0;
  return Math.max(1, Math.ceil((row.until.getTime() - now) / 1000));
};

/** What was counted no longer counts: the visitor was who he said. */
export const forgetAttempts = async (
  db: Database,
  attempt: Pick<AttemptLimit, 'what' | 'who'>,
): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', keyOf(attempt)).execute();
};
