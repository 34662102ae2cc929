import { addDays, nightsBetween, zonedNow, type IsoDate } from '../../base/iso-date';
import { isDayClosed } from './day-closed';

/** The search calendar differs from the shared picker (product, hotel) only in a click on the check-in day. */
type CalendarPlace = 'search' | 'picker';

export interface DateSelection {
  readonly checkin: IsoDate | null;
  readonly checkout: IsoDate | null;
}

/** Known limits of the stay's length, in order of precedence: list, window, shortest stay. */
export interface AllowedNights {
  readonly list?: readonly number[];
  readonly window?: { readonly start: number; readonly end: number };
  readonly minLos?: number;
}

export interface CalendarFacts {
  readonly place: CalendarPlace;
  /** ms UTC */
  readonly now: number;
  readonly timeZone: string;
  readonly selection: DateSelection;
  /** Whether a stay can start on the day. Null when unknown. */
  readonly isAvailable: (day: IsoDate) => boolean | null;
  readonly nights: AllowedNights;
}

export type DayState = 'selectable' | 'closed' | 'too-far' | 'checkin' | 'unavailable' | 'nights';

/** Longest stay in nights when no data is available. @spec DATE-010 */
const longestStayWithoutData = 20;

/** Number of days with availability data. @spec CAL-018 */
export const availabilityDays = 365;

/** @spec CAL-007 DATE-008 DATE-010 */
export const allowsNights = (nights: number, { list, window, minLos }: AllowedNights): boolean => {
  if (nights < 1) return false;
  if (list && list.length > 0) return list.includes(nights);
  if (window) return nights >= window.start && nights <= window.end;
  return nights >= (minLos ?? 1) && nights <= longestStayWithoutData;
};

/**
 * Whether a day can be chosen now, with the reason if not. While the visitor chooses the check-out, later days only have to
 * satisfy the nights rule. An earlier day restarts the selection, so it needs availability like any check-in.
 * @spec CAL-004 CAL-005 CAL-006 CAL-007 CAL-008 CAL-018 DATE-008 DATE-009 DATE-010
 */
export const dayStateOf = (day: IsoDate, facts: CalendarFacts): DayState => {
  const { checkin, checkout } = facts.selection;
  if (isDayClosed(day, facts.now, facts.timeZone)) return 'closed';
  if (day > addDays(zonedNow(facts.now, facts.timeZone).date, availabilityDays)) return 'too-far';
  if (day === checkin && facts.place === 'search') return 'checkin';
  const choosesCheckout = checkin !== null && checkout === null;
  if (choosesCheckout && day > checkin) {
    return allowsNights(nightsBetween(checkin, day), facts.nights) ? 'selectable' : 'nights';
  }
  return facts.isAvailable(day) === false ? 'unavailable' : 'selectable';
};

/** The selection after a click on a selectable day. @spec CAL-003 DATE-002 DATE-003 DATE-004 */
export const selectDay = ({ checkin, checkout }: DateSelection, day: IsoDate): DateSelection =>
  checkin !== null && checkout === null && day > checkin
    ? { checkin, checkout: day }
    : { checkin: day, checkout: null };

/**
 * Months per step (`desktop`) and per load (`mobile`). The hotel page fetches its twelve months at once. @spec CAL-011
 * CAL-012
 */
export const calendarPaging = {
  search: { desktop: 2, mobile: 3 },
  product: { desktop: 2, mobile: 4 },
  hotel: { desktop: 12, mobile: 12 },
} as const;

/** Nights for the minimum-stay label of a day. @spec CAL-013 */
export const minimumStayOf = (
  day: { readonly minLos: number } | null | undefined,
  possibleNights: { readonly start: number },
): number => day?.minLos ?? possibleNights.start;
