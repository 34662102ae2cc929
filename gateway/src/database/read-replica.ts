import { sql } from 'kysely';
import type { Database } from './open-database';

/** Positions of the primary that a replica may still reach: at four reads a second those of 25 seconds. */
const mostPositions = 100;

interface Options {
  readonly primary: Database;
  readonly replica: Database;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed: () => number;
}

/** Bytes of the log that a server has written, or, if it is a replica, replayed. */
const readPosition = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
    ) as position`.execute(db);
  return rows[0]?.position ?? 0;
};

/**
 * Returns a function that resolves with a time of `elapsed`: the next read from the replica sees every transaction that was committed
 * on the primary before it. `-Infinity` while the replica is further behind than the remembered positions. Rejects when one of the two
 * servers does not answer.
 *
 * A replica that no longer receives anything believes itself up to date, so its age is told by the primary's position.
 */
export const createReplicaFreshness = ({ primary, replica, elapsed }: Options): (() => Promise<number>) => {
  let positions: readonly { readonly at: number; readonly written: number }[] = [];
  return async () => {
    const at = elapsed();
    positions = [...positions, { at, written: await readPosition(primary) }].slice(-mostPositions);
    const replayed = await readPosition(replica);
    const reached = positions.findLast(({ written }) => written <= replayed);
    if (!reached) return -Infinity;
    positions = positions.filter((position) => position.at >= reached.at);
    return reached.at;
  };
};
