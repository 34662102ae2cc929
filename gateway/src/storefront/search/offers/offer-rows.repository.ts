import { sql, type Selectable } from 'kysely';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../database/open-database';
import type { HotelTable, PackageTable } from '../../../database/tables/catalogue-tables';
import type { SetPhoto } from '../../../database/tables/photo-tables';
import type { SummarisedHotel } from '../../../catalogue/hotel-summary';
import type { ProductReduction } from '../../../sales/reductions/lawful-price';

/** Columns for a package's card, read for one page of results only, because texts are large. */
export interface OfferRow {
  readonly pack: Pick<
    Selectable<PackageTable>,
    | 'id'
    | 'texts'
    | 'scene'
    | 'theme'
    | 'labels'
    | 'expiration'
    | 'cancellation'
    | 'cancellation_days'
    | 'hotel_id'
    | 'from_price'
    | 'from_nights'
    | 'from_checkin'
    | 'kind'
    | 'themes'
    | keyof ProductReduction
  >;
  readonly hotel: SummarisedHotel &
    Pick<
      Selectable<HotelTable>,
      | 'place_id'
      | 'department_id'
      | 'region_id'
      | 'country'
      | 'scene'
      | 'facilities'
      | 'environment'
      | 'connectivity'
      | 'channel_manager_id'
    > & {
      /** The first ones: cards of one hotel beside each other show different ones. */
      readonly photos: readonly SetPhoto[];
    };
  /** Name in the locale. */
  readonly town: string;
  readonly area: string;
}

const findPlaceNames = async (
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const places = await db.selectFrom('place').select(['id', 'names']).where('id', 'in', ids).execute();
  return new Map(places.map(({ id, names }) => [id, names[wordingOf(locale)] ?? names['local'] ?? '']));
};

const findHotels = async (db: Database, ids: readonly string[]): Promise<readonly OfferRow['hotel'][]> =>
  db
    .selectFrom('hotel')
    .select([
      'id',
      'label',
      'stars',
      'area_label',
      'lat',
      'lng',
      'address',
      'zip_code',
      'review_count',
      'review_average',
      'place_id',
      'department_id',
      'region_id',
      'country',
      'scene',
      'facilities',
      'environment',
      'connectivity',
      'channel_manager_id',
      sql<readonly SetPhoto[]>`jsonb_path_query_array(photos, '$[0 to 3]')`.as('photos'),
    ])
    .where('id', 'in', ids)
    .execute();

/** Rows by package id. */
export const findOfferRows = async (
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, OfferRow>> => {
  if (ids.length === 0) return new Map();
  const packs = await db
    .selectFrom('package')
    .select([
      'id',
      'texts',
      'scene',
      'theme',
      'labels',
      'expiration',
      'cancellation',
      'cancellation_days',
      'hotel_id',
      'from_price',
      'from_nights',
      'from_checkin',
      'kind',
      'themes',
      'promo_percent',
      'promo_from',
      'promo_until',
      'reference_bp',
    ])
    .where('id', 'in', ids)
    .execute();
  const hotels = await findHotels(db, [...new Set(packs.map((pack) => pack.hotel_id))]);
  const areaIdOf = (hotel: OfferRow['hotel']): string => hotel.department_id ?? hotel.region_id ?? '';
  const names = await findPlaceNames(
    db,
    [...new Set(hotels.flatMap((hotel) => [hotel.place_id, areaIdOf(hotel)]))],
    locale,
  );
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  return new Map(
    packs.flatMap((pack): [string, OfferRow][] => {
      const hotel = byId.get(pack.hotel_id);
      if (!hotel) return [];
      const area = names.get(areaIdOf(hotel)) ?? hotel.area_label;
      return [[pack.id, { pack, hotel, town: names.get(hotel.place_id) ?? '', area }]];
    }),
  );
};
