import { sql } from 'kysely';
import type { Country } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';

type Names = Readonly<Record<string, string>>;

/** A region, or in Belgium a province, with hotels of ours. */
export interface NavigationArea {
  readonly id: string;
  readonly category: 'region' | 'department';
  readonly names: Names;
  readonly hotels: number;
  /** Its towns with the most hotels, the most first. */
  readonly towns: readonly { readonly id: string; readonly names: Names; readonly hotels: number }[];
}

interface AreaRow {
  readonly area: string;
  readonly area_names: Names;
  readonly town: string;
  readonly town_names: Names;
  readonly hotels: number;
}

const townsPerArea = 6;

/** Hotels of a country that sell something, by area and town. Belgium has three regions only: its provinces say more. */
export const findNavigationAreas = async (
  db: Database,
  country: Country,
): Promise<readonly NavigationArea[]> => {
  const category = country === 'BE' ? 'department' : 'region';
  const areaColumn = sql.ref(country === 'BE' ? 'hotel.department_id' : 'hotel.region_id');
  const { rows } = await sql<AreaRow>`
    select area.id as area, area.names as area_names, town.id as town, town.names as town_names, count(*)::int as hotels
    from hotel join place area on area.id = ${areaColumn} join place town on town.id = hotel.place_id
    where hotel.country = ${country} and hotel.active
      and exists (select 1 from package where package.hotel_id = hotel.id and package.published and package.from_price is not null)
    group by area.id, area.names, town.id, town.names
    order by count(*) desc, town.id`.execute(db);
  const areas = new Map<string, AreaRow[]>();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return [...areas.values()].map((members) => ({
    id: members[0]!.area,
    category,
    names: members[0]!.area_names,
    hotels: members.reduce((sum, { hotels }) => sum + hotels, 0),
    towns: members
      .filter(({ town, area }) => town !== area)
      .slice(0, townsPerArea)
      .map(({ town, town_names: names, hotels }) => ({ id: town, names, hotels })),
  }));
};

/** Hotels that sell something, by type, in all countries, as a search without a place counts them. */
export const countHotelTypes = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from hotel
    where active and type is not null
      and exists (select 1 from package where package.hotel_id = hotel.id and package.published and package.from_price is not null)
    group by type`.execute(db);
  return new Map(rows.map(({ type, count }) => [type, count]));
};
