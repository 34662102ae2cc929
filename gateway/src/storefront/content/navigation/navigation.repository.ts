import { sql } from 'kysely';
import type { Country } from '@detour/shared-contracts/sites';
import type { Database } from '../../../database/open-database';
import { soldIn } from '../../search/offers/candidates.repository';

type Names = Readonly<Record<string, string>>;

/** A region (in Belgium a province) with hotels. */
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

/** Bookable hotels of a country by area and town. Belgium uses provinces, because it has only three regions. */
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
      and exists (
        select 1 from package as pack
        where pack.hotel_id = hotel.id and pack.published and pack.from_price is not null and ${soldIn('booking')})
    group by area.id, area.names, town.id, town.names
    order by count(*) desc, town.id`.execute(db);
  const areas = new Map<string, AreaRow[]>();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return [...areas].map(([id, members]) => ({
    id,
    category,
    names: members[0]?.area_names ?? {},
    hotels: members.reduce((sum, { hotels }) => sum + hotels, 0),
    towns: members
      .filter(({ town, area }) => town !== area)
      .slice(0, townsPerArea)
      .map(({ town, town_names: names, hotels }) => ({ id: town, names, hotels })),
  }));
};

const countHotelsBy = async (
  db: Database,
  column: 'type' | 'environment',
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*)::int as count from hotel
    where active and ${sql.ref(column)} is not null
      and exists (select 1 from package where package.hotel_id = hotel.id and package.published and package.from_price is not null)
    group by ${sql.ref(column)}`.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
};

/** Bookable hotels by type in all countries, as a search without a place counts them. */
export const countHotelTypes = (db: Database): Promise<ReadonlyMap<string, number>> =>
  countHotelsBy(db, 'type');

/** The same by environment: sea, forest, city… */
export const countEnvironments = (db: Database): Promise<ReadonlyMap<string, number>> =>
  countHotelsBy(db, 'environment');
