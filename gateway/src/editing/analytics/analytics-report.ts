import {
  analyticsLimits,
  type AnalyticsFunnel,
  type AnalyticsReport,
  type AnalyticsReportQuery,
} from '@detour/shared-contracts/api';
import { addDays, instantOf, nightsBetween, parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../context/context';
import {
  findPlaceNames,
  readFunnels,
  readSearches,
  type FunnelRow,
  type ReportScope,
  type SearchRow,
} from './report.repository';

/** Fewer visitors could be recognised by somebody who knows of one of them. */
export const leastVisitors = 10;
/** Most rows of a list. */
const mostRows = 50;
/** All sites are in this zone or in one with the same clocks. */
const timeZone = 'Europe/Paris';

interface Days {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** The days of a query, both included. Null: no such days, in the wrong order, or too many. */
export const reportDays = (query: Pick<AnalyticsReportQuery, 'from' | 'until'>): Days | null => {
  const [from, until] = [parseIsoDate(query.from), parseIsoDate(query.until)];
  if (!from || !until) return null;
  const nights = nightsBetween(from, until);
  return nights >= 0 && nights < analyticsLimits.days ? { from, until } : null;
};

const isShown = ({ visitors }: { readonly visitors: number }): boolean => visitors >= leastVisitors;

/** What is shown of rows, and how many others there are. */
const shownOf = <R extends FunnelRow | SearchRow, T>(rows: readonly R[], toRow: (row: R) => T) => {
  const shown = rows.filter(isShown);
  return { rows: shown.map(toRow), hidden: (rows[0]?.known ?? 0) - shown.length };
};

const funnelOf = ({ visits, lists, items, checkouts, purchases }: FunnelRow): AnalyticsFunnel => ({
  visits,
  lists,
  items,
  checkouts,
  purchases,
});

const toArm = (row: FunnelRow) => {
  const [experiment = '', arm = null] = (row.name ?? '').split(':');
  return { experiment, arm, ...funnelOf(row) };
};

const idOf = (place: string): string | undefined => place.split(':')[1];

/** Searches and funnels of some days. No row has fewer than `leastVisitors` visitors. */
export const readReport = async (
  { db }: Pick<GatewayContext, 'db'>,
  { from, until }: Days,
  { site, locale }: Pick<AnalyticsReportQuery, 'site' | 'locale'>,
): Promise<AnalyticsReport> => {
  const scope: ReportScope = {
    from: instantOf(from, '00:00', timeZone),
    until: instantOf(addDays(until, 1), '00:00', timeZone),
    site: site ?? null,
    leastVisitors,
    rows: mostRows,
  };
  const [funnels, searches] = await Promise.all([readFunnels(db, scope), readSearches(db, scope)]);
  const ids = searches.filter(isShown).flatMap(({ place }) => idOf(place) ?? []);
  const names = await findPlaceNames(db, [...new Set(ids)], wordingOf(locale));
  const ofKind = (kind: FunnelRow['kind']) => funnels.filter((row) => row.kind === kind);
  const searchesOf = (kind: SearchRow['kind']) =>
    shownOf(
      searches.filter((row) => row.kind === kind),
      ({ place, visits, empty }) => ({ place, name: names.get(idOf(place) ?? '') ?? null, visits, empty }),
    );
  const [total] = ofKind('total').filter(isShown);
  return {
    leastVisitors,
    total: total ? funnelOf(total) : null,
    searches: searchesOf('all'),
    emptySearches: searchesOf('empty'),
    releases: shownOf(ofKind('release'), (row) => ({
      remote: row.name ?? '',
      release: row.release,
      ...funnelOf(row),
    })),
    arms: shownOf(ofKind('arm'), toArm),
  };
};
