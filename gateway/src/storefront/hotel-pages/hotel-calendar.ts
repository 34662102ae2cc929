import type { AvailabilityResponse, HotelDay } from '@detour/shared-contracts/api';
import { monthOf, type IsoDate } from '@detour/shared-contracts/base';

export interface StayDays {
  readonly days: AvailabilityResponse['days'];
  /** Longest stay of this package. */
  readonly maxNights: number;
}

const perNight = ({ price, minLos }: HotelDay): number => price / minLos;

const withBest = (days: readonly HotelDay[]): readonly HotelDay[] => {
  const lowest = new Map<string, number>();
  for (const day of days) {
    const month = monthOf(day.day as IsoDate);
    lowest.set(month, Math.min(lowest.get(month) ?? Infinity, perNight(day)));
  }
  return days.map((day) => ({
    ...day,
    bestPriceOfTheMonth: perNight(day) === lowest.get(monthOf(day.day as IsoDate)),
  }));
};

/** Merges a day of two stays: the lower price, and all lengths that either allows. */
const merge = (one: HotelDay | undefined, other: HotelDay): HotelDay => {
  if (!one) return other;
  const cheaper = other.price < one.price ? other : one;
  return {
    ...cheaper,
    minLos: Math.min(one.minLos, other.minLos),
    maxLos: Math.max(one.maxLos, other.maxLos),
    availableRooms: Math.max(one.availableRooms, other.availableRooms),
  };
};

/** Merges the calendars of all stays of a hotel: the days on which some stay can start. */
export const toHotelCalendar = (stays: readonly StayDays[]): HotelDay[] => {
  const found = new Map<string, HotelDay>();
  for (const { days, maxNights } of stays) {
    for (const day of Object.values(days)) {
      if (!day) continue;
      found.set(day.day, merge(found.get(day.day), { ...day, maxLos: Math.max(day.minLos, maxNights) }));
    }
  }
  return [...withBest([...found.values()].sort((a, b) => a.day.localeCompare(b.day)))];
};
