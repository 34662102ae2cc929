import type { ColumnType, Generated } from 'kysely';

type Instant = Date;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A fault that an operator must look at. At most one is open for a kind and subject. */
interface AlarmTable {
  id: Generated<number>;
  /** Names the rule that was broken, for example `capture-failed`. */
  kind: string;
  /** What broke it: a table and its key, for example `order 6f1c…`. */
  subject: string;
  text: string;
  /** How often it was seen while it was open. */
  count: Defaulted<number>;
  first_at: Instant;
  last_at: Instant;
  /** Since when the log and the metrics have it. */
  announced_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  closed_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}

export interface AlarmTables {
  alarm: AlarmTable;
}
