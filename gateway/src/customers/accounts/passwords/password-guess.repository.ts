import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';
import { sha256 } from '../../../http/signing';

export interface GuessLimit {
  /** The counted thing, such as `account-place` with an e-mail and a network address; stored as a hash. */
  readonly what: string;
  readonly who: string;
  /** Guesses without delay. */
  readonly free: number;
}

/** Seconds. The delay doubles with each wrong password after the free ones. */
const firstWait = 30;
const longestWait = 900;
/** Hours after the last wrong password. */
const forgetHours = 24;

const keyOf = ({ what, who }: Pick<GuessLimit, 'what' | 'who'>): string => sha256(`${what}\n${who}`);

export interface GuessOutcome {
  /** Seconds until the next guess; 0 when this one was counted and may proceed. */
  readonly wait: number;
  readonly count: number;
}

/**
 * Counts a guess before it is checked, in one statement: of many concurrent ones only the free ones proceed. A guess that must wait
 * changes nothing, so that repeated requests do not extend the delay.
 */
export const countGuess = async (db: Database, limit: GuessLimit, now: number): Promise<GuessOutcome> => {
  const at = new Date(now);
  const forget = new Date(now + forgetHours * 3_600_000);
  const count = sql`case when password_guess.forget_at <= ${at} then 1 else password_guess.count + 1 end`;
  const wait = sql`case when ${count} <= ${limit.free - 1} then 0
    else least(${longestWait}, ${firstWait} * power(2, least(10, ${count} - ${limit.free}))) end`;
  const { rows } = await sql<{ count: number }>`
    insert into password_guess (key, count, next_at, forget_at) values (${keyOf(limit)}, 1, ${at}, ${forget})
    on conflict (key) do update set
      count = ${count},
      next_at = ${at}::timestamptz + make_interval(secs => ${wait}),
      forget_at = excluded.forget_at
    where password_guess.next_at <= ${at}
    returning count`.execute(db);
  const [row] = rows;
  if (row) return { wait: 0, count: row.count };
  const barred = await db
    .selectFrom('password_guess')
    .select(['next_at', 'count'])
    .where('key', '=', keyOf(limit))
    .executeTakeFirst();
  const seconds = Math.ceil(((barred?.next_at.getTime() ?? now) - now) / 1000);
  return { wait: Math.max(1, seconds), count: barred?.count ?? 0 };
};

/** Removes one guess: it was right, or was not made. */
export const uncountGuess = async (db: Database, limit: GuessLimit, now: number): Promise<void> => {
  await sql`update password_guess set count = greatest(0, count - 1), next_at = least(next_at, ${new Date(now)})
    where key = ${keyOf(limit)}`.execute(db);
};

export const forgetGuesses = async (db: Database, limit: GuessLimit): Promise<void> => {
  await db.deleteFrom('password_guess').where('key', '=', keyOf(limit)).execute();
};
