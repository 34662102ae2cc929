import { useMemo } from 'react';
import { languageTagOf } from '@detour/shared-contracts/sites';
import type { CalendarLabels } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';

/** Texts of the calendar in the visitor's language. */
export const useCalendarLabels = (): CalendarLabels => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  return useMemo(
    () => ({
      language: languageTagOf(locale),
      weekdays: format.weekdayNames('short'),
      weekdayNames: format.weekdayNames('long'),
      monthTitle: format.monthTitle,
      dayName: format.fullDate,
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
    [t, format, locale],
  );
};
