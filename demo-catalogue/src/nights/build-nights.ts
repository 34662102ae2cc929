import type { Hotel, RoomType } from '../hotels/hotel';
import { hashOf, unitOf } from '../random';
import type { CalendarDay } from './calendar-days';
import { isOpenOn, profileOf, seasonOf, type Season, type SeasonProfile } from './season';
import { itemAt } from '../item-at';

/** Input for the nights of a hotel. */
export type NightlyHouse = Pick<Hotel, 'id' | 'setting'> & {
  readonly rooms: readonly Pick<RoomType, 'id' | 'rooms' | 'basePrice'>[];
};

/** Columns of `room_night` for a room type, one entry per day. */
export interface Nights {
  readonly roomTypeId: string;
  /** Rooms for sale. 0: sold out. */
  readonly capacity: readonly number[];
  /** Cents for one room. */
  readonly price: readonly number[];
  readonly minLos: readonly number[];
  readonly closedToArrival: readonly boolean[];
  /** True when the hotel is closed. */
  readonly closed: readonly boolean[];
}

const leisure: readonly number[] = [0.92, 0.9, 0.9, 0.94, 1.2, 1.26, 0.95];
const business: readonly number[] = [0.96, 1.0, 1.02, 1.0, 1.1, 1.14, 0.9];

const weekdayFactor = (profile: SeasonProfile, weekday: number): number =>
  itemAt(profile === 'city' ? business : leisure, weekday - 1);

const isWeekend = (day: CalendarDay): boolean => day.weekday === 5 || day.weekday === 6;

/** Returns the rules of a hotel for the whole year. They depend only on its id. */
const habitsOf = (hotel: NightlyHouse, seed: string) => {
  const draw = (name: string): number => unitOf(hashOf(`${seed}/${hotel.id}/${name}`), 1);
  return {
    twoNightsAtWeekends: draw('weekend') < 0.38,
    noArrivalOnSundays: draw('sunday') < 0.08,
    /** Three weeks in January, for a third of the hotels. */
    winterBreak: draw('break') < 0.33 ? 4 + Math.floor(draw('break-start') * 6) : null,
  };
};

const isShut = (hotel: NightlyHouse, day: CalendarDay, winterBreak: number | null): boolean => {
  if (!isOpenOn(hotel.setting, day)) return true;
  return winterBreak !== null && day.month === 1 && day.date >= winterBreak && day.date < winterBreak + 18;
};

/** Rooms for sale: fewer in high season and at weekends, sometimes none, similar on consecutive days. */
const allotmentOf = (
  room: NightlyHouse['rooms'][number],
  day: CalendarDay,
  demand: number,
  seed: number,
): number => {
  const mood = unitOf(seed, Math.floor(day.index / 3)) * 0.65 + unitOf(seed ^ 0x55555555, day.index) * 0.35;
  const pressure = demand + (isWeekend(day) ? 0.16 : 0) + (day.beforeHoliday || day.feast ? 0.12 : 0);
  const share = 1.27 - pressure - (mood - 0.5) * 1.15;
  return Math.max(0, Math.min(room.rooms, Math.round(room.rooms * share)));
};

const priceOf = (
  room: NightlyHouse['rooms'][number],
  day: CalendarDay,
  { price: season, weekday }: DayFactors,
  seed: number,
): number => {
  const noise = 0.96 + unitOf(seed ^ 0x33333333, Math.floor(day.index / 2)) * 0.09;
  const holiday = day.beforeHoliday ? 1.12 : 1;
  const feast = day.feast ? 1.18 : 1;
  const price = room.basePrice * season * weekday * holiday * feast * noise;
  return Math.max(3900, Math.round(price / 100) * 100);
};

const minLosOf = (day: CalendarDay, profile: SeasonProfile, twoNights: boolean): number => {
  if (day.feast && day.month === 12) return 2;
  const high = profile === 'sea' && (day.month === 7 || day.month === 8);
  return isWeekend(day) && (twoNights || (high && day.weekday === 6)) ? 2 : 1;
};

interface DayFactors extends Season {
  readonly weekday: number;
}

/**
 * Builds the nights of hotels for the given days. Each night depends only on seed, room and day, so that a later horizon does
 * not change sold nights.
 */
export const createNightBuilder = (seed: string) => {
  const known = new Map<string, readonly DayFactors[]>();
  const factorsOf = (profile: SeasonProfile, days: readonly CalendarDay[]): readonly DayFactors[] => {
    const key = `${profile}/${days[0]?.day}/${days.length}`;
    const factors =
      known.get(key) ??
      days.map((day) => ({ ...seasonOf(profile, day), weekday: weekdayFactor(profile, day.weekday) }));
    known.set(key, factors);
    return factors;
  };
  return (hotel: NightlyHouse, days: readonly CalendarDay[]): readonly Nights[] => {
    const profile = profileOf(hotel.setting);
    const habits = habitsOf(hotel, seed);
    const factors = factorsOf(profile, days);
    const closed = days.map((day) => isShut(hotel, day, habits.winterBreak));
    return hotel.rooms.map((room) => {
      const own = hashOf(`${seed}/${room.id}`);
      return {
        roomTypeId: room.id,
        capacity: days.map((day, index) =>
          closed[index] ? 0 : allotmentOf(room, day, itemAt(factors, index).demand, own),
        ),
        price: days.map((day, index) => priceOf(room, day, itemAt(factors, index), own)),
        minLos: days.map((day) => minLosOf(day, profile, habits.twoNightsAtWeekends)),
        closedToArrival: days.map((day) => habits.noArrivalOnSundays && day.weekday === 7),
        closed,
      };
    });
  };
};
