import type { AvailabilityDay } from '@detour/shared-contracts/api';
import { monthOf, type IsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { dayStateOf, minimumStayOf, type DateSelection } from '@detour/shared-contracts/rules';
import type { CalendarDay } from '@detour/shared-ui';
import type { Text } from '../text';

export type DaysByDate = Readonly<Record<string, AvailabilityDay | null | undefined>>;

export interface CalendarFacts {
  /** ms UTC */
  readonly now: number;
  readonly timeZone: string;
  readonly selection: DateSelection;
  readonly days: DaysByDate;
  /** Last loaded month, `yyyy-MM`; null before the first response and after a failure. */
  readonly loadedUntil: string | null;
  /** More days are loading. */
  readonly searching: boolean;
  readonly possibleNights: { readonly start: number; readonly end: number };
  /** Night counts from the chosen check-in; empty while unknown, and after a failure. */
  readonly checkoutNights: readonly number[];
}

const isKnown = (day: IsoDate, { loadedUntil }: CalendarFacts): boolean =>
  loadedUntil !== null && monthOf(day) <= loadedUntil;

/**
 * One day of the product calendar: whether it is selectable, and the price of a stay from it.
 * @spec PROD-050 PROD-051 PROD-052 DATE-008 DATE-009 DATE-010 DATE-018
 */
export const toCalendarDay = (
  day: IsoDate,
  facts: CalendarFacts,
  { t, format }: { readonly t: Text; readonly format: Format },
): CalendarDay => {
  const entry = facts.days[day];
  const known = isKnown(day, facts);
  const { checkin, checkout } = facts.selection;
  const state = dayStateOf(day, {
    place: 'picker',
    now: facts.now,
    timeZone: facts.timeZone,
    selection: facts.selection,
    isAvailable: (asked) => (isKnown(asked, facts) ? Boolean(facts.days[asked]) : null),
    nights: nightsOfCheckin(facts),
  });
  const choosesCheckout = checkin !== null && checkout === null && day > checkin;
  const minimum = entry ? minimumStayOf(entry, facts.possibleNights) : 1;
  return {
    blocked: state !== 'selectable',
    ...(entry && !choosesCheckout && { price: format.wholePrice(entry.price), amount: entry.amount }),
    ...(entry?.bestPriceOfTheMonth && { best: true }),
    ...(!known && facts.searching && { loading: true }),
    ...(minimum > 1 && !choosesCheckout && { note: t('dates.minNights', { count: minimum }) }),
  };
};

const nightsOfCheckin = ({ selection, days, checkoutNights, possibleNights, loadedUntil }: CalendarFacts) => {
  const first = selection.checkin ? days[selection.checkin] : null;
  return {
    ...(checkoutNights.length > 0 && { list: checkoutNights }),
    ...(loadedUntil !== null && { window: possibleNights }),
    ...(first && { minLos: first.minLos }),
  };
};
