import { addMonths, isoDate, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { FlexDays, Weekends } from '@detour/shared-contracts/rules';
import type { Criteria } from '../../contract';
import type { Text } from '../../text';

/** The dates of a search: days, perhaps flexible, or the week-ends of a month. */
export type SearchedDates = {
  readonly dates: NonNullable<Criteria['dates']> | null;
  readonly flexDays: FlexDays | null;
  readonly weekends: Weekends | null;
};

export const anyDates: SearchedDates = { dates: null, flexDays: null, weekends: null };

export const datesOf = ({ dates, flexDays, weekends }: Criteria): SearchedDates => ({
  dates: dates ?? null,
  flexDays: flexDays ?? null,
  weekends: weekends ?? null,
});

/** True when each result is priced for days: its own ones if these are flexible. */
export const hasDates = ({ dates, weekends }: Criteria): boolean =>
  dates !== undefined || weekends !== undefined;

/** True when each result has days of its own. */
export const isFlexible = ({ dates, flexDays, weekends }: Criteria): boolean =>
  dates ? flexDays !== undefined : weekends !== undefined;

interface Words {
  readonly text: Text;
  readonly format: Pick<Format, 'dateRange' | 'monthTitle'>;
}

/** "11–13 déc.", "11–13 déc. ± 2 j", "Week-ends, décembre 2026". Null without dates. */
export const toDatesText = (
  { dates, flexDays, weekends }: SearchedDates,
  { text, format }: Words,
): string | null => {
  if (!dates) return weekends && text('dates.weekendsOf', { month: format.monthTitle(weekends.month) });
  const range = format.dateRange(dates.checkin, dates.checkout);
  return flexDays ? text('dates.flexRange', { range, count: flexDays }) : range;
};

/** The months of the coming year with a week-end that can be booked: `yyyy-MM`. */
export const weekendMonths = (today: IsoDate): readonly string[] => {
  const first = isoDate(`${monthOf(today)}-01`);
  return Array.from({ length: 12 }, (_, index) => monthOf(addMonths(first, index)));
};
