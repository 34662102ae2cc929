import type { Image } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Language } from '@detour/shared-contracts/catalogue';
import { captionOf, findScene } from '../images/picture-source';
import { imageOf } from '../images/image-of';

/** Caption of each drawing that shows a real object (visual direction, truth). */
const illustration: Readonly<Record<Language, string>> = {
  fr: 'Illustration',
  es: 'Ilustración',
  nl: 'Illustratie',
  it: 'Illustrazione',
};

/** A picture for galleries. `alt` names the subject first, then the drawing. Null for an unknown scene. */
export const galleryImage = (sceneId: string, alt: string, locale: Locale): Image | null => {
  const scene = findScene(sceneId);
  if (!scene) return null;
  const words = [alt, captionOf(scene, locale)].filter(Boolean).join('. ');
  return imageOf(scene, words, illustration[wordingOf(locale)]);
};

/** Fits any place. Replaces a picture whose scene no longer exists until the catalogue is seeded again. */
const neutralScene = 'garden-path-day';

/** A picture beside its title, so without alternative text. */
export const cardImage = (sceneId: string): Image => {
  const scene = findScene(sceneId) ?? findScene(neutralScene);
  if (!scene) throw new Error(`There is no scene "${neutralScene}".`);
  return imageOf(scene, '');
};

interface PictureNote {
  readonly scene: string;
  readonly alt: string;
}

/** Each scene once, in order. */
export const galleryOf = (notes: readonly PictureNote[], locale: Locale): Image[] => {
  const seen = new Set<string>();
  return notes.flatMap(({ scene, alt }) => {
    if (seen.has(scene)) return [];
    seen.add(scene);
    const image = galleryImage(scene, alt, locale);
    return image ? [image] : [];
  });
};
