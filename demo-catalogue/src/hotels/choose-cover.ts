import { coversFor } from '../pictures/choose-scenes';
import { type Edition, editionId, editionsOfScene } from '../pictures/editions/edition';
import type { CoverScene, PlaceKind } from '../pictures/scene';
import { findScene } from '../pictures/scenes';
import type { Place } from '../places/place';
import type { Random } from '../random';
import { settings, type SettingKey } from '../texts/settings/settings';

/** Kinds that a picture may show only if the place has them. */
const telling: readonly PlaceKind[] = [
  'sea',
  'cliffs',
  'harbour',
  'castle',
  'mill',
  'vineyard',
  'olive',
  'lavender',
  'lake',
  'canal-city',
  'forest',
  'spa',
];

const shared = (cover: CoverScene, kinds: readonly PlaceKind[]): number =>
  cover.kinds.filter((kind) => kinds.includes(kind)).length;

const untrue = (cover: CoverScene, kinds: readonly PlaceKind[]): number =>
  cover.kinds.filter((kind) => telling.includes(kind) && !kinds.includes(kind)).length;

interface Ranked {
  readonly cover: CoverScene;
  readonly rank: number;
}

/** Covers that fit place and season, ordered by how well they match the setting. */
const rankCovers = (town: Place, setting: SettingKey): readonly Ranked[] => {
  const { kinds, season, subject } = settings[setting];
  const place = { country: town.country, lat: town.lat, lng: town.lng, kinds };
  const rankOf = (cover: CoverScene): number =>
    (cover.subject === subject ? 1000 : 0) +
    (season && cover.season === season ? 100 : 0) +
    10 * shared(cover, kinds) -
    untrue(cover, kinds);
  return coversFor(place, season)
    .filter((cover) => cover.detail === undefined)
    .map((cover) => ({ cover, rank: rankOf(cover) }))
    .sort((a, b) => b.rank - a.rank);
};

/** Covers that match the place, best first. */
export const honestCovers = (town: Place, setting: SettingKey): readonly CoverScene[] =>
  rankCovers(town, setting)
    .map(({ cover }) => cover)
    .filter((cover) => untrue(cover, settings[setting].kinds) === 0);

/** One of the best covers. */
export const coverOf = (town: Place, setting: SettingKey, random: Random): string => {
  const ranked = rankCovers(town, setting);
  const best = ranked.filter(({ rank }) => rank === ranked[0]?.rank);
  if (best.length === 0) throw new Error(`No cover fits ${setting} in ${town.local}.`);
  return random.pick(best).cover.id;
};

/** Gives each house an edition of its cover that no other house has, as long as there are any. Interiors stay as they are. */
export const createCovers = (): ((scene: string, edition: Edition) => string) => {
  const taken = new Set<string>();
  return (scene, wanted) => {
    if (findScene(scene)?.role !== 'cover') return scene;
    const numbers = Array.from(
      { length: editionsOfScene },
      (_, step) => ((wanted.number - 1 + step) % editionsOfScene) + 1,
    );
    const ids = numbers.map((number) => editionId(scene, { ...wanted, number }));
    const id = ids.find((candidate) => !taken.has(candidate)) ?? editionId(scene, wanted);
    taken.add(id);
    return id;
  };
};
