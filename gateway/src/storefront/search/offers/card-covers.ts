import { coversFor, findScene } from '../../../images/picture-source';
import { housePictures } from '../../../catalogue/house-pictures';
import type { ActivityCandidate } from '../activities/activity-candidates.repository';
import type { ActivityRow } from '../activities/activity-rows.repository';
import type { OfferRow } from './offer-rows.repository';

type Ground = Pick<ActivityCandidate, 'country' | 'lat' | 'lng'>;

/** Other covers of the same ground that show nothing which the own cover does not promise. */
const sisterCovers = (sceneId: string, { country, lat, lng }: Ground): readonly string[] => {
  const own = findScene(sceneId);
  if (own?.role !== 'cover') return [];
  const place = { country: country as 'FR', lat, lng, kinds: own.kinds };
  return coversFor(place, own.season)
    .filter(({ kinds, detail }) => detail === undefined && kinds.every((kind) => own.kinds.includes(kind)))
    .map(({ id }) => id);
};

/** The pictures that a card may wear, best first: the stay's own cover, covers as true as it, what the house has. */
export const coversOf = ({ pack, hotel }: OfferRow): readonly string[] => [
  ...new Set([
    pack.scene,
    ...sisterCovers(pack.scene, hotel),
    ...housePictures(hotel, 'fr_FR').map(({ scene }) => scene),
  ]),
];

/** The pictures that an activity's card may wear, best first: its own cover, the other pictures of its page, covers as true as these. */
export const coversOfActivity = (
  { scene, scenes }: Pick<ActivityRow, 'scene' | 'scenes'>,
  ground: Ground,
): readonly string[] => {
  const own = [scene, ...scenes];
  return [...new Set([...own, ...own.flatMap((id) => sisterCovers(id, ground))])];
};
