import { addDays, type IsoDate } from '@detour/shared-contracts/base';

/** Bits of a night's rule: closed, no arrival, and the minimum stay in the six others. A night that is not on sale is closed. */
const closedBit = 1;
const noArrivalBit = 2;
const minLosShift = 2;
const longestMinLos = 63;
/** The largest number of free rooms that fits. */
const mostFree = 32_767;

/** A night of a room type, packed by the database: see `codeSql` of `index-rows.repository.ts`. */
export interface NightValue {
  /** Cents for one room. */
  readonly price: number;
  readonly free: number;
  readonly closed: boolean;
  readonly noArrival: boolean;
  readonly minLos: number;
}

/** What each room offers over one stay. Valid until the next call of `sumStay` with the same slot. */
export interface StaySums {
  /** Cents for one room over the stay, by room. */
  readonly price: Int32Array;
  /** Rooms free on every night, by room; -1 when no stay of this length can start on this day. */
  readonly free: Int16Array;
}

export interface NightGrid {
  readonly first: IsoDate;
  readonly days: number;
  /** Bytes of all nights. */
  readonly bytes: number;
  /** Row of a new room, all nights closed. */
  addRoom(): number;
  /** Sets a night; days outside the grid are ignored. */
  set(room: number, day: number, night: NightValue): void;
  /** Closes the nights of a room from `first` to `last`, both included. */
  close(room: number, first: number, last: number): void;
  /** Days from the first day of the grid; may be outside it. */
  dayOf(day: IsoDate): number;
  /** Sums a stay for all rooms at once. Null when the grid does not hold all its nights. Stays in different slots are valid together. */
  sumStay(checkin: IsoDate, nights: number, slot?: number): StaySums | null;
  /** Cents of a night for one room; null when fewer than `rooms` are free. */
  priceOn(room: number, day: number, rooms: number): number | null;
}

const msPerDay = 86_400_000;

/** The nights of `capacity` rooms, day by day: the night of a room is at `day * capacity + room`. */
interface Cells {
  readonly capacity: number;
  readonly price: Int32Array;
  readonly free: Int16Array;
  readonly rule: Uint8Array;
}

const createCells = (days: number, capacity: number): Cells => ({
  capacity,
  price: new Int32Array(days * capacity),
  free: new Int16Array(days * capacity),
  rule: new Uint8Array(days * capacity).fill(closedBit),
});

/** The same nights with room for a quarter more. */
const widen = (old: Cells, days: number): Cells => {
  const cells = createCells(days, Math.ceil(old.capacity * 1.25));
  for (let day = 0; day < days; day += 1) {
    const [from, to, at] = [day * old.capacity, (day + 1) * old.capacity, day * cells.capacity];
    cells.price.set(old.price.subarray(from, to), at);
    cells.free.set(old.free.subarray(from, to), at);
    cells.rule.set(old.rule.subarray(from, to), at);
  }
  return cells;
};

const createSums = (capacity: number): StaySums => ({
  price: new Int32Array(capacity),
  free: new Int16Array(capacity),
});

/** Rooms and nights of a sum, by their numbers. */
interface Span {
  readonly rooms: number;
  readonly from: number;
  readonly nights: number;
}

const addNights = (
  sums: StaySums,
  { capacity, price, free, rule }: Cells,
  { rooms, from, nights }: Span,
): void => {
  for (let night = from; night < from + nights; night += 1) {
    const row = night * capacity;
    for (let room = 0; room < rooms; room += 1) {
      const at = row + room;
      sums.price[room] = (sums.price[room] ?? 0) + (price[at] ?? 0);
      const rest = (rule[at] ?? closedBit) & closedBit ? -1 : (free[at] ?? -1);
      if (rest < (sums.free[room] ?? 0)) sums.free[room] = rest;
    }
  }
};

const forbidArrivals = (sums: StaySums, { capacity, rule }: Cells, { rooms, from, nights }: Span): void => {
  const row = from * capacity;
  for (let room = 0; room < rooms; room += 1) {
    const value = rule[row + room] ?? closedBit;
    if (value & noArrivalBit || value >> minLosShift > nights) sums.free[room] = -1;
  }
};

const ruleOf = ({ closed, noArrival, minLos }: NightValue): number =>
  (closed ? closedBit : 0) |
  (noArrival ? noArrivalBit : 0) |
  (Math.min(minLos, longestMinLos) << minLosShift);

/**
 * Prices and free rooms of all nights in typed arrays, day by day, so that one pass over consecutive memory sums a stay for every
 * room. 7 bytes a night.
 */
export const createNightGrid = (first: IsoDate, days: number, roomsExpected = 0): NightGrid => {
  let cells = createCells(days, Math.max(64, Math.ceil(roomsExpected * 1.1)));
  let slots: StaySums[] = [];
  const sumsOf = (slot: number): StaySums => (slots[slot] ??= createSums(cells.capacity));
  let rooms = 0;
  const start = Date.parse(first);
  const end = addDays(first, days);
  const dayOf = (day: IsoDate): number => Math.round((Date.parse(day) - start) / msPerDay);
  return {
    first,
    days,
    get bytes() {
      return cells.price.byteLength + cells.free.byteLength + cells.rule.byteLength;
    },
    addRoom() {
      if (rooms === cells.capacity) {
        cells = widen(cells, days);
        slots = [];
      }
      rooms += 1;
      return rooms - 1;
    },
    set(room, day, night) {
      if (day < 0 || day >= days) return;
      const at = day * cells.capacity + room;
      cells.price[at] = night.price;
      cells.free[at] = night.free;
      cells.rule[at] = ruleOf(night);
    },
    close(room, from, to) {
      for (let day = Math.max(0, from); day <= Math.min(days - 1, to); day += 1)
        cells.rule[day * cells.capacity + room] = closedBit;
    },
    dayOf,
    sumStay(checkin, nights, slot = 0) {
      if (checkin < first || addDays(checkin, nights) > end) return null;
      const sums = sumsOf(slot);
      sums.price.fill(0, 0, rooms);
      sums.free.fill(mostFree, 0, rooms);
      const span = { rooms, from: dayOf(checkin), nights };
      addNights(sums, cells, span);
      forbidArrivals(sums, cells, span);
      return sums;
    },
    priceOn(room, day, needed) {
      const at = day * cells.capacity + room;
      const isFree = !((cells.rule[at] ?? closedBit) & closedBit) && (cells.free[at] ?? 0) >= needed;
      return isFree ? (cells.price[at] ?? null) : null;
    },
  };
};
