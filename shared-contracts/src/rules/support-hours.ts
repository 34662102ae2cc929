import { weekdayOf, zonedNow } from '../base/iso-date';

export interface OpenHours {
  /** 1 is Monday. */
  readonly days: readonly number[];
  /** Hours by the market's clock: `10:00` */
  readonly from: string;
  readonly to: string;
}

export type SupportPlace = 'booking' | 'footer' | 'contact' | 'chat';

const weekdays = [1, 2, 3, 4, 5];

/** Support hours from the documents, per place. The documents contradict each other; the business knows. */
export const supportHours: Readonly<Record<SupportPlace, readonly OpenHours[]>> = {
  booking: [
    { days: weekdays, from: '10:00', to: '21:00' },
    { days: [6, 7], from: '10:00', to: '19:00' },
  ],
  footer: [{ days: weekdays, from: '10:00', to: '18:00' }],
  contact: [
    { days: weekdays, from: '10:00', to: '19:00' },
    { days: [6], from: '10:00', to: '18:00' },
  ],
  chat: [{ days: weekdays, from: '09:00', to: '18:00' }],
};

/** Whether support is open. `now` in ms UTC, `timeZone` of the market. Opening times are full hours. */
export const isSupportOpen = (place: SupportPlace, now: number, timeZone: string): boolean => {
  const { date, hour } = zonedNow(now, timeZone);
  return supportHours[place].some(
    ({ days, from, to }) =>
      days.includes(weekdayOf(date)) && hour >= Number(from.slice(0, 2)) && hour < Number(to.slice(0, 2)),
  );
};
