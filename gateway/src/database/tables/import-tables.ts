/** A hotel from an operator's file. */
interface ImportedHotelTable {
  /** Id of the hotel in the file. */
  operator_id: string;
  hotel_id: string;
  website: string | null;
  /** Number of rooms in the hotel, if the file contains it. */
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
  /** Name in the file. */
  name: string;
  rates: 'operator' | 'demo';
}

export interface ImportTables {
  imported_hotel: ImportedHotelTable;
  imported_room: ImportedRoomTable;
}
