import { type Selectable, sql } from 'kysely';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../database/open-database';
import type { ActivityTable } from '../../../database/tables/catalogue-tables';
import type { SearchArea } from '../search-area';

/** Columns for filters and sorts. Texts are read for one page only. */
export type ActivityCandidate = Pick<
  Selectable<ActivityTable>,
  'id' | 'place_id' | 'lat' | 'lng' | 'duration_minutes' | 'prices' | 'tags'
> & {
  readonly country: string;
  /** Name in the first language. It distinguishes the centres of a town. */
  readonly center: string;
  /** km from the searched place; null without one. */
  readonly distance: number | null;
};

type Row = Omit<ActivityCandidate, 'distance'>;

/** Activities on sale in the area of a search. A few hundred at most, so distance and filters are computed in code. */
export const findActivityCandidates = async (
  db: Database,
  { within, around, distance, isUnknown }: SearchArea,
): Promise<readonly ActivityCandidate[]> => {
  if (isUnknown) return [];
  const place = within
    ? sql`and (${within} in (place.id, place.department_id, place.region_id, place.country)
        or exists (select 1 from hotel where hotel.place_id = place.id and hotel.place_ids @> array[${within}]::text[]))`
    : sql``;
  const { rows } = await sql<Row>`
    select activity.id, activity.place_id, activity.lat, activity.lng, activity.duration_minutes, activity.prices, activity.tags,
      place.country, activity.texts->'fr'->>'center' as center
    from activity join place on place.id = activity.place_id
    where activity.published ${place}
    order by activity.id`.execute(db);
  const located = rows.map((row) => ({ ...row, distance: around ? kilometresBetween(around, row) : null }));
  if (!distance) return located;
  return located.filter(
    (row) => row.distance !== null && row.distance >= distance.min && row.distance <= distance.max,
  );
};

/** Cities of a country with activities, and their number. */
export const findActivityCities = async (
  db: Database,
  country: string,
): Promise<
  readonly {
    readonly id: string;
    readonly names: Readonly<Record<string, string>>;
    readonly lat: number;
    readonly lng: number;
    readonly count: number;
  }[]
> => {
  const { rows } = await sql<{
    id: string;
    names: Readonly<Record<string, string>>;
    lat: number;
    lng: number;
    count: number;
  }>`
    select place.id, place.names, place.lat, place.lng, count(*)::int as count
    from activity join place on place.id = activity.place_id
    where activity.published and place.country = ${country}
    group by place.id, place.names, place.lat, place.lng`.execute(db);
  return rows;
};
