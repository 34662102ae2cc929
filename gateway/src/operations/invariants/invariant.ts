import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open-database';

/** A checked row; `problem` is null when the rule holds. */
export interface CheckedRow {
  readonly key: string;
  readonly problem: string | null;
}

export interface Page {
  /** Null for the first page. */
  readonly after: string | null;
  readonly limit: number;
  readonly now: Date;
}

/** A rule that the tables must satisfy at any time. */
export interface Invariant {
  /** Kind of its alarms. */
  readonly kind: string;
  /** Name of a row in the alarm: `order`, `voucher`, `room type`. */
  readonly row: string;
  /** Rows per statement by default. */
  readonly batch: number;
  /** Checks `limit` rows after the key `after`, in key order. One statement, so that it sees one snapshot. */
  readonly check: (page: Page) => RawBuilder<CheckedRow>;
}

export interface BrokenRow {
  readonly kind: string;
  /** Name of the row in an alarm, such as `order 6f1c…`. */
  readonly subject: string;
  readonly text: string;
}

const noUuid = '00000000-0000-0000-0000-000000000000';

/** The next rows of a table with a uuid key. */
export const nextByUuid = (table: 'orders' | 'voucher', { after, limit }: Page) => {
  const key = sql.ref(table === 'orders' ? 'uuid' : 'id');
  return sql`select * from ${sql.table(table)} where ${key} > ${after ?? noUuid}::uuid order by ${key} limit ${limit}`;
};

interface CheckedBatch {
  readonly broken: readonly BrokenRow[];
  /** Key of its last row. */
  readonly last: string | null;
  /** No rows come after it. */
  readonly isLast: boolean;
}

/** Checks the next rows of a rule. */
export const checkBatch = async (
  db: Database,
  { kind, row, batch, check }: Invariant,
  { after, now, limit = batch }: Pick<Page, 'after' | 'now'> & { readonly limit?: number | undefined },
): Promise<CheckedBatch> => {
  const { rows } = await check({ after, limit, now }).execute(db);
  return {
    broken: rows.flatMap(({ key, problem }) =>
      problem === null ? [] : [{ kind, subject: `${row} ${key}`, text: `${row} ${key}: ${problem}` }],
    ),
    last: rows.at(-1)?.key ?? null,
    isLast: rows.length < limit,
  };
};

interface FindOptions {
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number | undefined;
}

/** Checks every row of a rule in bounded batches; stops between batches when `signal` aborts. */
export const findBroken = async function* (
  db: Database,
  invariant: Invariant,
  { now, signal, limit }: FindOptions,
): AsyncGenerator<BrokenRow> {
  let after: string | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const { broken, last, isLast }: CheckedBatch = await checkBatch(db, invariant, { after, now, limit });
    yield* broken;
    if (isLast) return;
    after = last;
  }
};
