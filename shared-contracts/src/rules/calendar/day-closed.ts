import { zonedNow, type IsoDate } from '../../base/iso-date';

/** Market hour from which check-in today is closed. @spec CAL-005 */
export const sameDayClosingHour = 20;

/**
 * True when check-in on `day` is closed: the day is past, or it is today and the market's clock has reached 20:00. `now` in ms
 * UTC, `timeZone` of the market. Calendars, the hash codec and the gateway's order check all use this function.
 * @spec CAL-004 CAL-005 HASH-014
 */
export const isDayClosed = (day: IsoDate, now: number, timeZone: string): boolean => {
  const { date, hour } = zonedNow(now, timeZone);
  return day < date || (day === date && hour >= sameDayClosingHour);
};

/** Today's date in the market's calendar. `now` in ms UTC. */
export const marketToday = (now: number, timeZone: string): IsoDate => zonedNow(now, timeZone).date;
