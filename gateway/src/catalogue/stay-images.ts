import type { Image } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Language } from '@detour/shared-contracts/catalogue';
import { captionOf, findScene } from '../images/picture-source';
import { imageOf } from '../images/image-of';
import type { SetPhoto } from '../database/tables/photo-tables';
import { photoSizeOf } from '../photos/photo';
import { imageOfPhoto, photoImage } from '../photos/photo-image';

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
  // Editors choose photos in content by their id.
  if (photoSizeOf(sceneId)) return imageOfPhoto(sceneId, { alt: '', legend: null });
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

/** Pictures of a gallery with fewer photos are followed by drawn ones. */
const fullGallery = 5;

interface GalleryNotes {
  /** Photos in order, with what each shows in words. */
  readonly photos: readonly { readonly photo: SetPhoto; readonly alt: string }[];
  readonly drawn: readonly PictureNote[];
  readonly locale: Locale;
}

/** Photos first, each once. Drawn pictures fill up a gallery of fewer than five. */
export const photoGallery = ({ photos, drawn, locale }: GalleryNotes): Image[] => {
  const once = new Map(photos.map((note) => [note.photo.id, note]));
  const shown = [...once.values()].map(({ photo, alt }) => photoImage(photo, locale, alt));
  const rest = galleryOf(drawn, locale);
  return shown.length === 0 ? rest : [...shown, ...rest.slice(0, Math.max(0, fullGallery - shown.length))];
};

/** The picture of a card: the chosen photo, else the first one, else the drawing. */
export const coverImage = (photos: readonly SetPhoto[], scene: string, locale: Locale): Image => {
  const photo = photos.find(({ id }) => id === scene) ?? photos[0];
  return photo ? photoImage(photo, locale, '') : cardImage(scene);
};
