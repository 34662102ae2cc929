import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addDays, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import { applyPatch } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import {
  availabilityDays,
  calendarPaging,
  marketToday,
  searchCriteriaOf,
} from '@detour/shared-contracts/rules';
import { useApi, useHost, useNow, useSite } from '@detour/remote-kit';
import { useDataReport } from '../useDataReport';
import { endsEarly, joinPages, type CalendarPrices } from './calendar-days.view-model';
import { searchCalendarQuery } from './search-calendar.query';
import type { Criteria, Names } from '../contract';

export interface SearchCalendar {
  readonly prices: CalendarPrices;
  readonly today: IsoDate;
  /** Last selectable day. */
  readonly lastDay: IsoDate;
  /** Months per step and per load. */
  readonly step: number;
  readonly loading: boolean;
  readonly failed: boolean;
  loadMore(): void;
}

/** Daily prices for the criteria's place, theme and guests; its dates do not matter. @spec CAL-011 CAL-012 CAL-016 CAL-018 */
export const useSearchCalendar = (
  criteria: Criteria,
  { flow, mobile, enabled }: { readonly flow: Flow; readonly mobile: boolean; readonly enabled: boolean },
): SearchCalendar => {
  const { locale, timeZone } = useSite();
  const today = marketToday(useNow(), timeZone);
  const step = calendarPaging.search[mobile ? 'mobile' : 'desktop'];
  const firstMonth = monthOf(today);
  const query = useInfiniteQuery({
    ...searchCalendarQuery(useApi<Names>(), {
      ...searchCriteriaOf(applyPatch<Names>(criteria, { dates: null, weekends: null }), flow),
      locale,
      // Plain hotel nights have their own prices.
      ...(flow === 'hotel' && { flow }),
      fromMonth: firstMonth,
      months: step,
    }),
    enabled,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages;
  const prices = useMemo(() => joinPages(pages ?? [], firstMonth), [pages, firstMonth]);
  const lastDay = addDays(today, availabilityDays);
  const months = (pages?.length ?? 0) * step;
  useReports({ error, isCutShort: endsEarly(prices.nextMonth, { firstMonth, months, lastDay }) });
  return {
    prices,
    today,
    lastDay,
    step,
    loading: isFetching,
    failed: error !== null,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
};

/** Warns of a response that names no next month although days of later months can be chosen (record 1089). @spec CAL-017 */
const useReports = ({
  error,
  isCutShort,
}: {
  readonly error: Error | null;
  readonly isCutShort: boolean;
}): void => {
  const host = useHost<Names>();
  useDataReport('SEARCH-302', error);
  useEffect(() => {
    if (isCutShort) {
      const message = 'The search calendar named no next month before the year was over.';
      host.report({ kind: 'data', code: 'SEARCH-303', error: { kind: 'missing-next-month', message } });
    }
  }, [host, isCutShort]);
};
