import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { buildHotels } from '../hotels/build-hotels';
import { buildPlaces } from '../places/build-places';
import { createNightBuilder, type Nights } from './build-nights';
import { calendarDays } from './calendar-days';

const seed = 'detour';
const from = isoDate('2026-11-23');
const hotels = buildHotels(seed, 'full', buildPlaces());
const french = hotels.filter(({ country }) => country === 'FR');
const days = calendarDays('FR', from, 366);
const build = createNightBuilder(seed);
const nights = french.flatMap((hotel) => build(hotel, days));
const columns = ['capacity', 'price', 'minLos', 'closedToArrival', 'closed'] as const;

const at = (day: string): number => days.findIndex((entry) => entry.day === day);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the nights of a room', () => {
  it('do not depend on the horizon', () => {
    const later = createNightBuilder(seed);
    for (const start of [1, 40, 364]) {
      const shifted = calendarDays('FR', addDays(from, start), 30);
      const other = french.slice(0, 40).flatMap((hotel) => later(hotel, shifted));
      const same = nights.slice(0, other.length);
      const overlap = Math.min(30, 366 - start);
      for (const [index, room] of other.entries()) {
        for (const column of columns) {
          expect(room[column].slice(0, overlap)).toEqual(same[index]![column].slice(start, start + overlap));
        }
      }
    }
  });

  it('have a stock between zero and the number of rooms', () => {
    const rooms = new Map(french.flatMap((hotel) => hotel.rooms.map((room) => [room.id, room.rooms])));
    for (const { roomTypeId, capacity } of nights) {
      expect(Math.max(...capacity)).toBeLessThanOrEqual(rooms.get(roomTypeId)!);
      expect(Math.min(...capacity)).toBeGreaterThanOrEqual(0);
    }
  });

  it('have prices in whole euros', () => {
    for (const { price } of nights)
      expect(price.every((cents) => cents % 100 === 0 && cents >= 3900)).toBe(true);
  });

  it('are more expensive at weekends and on the eve of a holiday', () => {
    const priceOn = (day: string): number => mean(nights.map(({ price }) => price[at(day)]!));
    expect(priceOn('2027-03-06')).toBeGreaterThan(priceOn('2027-03-03') * 1.15);
    // 14 July 2027 is a Wednesday.
    expect(priceOn('2027-07-13')).toBeGreaterThan(priceOn('2027-07-20') * 1.05);
  });

  it('are more expensive at the coast in August than in January', () => {
    const sea = french.filter(({ setting }) => setting === 'beach').flatMap((hotel) => build(hotel, days));
    const priceOn = (day: string): number => mean(sea.map(({ price }) => price[at(day)]!));
    expect(priceOn('2027-08-11')).toBeGreaterThan(priceOn('2027-01-13') * 1.4);
  });

  it('are sometimes sold out', () => {
    const free = nights.flatMap(({ capacity, closed }) => capacity.filter((_, index) => !closed[index]));
    const soldOut = free.filter((rooms) => rooms === 0).length / free.length;
    expect(soldOut).toBeGreaterThan(0.005);
    expect(soldOut).toBeLessThan(0.12);
  });

  it('require two nights only at some weekends', () => {
    const friday = at('2027-03-05');
    const share = (index: number): number =>
      nights.filter(({ minLos }) => minLos[index]! > 1).length / nights.length;
    expect(share(friday)).toBeGreaterThan(0.2);
    expect(share(friday)).toBeLessThan(0.6);
    expect(share(friday - 2)).toBe(0);
  });
});

describe('a seasonal hotel', () => {
  const roomOf = (setting: string): Nights =>
    build(
      french.find((hotel) => hotel.setting === setting)!,
      days,
    )[0]!;
  const isClosed = (room: Nights, day: IsoDate): boolean => room.closed[at(day)]!;

  it('is closed in summer at a ski resort', () => {
    const room = roomOf('snow');
    expect(isClosed(room, isoDate('2027-07-01'))).toBe(true);
    expect(room.capacity[at('2027-07-01')]).toBe(0);
    expect(isClosed(room, isoDate('2027-02-10'))).toBe(false);
    expect(isClosed(room, isoDate('2026-12-11'))).toBe(true);
    expect(isClosed(room, isoDate('2026-12-12'))).toBe(false);
  });

  it('is closed in winter in the lavender fields', () => {
    const room = roomOf('lavender');
    expect(isClosed(room, isoDate('2026-12-20'))).toBe(true);
    expect(isClosed(room, isoDate('2027-06-20'))).toBe(false);
  });
});
