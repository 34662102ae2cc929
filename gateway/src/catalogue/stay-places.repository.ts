import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../database/open-database';

interface NamedPlace {
  readonly id: string;
  readonly label: string;
}

/** Names of a hotel's places in the locale, from the town to the country. */
export interface StayPlaces {
  readonly town: NamedPlace;
  /** Department or province, else the region. */
  readonly area: NamedPlace | null;
  readonly region: NamedPlace | null;
  readonly country: NamedPlace | null;
}

interface HotelGround {
  readonly place_id: string;
  readonly department_id: string | null;
  readonly region_id: string | null;
  readonly country: string;
}

/** Loads the places of all hotels in one query. */
export const findStayPlaces = async (
  db: Database,
  hotel: HotelGround,
  locale: Locale,
): Promise<StayPlaces> => {
  const ids = [hotel.place_id, hotel.department_id, hotel.region_id].filter((id) => id !== null);
  const rows = await db
    .selectFrom('place')
    .select(['id', 'category', 'country', 'names'])
    .where((where) =>
      where.or([
        where('id', 'in', ids),
        where.and([where('category', '=', 'country'), where('country', '=', hotel.country)]),
      ]),
    )
    .execute();
  const named = (row: (typeof rows)[number] | undefined): NamedPlace | null =>
    row ? { id: row.id, label: row.names[wordingOf(locale)] ?? '' } : null;
  return {
    town: named(rows.find(({ id }) => id === hotel.place_id)) ?? { id: hotel.place_id, label: '' },
    area: named(rows.find(({ id }) => id === (hotel.department_id ?? hotel.region_id))),
    region: named(rows.find(({ id }) => id === hotel.region_id)),
    country: named(rows.find(({ category, country }) => category === 'country' && country === hotel.country)),
  };
};
