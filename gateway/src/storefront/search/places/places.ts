import type { Database } from '../../../database/open-database';
import { logKeptMs, type StayIndex } from '../stay-index/fresh/stay-index';
import { createPlaceDirectory, type PlaceDirectory } from './place-directory';
import { readPlaces, readPlacesMark } from './place-rows.repository';

/** The places of the shop, as fresh as the log of changes. */
export interface Places {
  current(): Promise<PlaceDirectory>;
}

/** Milliseconds between two loads: an import changes places many times a second, and a load takes a fifth of a second. */
const leastAgeMs = 5_000;

interface Loaded {
  readonly mark: string;
  readonly directory: PlaceDirectory;
  /** When its mark was last read, by `elapsed`. */
  checkedAt: number;
}

interface Options {
  readonly db: Database;
  readonly index: Pick<StayIndex, 'current' | 'onCatalogueChange'>;
  /** Milliseconds of a clock that is never set back. */
  readonly elapsed?: () => number;
}

/**
 * Keeps all places in memory (record 0934). While the stay index follows the log of changes, it tells when places have changed: the
 * present ones serve until the new ones are loaded. Otherwise each call reads the mark of the log, and waits for changed places.
 */
export const createPlaces = ({ db, index, elapsed = () => performance.now() }: Options): Places => {
  let loaded: Loaded | null = null;
  let loading: Promise<PlaceDirectory> | null = null;
  /** A change came that the loaded places may not have. */
  let isOld = true;

  const load = async (): Promise<PlaceDirectory> => {
    isOld = false;
    try {
      // Read before the places, which are then as new or newer.
      const mark = await readPlacesMark(db);
      loaded = { mark, directory: createPlaceDirectory(await readPlaces(db)), checkedAt: elapsed() };
      return loaded.directory;
    } catch (error) {
      isOld = true;
      throw error;
    }
  };
  const reload = (): Promise<PlaceDirectory> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  index.onCatalogueChange((hotels) => {
    if (hotels === null) isOld = true;
  });

  /** The loaded places, unless the log tells of a change since then, or no longer tells of all. */
  const checked = async (known: Loaded): Promise<PlaceDirectory> => {
    if (elapsed() - known.checkedAt > logKeptMs) return reload();
    const mark = await readPlacesMark(db);
    if (mark !== known.mark) return reload();
    known.checkedAt = elapsed();
    return known.directory;
  };

  return {
    async current() {
      if (!loaded) return reload();
      if (index.current() === null) return checked(loaded);
      // The present ones serve meanwhile; after a failure a later call tries again.
      if (isOld && elapsed() - loaded.checkedAt >= leastAgeMs) void reload().catch(() => undefined);
      return loaded.directory;
    },
  };
};
