import { sql } from 'kysely';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../../../database/open-database';

/** A change of what the index holds, written by triggers in the transaction that makes it. */
export interface StayChange {
  readonly id: number;
  readonly kind: 'hotel' | 'nights' | 'place';
  /** Id of the hotel, room type or place. */
  readonly key: string;
  readonly first_night: IsoDate | null;
  readonly last_night: IsoDate | null;
}

export interface ChangesRead {
  /** Where the next read starts: every transaction before it has ended and is in this read. */
  readonly horizon: string;
  /** In the order in which they were written. */
  readonly changes: readonly StayChange[];
}

/** The horizon of now, for an index that reads the tables after it. */
export const readHorizon = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
};

/**
 * Changes of all transactions that had not ended at the horizon `since`. A transaction that was open at the last read is read again,
 * so that its changes are never missed, however transactions overlap; applying a change twice has one effect.
 */
export const readChanges = async (db: Database, since: string): Promise<ChangesRead> => {
  const { rows } = await sql<
    { horizon: string } & { readonly [K in keyof StayChange]: StayChange[K] | null }
  >`
    select now.horizon, change.id, change.kind, change.key, change.first_night, change.last_night
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) as now
    left join stay_change as change on change.tx >= ${since}::xid8
    order by change.id`.execute(db);
  return {
    horizon: rows[0]?.horizon ?? since,
    changes: rows.flatMap(({ horizon: _, ...change }) => (change.id === null ? [] : [change as StayChange])),
  };
};
