import { coversFor, findScene, inEditionOf } from '../../../images/picture-source';
import type { SetPhoto } from '../../../database/tables/photo-tables';
import { housePictures } from '../../../catalogue/house-pictures';
import type { ActivityCandidate } from '../activities/activity-candidates.repository';
import type { ActivityRow } from '../activities/activity-rows.repository';
import type { OfferRow } from './offer-rows.repository';

type Ground = Pick<ActivityCandidate, 'country' | 'lat' | 'lng'>;

/** Other covers of the same setting that show only what the stay's own cover shows. */
const sisterCovers = (sceneId: string, { country, lat, lng }: Ground): readonly string[] => {
  const own = findScene(sceneId);
  if (own?.role !== 'cover') return [];
  const place = { country: country as 'FR', lat, lng, kinds: own.kinds };
  return coversFor(place, own.season)
    .filter(({ kinds, detail }) => detail === undefined && kinds.every((kind) => own.kinds.includes(kind)))
    .map(({ id }) => inEditionOf(sceneId, id));
};

const photosOf = (photos: readonly SetPhoto[]): readonly string[] => photos.map(({ id }) => id);

/**
 * Possible pictures of a card, best first: photos of the hotel; without any, the stay's cover, covers that fit equally well, pictures of
 * the hotel.
 */
export const coversOf = ({ pack, hotel }: OfferRow): readonly string[] =>
  hotel.photos.length > 0
    ? photosOf(hotel.photos)
    : [
        ...new Set([
          pack.scene,
          ...sisterCovers(pack.scene, hotel),
          ...housePictures(hotel, 'fr_FR').map(({ scene }) => scene),
        ]),
      ];

/**
 * Possible pictures of an activity's card, best first: its photos; without any, its cover, the other pictures of its page, covers that
 * fit equally well.
 */
export const coversOfActivity = (
  { scene, scenes, photos }: Pick<ActivityRow, 'scene' | 'scenes' | 'photos'>,
  ground: Ground,
): readonly string[] => {
  if (photos.length > 0) return photosOf(photos);
  const own = [scene, ...scenes];
  return [...new Set([...own, ...own.flatMap((id) => sisterCovers(id, ground))])];
};
