import { sql, type Selectable } from 'kysely';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import type { PhotoSubject, PhotoTables, SetPhoto } from '../../database/tables/photo-tables';
import type { Trx } from '../../database/transaction';

/** What photos belong to: a hotel, a room type, an activity, or content. */
export interface Subject {
  readonly kind: PhotoSubject;
  readonly subject: string;
}

export type PhotoSetRow = Selectable<PhotoTables['photo_set']>;

export const findPhotoSet = async (db: Database, { kind, subject }: Subject): Promise<PhotoSetRow | null> =>
  (await db
    .selectFrom('photo_set')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()) ?? null;

/** Changes of one subject wait for each other from here until they commit, also the first one, which has no row to lock. */
export const lockPhotoSet = async (trx: Trx, { kind, subject }: Subject): Promise<PhotoSetRow | null> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photo_set ${kind} ${subject}`}, 0))`.execute(
    trx,
  );
  return findPhotoSet(trx, { kind, subject });
};

interface NewPhotoSet extends Subject {
  readonly version: number;
  readonly photos: readonly SetPhoto[];
  readonly by: string;
  readonly at: Date;
}

export const writePhotoSet = async (
  trx: Trx,
  { kind, subject, version, photos, by, at }: NewPhotoSet,
): Promise<void> => {
  const row = { version, photos: json(photos), changed_by: by, changed_at: at };
  await trx
    .insertInto('photo_set')
    .values({ kind, subject, ...row })
    .onConflict((on) => on.columns(['kind', 'subject']).doUpdateSet(row))
    .execute();
};

/** Photos that editors may choose in content. */
export const findContentPhotos = async (db: Database): Promise<readonly SetPhoto[]> => {
  const row = await db
    .selectFrom('photo_set')
    .select('photos')
    .where('kind', '=', 'content')
    .executeTakeFirst();
  return row?.photos ?? [];
};
