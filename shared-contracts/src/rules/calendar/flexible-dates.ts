import { addDays, monthOf, weekdayOf, type IsoDate } from '../../base/iso-date';

/** Days that an arrival may be earlier or later. */
export const flexDays = [1, 2, 3] as const;

export type FlexDays = (typeof flexDays)[number];

/** Nights of a week-end: Saturday to Sunday, or Friday to Sunday. */
export const weekendNights = [1, 2] as const;

export type WeekendNights = (typeof weekendNights)[number];

/** Week-ends of a month, `yyyy-MM`. A `type`, because TypeScript does not treat an interface as JSON. */
export type Weekends = { readonly month: string; readonly nights: WeekendNights };

/** Days of arrival of a search that is flexible by `days`, the wished one first, then the nearest, the earlier before the later. */
export const arrivalsAround = (checkin: IsoDate, days: number): readonly IsoDate[] => [
  checkin,
  ...Array.from({ length: days }, (_, index) => index + 1).flatMap((offset) => [
    addDays(checkin, -offset),
    addDays(checkin, offset),
  ]),
];

const saturday = 6;

/** Days of arrival of the week-ends of a month, in order: its Saturdays, or with two nights the Fridays before a Sunday. */
export const weekendArrivals = ({ month, nights }: Weekends): readonly IsoDate[] => {
  const weekday = saturday + 1 - nights;
  // Safe: a month and the first day.
  const first = `${month}-01` as IsoDate;
  const start = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  return [0, 7, 14, 21, 28].map((days) => addDays(start, days)).filter((day) => monthOf(day) === month);
};
