import type { Suggestion } from '@detour/shared-contracts/api';
import type { PlaceCategory } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { PlaceDirectory } from './place-directory';
import type { PlaceRow } from './place-rows.repository';

/** Distinguishes places of the same name: department or region, and the country abroad. */
const areaOf = (place: PlaceRow, parents: Pick<PlaceDirectory, 'get'>, locale: Locale): string => {
  const nameOf = (id: string | null): string => (id ? (parents.get(id)?.names[wordingOf(locale)] ?? '') : '');
  const own = place.names[wordingOf(locale)] ?? '';
  return [nameOf(place.department_id), nameOf(place.region_id)]
    .filter((name, index, all) => name !== '' && name !== own && all.indexOf(name) === index)
    .join(', ');
};

/** @spec DEST-006 DEST-007 */
export const toSuggestion = (
  place: PlaceRow,
  parents: Pick<PlaceDirectory, 'get'>,
  numberOfOffers: number,
  locale: Locale,
): Suggestion => ({
  id: place.id,
  label: place.names[wordingOf(locale)] ?? '',
  area: areaOf(place, parents, locale),
  category: place.category as PlaceCategory,
  latitude: place.lat,
  longitude: place.lng,
  postalcode: place.postal_code,
  numberOfOffers,
});
