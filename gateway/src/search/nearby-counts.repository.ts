import { sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface CountedPlace {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly count: number;
}

/** Links of a section. */
const most = 12;

const onSale = sql`package.published and hotel.active and package.from_price is not null`;

/** The towns of an area with most houses on sale, as a search without dates counts them. */
export const countTowns = async (
  db: Database,
  area: string,
  except: string | null,
): Promise<readonly CountedPlace[]> => {
  const { rows } = await sql<CountedPlace>`
    select place.id, place.names, count(distinct hotel.id)::int as count
    from hotel join package on package.hotel_id = hotel.id join place on place.id = hotel.place_id
    where ${onSale} and hotel.place_ids @> array[${area}]::text[] and place.id is distinct from ${except}::text
    group by place.id, place.names
    order by count desc, place.id
    limit ${most}`.execute(db);
  return rows;
};

/** The regions of a country with most houses on sale. */
export const countRegions = async (db: Database, country: string): Promise<readonly CountedPlace[]> => {
  const { rows } = await sql<CountedPlace>`
    select place.id, place.names, count(distinct hotel.id)::int as count
    from hotel join package on package.hotel_id = hotel.id join place on place.id = hotel.region_id
    where ${onSale} and hotel.country = ${country}
    group by place.id, place.names
    order by count desc, place.id
    limit ${most}`.execute(db);
  return rows;
};
