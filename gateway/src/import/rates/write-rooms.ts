import { detailOf } from '../../images/picture-source';
import { qualityOf, settings } from '../../seed/demonstration';
import { foldText, type Wording } from '@detour/shared-contracts/catalogue';
import { packageColumns, roomTypeColumns } from '../../seed/rows/columns';
import { upsertRows } from '../../seed/rows/insert-rows';
import type { Database } from '../../database/open-database';
import { sha256 } from '../../http/signing';
import type { House } from './houses.repository';
import { roomTextsOf, stayTextsOf } from './room-words';

export interface NewRoom {
  /** The operator's name. It identifies the room type. */
  readonly name: string;
  readonly title: Wording;
  readonly guests: number;
  readonly rooms: number;
  readonly rates: 'operator' | 'demo';
  readonly house: House;
}

/** A short id from hotel and name. */
export const roomTypeIdOf = (hotelId: string, name: string): string => {
  const slug = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 12);
  return `${hotelId}-${slug}-${sha256(name).slice(0, 4)}`;
};

const toRoomTypeRow = (room: NewRoom) => ({
  id: roomTypeIdOf(room.house.hotelId, room.name),
  hotel_id: room.house.hotelId,
  capacity: Math.min(2, room.guests),
  max_capacity: room.guests,
  size_m2: null,
  rooms: room.rooms,
  scene: detailOf('room', settings[room.house.setting].kinds) ?? 'room-fields-day',
  texts: roomTextsOf(room.title),
});

/** Nights without a programme. Defaults are cautious: no free cancellation. */
const toPackageRow = (room: NewRoom) => {
  const id = roomTypeIdOf(room.house.hotelId, room.name);
  return {
    id: `${id}-n`,
    hotel_id: room.house.hotelId,
    room_type_id: id,
    uri: `${id}-n`,
    min_nights: 1,
    max_nights: 7,
    theme: null,
    themes: [],
    tags: [],
    box_families: [],
    scene: room.house.scene,
    supplement: 0,
    child_percent: 0,
    cancellation: 'NCNR',
    cancellation_days: 0,
    program: [],
    kind: 'night',
    texts: stayTextsOf(room.title),
    labels: room.rates === 'demo' ? ['demoRates'] : [],
    published: true,
    expiration: null,
    popularity: 0,
    quality: qualityOf(room.house.stars, 0, 0, 0),
  };
};

/** Upserts room types with the stay that sells their nights. */
export const writeRooms = async (db: Database, rooms: readonly NewRoom[]): Promise<void> => {
  await upsertRows(db, {
    table: 'room_type',
    key: 'id',
    columns: roomTypeColumns,
    rows: rooms.map(toRoomTypeRow),
  });
  await upsertRows(db, {
    table: 'package',
    key: 'id',
    columns: packageColumns,
    rows: rooms.map(toPackageRow),
  });
  await upsertRows(db, {
    table: 'imported_room',
    key: 'room_type_id',
    columns: { room_type_id: 'text', hotel_id: 'text', name: 'text', rates: 'text' },
    rows: rooms.map(({ house, name, rates }) => ({
      room_type_id: roomTypeIdOf(house.hotelId, name),
      hotel_id: house.hotelId,
      name,
      rates,
    })),
  });
};
