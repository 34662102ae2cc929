import { Type, type Static } from '@sinclair/typebox';
import { Day, LocaleWord, Nullable, Open, Strict } from '../schema-kit';

/** GET /api/care/analytics. Days of Paris, both included; at most `analyticsLimits.days`. */
export const AnalyticsReportQuery = Strict({
  from: Day,
  until: Day,
  /** Visits of one site. Absent: of all together. */
  site: Type.Optional(LocaleWord),
  /** Language of the names of places. */
  locale: LocaleWord,
});
export type AnalyticsReportQuery = Static<typeof AnalyticsReportQuery>;

const count = Type.Integer({ minimum: 0 });

/** Visits, and how many of them did each step at least once, in whichever order. A visit ends after 30 minutes without an event. */
const Funnel = {
  visits: count,
  /** A list of stays, activities or boxes was shown. */
  lists: count,
  items: count,
  checkouts: count,
  purchases: count,
};

const FunnelTotal = Open(Funnel);

/** Rows of at least `leastVisitors` visitors, and the number of rows that have fewer or come after the last one. */
const rowsOf = <T extends Parameters<typeof Open>[0]>(row: T) =>
  Open({ rows: Type.Array(Open(row)), hidden: count });

const SearchRow = {
  /** Key and id of a place, `around` or `anywhere`. */
  place: Type.String(),
  /** In the language of the page. Null for `around`, `anywhere`, and a place that the shop no longer has. */
  name: Nullable(Type.String()),
  /** Visits with this search, once each. */
  visits: count,
  /** Of these, visits in which it found nothing at least once. */
  empty: count,
};

/** Numbers of visitors who agreed to statistics. Rates are shares of `visits`; nothing is known of a single visitor. */
export const AnalyticsReport = Open({
  leastVisitors: count,
  /** Null: fewer visitors than `leastVisitors`. */
  total: Nullable(FunnelTotal),
  /** Most frequent first. */
  searches: rowsOf(SearchRow),
  /** Searches that found nothing, most frequent first; those with fewer than `leastVisitors` such visitors are hidden. */
  emptySearches: rowsOf(SearchRow),
  /** Visits that used a remote, and each of its releases. `release` is null for all of them together. */
  releases: rowsOf({ remote: Type.String(), release: Nullable(Type.String()), ...Funnel }),
  /** Visits in an arm of an experiment. `arm` is null for a flag without arms. */
  arms: rowsOf({ experiment: Type.String(), arm: Nullable(Type.String()), ...Funnel }),
});
export type AnalyticsReport = Static<typeof AnalyticsReport>;
export type AnalyticsFunnel = Static<typeof FunnelTotal>;
