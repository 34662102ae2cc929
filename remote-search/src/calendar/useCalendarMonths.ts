import { useEffect, useMemo, useState } from 'react';
import { monthOf } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import type { RangeCalendarProps } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { createDayOf } from './calendar-days.view-model';
import { toCalendarLabels } from './calendar-labels';
import { clampMonth, monthsBetween, shiftMonth } from './months';
import type { Dates } from './useDateSelection';
import type { SearchCalendar } from './useSearchCalendar';

export interface CalendarMonths {
  readonly calendar: Omit<
    RangeCalendarProps,
    'layout' | 'months' | 'onNeedMore' | 'selection' | 'dayOf' | 'onSelect'
  >;
  /** Number of months in a stack. */
  readonly loaded: number;
  dayOf(selection: DateSelection): RangeCalendarProps['dayOf'];
}

/** Visible months of the calendar. Fetches missing ones page by page. @spec CAL-009 */
export const useCalendarMonths = (
  calendar: SearchCalendar,
  { dates, open }: { readonly dates: Dates | null; readonly open: boolean },
): CalendarMonths => {
  const text = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const now = useNow();
  const { prices, today, lastDay, step, loading, loadMore } = calendar;
  const first = monthOf(today);
  const last = shiftMonth(monthOf(lastDay), 1 - step);
  const [shown, setShown] = useState<string | null>(null);
  const start = dates ? monthOf(dates.checkin) : first;
  // Opens on the months of the chosen dates. Afterwards only the arrows move it, never a selection.
  if (open && shown === null) setShown(start);
  if (!open && shown !== null) setShown(null);
  const month = clampMonth(shown ?? start, first, last);
  const lacks = prices.nextMonth !== null && shiftMonth(month, step) > prices.nextMonth;
  useEffect(() => {
    if (open && lacks && !calendar.failed) loadMore();
  });
  const labels = useMemo(() => toCalendarLabels(text, format), [text, format]);
  return {
    calendar: { today, lastDay, month, onMonthChange: setShown, searching: loading, labels },
    loaded: Math.max(step, monthsBetween(first, prices.nextMonth ?? shiftMonth(monthOf(lastDay), 1))),
    dayOf: (selection) => createDayOf({ prices, selection, loading, now, timeZone, text, format }),
  };
};
