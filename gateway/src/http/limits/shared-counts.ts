import { LRUCache } from 'lru-cache';
import type { CountedCalls, SharedCount } from './call-count.repository';

export interface SharedCounts {
  /**
   * Counts a call of a key. Resolves with 0 while all gateways together are within `most`, else with the milliseconds until the next
   * call may come. Never rejects: without the database, only the limit of this gateway applies.
   */
  take(key: string, most: number): Promise<number>;
}

interface SharedCountsOptions {
  /** Adds calls to the shared counts and returns the sums. */
  readonly add: (calls: readonly CountedCalls[]) => Promise<readonly SharedCount[]>;
  readonly onTrouble: (error: unknown) => void;
  /** Milliseconds of a clock that only moves forward. */
  readonly elapsed?: () => number;
}

interface Entry {
  /** Calls of this gateway that the others do not know yet. */
  pending: number;
  /** Calls of all gateways, as of the last report. */
  known: number;
  /** End of the minute, on the clock of `elapsed`. */
  until: number;
}

const minute = 60_000;

/** Calls of all gateways before those of a report, by key. */
type Sums = ReadonlyMap<string, number>;

/** As many keys as the limits of one gateway keep. */
const keptKeys = 100_000;

/** Share of a limit that a gateway may keep to itself: ordinary visitors never cost a statement. */
const unreportedShare = 20;

/** Milliseconds without reports after a failed one. */
const rest = 1000;

const createEntries = (elapsed: () => number): ((key: string) => Entry) => {
  const entries = new LRUCache<string, Entry>({ max: keptKeys });
  return (key) => {
    const known = entries.get(key);
    if (known && known.until > elapsed()) return known;
    const fresh = { pending: 0, known: 0, until: elapsed() + minute };
    entries.set(key, fresh);
    return fresh;
  };
};

/** Reports pending calls, one statement at a time. Resolves with what was counted before them. */
const createReport =
  (entryOf: (key: string) => Entry, { add, onTrouble, elapsed }: Required<SharedCountsOptions>) =>
  async (keys: readonly string[], onFailed: () => void): Promise<Sums> => {
    const calls = keys.map((key) => {
      const entry = entryOf(key);
      const { pending: count, known } = entry;
      entry.pending = 0;
      return { key, count, known };
    });
    const before = new Map(calls.map(({ key, known }) => [key, known]));
    const told = calls.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, count }));
    if (told.length === 0) return before;
    try {
      const counts = new Map(told.map(({ key, count }) => [key, count]));
      for (const { key, count, leftMs } of await add(told)) {
        Object.assign(entryOf(key), { known: count, until: elapsed() + leftMs });
        before.set(key, count - (counts.get(key) ?? 0));
      }
    } catch (error) {
      for (const { key, count } of told) entryOf(key).pending += count;
      onFailed();
      onTrouble(error);
    }
    return before;
  };

/**
 * Counts calls over all gateways. A gateway reports a key when it has counted more than a twentieth of the limit, and each call near the
 * limit, so a limit is exceeded by at most a twentieth for each further gateway. Concurrent reports share a statement.
 */
export const createSharedCounts = ({
  add,
  onTrouble,
  elapsed = () => performance.now(),
}: SharedCountsOptions): SharedCounts => {
  const entryOf = createEntries(elapsed);
  const report = createReport(entryOf, { add, onTrouble, elapsed });
  let due = new Set<string>();
  let next: Promise<Sums> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let restUntil = 0;

  const reportDue = (): Promise<Sums> => {
    const keys = [...due];
    due = new Set();
    next = null;
    return report(keys, () => (restUntil = elapsed() + rest));
  };
  /** The report that has the calls counted so far: it begins when the one that runs has ended. */
  const reportSoon = (key: string): Promise<Sums> => {
    due.add(key);
    if (!next) {
      next = last.then(reportDue);
      last = next;
    }
    return next;
  };
  const leftOf = (key: string): number => Math.max(1, entryOf(key).until - elapsed());

  return {
    async take(key, most) {
      const entry = entryOf(key);
      // Refused until the minute is over, without another report.
      if (entry.known + entry.pending > most) return leftOf(key);
      entry.pending += 1;
      const place = entry.pending;
      const slack = Math.floor(most / unreportedShare);
      const isClose = entry.known > 0 && entry.known + place > most - slack;
      const isReported = (place > slack || isClose) && elapsed() >= restUntil;
      const before = isReported ? ((await reportSoon(key)).get(key) ?? 0) : entry.known;
      return before + place > most ? leftOf(key) : 0;
    },
  };
};
