import { sql, type RawBuilder } from 'kysely';
import type { Database } from './open-database';
import type { Tables } from './tables/tables';

export interface BatchOptions {
  /** Stops before the next batch; what is done so far stays. */
  readonly signal?: AbortSignal | undefined;
  /** Rows of one transaction; 1,000 by default. */
  readonly size?: number | undefined;
}

const rowsATime = 1000;

/** Repeats `work` until it changes fewer rows than it was allowed to. Returns the number of all changed rows. */
export const inBatches = async (
  work: (size: number) => Promise<number>,
  { signal, size = rowsATime }: BatchOptions = {},
): Promise<number> => {
  for (let total = 0; ;) {
    signal?.throwIfAborted();
    const changed = await work(size);
    total += changed;
    if (changed < size) return total;
  }
};

interface Which {
  readonly where: RawBuilder<unknown>;
  /** Column whose index the database walks, from the oldest row. Without it, a table that has few such rows may be read as a whole. */
  readonly oldest?: string;
}

/**
 * Deletes all rows of a table that satisfy a condition, in batches, so that no transaction holds many locks or makes others wait, also
 * after a long pause. The condition needs an index where the table grows. Returns the number of deleted rows.
 */
export const deleteInBatches = (
  db: Database,
  table: keyof Tables,
  { where, oldest }: Which,
  options?: BatchOptions,
): Promise<number> => {
  const name = sql.table(table);
  const order = oldest === undefined ? sql`` : sql`order by ${sql.ref(oldest)}`;
  return inBatches(async (size) => {
    const some = sql`select ctid from ${name} where ${where} ${order} limit ${size}`;
    // The condition is checked again, on the newest version of a row that someone changes meanwhile.
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any (array(${some})) and ${where}`.execute(db);
    return Number(numAffectedRows ?? 0);
  }, options);
};
