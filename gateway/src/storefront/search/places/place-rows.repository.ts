import type { Database } from '../../../database/open-database';

const columns = [
  'id',
  'category',
  'names',
  'search_text',
  'country',
  'lat',
  'lng',
  'population',
  'department_id',
  'region_id',
  'postal_code',
] as const;

/** What suggestions need of a place. `search_text`: folded names, see `searchTextOf`. */
export type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number];

/** All places, in the order of their ids. */
export const readPlaces = (db: Database) => db.selectFrom('place').select(columns).orderBy('id').execute();

/**
 * A mark that differs when a place has changed in the last minutes: the log of changes, see migration 0042. A transaction that commits
 * late has an earlier id, so the count belongs to the mark.
 */
export const readPlacesMark = async (db: Database): Promise<string> => {
  const { count, last } = await db
    .selectFrom('stay_change')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .where('kind', '=', 'place')
    .executeTakeFirstOrThrow();
  return `${count} ${last}`;
};
