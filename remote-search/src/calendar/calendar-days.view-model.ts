import type { SearchCalendarResponse } from '@detour/shared-contracts/api';
import { monthOf, nightsOf, type IsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { dayStateOf, minimumStayOf, type DateSelection } from '@detour/shared-contracts/rules';
import type { CalendarDay } from '@detour/shared-ui';
import type { Text } from '../text';

type Days = SearchCalendarResponse['days'];

/** Merged data of the loaded pages. */
export interface CalendarPrices {
  readonly days: Days;
  readonly possibleNights: { readonly start: number; readonly end: number } | null;
  /** First month that is not loaded. Null when the year is complete or loading failed. */
  readonly nextMonth: string | null;
}

export const joinPages = (pages: readonly SearchCalendarResponse[], firstMonth: string): CalendarPrices => {
  const last = pages.at(-1);
  return {
    days: Object.assign({}, ...pages.map(({ days }) => days)) as Days,
    possibleNights: last?.possibleNights ?? null,
    nextMonth: last ? last.nextMonth : firstMonth,
  };
};

/** Months since year 0 of `yyyy-MM`. */
const monthNumber = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
};

interface LoadedMonths {
  /** `yyyy-MM` */
  readonly firstMonth: string;
  /** Number of loaded months; 0 before the first response. */
  readonly months: number;
  /** Last day that can be chosen. */
  readonly lastDay: IsoDate;
}

/**
 * True when a response names no next month although days of later months can be chosen. At the end of the bookable days, no next month is
 * the right response (record 1089). @spec CAL-017
 */
export const endsEarly = (nextMonth: string | null, { firstMonth, months, lastDay }: LoadedMonths): boolean =>
  nextMonth === null && months > 0 && monthNumber(firstMonth) + months <= monthNumber(monthOf(lastDay));

export interface CalendarContext {
  readonly prices: CalendarPrices;
  readonly selection: DateSelection;
  /** Prices are loading. */
  readonly loading: boolean;
  readonly now: number;
  readonly timeZone: string;
  readonly text: Text;
  readonly format: Format;
}

/**
 * Each day of the search calendar: its price, and whether it can be chosen now.
 * @spec CAL-004 CAL-005 CAL-006 CAL-007 CAL-008 CAL-013 CAL-018
 */
export const createDayOf = (context: CalendarContext): ((day: IsoDate) => CalendarDay) => {
  const { prices, selection, format } = context;
  const best = bestByMonth(prices.days);
  const isKnown = (day: IsoDate): boolean => prices.nextMonth === null || monthOf(day) < prices.nextMonth;
  return (day) => {
    const amount = prices.days[day]?.amount;
    const known = isKnown(day);
    const state = dayStateOf(day, {
      place: 'search',
      now: context.now,
      timeZone: context.timeZone,
      selection,
      isAvailable: (asked) => (known ? Boolean(prices.days[asked]) : null),
      nights: prices.possibleNights ? { window: prices.possibleNights } : {},
    });
    return {
      blocked: state !== 'selectable',
      ...(amount === undefined ? {} : { amount, price: format.wholePrice(amount) }),
      best: amount !== undefined && best.get(monthOf(day)) === amount,
      loading: !known && context.loading && state === 'selectable',
      ...(hasNote(day, state, context) ? { note: minimumNote(context) } : {}),
    };
  };
};

/** Shows the minimum stay only above one night: on the check-in, and on days too close to it. */
const hasNote = (
  day: IsoDate,
  state: ReturnType<typeof dayStateOf>,
  { prices, selection }: CalendarContext,
): boolean => {
  const shortest = minimumStayOf(null, prices.possibleNights ?? { start: 1 });
  if (shortest < 2 || selection.checkin === null || selection.checkout !== null) return false;
  return (
    day === selection.checkin || (state === 'nights' && nightsOf(selection.checkin, shortest).includes(day))
  );
};

const minimumNote = ({ prices, text }: CalendarContext): string =>
  text('dates.minNights', { count: minimumStayOf(null, prices.possibleNights ?? { start: 1 }) });

const bestByMonth = (days: Days): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const [day, entry] of Object.entries(days)) {
    if (!entry) continue;
    const month = monthOf(day as IsoDate);
    best.set(month, Math.min(best.get(month) ?? Infinity, entry.amount));
  }
  return best;
};

/** Cents of the chosen nights, summed from day prices. Null while one is unknown. */
export const sumOfNights = (
  days: Days,
  { checkin, nights }: { readonly checkin: IsoDate; readonly nights: number },
): number | null => {
  let sum = 0;
  for (const night of nightsOf(checkin, nights)) {
    const entry = days[night];
    if (!entry) return null;
    sum += entry.amount;
  }
  return sum;
};
