import type { SearchCalendarResponse } from '@detour/shared-contracts/api';
import { addDays, isoDate, monthOf } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import { bookingHorizonDays } from '../../sales/inventory/assess-stay';
import { parseMonth } from '../../http/parse-day';
import type { PreparedSearch } from './search-answer';
import type { StaySource } from './stay-source';

const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

interface CalendarQuestion {
  /** `yyyy-MM` */
  readonly fromMonth: string;
  readonly months: number;
}

/**
 * The cheapest night of each day for two adults among the results of the search, all taxes included. Null for a day without a
 * free room or after its last arrival.
 * @spec CAL-014 CAL-015 CALL-060
 */
export const answerSearchCalendar = async (
  stays: StaySource,
  search: PreparedSearch,
  { fromMonth, months }: CalendarQuestion,
): Promise<SearchCalendarResponse> => {
  const { moment, locale } = search;
  const first = parseMonth(fromMonth, 'query/fromMonth');
  const after = monthAfter(fromMonth, months);
  const until = isoDate(`${after}-01`);
  const from = moment.firstArrival > first ? moment.firstArrival : first;
  const last = addDays(moment.lastArrival, 1);
  const { byOffset, lengths } = await stays.findCheapestNights(search, {
    from,
    until: until < last ? until : last,
  });
  const format = createFormat(locale);
  const days: SearchCalendarResponse['days'] = {};
  for (let day = first; day < until; day = addDays(day, 1)) {
    const amount = day < from ? undefined : byOffset.get((Date.parse(day) - Date.parse(from)) / 86_400_000);
    days[day] = amount === undefined ? null : { price: format.wholePrice(amount), amount };
  }
  return {
    days,
    possibleNights: { start: lengths?.min ?? 1, end: lengths?.max ?? 1 },
    nextMonth: after <= monthOf(addDays(moment.today, bookingHorizonDays)) ? after : null,
  };
};
