import { performance } from 'node:perf_hooks';
import { zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { Database } from '../../../../database/open-database';
import { applyChanges } from './apply-changes';
import type { IndexedStays } from '../indexed-stays';
import { loadStays, type LoadedStays } from './load-stays';

/** Milliseconds after which an index that could not read the changes is not used. */
const staleMs = 5_000;
/** Milliseconds after which changes may be missing from the log; it is kept for longer (`delete-old-records`). */
const logKeptMs = 10 * 60_000;

/** Ids of changed hotels; null for all. */
export type ChangedHotels = readonly string[] | null;

export interface StayIndex {
  /** Null before it is loaded, and while it is too old to be used. */
  current(): IndexedStays | null;
  /** Loads the index, or applies what has been committed since the last call. Calls join a running one. */
  refresh(): Promise<void>;
  /** Loads the index again while the present one serves, then replaces it. */
  reload(): Promise<void>;
  /** Day on which it was loaded, for its window of nights; null before. */
  loadedOn(): IsoDate | null;
  /** Milliseconds since the start of the last successful refresh; null before the first. */
  age(): number | null;
  /** `listener` runs after hotels or names of places have changed. */
  onCatalogueChange(listener: (hotels: ChangedHotels) => void): void;
}

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed?: () => number;
}

interface Loaded extends LoadedStays {
  readonly today: IsoDate;
}

/**
 * Keeps all stays in memory, as fresh as its last refresh. Quotes, holds and orders never read it (record 0931).
 */
export const createStayIndex = ({ db, clock, elapsed = () => performance.now() }: Options): StayIndex => {
  const listeners: ((hotels: ChangedHotels) => void)[] = [];
  let loaded: Loaded | null = null;
  let refreshedAt: number | null = null;
  let refreshing: Promise<void> | null = null;
  let reloading: Promise<void> | null = null;

  const todayNow = (): IsoDate => zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const age = (): number | null => (refreshedAt === null ? null : elapsed() - refreshedAt);
  const tell = (hotels: ChangedHotels): void => {
    for (const listener of listeners) listener(hotels);
  };

  const load = async (): Promise<void> => {
    const started = elapsed();
    const today = todayNow();
    const next: Loaded = { ...(await loadStays(db, today)), today };
    await applyChanges(db, next);
    loaded = next;
    refreshedAt = started;
    tell(null);
  };

  const reload = (): Promise<void> => {
    reloading ??= load().finally(() => {
      reloading = null;
    });
    return reloading;
  };

  const refresh = async (): Promise<void> => {
    if (!loaded || (age() ?? Infinity) > logKeptMs) return reload();
    const started = elapsed();
    const changed = await applyChanges(db, loaded);
    refreshedAt = Math.max(refreshedAt ?? 0, started);
    if (changed === null || changed.length > 0) tell(changed);
  };

  return {
    current: () => (loaded && (age() ?? Infinity) <= staleMs ? loaded.shelf : null),
    refresh() {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    reload,
    loadedOn: () => loaded?.today ?? null,
    age,
    onCatalogueChange: (listener) => void listeners.push(listener),
  };
};
