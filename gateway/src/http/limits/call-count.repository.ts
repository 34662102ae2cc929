import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

export interface CountedCalls {
  readonly key: string;
  readonly count: number;
}

export interface SharedCount extends CountedCalls {
  /** Milliseconds until the minute of this key is over. */
  readonly leftMs: number;
}

/**
 * Adds calls to the counts that all gateways share, in one statement, and returns the sums. A minute begins with the first reported
 * calls of a key, by the clock of the database. Keys are written in order, so that two gateways never wait for each other in a circle.
 */
export const addCalls = async (
  db: Database,
  calls: readonly CountedCalls[],
): Promise<readonly SharedCount[]> => {
  const ordered = [...calls].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<SharedCount>`
    insert into call_count as known (key, count, until)
    select key, count, clock_timestamp() + interval '60 seconds'
    from unnest(${ordered.map(({ key }) => key)}::text[], ${ordered.map(({ count }) => count)}::integer[]) as told (key, count)
    on conflict (key) do update set
      count = excluded.count + case when known.until <= clock_timestamp() then 0 else known.count end,
      until = case when known.until <= clock_timestamp() then excluded.until else known.until end
    returning key, count, greatest(1, extract(epoch from until - clock_timestamp()) * 1000)::integer as "leftMs"`.execute(
    db,
  );
  return rows;
};

/** Deletes counts whose minute is over. */
export const forgetCalls = async (db: Database): Promise<void> => {
  await sql`delete from call_count where until < clock_timestamp()`.execute(db);
};
