import { isDeepStrictEqual } from 'node:util';
import type { Result } from '@detour/shared-contracts/base';
import { transact } from '../../database/transaction';
import { photoLimits, refusalWords } from '../../photos/photo';
import { keepPhoto, type PhotoKeeper } from '../../photos/store/keep-photo';
import { lockPhotoSet, writePhotoSet, type Subject } from '../../photos/store/photo-set.repository';
import { refusal, type Refusal } from '../refusal';
import { fetchPicture, type FetchOptions } from './fetch-picture';
import { mergePhotos, type Brought } from './merge-photos';
import { readPictureFile } from './read-picture-file';

/** Where pictures of a table come from. */
export interface PictureSource extends FetchOptions {
  /** Folder of the table, for relative paths. Null: the table came without one. */
  readonly folder: string | null;
}

export interface PictureRow extends Subject {
  readonly line: number;
  /** Addresses and paths, as in the cell. */
  readonly images: readonly string[];
  readonly credit: string;
}

export interface PictureCounts {
  readonly added: number;
  readonly removed: number;
}

/** Pictures that are fetched at a time. */
const lanes = 4;

/** Splits a cell: addresses or paths, separated by `|`, each once. */
export const readPictures = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split('|')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

const readBytes = (image: string, { folder, ...options }: PictureSource): Promise<Result<Buffer, string>> => {
  if (/^[a-z][a-z\d+.-]*:/i.test(image)) return fetchPicture(image, options);
  return folder === null
    ? Promise.resolve({ ok: false, error: 'is a path, but the folder of the table is not known' })
    : readPictureFile(folder, image);
};

const bring = async (
  deps: PhotoKeeper,
  source: PictureSource,
  image: string,
): Promise<Result<Brought, string>> => {
  const bytes = await readBytes(image, source);
  if (!bytes.ok) return bytes;
  const kept = await keepPhoto(deps, bytes.value);
  return kept.ok
    ? { ok: true, value: { source: image, file: kept.value } }
    : { ok: false, error: refusalWords[kept.error] };
};

/** Writes the photos of a row unless they are as before. Changes of the desk at the same time wait, or come first. */
const write = (
  { db, clock }: PhotoKeeper,
  row: PictureRow,
  brought: readonly Brought[],
): Promise<PictureCounts> =>
  transact(db, async (trx) => {
    const before = await lockPhotoSet(trx, row);
    const old = before?.photos ?? [];
    const photos = mergePhotos(old, brought, row.credit);
    if (isDeepStrictEqual(photos, old)) return { added: 0, removed: 0 };
    const version = (before?.version ?? 0) + 1;
    const { kind, subject } = row;
    await writePhotoSet(trx, { kind, subject, version, photos, by: 'operator', at: new Date(clock.now()) });
    const missing = (from: typeof photos, others: typeof photos): number =>
      from.filter(({ id }) => !others.some((one) => one.id === id)).length;
    return { added: missing(photos, old), removed: missing(old, photos) };
  });

/**
 * Brings the pictures of one row. A picture that cannot be read is reported with line and column, and neither the row nor its other pictures
 * are lost; one that an earlier import brought stays.
 */
const importRow = async (
  deps: PhotoKeeper,
  source: PictureSource,
  row: PictureRow,
): Promise<{ readonly counts: PictureCounts; readonly notes: readonly Refusal[] }> => {
  const wanted = row.images.slice(0, photoLimits.ofSubject);
  const notes: Refusal[] = row.images
    .slice(photoLimits.ofSubject)
    .map((image) =>
      refusal(row.line, 'images', image, `is more than ${photoLimits.ofSubject} pictures; it was left out`),
    );
  const brought: Brought[] = [];
  for (const image of wanted) {
    const result = await bring(deps, source, image);
    if (!result.ok) notes.push(refusal(row.line, 'images', image, `${result.error}; it was left out`));
    brought.push(result.ok ? result.value : { source: image, file: null });
  }
  return { counts: await write(deps, row, brought), notes };
};

/** Brings the pictures of rows, some rows at a time. */
export const importPictures = async (
  deps: PhotoKeeper,
  source: PictureSource,
  rows: readonly PictureRow[],
): Promise<{ readonly counts: PictureCounts; readonly notes: readonly Refusal[] }> => {
  const waiting = [...rows];
  const notes: Refusal[] = [];
  let [added, removed] = [0, 0];
  const lane = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const done = await importRow(deps, source, row);
      added += done.counts.added;
      removed += done.counts.removed;
      notes.push(...done.notes);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { counts: { added, removed }, notes: notes.sort((a, b) => a.line - b.line) };
};
