import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open-database';

/** One checked row; `problem` is null when the rule holds. */
export interface CheckedRow {
  readonly key: string;
  readonly problem: string | null;
}

export interface Page {
  /** Null at the beginning. */
  readonly after: string | null;
  readonly limit: number;
  readonly now: Date;
}

/** A rule that the tables must keep at any moment. */
export interface Invariant {
  /** Kind of the alarm. */
  readonly kind: string;
  /** What a row is called in the alarm: `order`, `voucher`, `room type`. */
  readonly row: string;
  /** Rows of one statement, unless the caller says otherwise. */
  readonly batch: number;
  /** Checks `limit` rows behind the key `after`, in the order of their keys; one statement, so that it sees one moment. */
  readonly check: (page: Page) => RawBuilder<CheckedRow>;
}

export interface BrokenRow {
  readonly kind: string;
  /** For example `order 6f1c…`. */
  readonly subject: string;
  readonly text: string;
}

const noUuid = '00000000-0000-0000-0000-000000000000';

/** The next rows of a table with a uuid as key. */
export const nextByUuid = (table: 'orders' | 'voucher', { after, limit }: Page) => {
  const key = sql.ref(table === 'orders' ? 'uuid' : 'id');
  return sql`select * from ${sql.table(table)} where ${key} > ${after ?? noUuid}::uuid order by ${key} limit ${limit}`;
};

interface FindOptions {
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number | undefined;
}

/** Checks every row of one rule in bounded batches, and stops between two of them when `signal` is aborted. */
export const findBroken = async function* (
  db: Database,
  { kind, row, batch, check }: Invariant,
  { now, signal, limit = batch }: FindOptions,
): AsyncGenerator<BrokenRow> {
  let after: string | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const { rows }: { rows: CheckedRow[] } = await check({ after, limit, now }).execute(db);
    for (const { key, problem } of rows)
      if (problem !== null) yield { kind, subject: `${row} ${key}`, text: `${row} ${key}: ${problem}` };
    if (rows.length < limit) return;
    after = rows.at(-1)?.key ?? null;
  }
};
