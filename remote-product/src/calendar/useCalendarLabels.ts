import { useMemo } from 'react';
import type { CalendarLabels } from '@detour/shared-ui';
import { calendarNames, useFormat } from '@detour/remote-kit';
import { useText } from '../text';

/** Texts of the calendar in the visitor's language. */
export const useCalendarLabels = (): CalendarLabels => {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => ({
      ...calendarNames(format),
      departure: t('dates.departure'),
      arrival: t('dates.arrival'),
      between: t('dates.between'),
      unavailable: t('dates.closed'),
      bestPrice: t('badge.bestPrice'),
      today: t('dates.today'),
      previousMonth: t('dates.previousMonth'),
      nextMonth: t('dates.nextMonth'),
      searching: t('dates.loading'),
    }),
    [t, format],
  );
};
