import type { Country } from '@detour/shared-contracts/sites';
import type { CoverScene, DetailKind, DetailScene, Ground, PlaceKind, Season } from './scene';
import { coverScenes, detailScenes } from './scenes';

/** Position and surroundings of a hotel. The most characteristic kind comes first. */
export interface Place {
  readonly country: Country;
  readonly lat: number;
  readonly lng: number;
  readonly kinds: readonly PlaceKind[];
}

/**
 * Covers that fit a place, those of its first kind first, in table order within a kind. Excludes scenes of other seasons; without
 * a season, returns only year-round scenes.
 */
export function coversFor(place: Place, season: Season = 'any'): readonly CoverScene[] {
  const truthful = coverScenes.filter(
    (scene) => isTrueAt(scene.grounds, place) && (scene.season === 'any' || scene.season === season),
  );
  const found = place.kinds.flatMap((kind) => truthful.filter((scene) => scene.kinds.includes(kind)));
  return [...new Set(found)];
}

/** Detail pictures of a kind whose view, if any, matches the place. Those with a matching view come first. */
export function detailsFor(detail: DetailKind, kinds: readonly PlaceKind[]): readonly DetailScene[] {
  const wanted = detailScenes.filter((scene) => scene.detail === detail);
  const withView = wanted.filter((scene) => scene.kinds.some((kind) => kinds.includes(kind)));
  return [...withView, ...wanted.filter((scene) => scene.kinds.length === 0)];
}

const isTrueAt = (grounds: readonly Ground[], place: Place): boolean =>
  grounds.length === 0 || grounds.some((ground) => holds(ground, place));

const holds = (ground: Ground, { country, lat, lng }: Place): boolean =>
  ground.country === country &&
  lat >= (ground.south ?? -90) &&
  lat <= (ground.north ?? 90) &&
  lng >= (ground.west ?? -180) &&
  lng <= (ground.east ?? 180);
