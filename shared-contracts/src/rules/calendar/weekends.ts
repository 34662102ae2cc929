import { addDays, weekdayOf, type IsoDate } from '../../base/iso-date';

/**
 * Saturdays of this week-end and of the next one, as visitors say it: this week-end is that of the current week, Monday to Sunday, and
 * the next one is a week later. On a Sunday this week-end is over: `current` is yesterday. The calendar, the menu and the home page mean
 * the same days by the same words.
 * @spec DATE-012 DATE-013 DATE-014
 */
export const weekendsFrom = (today: IsoDate): { readonly current: IsoDate; readonly next: IsoDate } => {
  const current = addDays(today, 6 - weekdayOf(today));
  return { current, next: addDays(current, 7) };
};
