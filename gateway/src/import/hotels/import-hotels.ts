import type { Clock } from '@detour/shared-contracts/base';
import { buildPlaces } from '../../seed/demonstration';
import { placeColumns } from '../../seed/rows/columns';
import { upsertRows } from '../../seed/rows/insert-rows';
import { toPlaceRow } from '../../seed/rows/to-rows';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { readTable } from '../csv/read-table';
import { readHotelRow, requiredColumns, type HotelRow } from './hotel-row';
import { createTally, type ImportReport, type Tally } from '../import-report';
import { createPlaceFinder, type FindPlace } from './place-finder';
import type { PhotoKeeper } from '../../photos/store/keep-photo';
import { importPictures, type PictureRow, type PictureSource } from '../pictures/import-pictures';
import { refusal, type Refusal } from '../refusal';
import { hotelIdOf, toHotelRows } from './to-hotel-rows';
import { writeHotels, type LocatedRows } from './write-hotels';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** How the pictures of hotels are read. Without it, they stay as they are. */
  readonly pictures?: PictureSource & Pick<PhotoKeeper, 'photoWorker'>;
}

const rowsATime = 200;

/** Writes the places that hotels need. Only a shop with the demonstration catalogue has them already. */
const ensurePlaces = async (db: Database) => {
  const places = buildPlaces();
  const some = await db.selectFrom('place').select('id').where('category', '=', 'city').executeTakeFirst();
  if (!some) {
    const rows = places.map(toPlaceRow);
    await upsertRows(db, { table: 'place', key: 'id', columns: placeColumns, rows, chunk: 2000 });
  }
  return places;
};

const picturesOf = ({ id, line, images, credit }: HotelRow): PictureRow | null =>
  images && { kind: 'hotel', subject: hotelIdOf(id), line, images, credit };

const locate = (row: HotelRow, find: FindPlace): LocatedRows => {
  const located = find(row);
  return {
    operatorId: row.id,
    pictures: picturesOf(row),
    rows: toHotelRows(row, located),
    newTown: located.isNewTown ? located.town : null,
  };
};

const readHotels = async function* (
  bytes: AsyncIterable<Uint8Array>,
  tally: Tally,
): AsyncGenerator<HotelRow> {
  const lines = new Map<string, number>();
  const options = { required: requiredColumns, onRefused: (why: Refusal) => tally.refused([why]) };
  for await (const row of readTable(bytes, options)) {
    const { hotel, refusals, notes } = readHotelRow(row);
    const before = hotel && lines.get(hotel.id.toLowerCase());
    if (!hotel || before !== undefined) {
      const twice = hotel ? [refusal(row.line, 'id', hotel.id, `is already on line ${before}`)] : [];
      tally.refused([...refusals, ...twice]);
      continue;
    }
    lines.set(hotel.id.toLowerCase(), hotel.line);
    tally.taken();
    tally.noted(notes);
    yield hotel;
  }
};

/**
 * Imports an operator's hotels (columns in docs/import.md) as a stream: 200 rows in memory. Invalid rows are reported and left
 * out. Importing the same file again changes nothing; a changed file updates changed rows. Hotels are listed, and sold once they
 * have rates. Pictures are fetched after each 200 rows. Throws `UnreadableFile` for a file without a valid header.
 */
export const importHotels = async (
  { db, clock, pictures }: Deps,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportReport> => {
  const tally = createTally('hotels', () => performance.now());
  const find = createPlaceFinder(await ensurePlaces(db));
  let waiting: LocatedRows[] = [];
  const write = async (): Promise<void> => {
    tally.written(await writeHotels(db, waiting, new Date(clock.now())));
    const rows = waiting.flatMap((hotel) => hotel.pictures ?? []);
    if (pictures) {
      const { photoWorker, ...source } = pictures;
      const brought = await importPictures({ db, clock, photoWorker }, source, rows);
      tally.pictured(brought.counts);
      tally.noted(brought.notes);
    }
    waiting = [];
  };
  for await (const row of readHotels(bytes, tally)) {
    waiting.push(locate(row, find));
    if (waiting.length >= rowsATime) await write();
  }
  await write();
  await changeCatalogue(db);
  return tally.report();
};
