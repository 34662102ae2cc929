import type { Format } from '@detour/shared-contracts/format';
import { languageTagOf } from '@detour/shared-contracts/sites';
import type { CalendarLabels } from '@detour/shared-ui';

/** Days and months of each calendar in the visitor's language. */
export const calendarNames = (
  format: Format,
): Pick<CalendarLabels, 'language' | 'weekdays' | 'weekdayNames' | 'monthTitle' | 'dayName'> => ({
  language: languageTagOf(format.locale),
  weekdays: format.weekdayNames('short'),
  weekdayNames: format.weekdayNames('long'),
  monthTitle: format.monthTitle,
  dayName: format.fullDate,
});
