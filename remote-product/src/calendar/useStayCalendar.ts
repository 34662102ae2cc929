import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AvailabilityResponse, StayDetail } from '@detour/shared-contracts/api';
import { addDays, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import {
  availabilityDays,
  calendarPaging,
  guestsOf,
  marketToday,
  type DateSelection,
} from '@detour/shared-contracts/rules';
import { mobileQuery, useMedia } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { calendarQuery, checkoutNightsQuery } from './availabilities.query';
import { toCalendarDay, type CalendarFacts } from './calendar-day.view-model';
import { monthsFrom, type StayCalendar } from './stay-calendar';
import { useCalendarLabels } from './useCalendarLabels';
import type { Criteria, Names } from '../contract';

export interface StayCalendarOptions {
  readonly stay: Pick<StayDetail, 'id' | 'possibleNights'>;
  readonly criteria: Criteria;
  /** No request before the calendar opens. */
  readonly open: boolean;
  readonly selection: DateSelection;
}

/** Enough to choose from before the visitor pages. */
const enoughDays = 30;

/** Availabilities of one stay for the calendar, loaded as the visitor pages. @spec PROD-056 PROD-057 PROD-058 */
export const useStayCalendar = ({ stay, criteria, open, selection }: StayCalendarOptions): StayCalendar => {
  const api = useApi<Names>();
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, timeZone } = useSite();
  const labels = useCalendarLabels();
  const isMobile = useMedia(mobileQuery);
  const today = marketToday(now, timeZone);
  const length = calendarPaging.product[isMobile ? 'mobile' : 'desktop'];
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const month = shownMonth ?? monthOf(selection.checkin ?? today);
  const guests = guestsOf(criteria);

  const request = { id: stay.id, locale, guests, month: monthOf(today), length };
  const pages = useInfiniteQuery({ ...calendarQuery(api, request), enabled: open });
  const { checkin, checkout } = selection;
  const choosesCheckout = open && checkin !== null && checkout === null;
  const nights = useQuery(
    checkoutNightsQuery(api, choosesCheckout ? { id: stay.id, locale, guests, checkin } : null),
  );

  const days = useMemo(() => mergeDays(pages.data?.pages ?? []), [pages.data]);
  const count = pages.data?.pages.length ?? 0;
  const loadedUntil = count === 0 ? null : monthsFrom(monthOf(today), count * length - 1);
  const wantedUntil = isMobile ? (loadedUntil ?? '') : monthsFrom(month, 2 * length - 1);
  const bookable = Object.values(days).filter(Boolean).length;
  const wantsMore =
    loadedUntil !== null && (loadedUntil < wantedUntil || bookable < enoughDays) && pages.hasNextPage;
  const { isFetching, isError, fetchNextPage } = pages;
  // Depends on `count`, because a response from the cache never sets `isFetching`.
  useEffect(() => {
    if (open && wantsMore && !isFetching && !isError) void fetchNextPage();
  }, [open, count, wantsMore, isFetching, isError, fetchNextPage]);

  const facts: CalendarFacts = {
    now,
    timeZone,
    selection,
    days,
    loadedUntil,
    searching: isFetching,
    possibleNights: stay.possibleNights,
    checkoutNights: nights.data ?? [],
  };
  return {
    props: {
      today,
      lastDay: addDays(today, availabilityDays),
      selection,
      dayOf: (day: IsoDate) => toCalendarDay(day, facts, { t, format }),
      month,
      onMonthChange: setShownMonth,
      searching: isFetching || nights.isFetching,
      labels,
    },
    loadedMonths: Math.max(count, 1) * length,
    needMore: () => {
      if (pages.hasNextPage && !isFetching) void fetchNextPage();
    },
    failed: isError,
    soldOut: pages.isSuccess && !pages.hasNextPage && bookable === 0,
  };
};

const mergeDays = (pages: readonly AvailabilityResponse[]): AvailabilityResponse['days'] =>
  Object.assign({}, ...pages.map((page) => page.days)) as AvailabilityResponse['days'];
