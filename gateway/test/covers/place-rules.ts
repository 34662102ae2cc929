import { traitsOf } from '@detour/demo-catalogue/drawing';
import { findScene } from '../../src/images/picture-source';
import { type Hotel, settings } from '../../src/seed/demonstration';

/** Subjects at the open sea. */
const seaside: ReadonlySet<string> = new Set([
  'cliffs',
  'lighthouse',
  'beach-cabins',
  'granite-coast',
  'island-fort',
  'harbour-town',
  'cove',
  'white-village',
  'cliff-village',
]);

const mountains: ReadonlySet<string> = new Set([
  'chalet',
  'alpine-valley',
  'winter-chalet',
  'winter-village',
  'winter-forest',
]);

/** Highest latitude (degrees) at which a plant grows outdoors. */
const northernmost: Readonly<Record<string, number>> = {
  palm: 44.5,
  agave: 44.5,
  'olive-branch': 45.3,
  cypresses: 46,
  'pine-branch': 46.4,
  pine: 46.4,
  parapet: 46.4,
  arch: 46.2,
};

/** Gables to the street: the Low Countries, French Flanders and Alsace; stepped ones and bells without Alsace. */
const hasGables = ({ country, lat, lng }: Hotel): boolean =>
  country === 'NL' || country === 'BE' || (country === 'FR' && (lat > 50 || (lng > 6 && lat > 47.2)));

const isFlemish = ({ country, lat }: Hotel): boolean =>
  country === 'NL' || country === 'BE' || (country === 'FR' && lat > 50);

type Rule = (shown: ReturnType<typeof traitsOf>, hotel: Hotel) => boolean;

/** What a cover must not show of a place that does not have it. */
const untrue: Readonly<Record<string, Rule>> = {
  'stepped gables outside the Low Countries': ({ tops }, hotel) =>
    tops.some((top) => top === 'step' || top === 'bell') && !isFlemish(hotel),
  'gables to the street in the south': ({ tops }, hotel) => tops.includes('gable') && !hasGables(hotel),
  'the sea inland': ({ subject }, { setting }) =>
    seaside.has(subject) && settings[setting].environment !== 'sea',
  'mountains where there are none': ({ subject, peaks }, { country, lat, setting }) =>
    (mountains.has(subject) && settings[setting].environment !== 'mountain') ||
    (peaks && (country === 'BE' || country === 'NL' || (country === 'FR' && lat > 47.5))),
  'plants of another climate': ({ frame }, { lat }) => frame !== null && lat > (northernmost[frame] ?? 90),
  'reeds of a polder in the south': ({ frame }, { country }) =>
    frame === 'reeds' && country !== 'NL' && country !== 'BE' && country !== 'FR',
  'dunes of the north in the south': ({ frame }, { lat }) => frame === 'dune-grass' && lat < 42,
};

/** The rules that a hotel's cover breaks. */
export const untruthsOf = (sceneId: string, hotel: Hotel): readonly string[] => {
  const scene = findScene(sceneId);
  if (!scene) return [`no scene "${sceneId}"`];
  const shown = traitsOf(scene);
  return Object.entries(untrue)
    .filter(([, breaks]) => breaks(shown, hotel))
    .map(([rule]) => rule);
};
