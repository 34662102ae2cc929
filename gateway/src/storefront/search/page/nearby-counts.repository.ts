import { sql } from 'kysely';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Database } from '../../../database/open-database';
import { soldIn } from '../offers/candidates.repository';

export interface CountedPlace {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly count: number;
}

/** Links of a section. */
export const mostNearby = 12;

const onSale = (flow: Flow) =>
  sql`pack.published and hotel.active and pack.from_price is not null and ${soldIn(flow)}`;

/** The towns of an area with the most hotels on sale, counted like a search without dates. */
export const countTowns = async (
  db: Database,
  area: string,
  { flow, except }: { readonly flow: Flow; readonly except: string | null },
): Promise<readonly CountedPlace[]> => {
  const { rows } = await sql<CountedPlace>`
    select place.id, place.names, count(distinct hotel.id)::int as count
    from hotel join package as pack on pack.hotel_id = hotel.id join place on place.id = hotel.place_id
    where ${onSale(flow)} and hotel.place_ids @> array[${area}]::text[] and place.id is distinct from ${except}::text
    group by place.id, place.names
    order by count desc, place.id collate "C"
    limit ${mostNearby}`.execute(db);
  return rows;
};

/** The regions of a country with the most hotels on sale. */
export const countRegions = async (
  db: Database,
  country: string,
  flow: Flow,
): Promise<readonly CountedPlace[]> => {
  const { rows } = await sql<CountedPlace>`
    select place.id, place.names, count(distinct hotel.id)::int as count
    from hotel join package as pack on pack.hotel_id = hotel.id join place on place.id = hotel.region_id
    where ${onSale(flow)} and hotel.country = ${country}
    group by place.id, place.names
    order by count desc, place.id collate "C"
    limit ${mostNearby}`.execute(db);
  return rows;
};
