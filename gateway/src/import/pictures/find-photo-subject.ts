import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Subject } from '../../photos/store/photo-set.repository';

/** What a row of a table of photos names: an activity, or a hotel, or a room type of a hotel. Empty cells are empty texts. */
export interface NamedSubject {
  readonly hotel: string;
  readonly roomType: string;
  readonly activity: string;
}

/** Column and reason of a row that names no subject. */
export interface NoSubject {
  readonly column: 'hotel' | 'room_type' | 'activity';
  readonly reason: string;
}

const none = (column: NoSubject['column'], reason: string) => err<NoSubject>({ column, reason });

/** By the operator's id, or by that of the shop. */
const findHotelId = async (db: Database, hotel: string): Promise<string | null> => {
  const imported = await db
    .selectFrom('imported_hotel')
    .select('hotel_id')
    .where('operator_id', '=', hotel)
    .executeTakeFirst();
  if (imported) return imported.hotel_id;
  return (await db.selectFrom('hotel').select('id').where('id', '=', hotel).executeTakeFirst())?.id ?? null;
};

/** By the operator's name, or by the id of the shop. */
const findRoomId = async (db: Database, hotelId: string, room: string): Promise<string | null> => {
  const imported = await db
    .selectFrom('imported_room')
    .select('room_type_id')
    .where('hotel_id', '=', hotelId)
    .where('name', '=', room)
    .executeTakeFirst();
  if (imported) return imported.room_type_id;
  const own = await db
    .selectFrom('room_type')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('id', '=', room)
    .executeTakeFirst();
  return own?.id ?? null;
};

const findActivity = async (db: Database, id: string): Promise<Result<Subject, NoSubject>> =>
  (await db.selectFrom('activity').select('id').where('id', '=', id).executeTakeFirst())
    ? ok({ kind: 'activity', subject: id })
    : none('activity', 'is no activity of the shop');

/** The subject that a row names, in the shop. */
export const findPhotoSubject = async (
  db: Database,
  { hotel, roomType, activity }: NamedSubject,
): Promise<Result<Subject, NoSubject>> => {
  if (activity !== '')
    return hotel === '' && roomType === ''
      ? findActivity(db, activity)
      : none('activity', 'stands beside a hotel: use one row for each');
  if (hotel === '') return none('hotel', 'is empty, and so is the activity');
  const hotelId = await findHotelId(db, hotel);
  if (hotelId === null) return none('hotel', 'is no hotel of the shop');
  if (roomType === '') return ok({ kind: 'hotel', subject: hotelId });
  const roomId = await findRoomId(db, hotelId, roomType);
  return roomId === null
    ? none('room_type', 'is no room type of this hotel')
    : ok({ kind: 'room', subject: roomId });
};
