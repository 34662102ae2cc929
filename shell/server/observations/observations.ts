import type { Observation } from '../../src/telemetry/observation';
import type { ShellMetrics } from '../http/metrics';
import type { Visitor } from '../visitor/visitor-cookie';
import { countAll, countTried } from './count-observation';
import type { CountedVisitors } from './counted-visitors';
import { noCounts, type ReleaseCounts, type ReleaseTotals } from './release-totals';

/** One kind of error of one release. */
interface ErrorLine {
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
  /** Most frequent first. */
  readonly errors: readonly ErrorLine[];
}

interface Teller {
  readonly visitor: Visitor;
  /** Group of the address (`addressGroupOf`). */
  readonly group: string;
}

/** A report without what is not counted. */
interface CountedReport {
  readonly locale: string;
  readonly items: readonly Observation[];
}

export interface Observations {
  /** Counts a report. `teller` is the reporting visitor, while a canary runs. Returns the new visitor state for the cookie. */
  take(report: CountedReport, teller: Teller | null): Visitor | null;
  /** Returns the reports of a release, such as `remote-search@1.4.0`. */
  counts(release: string): ReleaseCounts;
  all(): readonly ReleaseObservations[];
}

interface Counted {
  readonly name: string;
  readonly version: string;
  counts: ReleaseCounts;
  readonly errors: Map<string, ErrorLine>;
}

/** Anybody can send a report, so a server's memory for them is limited. */
const maxReleases = 200;
const maxErrorLines = 200;

interface ObservationsOptions {
  readonly metrics: Pick<ShellMetrics, 'browserFailures' | 'browserParts' | 'webVitals'>;
  /** True for releases of this server. Reports of other releases are discarded. */
  isKnown(name: string, version: string): boolean;
  /** True when a canary of this package runs and this is the release of the visitor's arm. */
  isTried(name: string, version: string, arm: number): boolean;
  readonly counted: CountedVisitors;
  now(): number;
}

const tellMetrics = (
  { browserFailures, browserParts, webVitals }: ObservationsOptions['metrics'],
  item: Observation,
): void => {
  const { remote, release } = item;
  if (item.kind === 'part') browserParts.inc({ remote, release, outcome: item.outcome });
  if (item.kind === 'error') browserFailures.inc({ remote, release, what: item.code });
  else if (item.kind === 'part' && item.outcome !== 'mounted')
    browserFailures.inc({ remote, release, what: item.outcome });
  else if (item.kind === 'vital')
    webVitals.observe(
      { metric: item.metric, remote, release },
      item.metric === 'cls' ? item.value : item.value / 1000,
    );
};

/** Counts browser reports by release, in memory. */
export const createObservations = ({
  metrics,
  isKnown,
  isTried,
  counted,
  now,
}: ObservationsOptions): Observations => {
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
  /** Applies the address limit. A visitor beyond it is marked as counted all the same. */
  const weigh = (
    item: Observation,
    [before, after]: readonly [ReleaseTotals, ReleaseTotals],
    group: string,
  ) => {
    if (before === after) return before;
    const about = `${item.remote}@${item.release}`;
    const worse = (['errors', 'loads', 'server'] as const).filter((one) => after[one].bad > before[one].bad);
    const isBad = worse.map((one) => counted.mayAdd('bad', `${about} ${one}`, group));
    if (isBad.includes(false)) return before;
    const what = item.kind === 'vital' ? 'value' : 'view';
    return counted.mayAdd(what, item.kind === 'vital' ? `${about} ${item.metric}` : about, group)
      ? after
      : before;
  };

  return {
    take({ items, locale }, teller) {
      let who = teller ? counted.recall(teller.visitor) : null;
      for (const item of items) {
        const release = find(item.remote, item.release);
        if (!release) continue;
        let { tried } = release.counts;
        if (who && teller) {
          const trial = { visitor: who, isTried: isTried(item.remote, item.release, who.arm) };
          const told = countTried(tried, item, trial);
          tried = weigh(item, [tried, told.totals], teller.group);
          who = told.visitor;
        }
        release.counts = { all: countAll(release.counts.all, item), tried };
        if (item.kind === 'error') noteError(release, item, locale);
        tellMetrics(metrics, item);
      }
      if (who) counted.remember(who);
      return who;
    },
    counts: (release) => releases.get(release)?.counts ?? noCounts,
    all: () =>
      [...releases.values()].map(({ name, version, counts, errors }) => ({
        name,
        version,
        totals: counts.all,
        errors: [...errors.values()].sort((a, b) => b.count - a.count),
      })),
  };
};
