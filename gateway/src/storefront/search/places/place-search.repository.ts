import { sql } from 'kysely';
import { foldText } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../database/open-database';
import { transact } from '../../../database/transaction';
import type { FoundPlace } from './rank-places';

export interface PlaceRow extends FoundPlace {
  readonly lat: number;
  readonly lng: number;
  readonly department_id: string | null;
  readonly region_id: string | null;
  readonly postal_code: string | null;
}

/** Maximum number of candidates for ranking. */
const candidates = 200;
/** Minimum similarity of a typo. */
const leastLikeness = 0.45;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Places with a name or word that starts with the term and, from three letters on, similar names. */
export const findPlaces = async (db: Database, typed: string): Promise<readonly PlaceRow[]> => {
  const term = foldText(typed);
  if (term === '') return [];
  // The threshold belongs to the transaction, so that the index serves the comparison.
  return transact(db, async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastLikeness)}, true)`.execute(
      trx,
    );
    const name = `%|${escapeLike(term)}%`;
    const word = `% ${escapeLike(term)}%`;
    const code = `${escapeLike(typed.trim())}%`;
    const likeness = sql`word_similarity(${term}, search_text)`;
    const almost = term.length >= 3 ? sql`or ${term} <% search_text` : sql``;
    const { rows } = await sql<PlaceRow>`
    select id, category, names, search_text, country, lat, lng, population, department_id, region_id, postal_code,
      ${likeness} as likeness
    from place
    where search_text like ${name} or search_text like ${word} or postal_code like ${code} ${almost}
    order by (search_text like ${name}) desc, (search_text like ${word}) desc, likeness desc, population desc
    limit ${candidates}`.execute(trx);
    return rows;
  });
};

/** Places by id, for parents and recommendations. */
export const findPlacesById = async (db: Database, ids: readonly string[]): Promise<readonly PlaceRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceRow>`
    select id, category, names, search_text, country, lat, lng, population, department_id, region_id, postal_code,
      1 as likeness
    from place where id in (${sql.join(ids)})`.execute(db);
  return rows;
};
