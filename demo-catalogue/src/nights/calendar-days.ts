import { addDays, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';
import type { Country } from '@detour/shared-contracts/sites';
import Holidays from 'date-holidays';

/** Calendar facts of a night, for all hotels of a country. */
export interface CalendarDay {
  readonly day: IsoDate;
  /** Days since 1970: index of the day's random numbers. */
  readonly index: number;
  /** 1 to 12. */
  readonly month: number;
  /** Day of the month. */
  readonly date: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** True when the next day is a public holiday, or this night is in a long weekend. */
  readonly beforeHoliday: boolean;
  /** 14 February, Christmas and New Year's Eve. */
  readonly feast: boolean;
}

const feasts = new Set(['02-13', '02-14', '12-24', '12-25', '12-29', '12-30', '12-31']);

const publicHolidays = (country: Country, years: readonly number[]): ReadonlySet<string> => {
  const calendar = new Holidays(country);
  return new Set(
    years.flatMap((year) =>
      calendar
        .getHolidays(year)
        .filter((holiday) => holiday.type === 'public')
        .map((holiday) => holiday.date.slice(0, 10)),
    ),
  );
};

/** Returns `count` days, starting with `from`. */
export const calendarDays = (country: Country, from: IsoDate, count: number): readonly CalendarDay[] => {
  const year = Number(from.slice(0, 4));
  const holidays = publicHolidays(country, [year, year + 1, year + 2]);
  const first = Date.parse(`${from}T00:00:00Z`) / 86_400_000;
  return Array.from({ length: count }, (_, offset) => {
    const day = addDays(from, offset);
    const weekday = weekdayOf(day);
    const bridge = weekday === 5 && holidays.has(addDays(day, 3));
    return {
      day,
      index: first + offset,
      month: Number(day.slice(5, 7)),
      date: Number(day.slice(8)),
      weekday,
      beforeHoliday: holidays.has(addDays(day, 1)) || bridge,
      feast: feasts.has(day.slice(5)),
    };
  });
};
