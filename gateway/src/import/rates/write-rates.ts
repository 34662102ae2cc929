import { sql } from 'kysely';
import { transact, type Trx } from '../../database/transaction';
import type { Database } from '../../database/open-database';
import type { House } from './houses.repository';
import type { WrittenCounts } from '../hotels/write-hotels';
import type { RateRow } from './rate-row';
import { refusal, type Refusal } from '../refusal';
import { sameName } from './room-words';
import { roomTypeIdOf, writeRooms, type NewRoom } from './write-rooms';

/** Default number of guests of a room. */
const usualGuests = 2;

export interface HouseRate extends RateRow {
  readonly house: House;
}

const groupByRoom = (rates: readonly HouseRate[]): ReadonlyMap<string, readonly HouseRate[]> => {
  const groups = new Map<string, HouseRate[]>();
  for (const rate of rates) {
    const id = roomTypeIdOf(rate.house.hotelId, rate.roomType);
    groups.set(id, [...(groups.get(id) ?? []), rate]);
  }
  return groups;
};

/** Creates missing room types of the rates. Existing ones keep their size unless the file has another. */
const ensureRooms = async (trx: Trx, groups: ReadonlyMap<string, readonly HouseRate[]>): Promise<void> => {
  const known = await trx
    .selectFrom('room_type')
    .select(['id', 'rooms', 'max_capacity'])
    .where('id', 'in', [...groups.keys()])
    .execute();
  const byId = new Map(known.map((room) => [room.id, room]));
  const due = [...groups].flatMap(([id, rates]): NewRoom[] => {
    const [first] = rates;
    const room = byId.get(id);
    const guests =
      rates.findLast((rate) => rate.guests !== null)?.guests ?? room?.max_capacity ?? usualGuests;
    const rooms = Math.max(room?.rooms ?? 0, ...rates.map((rate) => rate.rooms));
    if (!first || (room?.rooms === rooms && room.max_capacity === guests)) return [];
    const { house, roomType: name } = first;
    return [{ house, name, title: sameName(name), guests, rooms, rates: 'operator' }];
  });
  await writeRooms(trx, due);
};

/** Ends generated rates where the operator's begin. Sold nights stay sold. */
const retireDemoRates = async (trx: Trx, hotelIds: readonly string[]): Promise<void> => {
  const rooms = trx
    .selectFrom('imported_room')
    .select('room_type_id')
    .where('hotel_id', 'in', hotelIds)
    .where('rates', '=', 'demo');
  await trx
    .updateTable('package')
    .set({ published: false })
    .where('room_type_id', 'in', rooms)
    .where('published', '=', true)
    .execute();
  await trx
    .updateTable('room_night')
    .set({ closed: true })
    .where('room_type_id', 'in', rooms)
    .where('closed', '=', false)
    .execute();
};

interface WrittenNight {
  readonly room: string;
  readonly night: string;
  readonly capacity: number;
  readonly inserted: boolean;
}

/** Writes nights in one statement, locked in the common order. Sold and held rooms are kept. */
const upsertNights = async (trx: Trx, rates: readonly HouseRate[]): Promise<readonly WrittenNight[]> => {
  const rows = rates.map((rate) => ({
    room: roomTypeIdOf(rate.house.hotelId, rate.roomType),
    night: rate.night,
    capacity: rate.rooms,
    price: rate.price,
    min_los: rate.minStay,
    closed: rate.stopSell,
  }));
  const kept = sql`greatest(excluded.capacity, room_night.sold + room_night.held)`;
  const { rows: written } = await sql<WrittenNight>`
    insert into room_night (room_type_id, night, capacity, price, min_los, closed)
    select room, night, capacity, price, min_los, closed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (room text, night date, capacity int, price int, min_los int, closed boolean)
    order by room, night
    on conflict (room_type_id, night) do update
      set capacity = ${kept}, price = excluded.price, min_los = excluded.min_los, closed = excluded.closed
      where (room_night.capacity, room_night.price, room_night.min_los, room_night.closed)
        is distinct from (${kept}, excluded.price, excluded.min_los, excluded.closed)
    returning room_type_id as room, night::text as night, capacity, (xmax = 0) as inserted`.execute(trx);
  return written;
};

const notesOf = (rates: readonly HouseRate[], written: readonly WrittenNight[]): readonly Refusal[] => {
  const capacities = new Map(written.map(({ room, night, capacity }) => [`${room}/${night}`, capacity]));
  return rates.flatMap(({ line, house, roomType, night, rooms }) => {
    const capacity = capacities.get(`${roomTypeIdOf(house.hotelId, roomType)}/${night}`);
    return capacity === undefined || capacity === rooms
      ? []
      : [refusal(line, 'rooms', String(rooms), `is less than the ${capacity} sold already; those stay sold`)];
  });
};

/** Writes nights in one transaction. */
export const writeRates = (
  db: Database,
  rates: readonly HouseRate[],
): Promise<{ readonly counts: WrittenCounts; readonly notes: readonly Refusal[] }> =>
  transact(db, async (trx) => {
    if (rates.length === 0) return { counts: { added: 0, changed: 0, unchanged: 0 }, notes: [] };
    await ensureRooms(trx, groupByRoom(rates));
    await retireDemoRates(trx, [...new Set(rates.map(({ house }) => house.hotelId))]);
    const written = await upsertNights(trx, rates);
    const added = written.filter(({ inserted }) => inserted).length;
    const counts = { added, changed: written.length - added, unchanged: rates.length - written.length };
    return { counts, notes: notesOf(rates, written) };
  });
