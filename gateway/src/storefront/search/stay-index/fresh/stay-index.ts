import { performance } from 'node:perf_hooks';
import { nightsBetween, zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { Database } from '../../../../database/open-database';
import { applyChanges } from './apply-changes';
import type { IndexedStays } from '../indexed-stays';
import { loadStays, spareDays, type LoadedStays } from './load-stays';

/** Milliseconds after which an index that could not read the changes is not used. */
const staleMs = 5_000;
/** Milliseconds after which changes may be missing from the log; it is kept for longer (`delete-old-records`). */
export const logKeptMs = 10 * 60_000;

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
  /** Milliseconds since the time whose commits it has all; null before it is loaded. */
  age(): number | null;
  /** `listener` runs after hotels or names of places have changed. */
  onCatalogueChange(listener: (hotels: ChangedHotels) => void): void;
}

interface Options {
  /** The primary or a read replica. */
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed?: () => number;
  /** The next read of `db` sees all that was committed before this time of `elapsed`. Default: now, as on the primary. */
  readonly freshUntil?: () => Promise<number>;
}

interface Loaded extends LoadedStays {
  /** Day whose window of nights it holds. */
  readonly today: IsoDate;
  /** Time of `elapsed` at which the log was read last. */
  readAt: number;
  /** It has every change that was committed before this time of `elapsed`. */
  freshAt: number;
}

/**
 * Keeps all stays in memory, as fresh as its last refresh. Quotes, holds and orders never read it (record 0931).
 */
export const createStayIndex = ({
  db,
  clock,
  elapsed = () => performance.now(),
  freshUntil = () => Promise.resolve(elapsed()),
}: Options): StayIndex => {
  const listeners: ((hotels: ChangedHotels) => void)[] = [];
  let loaded: Loaded | null = null;
  let refreshing: Promise<void> | null = null;
  let reloading: Promise<void> | null = null;

  const todayNow = (): IsoDate => zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const age = (): number | null => loaded && elapsed() - loaded.freshAt;
  const tell = (hotels: ChangedHotels): void => {
    for (const listener of listeners) listener(hotels);
  };

  const bringUpToDate = async (target: Loaded): Promise<ChangedHotels> => {
    const began = elapsed();
    const freshAt = await freshUntil();
    const changed = await applyChanges(db, target);
    target.readAt = began;
    target.freshAt = Math.max(target.freshAt, freshAt);
    return changed;
  };

  const load = async (): Promise<void> => {
    const today = todayNow();
    const next: Loaded = { ...(await loadStays(db, today)), today, readAt: -Infinity, freshAt: -Infinity };
    await bringUpToDate(next);
    loaded = next;
    tell(null);
  };

  const reload = (): Promise<void> => {
    reloading ??= load().finally(() => {
      reloading = null;
    });
    return reloading;
  };

  /** Changes may be missing from the log, or nights from the window. */
  const isPast = ({ today, readAt }: Loaded): boolean =>
    elapsed() - readAt > logKeptMs || nightsBetween(today, todayNow()) > spareDays;

  const refresh = async (): Promise<void> => {
    if (!loaded || isPast(loaded)) return reload();
    const changed = await bringUpToDate(loaded);
    if (changed === null || changed.length > 0) tell(changed);
  };

  return {
    current: () => (loaded && elapsed() - loaded.freshAt <= staleMs ? loaded.stays : null),
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
