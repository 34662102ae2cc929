import type { Observation, ObservationReport } from '../../src/observations/observation';
import type { ShellMetrics } from '../metrics';
import type { Visitor } from '../visitor-cookie';
import { countAll, countTried } from './count-observation';
import { noCounts, type ReleaseCounts, type ReleaseTotals } from './release-totals';

/** One kind of error of one release. */
export interface ErrorLine {
  readonly code: string;
  readonly route: string;
  readonly locale: string;
  readonly count: number;
  readonly lastMessage: string;
  /** Milliseconds UTC. */
  readonly lastAt: number;
}

export interface ReleaseObservations {
  readonly name: string;
  readonly version: string;
  readonly totals: ReleaseTotals;
  /** The most frequent first. */
  readonly errors: readonly ErrorLine[];
}

export interface Observations {
  /** `visitor`: who told it, while a canary runs. Gives him back as his browser is to remember him. */
  take(report: ObservationReport, visitor: Visitor | null): Visitor | null;
  /** `remote-search@1.4.0`: what was told of it. */
  counts(release: string): ReleaseCounts;
  all(): readonly ReleaseObservations[];
}

interface Counted {
  readonly name: string;
  readonly version: string;
  counts: ReleaseCounts;
  readonly errors: Map<string, ErrorLine>;
}

/** Anybody can write a report: what one server remembers has an end. */
const maxReleases = 200;
const maxErrorLines = 200;

interface ObservationsOptions {
  readonly metrics: Pick<ShellMetrics, 'browserFailures' | 'webVitals'>;
  /** Only releases that this server knows are counted: names that somebody made up leave no trace. */
  isKnown(name: string, version: string): boolean;
  /** A canary of this package runs, and this is the release that visitors of this arm have of it. */
  isTried(name: string, version: string, arm: number): boolean;
  now(): number;
}

const tellMetrics = (
  { browserFailures, webVitals }: ObservationsOptions['metrics'],
  item: Observation,
): void => {
  const { remote, release } = item;
  if (item.kind === 'error') browserFailures.inc({ remote, release, what: item.code });
  else if (item.kind === 'part' && item.outcome !== 'mounted')
    browserFailures.inc({ remote, release, what: item.outcome });
  else if (item.kind === 'vital')
    webVitals.observe(
      { metric: item.metric, remote, release },
      item.metric === 'cls' ? item.value : item.value / 1000,
    );
};

/** Counts what browsers tell, by release, in memory. */
export const createObservations = ({ metrics, isKnown, isTried, now }: ObservationsOptions): Observations => {
  const releases = new Map<string, Counted>();
  const find = (name: string, version: string): Counted | null => {
    const key = `${name}@${version}`;
    const known = releases.get(key);
    if (known) return known;
    if (!isKnown(name, version)) return null;
    if (releases.size >= maxReleases) releases.delete(releases.keys().next().value ?? '');
    const fresh: Counted = { name, version, counts: noCounts, errors: new Map() };
    releases.set(key, fresh);
    return fresh;
  };
  const noteError = ({ errors }: Counted, item: Observation & { kind: 'error' }, locale: string): void => {
    const { code, route, message } = item;
    const key = `${code} ${route} ${locale}`;
    if (!errors.has(key) && errors.size >= maxErrorLines) return;
    const before = errors.get(key)?.count ?? 0;
    errors.set(key, { code, route, locale, count: before + 1, lastMessage: message, lastAt: now() });
  };
  return {
    take({ items, locale }, visitor) {
      let who = visitor;
      for (const item of items) {
        const release = find(item.remote, item.release);
        if (!release) continue;
        let { tried } = release.counts;
        if (who) {
          const trial = { visitor: who, isTried: isTried(item.remote, item.release, who.arm) };
          ({ totals: tried, visitor: who } = countTried(tried, item, trial));
        }
        release.counts = { all: countAll(release.counts.all, item), tried };
        if (item.kind === 'error') noteError(release, item, locale);
        tellMetrics(metrics, item);
      }
      return who;
    },
    counts: (release) => releases.get(release)?.counts ?? noCounts,
    all: () =>
      [...releases.values()].map(({ name, version, counts, errors }) => ({
        ...{ name, version, totals: counts.all },
        errors: [...errors.values()].sort((a, b) => b.count - a.count),
      })),
  };
};
