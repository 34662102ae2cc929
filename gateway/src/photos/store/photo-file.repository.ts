import type { Selectable } from 'kysely';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import type { PhotoTables } from '../../database/tables/photo-tables';

/** What is known of a photo without its bytes. */
export type PhotoFile = Pick<
  Selectable<PhotoTables['photo_file']>,
  'id' | 'original' | 'width' | 'height' | 'tones'
>;

const columns = ['id', 'original', 'width', 'height', 'tones'] as const;

/** The photo of a file that was received before. @param original SHA-256 of the file, in hex. */
export const findByOriginal = async (db: Database, original: string): Promise<PhotoFile | null> =>
  (await db.selectFrom('photo_file').select(columns).where('original', '=', original).executeTakeFirst()) ??
  null;

export const findPhotoFiles = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PhotoFile>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('photo_file').select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const findPhotoBytes = async (db: Database, id: string): Promise<Uint8Array | null> => {
  const row = await db.selectFrom('photo_file').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
};

/** Keeps a photo. Another gateway may have kept the same one meanwhile. */
export const addPhotoFile = async (
  db: Database,
  { tones, ...file }: PhotoFile & { readonly bytes: Uint8Array; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('photo_file')
    .values({ ...file, tones: json(tones) })
    .onConflict((on) => on.column('id').doUpdateSet({ at: file.at }))
    .execute();
};
