import type { EditedPhoto } from '@detour/shared-contracts/api';
import { fallbackLocaleOf, locales, type Locale } from '@detour/shared-contracts/sites';

/** A photo as the desk edits it. What the shop shows of it comes with it, so that unsaved work needs no call. */
export type WorkPhoto = EditedPhoto;

/** Locales whose texts others fall back to. */
const ownLocales = locales.filter((locale) => fallbackLocaleOf(locale) === null);

/** Languages that have an alternative text, of those that need one. */
export const altsOf = ({ alts }: WorkPhoto): { readonly written: number; readonly needed: number } => ({
  written: ownLocales.filter((locale) => (alts[locale] ?? '').trim() !== '').length,
  needed: ownLocales.length,
});

/** The text that pages show in a locale without one of its own. Empty: they name what the photo shows. */
export const inheritedAlt = ({ alts }: WorkPhoto, locale: Locale): string => {
  const fallback = fallbackLocaleOf(locale);
  return fallback === null ? '' : (alts[fallback] ?? '');
};

/** What the gateway keeps of a photo: empty texts are left out. */
export const toChange = ({ id, credit, alts }: WorkPhoto) => ({
  id,
  credit: credit.trim(),
  alts: Object.fromEntries(
    locales.flatMap((locale) => {
      const words = (alts[locale] ?? '').trim();
      return words === '' ? [] : [[locale, words]];
    }),
  ),
});

/** True when a save would change nothing. */
export const isSamePhotos = (one: readonly WorkPhoto[], other: readonly WorkPhoto[]): boolean =>
  JSON.stringify(one.map(toChange)) === JSON.stringify(other.map(toChange));

/** Moves the photo at `from` to `to`; a place outside of the list changes nothing. */
export const movePhoto = (photos: readonly WorkPhoto[], from: number, to: number): readonly WorkPhoto[] => {
  const photo = photos[from];
  if (!photo || to < 0 || to >= photos.length) return photos;
  const rest = photos.filter((_, at) => at !== from);
  return [...rest.slice(0, to), photo, ...rest.slice(to)];
};

/** Puts a photo at a place again. A photo that is there already stays where it is. */
export const insertPhoto = (
  photos: readonly WorkPhoto[],
  photo: WorkPhoto,
  at: number,
): readonly WorkPhoto[] =>
  photos.some(({ id }) => id === photo.id) ? photos : [...photos.slice(0, at), photo, ...photos.slice(at)];
