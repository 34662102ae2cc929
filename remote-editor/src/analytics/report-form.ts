import { analyticsLimits, type AnalyticsReportQuery } from '@detour/shared-contracts/api';
import { addDays, nightsBetween, parseIsoDate, zonedNow } from '@detour/shared-contracts/base';
import { locales, type Locale } from '@detour/shared-contracts/sites';

/** What the form holds. Days of Paris, `yyyy-MM-dd`, as typed; `site` is empty for all sites. */
export interface ReportForm {
  readonly from: string;
  readonly until: string;
  readonly site: string;
}

/** The last four weeks, with today. */
export const firstForm = (now: number): ReportForm => {
  const { date } = zonedNow(now, 'Europe/Paris');
  return { from: addDays(date, -27), until: date, site: '' };
};

/** The query of a form, with names in the language of the page. Null: the days are incomplete, in the wrong order, or too many. */
export const toQuery = ({ from, until, site }: ReportForm, locale: Locale): AnalyticsReportQuery | null => {
  const [first, last] = [parseIsoDate(from), parseIsoDate(until)];
  if (!first || !last) return null;
  const nights = nightsBetween(first, last);
  if (nights < 0 || nights >= analyticsLimits.days) return null;
  const known = locales.find((one) => one === site);
  return { from: first, until: last, locale, ...(known && { site: known }) };
};
