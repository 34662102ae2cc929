import { sql } from 'kysely';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../../database/open-database';

/** Hotels by theme, as a search without dates counts its results. */
export const countThemes = async (db: Database, today: IsoDate): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ theme: number; count: number }>`
    select listed.theme, count(distinct package.hotel_id)::int as count
    from package join hotel on hotel.id = package.hotel_id, unnest(package.themes) as listed (theme)
    where package.published and hotel.active and package.from_price is not null
      and (package.expiration is null or package.expiration >= ${today}::date)
    group by listed.theme`.execute(db);
  return new Map(rows.map(({ theme, count }) => [theme, count]));
};
