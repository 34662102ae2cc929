import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChangeDays, ChangeWish } from '@detour/shared-contracts/api';
import { addDays, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import {
  availabilityDays,
  calendarPaging,
  marketToday,
  type DateSelection,
} from '@detour/shared-contracts/rules';
import { mobileQuery, useMedia, type CalendarDay } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { monthsFrom, type StayCalendar } from '../calendar/stay-calendar';
import { useCalendarLabels } from '../calendar/useCalendarLabels';
import type { Names } from '../contract';
import { changeCheckoutsQuery, changeDaysQuery } from './change.query';
import { nightsOf } from './change-wish';
import { toChangeDay } from './change-day.view-model';

interface Options {
  readonly orderUUID: string;
  readonly wish: ChangeWish;
  /** No request before the calendar opens. */
  readonly open: boolean;
  readonly selection: DateSelection;
}

const queryOf = (
  { offerId, adult, child, baby }: ChangeWish,
  month: string,
  length: number,
  nights: number,
) => ({
  offerId,
  adult,
  child,
  baby,
  month,
  length,
  nights,
});

/** The calendar of a change: each day shows the difference of a stay from it, or until it. */
export const useChangeDays = ({ orderUUID, wish, open, selection }: Options): StayCalendar => {
  const api = useApi<Names>();
  const format = useFormat();
  const { timeZone } = useSite();
  const labels = useCalendarLabels();
  const isMobile = useMedia(mobileQuery);
  const today = marketToday(useNow(), timeZone);
  const length = calendarPaging.product[isMobile ? 'mobile' : 'desktop'];
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const month = shownMonth ?? monthOf(selection.checkin ?? today);
  const nights = nightsOf(wish);

  const first = { orderUUID, query: queryOf(wish, monthOf(today), length, nights) };
  const pages = useInfiniteQuery({ ...changeDaysQuery(api, first), enabled: open });
  const { checkin, checkout } = selection;
  const choosesCheckout = open && checkin !== null && checkout === null;
  const checkouts = useQuery(
    changeCheckoutsQuery(
      api,
      choosesCheckout
        ? { orderUUID, query: { ...queryOf(wish, monthOf(checkin), 1, nights), checkin } }
        : null,
    ),
  );
  const count = pages.data?.pages.length ?? 0;
  const loadedUntil = count === 0 ? null : monthsFrom(monthOf(today), count * length - 1);
  const wantedUntil = isMobile ? (loadedUntil ?? '') : monthsFrom(month, 2 * length - 1);
  const wantsMore = loadedUntil !== null && loadedUntil < wantedUntil && pages.hasNextPage;
  const { isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (open && wantsMore && !isFetching && !isError) void fetchNextPage();
  }, [open, count, wantsMore, isFetching, isError, fetchNextPage]);

  const checkins = mergeDays(pages.data?.pages ?? []);
  const facts = {
    selection,
    checkins,
    checkouts: choosesCheckout ? (checkouts.data?.checkouts ?? null) : {},
    searching: isFetching || checkouts.isFetching,
    // Any day is selectable then, and the quote decides.
    failed: isError || checkouts.isError,
  };
  return {
    props: {
      today,
      lastDay: addDays(today, availabilityDays),
      selection,
      dayOf: (day: IsoDate): CalendarDay => toChangeDay(day, facts, format),
      month,
      onMonthChange: setShownMonth,
      searching: facts.searching,
      labels,
    },
    loadedMonths: Math.max(count, 1) * length,
    needMore: () => {
      if (pages.hasNextPage && !isFetching) void fetchNextPage();
    },
    failed: facts.failed,
    soldOut: pages.isSuccess && !pages.hasNextPage && !Object.values(checkins).some(Boolean),
  };
};

const mergeDays = (pages: readonly ChangeDays[]): ChangeDays['checkins'] =>
  Object.assign({}, ...pages.map(({ checkins }) => checkins)) as ChangeDays['checkins'];
