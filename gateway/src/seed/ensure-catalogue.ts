import { zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Config } from '../settings/settings';
import type { Database } from '../database/open-database';
import { catalogueVersion, readState, stateKey, type CatalogueState } from './catalogue-state';
import { horizonOf } from './horizon';

export type CatalogueOutcome = 'switched-off' | 'up-to-date' | 'extended' | 'written';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'catalogueSeed' | 'catalogueSize'>;
}

interface Options {
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Waits as long as the other instance writes; the limits of a call's statement do not apply. */
const lockCatalogue = async (connection: Database): Promise<void> => {
  await sql`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`.execute(
    connection,
  );
  await sql`select pg_advisory_lock(hashtext(${stateKey}))`.execute(connection);
  await sql`reset lock_timeout`.execute(connection);
  await sql`reset statement_timeout`.execute(connection);
};

/** One instance at a time. The others wait here and then find everything done. */
const withLock = <T>(db: Database, work: (locked: Database) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await lockCatalogue(connection as Database);
    try {
      return await work(connection as Database);
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${stateKey}))`.execute(connection);
    }
  });

const isCurrent = (state: CatalogueState | null, today: IsoDate): boolean =>
  state !== null &&
  state.version === catalogueVersion &&
  state.horizon >= horizonOf(today) &&
  state.refreshed === today;

/**
 * Brings the demonstration catalogue up to date for today in the market's time zone. Fills an empty database; a filled one
 * gets the nights missing until a year from today, today's promotions and from-prices. Called again on the same day, it reads
 * one row and returns. The next call continues an interrupted one. A database keeps its seed and size, even if the configuration
 * changes.
 */
export const ensureCatalogue = async (
  { db, clock, config }: Deps,
  { onProgress = () => {} }: Options = {},
): Promise<CatalogueOutcome> => {
  const today = zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const found = await readState(db);
  const size = found?.size ?? config.catalogueSize;
  if (size === 'none') return 'switched-off';
  if (isCurrent(found, today)) return 'up-to-date';
  return withLock(db, async (locked) => {
    const state = await readState(locked);
    if (isCurrent(state, today)) return 'up-to-date';
    // Loaded only when there is something to write, so that a warm start loads no places and texts.
    const { bringToToday } = await import('./bring-to-today');
    return bringToToday(locked, {
      seed: state?.seed ?? config.catalogueSeed,
      size,
      today,
      state,
      onProgress,
    });
  });
};
