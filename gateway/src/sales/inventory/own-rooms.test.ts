import { addDays } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import { today } from '../../../test/shop.fixture';
import { freeFor, ownRoomsOn, type OwnRooms } from './own-rooms';
import type { Night } from './stay-product.repository';

const length = 6;

/** Rooms of a night by guest: `own` is the booking that changes, others are orders of other people. */
interface House {
  readonly capacity: number;
  /** Per night: orders of others with their rooms, and whether the night was closed. */
  readonly nights: readonly { readonly sold: number; readonly held: number; readonly closed: boolean }[];
  readonly own: { readonly from: number; readonly nights: number; readonly rooms: number };
}

const house: fc.Arbitrary<House> = fc
  .record({
    capacity: fc.integer({ min: 1, max: 5 }),
    own: fc.record({
      from: fc.nat(length - 1),
      nights: fc.integer({ min: 1, max: 4 }),
      rooms: fc.integer({ min: 1, max: 3 }),
    }),
    loads: fc.array(fc.record({ sold: fc.nat(4), held: fc.nat(3), closed: fc.boolean() }), {
      minLength: length,
      maxLength: length,
    }),
  })
  .map(({ capacity, own, loads }) => ({
    capacity: Math.max(capacity, own.rooms),
    own,
    // No room is oversold: the holds of others fit beside the booking.
    nights: loads.map(({ sold, held, closed }, index) => {
      const room =
        Math.max(capacity, own.rooms) - (index >= own.from && index < own.from + own.nights ? own.rooms : 0);
      const others = Math.min(sold, room);
      return { sold: others, held: Math.min(held, room - others), closed };
    }),
  }));

const isOwn = ({ own }: House, index: number): boolean => index >= own.from && index < own.from + own.nights;

const toNights = (one: House): readonly Night[] =>
  one.nights.map(({ sold, held, closed }, index) => ({
    room_type_id: 'double',
    night: addDays(today, index),
    capacity: one.capacity,
    sold: sold + (isOwn(one, index) ? one.own.rooms : 0),
    held,
    price: 10_000,
    min_los: 1,
    closed,
    closed_to_arrival: false,
  })) as readonly Night[];

/** Gives a key to every order of the night, one after another; the keys that remain are those that the booking can have. */
const keysLeft = ({ capacity, nights }: House, index: number): number => {
  const keys = Array.from({ length: capacity }, (_, key) => key);
  const { sold = 0, held = 0 } = nights[index] ?? {};
  for (let order = 0; order < sold + held; order += 1) keys.pop();
  return keys.length;
};

describe('rooms that are free for the booking that changes', () => {
  it('are those that a distribution of keys leaves to it', () => {
    fc.assert(
      fc.property(house, (one) => {
        const own: OwnRooms = {
          roomTypeId: 'double',
          checkin: addDays(today, one.own.from),
          nights: one.own.nights,
          rooms: one.own.rooms,
        };
        const seen = freeFor(toNights(one), own);
        seen.forEach(({ capacity, sold, held, closed }, index) => {
          const isClosed = one.nights[index]?.closed === true;
          const free = closed ? 0 : capacity - sold - held;
          // On a closed night the booking keeps its rooms and gets no others.
          const expected = isClosed ? (isOwn(one, index) ? one.own.rooms : 0) : keysLeft(one, index);
          expect(free).toBe(expected);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('leave the nights of another room type alone', () => {
    const own = { roomTypeId: 'family', checkin: today, nights: 6, rooms: 1 };
    const nights = toNights({
      capacity: 2,
      own: { from: 0, nights: 0, rooms: 0 },
      nights: Array.from({ length }, () => ({ sold: 1, held: 0, closed: false })),
    });
    expect(freeFor(nights, own)).toEqual(nights);
    expect(ownRoomsOn(own, { room_type_id: 'double', night: today })).toBe(0);
  });
});
