import type { SearchDetails } from '@detour/shared-contracts/api';
import { boxMapCentre, mapViewOf, type MapPosition, type MapScope } from '@detour/shared-contracts/rules';
import type { Country } from '@detour/shared-contracts/sites';

const scopes: Readonly<Record<string, MapScope>> = {
  hotel: 'hotel',
  city: 'city',
  poi: 'city',
  searesort: 'city',
  skiresort: 'city',
  department: 'department',
  region: 'region',
  touristicregion: 'region',
};

/** Initial map position: the searched place at its zoom, otherwise the results' centre, otherwise the country. */
export const resultsMapView = (
  details: SearchDetails | null,
  middle: MapPosition | null,
  country: Country,
): { readonly centre: MapPosition; readonly zoom: number } => {
  const category = details?.destination?.category;
  const position =
    details && details.latitude !== null && details.longitude !== null
      ? { lat: details.latitude, lng: details.longitude }
      : null;
  const scope = category ? (scopes[category] ?? 'large') : position ? 'region' : 'large';
  const overall = scope === 'large' ? boxMapCentre(country) : null;
  return mapViewOf(scope, position, category === 'country' ? middle : overall, middle, boxMapCentre(country));
};
