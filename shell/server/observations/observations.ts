import type { Observation, ObservationReport } from '../../src/observations/observation';
import type { ShellMetrics } from '../metrics';
import { noTotals, stepOf, type ReleaseTotals, type Spread } from './release-totals';

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
  take(report: ObservationReport): void;
  /** `remote-search@1.4.0`: what was told of it. */
  totals(release: string): ReleaseTotals;
  all(): readonly ReleaseObservations[];
}

interface Counted {
  readonly name: string;
  readonly version: string;
  totals: ReleaseTotals;
  readonly errors: Map<string, ErrorLine>;
}

/** Anybody can write a report: what one server remembers has an end. */
const maxReleases = 200;
const maxErrorLines = 200;

const count = (tally: { readonly views: number; readonly bad: number }, views: boolean, bad: boolean) => ({
  views: tally.views + (views ? 1 : 0),
  bad: tally.bad + (bad ? 1 : 0),
});

const addValue = (spread: Spread, value: number): Spread => {
  const step = String(stepOf(value));
  return { ...spread, [step]: (spread[step] ?? 0) + 1 };
};

const counted = (totals: ReleaseTotals, item: Observation): ReleaseTotals => {
  if (item.kind === 'error') return { ...totals, errors: count(totals.errors, false, item.bad) };
  if (item.kind === 'vital')
    return item.metric === 'lcp' || item.metric === 'inp'
      ? { ...totals, [item.metric]: addValue(totals[item.metric], item.value) }
      : totals;
  return {
    ...totals,
    errors: count(totals.errors, item.view, false),
    loads: count(totals.loads, item.load, item.load && item.outcome !== 'mounted'),
    server: count(totals.server, item.server !== null && item.load, item.server === 'lost' && item.load),
  };
};

interface ObservationsOptions {
  readonly metrics: Pick<ShellMetrics, 'browserFailures' | 'webVitals'>;
  /** Only releases that this server knows are counted: names that somebody made up leave no trace. */
  isKnown(name: string, version: string): boolean;
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
export const createObservations = ({ metrics, isKnown, now }: ObservationsOptions): Observations => {
  const releases = new Map<string, Counted>();
  const find = (name: string, version: string): Counted | null => {
    const key = `${name}@${version}`;
    const known = releases.get(key);
    if (known) return known;
    if (!isKnown(name, version)) return null;
    if (releases.size >= maxReleases) releases.delete(releases.keys().next().value ?? '');
    const fresh: Counted = { name, version, totals: noTotals, errors: new Map() };
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
    take({ items, locale }) {
      for (const item of items) {
        const release = find(item.remote, item.release);
        if (!release) continue;
        release.totals = counted(release.totals, item);
        if (item.kind === 'error') noteError(release, item, locale);
        tellMetrics(metrics, item);
      }
    },
    totals: (release) => releases.get(release)?.totals ?? noTotals,
    all: () =>
      [...releases.values()].map(({ name, version, totals, errors }) => ({
        ...{ name, version, totals },
        errors: [...errors.values()].sort((a, b) => b.count - a.count),
      })),
  };
};
