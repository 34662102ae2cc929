import type { Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import type { Canary, ChannelRevision } from '@detour/shared-releases/channel';
import { createCanaryTest, type CanaryTest, type Tallies } from '@detour/shared-releases/canary';
import { failingPages } from '../failing-pages';
import {
  betweenTallies,
  noCounts,
  talliesOf,
  upperQuarter,
  type ReleaseCounts,
  type ReleaseTotals,
  type Spread,
  type Thresholds,
} from '../release-totals';

/** Interval between two checks (ms). */
const lookPause = 1000;
/** History of a stable release, in checks: ten minutes. */
const memory = 600;
/** Checks between two snapshots. */
const memoryStep = 10;
/** Snapshots in five minutes. */
const lately = 300 / memoryStep;

export interface Abort {
  readonly name: string;
  readonly canary: Canary;
  /** The numbers, in a sentence. */
  readonly why: string;
}

interface CanaryWatchOptions {
  releases(): ChannelRevision['releases'];
  /** Counts of these releases from all servers. */
  counts(releases: readonly string[]): Promise<ReadonlyMap<string, ReleaseCounts>>;
  /** Ends the canary in the channel. A refusal is retried at the next check. */
  abort(abort: Abort): Promise<Result<unknown, Refusal>>;
  onAborted(abort: Abort): void;
  /** Called at each check while a live release exceeds its limits. */
  onFailing(name: string, version: string, why: string): void;
  onTrouble(message: string): void;
}

export interface CanaryWatch {
  /** Checks everything that is live once. */
  look(): Promise<void>;
  /** Why a package's running canary is worse. Null while it is not. */
  verdictOf(name: string): string | null;
  start(): void;
  close(): void;
}

interface Watched {
  readonly name: string;
  readonly test: CanaryTest;
  thresholds: Thresholds;
  canary: ReleaseTotals;
  stable: ReleaseTotals;
  verdict: string | null;
}

const releaseKey = (name: string, version: string): string => `${name}@${version}`;

const noThresholds: Thresholds = { lcp: null, inp: null };

/** Set once, as soon as the stable release has enough samples. */
const thresholdsOf = (known: Thresholds, stable: Readonly<Record<'lcp' | 'inp', Spread>>): Thresholds => ({
  lcp: known.lcp ?? upperQuarter(stable.lcp),
  inp: known.inp ?? upperQuarter(stable.inp),
});

/** Repeats the check, each `lookPause` after the previous one ended. */
const createLoop = (
  look: () => Promise<void>,
  onTrouble: (message: string) => void,
): Pick<CanaryWatch, 'start' | 'close'> => {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const start = (): void => {
    if (closed) return;
    timer = setTimeout(() => {
      look()
        .catch((error: Error) => onTrouble(error.message))
        .finally(start);
    }, lookPause).unref();
  };
  return {
    start,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};

/** Snapshots of live releases, one per `memoryStep` checks. */
const createHistory = () => {
  const past = new Map<string, ReleaseTotals[]>();
  let looks = 0;
  return {
    remember(key: string, totals: ReleaseTotals): void {
      if (looks % memoryStep !== 0) return;
      past.set(key, [...(past.get(key) ?? []), totals].slice(-memory / memoryStep));
    },
    /** The oldest snapshot. */
    first: (key: string): ReleaseTotals | undefined => past.get(key)?.[0],
    /** The snapshot of five minutes ago, or the oldest one. */
    recent: (key: string): ReleaseTotals | undefined => past.get(key)?.slice(-lately - 1)[0],
    /** Forgets releases that are not live. */
    endLook(live: readonly string[]): void {
      for (const key of past.keys()) if (!live.includes(key)) past.delete(key);
      looks += 1;
    },
  };
};

/** `earlier`: the oldest known totals of the stable release, as its history. */
const begin = (
  name: string,
  { ours: canary, theirs: stable }: Readonly<Record<'ours' | 'theirs', ReleaseCounts>>,
  earlier = stable.all,
): Watched => ({
  name,
  test: createCanaryTest(
    betweenTallies(talliesOf(stable.all, noThresholds), talliesOf(earlier, noThresholds)),
  ),
  thresholds: thresholdsOf(noThresholds, stable.all),
  stable: stable.tried,
  canary: canary.tried,
  verdict: null,
});

/** Feeds the test with what came in since the previous check. A verdict is final. */
const judge = (state: Watched, ours: ReleaseCounts, theirs: ReleaseCounts): void => {
  const { thresholds } = state;
  const cameIn = (now: ReleaseTotals, before: ReleaseTotals): Tallies =>
    betweenTallies(talliesOf(now, thresholds), talliesOf(before, thresholds));
  const verdict = state.test.look(cameIn(ours.tried, state.canary), cameIn(theirs.tried, state.stable));
  Object.assign(state, {
    canary: ours.tried,
    stable: theirs.tried,
    verdict: state.verdict ?? verdict?.why ?? null,
    // Applies from the next check: the threshold is fixed before the first page view that it judges.
    thresholds: thresholdsOf(thresholds, theirs.all),
  });
};

/**
 * Compares each running canary with the stable release once per second and ends a worse one. Only reports a failing live release:
 * operators decide about a rollback.
 */
export const createCanaryWatch = (options: CanaryWatchOptions): CanaryWatch => {
  const watched = new Map<string, Watched>();
  const history = createHistory();

  const lookAt = async (
    id: string,
    { name, canary }: Pick<Abort, 'name' | 'canary'>,
    { ours, theirs, stableKey }: { ours: ReleaseCounts; theirs: ReleaseCounts; stableKey: string },
  ): Promise<void> => {
    const found = watched.get(id);
    const state = found ?? begin(name, { ours, theirs }, history.first(stableKey));
    watched.set(id, state);
    judge(state, ours, theirs);
    if (state.verdict === null) return;
    const abort = { name, canary, why: state.verdict };
    const ended = await options.abort(abort);
    if (ended.ok) options.onAborted(abort);
    else options.onTrouble(`${name} ${canary.version} could not be aborted: ${ended.error.message}`);
  };

  const look = async (): Promise<void> => {
    const entries = Object.entries(options.releases());
    const keys = entries.flatMap(([name, { version, canary }]) => [
      releaseKey(name, version),
      ...(canary ? [releaseKey(name, canary.version)] : []),
    ]);
    const counts = await options.counts(keys);
    const running = new Set<string>();
    for (const [name, { version, canary }] of entries) {
      const stableKey = releaseKey(name, version);
      const theirs = counts.get(stableKey) ?? noCounts;
      if (canary) {
        // A changed share reassigns visitors, so earlier counts are not comparable.
        const id = [stableKey, canary.version, canary.percent, canary.startedAt].join(' ');
        running.add(id);
        const ours = counts.get(releaseKey(name, canary.version)) ?? noCounts;
        await lookAt(id, { name, canary }, { ours, theirs, stableKey });
      }
      history.remember(stableKey, theirs.all);
      const earlier = history.recent(stableKey);
      const why = earlier ? failingPages(theirs.all, earlier) : null;
      if (why !== null) options.onFailing(name, version, why);
    }
    for (const id of watched.keys()) if (!running.has(id)) watched.delete(id);
    history.endLook(keys);
  };

  const verdictOf = (name: string): string | null =>
    [...watched.values()].find((state) => state.name === name && state.verdict !== null)?.verdict ?? null;

  return { look, verdictOf, ...createLoop(look, options.onTrouble) };
};
