import type { Country } from '../../sites/locale';

export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** Web map zoom level by the kind of place at the centre. @spec MAP-005 */
export const mapZooms = { hotel: 14, city: 12, department: 9, region: 8, large: 6 } as const;

export type MapScope = keyof typeof mapZooms;

/** Barcelona: default map position without a place or visitor position. @spec MAP-006 */
export const defaultMapCentre: MapPosition = { lat: 41.3874, lng: 2.1686 };

const countryCentres: Readonly<Record<Country, MapPosition>> = {
  ES: { lat: 40.2, lng: -3.6 },
  FR: { lat: 46.6, lng: 2.4 },
  IT: { lat: 42.3, lng: 12.3 },
  BE: { lat: 50.6, lng: 4.6 },
  NL: { lat: 52.2, lng: 5.4 },
};

/** Centre of the visitor's country, for box maps. @spec MAP-007 BOX-009 */
export const boxMapCentre = (country: Country): MapPosition => countryCentres[country];

/** Map position: the place, otherwise the visitor, otherwise Barcelona. @spec MAP-005 MAP-006 */
export const mapViewOf = (
  scope: MapScope,
  ...centres: readonly (MapPosition | null | undefined)[]
): { readonly centre: MapPosition; readonly zoom: number } => ({
  centre: centres.find((centre) => centre) ?? defaultMapCentre,
  zoom: mapZooms[scope],
});
