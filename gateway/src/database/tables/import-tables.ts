/** A hotel that an operator's file named. */
interface ImportedHotelTable {
  /** As the file calls it. */
  operator_id: string;
  hotel_id: string;
  website: string | null;
  /** Rooms of the whole house, as far as the file says. */
  rooms: number | null;
  source: string | null;
  licence: string | null;
  /** Digest of the imported row. An equal row is not written again. */
  digest: string;
  imported_at: Date;
}

interface ImportedRoomTable {
  room_type_id: string;
  hotel_id: string;
  /** As the file calls it. */
  name: string;
  rates: 'operator' | 'demo';
}

export interface ImportTables {
  imported_hotel: ImportedHotelTable;
  imported_room: ImportedRoomTable;
}
