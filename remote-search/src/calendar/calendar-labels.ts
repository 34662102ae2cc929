import type { Format } from '@detour/shared-contracts/format';
import { languageTagOf } from '@detour/shared-contracts/sites';
import type { CalendarLabels } from '@detour/shared-ui';
import type { Text } from '../text';

/** Calendar texts in the visitor's language. */
export const toCalendarLabels = (text: Text, format: Format): CalendarLabels => ({
  language: languageTagOf(format.locale),
  weekdays: format.weekdayNames('short'),
  weekdayNames: format.weekdayNames('long'),
  monthTitle: format.monthTitle,
  dayName: format.fullDate,
  departure: text('dates.departure'),
  arrival: text('dates.arrival'),
  between: text('dates.between'),
  unavailable: text('dates.closed'),
  bestPrice: text('badge.bestPrice'),
  today: text('dates.today'),
  previousMonth: text('dates.previousMonth'),
  nextMonth: text('dates.nextMonth'),
  searching: text('dates.loading'),
  failed: text('dates.calendarFailed'),
  retry: text('ui.retry'),
});
