import { coversFor } from '../images/choose-scenes';
import { findScene } from '../images/scenes';
import { housePictures } from '../stays/house-pictures';
import type { OfferRow } from './offer-rows.repository';

/** Other covers of the same ground that show nothing which the stay's own cover does not promise. */
const sisterCovers = (sceneId: string, { country, lat, lng }: OfferRow['hotel']): readonly string[] => {
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
