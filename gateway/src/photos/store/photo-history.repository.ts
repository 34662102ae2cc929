import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { PhotoTables } from '../../database/tables/photo-tables';
import type { Trx } from '../../database/transaction';
import { retentionDays } from '../../settings/retention-terms';
import type { Subject } from './photo-set.repository';

type FormerList = Pick<
  Selectable<PhotoTables['photo_set_version']>,
  'version' | 'photos' | 'changed_by' | 'changed_at'
>;

/** Most lists of a response. */
const mostLists = 20;

/** Lists of a subject before a version, newest first. */
export const findFormerLists = (
  db: Database,
  { kind, subject }: Subject,
  before: number,
): Promise<readonly FormerList[]> =>
  db
    .selectFrom('photo_set_version')
    .select(['version', 'photos', 'changed_by', 'changed_at'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('version', '<', before)
    .orderBy('version', 'desc')
    .limit(mostLists)
    .execute();

/**
 * Dates files as received now, so that they are not deleted while a list takes them again. A deletion at the same time waits, and sees
 * the new date; one that came first leaves no file.
 */
export const touchPhotoFiles = async (
  db: Database | Trx,
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('photo_file')
    .set({ at })
    .where('id', 'in', [...ids].sort())
    .execute();
};

/** True for a file whose id a list, present or former, or any version of content names. */
const isNamed = sql<boolean>`(
  exists (select from photo_set where photos @> jsonb_build_array(jsonb_build_object('id', photo_file.id)))
  or exists (
    select from photo_set_version where photos @> jsonb_build_array(jsonb_build_object('id', photo_file.id))
  )
  or exists (select from content_version where strpos(body::text, photo_file.id) > 0)
)`;

/**
 * Deletes lists that another one has replaced for longer than the term, then files that nothing names and nobody has sent for as long.
 * The term is that of an order's data, because orders and vouchers show the photos of the day on which they were bought.
 */
export const deleteUnusedPhotos = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - retentionDays.photoHistory * 86_400_000);
  await sql`delete from photo_set_version old
    using photo_set_version next
    where next.kind = old.kind and next.subject = old.subject and next.version = old.version + 1
      and next.changed_at < ${before}`.execute(db);
  await sql`delete from photo_file where at < ${before} and not ${isNamed}`.execute(db);
};
