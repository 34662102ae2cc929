import type { StayCardProps } from '@detour/shared-ui';
import type { Activity } from '../activities/activity-card.view-model';
import type { Offer } from '../results/offer.view-model';

/** Something of the results on the map: where it is, what its tag says and what its card shows. */
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

/** Offers or activities with their positions by id. */
export const toMapPlaces = (
  results: readonly (Offer | Activity)[],
  positions: ReadonlyMap<string, Located>,
): readonly MapPlace[] =>
  results.flatMap(({ id, card }) => {
    const position = positions.get(id);
    return position ? [{ id, lat: position.lat, lng: position.lng, card }] : [];
  });

/** The middle of what is shown; null for nothing. */
export const middleOf = (places: readonly Located[]): Located | null => {
  if (places.length === 0) return null;
  const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: between(places.map(({ lat }) => lat)), lng: between(places.map(({ lng }) => lng)) };
};
