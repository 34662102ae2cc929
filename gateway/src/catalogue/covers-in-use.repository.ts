import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/** A limit for catalogues of many thousand imported houses. */
const most = 1500;

/** Covers of the active houses, those of the best houses first, then those of the activities on sale; at most 1,500 of each. */
export const coversInUse = async (db: Database): Promise<readonly string[]> => {
  const houses = await db
    .selectFrom('hotel')
    .select('scene')
    .where('active', '=', true)
    .groupBy('scene')
    .orderBy(sql`max(review_average)`, 'desc')
    .orderBy('scene')
    .limit(most)
    .execute();
  const activities = await db
    .selectFrom('activity')
    .select('scene')
    .where('published', '=', true)
    .groupBy('scene')
    .orderBy('scene')
    .limit(most)
    .execute();
  return [...houses, ...activities].map(({ scene }) => scene);
};
