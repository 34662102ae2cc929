import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/** A limit for catalogues of many thousand imported houses. */
const most = 1500;

/** Covers of the active houses, those of the best houses first; at most 1,500. */
export const coversInUse = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('hotel')
    .select('scene')
    .where('active', '=', true)
    .groupBy('scene')
    .orderBy(sql`max(review_average)`, 'desc')
    .orderBy('scene')
    .limit(most)
    .execute();
  return rows.map(({ scene }) => scene);
};
