import type { Format } from '@detour/shared-contracts/format';
import type { CalendarLabels } from '@detour/shared-ui';
import { calendarNames } from '@detour/remote-kit';
import type { Text } from '../text';

/** Calendar texts in the visitor's language. */
export const toCalendarLabels = (text: Text, format: Format): CalendarLabels => ({
  ...calendarNames(format),
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
