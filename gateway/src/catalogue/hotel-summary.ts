import type { HotelSummary } from '@detour/shared-contracts/api';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Selectable } from 'kysely';
import type { HotelTable } from '../database/tables/catalogue-tables';

/** Columns of a hotel that its summary needs. */
export type SummarisedHotel = Pick<
  Selectable<HotelTable>,
  | 'id'
  | 'label'
  | 'place_id'
  | 'stars'
  | 'area_label'
  | 'lat'
  | 'lng'
  | 'address'
  | 'zip_code'
  | 'review_count'
  | 'review_average'
>;

/** The stays in a town: the canonical address of its search, written without the codec, because a map has hundreds. */
export const townUri = (locale: Locale, id: string): string =>
  `${printPath('search', locale)}#city=${encodeURIComponent(id)}`;

/** A hotel as cards, pages and orders show it. Names of town and area are in the visitor's language. */
export const hotelSummaryOf = (
  hotel: SummarisedHotel,
  placeLabel: string,
  locale: Locale,
  areaLabel: string = hotel.area_label,
): HotelSummary => ({
  id: hotel.id,
  label: hotel.label,
  stars: hotel.stars,
  uri: printPath('hotel', locale, { id: hotel.id }),
  review: hotel.review_count > 0 ? { count: hotel.review_count, average: hotel.review_average } : null,
  location: {
    label: placeLabel,
    area: areaLabel,
    uri: townUri(locale, hotel.place_id),
    lat: hotel.lat,
    lng: hotel.lng,
  },
  address: hotel.address,
  zipCode: hotel.zip_code,
});
