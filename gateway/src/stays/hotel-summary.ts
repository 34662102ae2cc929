import { printPath, type HotelSummary, type Locale } from '@detour/shared-contracts';
import type { Selectable } from 'kysely';
import type { HotelTable } from '../database/schema';

/** A hotel as cards, pages and orders show it. `placeLabel` is the town in the visitor's language. */
export const hotelSummaryOf = (
  hotel: Selectable<HotelTable>,
  placeLabel: string,
  locale: Locale,
): HotelSummary => ({
  id: hotel.id,
  label: hotel.label,
  stars: hotel.stars,
  uri: printPath('hotel', locale, { id: hotel.id }),
  review: hotel.review_count > 0 ? { count: hotel.review_count, average: hotel.review_average } : null,
  location: { label: placeLabel, area: hotel.area_label, uri: null, lat: hotel.lat, lng: hotel.lng },
  address: hotel.address,
  zipCode: hotel.zip_code,
});
