import type { Image } from '@detour/shared-contracts/api';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { coverSizes, imageSizes, isSizeKey, type SizeKey } from '../images/sizes';
import type { SetPhoto } from '../database/tables/photo-tables';
import { photoSizeOf } from './photo';

/** Every photo has the sizes up to this width, enlarged if need be, because pages count on them. */
const alwaysUpTo = 960;

/** Size keys of a photo: those of a drawn cover, without the ones that it would have to be enlarged for. Empty for another id. */
const photoSizes = (id: string): readonly SizeKey[] => {
  const own = photoSizeOf(id);
  if (!own) return [];
  const fits = (key: SizeKey): boolean => {
    const { width, height } = imageSizes[key];
    return width <= alwaysUpTo || (width <= own.width && height <= own.height);
  };
  return coverSizes.filter(fits);
};

export const isPhotoSize = (id: string, key: string): key is SizeKey =>
  isSizeKey(key) && photoSizes(id).includes(key);

interface PhotoWords {
  readonly alt: string;
  readonly legend: string | null;
  readonly tones?: readonly string[];
}

/** A photo in the API's form. */
export const imageOfPhoto = (id: string, { alt, legend, tones = [] }: PhotoWords): Image => ({
  sizes: Object.fromEntries(photoSizes(id).map((key) => [key, `/images/${id}/${key}`])),
  url: `/images/${id}/960_540.webp`,
  alt,
  title: null,
  legend,
  ...(tones.length > 0 && { tones: [...tones] }),
});

/** The text of the locale, else of another locale of its language, else `otherwise`. */
const altOf = ({ alts }: Pick<SetPhoto, 'alts'>, locale: Locale, otherwise: string): string => {
  const own = [locale, ...locales.filter((one) => wordingOf(one) === wordingOf(locale))];
  return own.map((one) => alts[one]).find((words) => words !== undefined && words !== '') ?? otherwise;
};

/** A photo beside or below other words. `subject`: what it shows, where it has no text in the visitor's language. */
export const photoImage = (photo: SetPhoto, locale: Locale, subject: string): Image => {
  const alt = altOf(photo, locale, subject);
  return imageOfPhoto(photo.id, {
    alt,
    // The viewer prints the legend instead of the alternative text.
    legend: photo.credit === '' ? null : [alt, `© ${photo.credit}`].filter(Boolean).join(' – '),
    tones: photo.tones,
  });
};
