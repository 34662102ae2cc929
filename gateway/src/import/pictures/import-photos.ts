import type { Clock } from '@detour/shared-contracts/base';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { photoLimits } from '../../photos/photo';
import type { PhotoKeeper } from '../../photos/store/keep-photo';
import { readTable, type TableRow } from '../csv/read-table';
import { createTally, type ImportReport, type Tally } from '../import-report';
import { refusal, type Refusal } from '../refusal';
import { findPhotoSubject } from './find-photo-subject';
import { importPictures, readPictures, type PictureRow, type PictureSource } from './import-pictures';

/** A table of photos also has `hotel`, `room_type`, `activity` and `image_credit`. */
const requiredColumns = ['images'] as const;

const rowsATime = 200;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pictures: PictureSource & Pick<PhotoKeeper, 'photoWorker'>;
}

type Read = { readonly row: PictureRow } | { readonly wrong: Refusal };

const readRow = async (db: Database, table: TableRow): Promise<Read> => {
  const { line, cell } = table;
  const credit = cell('image_credit');
  if ([...credit].length > photoLimits.credit)
    return {
      wrong: refusal(line, 'image_credit', credit, `is longer than ${photoLimits.credit} characters`),
    };
  const roomType = cell('room_type').replaceAll(/\s+/g, ' ');
  const found = await findPhotoSubject(db, { hotel: cell('hotel'), roomType, activity: cell('activity') });
  if (!found.ok) {
    const { column, reason } = found.error;
    return { wrong: refusal(line, column, cell(column), reason) };
  }
  return { row: { ...found.value, line, images: readPictures(cell('images')), credit } };
};

async function* readRows(
  db: Database,
  bytes: AsyncIterable<Uint8Array>,
  tally: Tally,
): AsyncGenerator<PictureRow> {
  const lines = new Map<string, number>();
  const options = { required: requiredColumns, onRefused: (why: Refusal) => tally.refused([why]) };
  for await (const table of readTable(bytes, options)) {
    const read = await readRow(db, table);
    if ('wrong' in read) {
      tally.refused([read.wrong]);
      continue;
    }
    const { kind, subject, line } = read.row;
    const before = lines.get(`${kind} ${subject}`);
    if (before !== undefined) {
      tally.refused([
        refusal(line, null, '', `names the ${kind} ${subject}, which is already on line ${before}`),
      ]);
      continue;
    }
    lines.set(`${kind} ${subject}`, line);
    tally.taken();
    yield read.row;
  }
}

/**
 * Imports photos of hotels, room types and activities (columns in docs/import.md), 200 rows at a time. Rows that name nothing in the shop
 * are reported and left out; photos of the desk stay. Throws `UnreadableFile` for a file without a valid header.
 */
export const importPhotos = async (
  { db, clock, pictures: { photoWorker, ...source } }: Deps,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportReport> => {
  const tally = createTally('photos', () => performance.now());
  let waiting: PictureRow[] = [];
  const write = async (): Promise<void> => {
    const { counts, notes } = await importPictures({ db, clock, photoWorker }, source, waiting);
    tally.pictured(counts);
    tally.noted(notes);
    waiting = [];
  };
  for await (const row of readRows(db, bytes, tally)) {
    waiting.push(row);
    if (waiting.length >= rowsATime) await write();
  }
  await write();
  await changeCatalogue(db);
  return tally.report();
};
