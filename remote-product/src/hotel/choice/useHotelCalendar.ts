import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { HotelAvailabilities } from '@detour/shared-contracts/api';
import { addDays, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import {
  availabilityDays,
  guestsOf,
  marketToday,
  readFlow,
  type DateSelection,
} from '@detour/shared-contracts/rules';
import { useApi, useFormat, useNow, useShopLocation, useSite } from '@detour/remote-kit';
import { toCalendarDay, type CalendarFacts } from '../../calendar/calendar-day.view-model';
import { monthsFrom, type StayCalendar } from '../../calendar/stay-calendar';
import { useCalendarLabels } from '../../calendar/useCalendarLabels';
import { useText } from '../../text';
import { hotelCalendarMonths } from '../hotel.client';
import { hotelDaysQuery } from '../hotel.query';
import type { Criteria, Names } from '../../contract';

export interface HotelCalendarOptions {
  readonly hotelId: string;
  readonly criteria: Criteria;
  /** No request before the calendar opens. */
  readonly open: boolean;
  readonly selection: DateSelection;
}

const noDays: HotelAvailabilities = [];

/** Night counts that at least one stay of the hotel allows from a day. */
const nightsFrom = (days: HotelAvailabilities, checkin: IsoDate | null): readonly number[] => {
  const day = days.find((one) => one.day === checkin);
  return day ? Array.from({ length: day.maxLos - day.minLos + 1 }, (_, index) => day.minLos + index) : [];
};

const windowOf = (days: HotelAvailabilities): { readonly start: number; readonly end: number } => ({
  start: days.length === 0 ? 1 : Math.min(...days.map(({ minLos }) => minLos)),
  end: days.length === 0 ? 1 : Math.max(...days.map(({ maxLos }) => maxLos)),
});

/** One calendar for all stays of a hotel: a year in one request, for the guests in the hash. @spec HOTEL-018 HOTEL-021 */
export const useHotelCalendar = ({
  hotelId,
  criteria,
  open,
  selection,
}: HotelCalendarOptions): StayCalendar => {
  const api = useApi<Names>();
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, timeZone } = useSite();
  const labels = useCalendarLabels();
  const today = marketToday(now, timeZone);
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const first = monthOf(today);
  const flow = readFlow(useShopLocation().search);
  const request = { hotelId, locale, flow, guests: guestsOf(criteria), month: first };
  const year = useQuery({ ...hotelDaysQuery(api, request), enabled: open });
  const list = year.data ?? noDays;
  const days = useMemo(() => Object.fromEntries(list.map((day) => [day.day, day])), [list]);
  const facts: CalendarFacts = {
    now,
    timeZone,
    selection,
    days,
    loadedUntil: year.data ? monthsFrom(first, hotelCalendarMonths) : null,
    searching: year.isFetching,
    possibleNights: windowOf(list),
    checkoutNights: nightsFrom(list, selection.checkin),
  };
  return {
    props: {
      today,
      lastDay: addDays(today, availabilityDays),
      selection,
      dayOf: (day: IsoDate) => toCalendarDay(day, facts, { t, format }),
      month: shownMonth ?? monthOf(selection.checkin ?? today),
      onMonthChange: setShownMonth,
      searching: year.isFetching,
      labels,
    },
    loadedMonths: hotelCalendarMonths,
    needMore: () => undefined,
    failed: year.isError,
    soldOut: year.isSuccess && list.length === 0,
  };
};
