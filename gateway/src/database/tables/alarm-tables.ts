import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Instant } from './column-types';

/** A fault that an operator must look at. At most one is open for a kind and subject. */
interface AlarmTable {
  id: Generated<number>;
  /** Kind of fault, for example `capture-failed`. */
  kind: string;
  /** Table and key of what is affected, for example `order 6f1c…`. */
  subject: string;
  text: string;
  /** Times that it was reported while open. */
  count: Defaulted<number>;
  first_at: Instant;
  last_at: Instant;
  /** Time at which it was written to the log and the metrics. */
  announced_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  closed_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}

export interface AlarmTables {
  alarm: AlarmTable;
}
