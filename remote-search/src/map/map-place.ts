import type { StayCardProps } from '@detour/shared-ui';
import type { Activity } from '../activities/activity-card.view-model';
import type { Offer } from '../results/offer/offer.view-model';

/** A result on the map: position, tag text and card. */
export interface MapPlace {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly card: StayCardProps;
}

interface Located {
  readonly lat: number;
  readonly lng: number;
}

/** Positions of offers or activities by id. */
export const toMapPlaces = (
  results: readonly (Offer | Activity)[],
  positions: ReadonlyMap<string, Located>,
): readonly MapPlace[] =>
  results.flatMap(({ id, card }) => {
    const position = positions.get(id);
    return position ? [{ id, lat: position.lat, lng: position.lng, card }] : [];
  });

/** Centre of the shown items. Null when empty. */
export const middleOf = (places: readonly Located[]): Located | null => {
  if (places.length === 0) return null;
  const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: between(places.map(({ lat }) => lat)), lng: between(places.map(({ lng }) => lng)) };
};
