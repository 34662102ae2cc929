import type { Place } from '../../seed/demonstration';
import { hotelColumns, placeColumns } from '../../seed/rows/columns';
import { upsertRows } from '../../seed/rows/insert-rows';
import { toPlaceRow } from '../../seed/rows/to-rows';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import type { PictureRow } from '../pictures/import-pictures';
import type { HotelRows } from './to-hotel-rows';

export interface LocatedRows {
  readonly operatorId: string;
  readonly pictures: PictureRow | null;
  readonly rows: HotelRows;
  /** A new town of the file. */
  readonly newTown: Place | null;
}

export interface WrittenCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

const importedColumns = {
  operator_id: 'text',
  hotel_id: 'text',
  website: 'text',
  rooms: 'int',
  source: 'text',
  licence: 'text',
  digest: 'text',
  imported_at: 'timestamptz',
} as const;

const findDigests = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('imported_hotel')
    .select(['operator_id', 'digest'])
    .where('operator_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.operator_id, row.digest]));
};

/** Writes hotels in one transaction. Unchanged hotels are skipped. */
export const writeHotels = async (
  db: Database,
  hotels: readonly LocatedRows[],
  now: Date,
): Promise<WrittenCounts> => {
  if (hotels.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  return transact(db, async (trx) => {
    const known = await findDigests(
      trx,
      hotels.map(({ operatorId }) => operatorId),
    );
    const due = hotels.filter(({ operatorId, rows }) => known.get(operatorId) !== rows.digest);
    const towns = new Map(due.flatMap(({ newTown }) => (newTown ? [[newTown.id, newTown] as const] : [])));
    const places = [...[...towns.values()].map(toPlaceRow), ...due.map(({ rows }) => rows.place)];
    await upsertRows(trx, { table: 'place', key: 'id', columns: placeColumns, rows: places });
    const rows = due.map(({ rows: one }) => one.hotel);
    await upsertRows(trx, { table: 'hotel', key: 'id', columns: hotelColumns, rows });
    await upsertRows(trx, {
      table: 'imported_hotel',
      key: 'operator_id',
      columns: importedColumns,
      rows: due.map(({ operatorId, rows: { hotel, origin, digest } }) => ({
        operator_id: operatorId,
        hotel_id: hotel.id,
        ...origin,
        digest,
        imported_at: now.toISOString(),
      })),
    });
    const changed = due.filter(({ operatorId }) => known.has(operatorId)).length;
    return { added: due.length - changed, changed, unchanged: hotels.length - due.length };
  });
};
