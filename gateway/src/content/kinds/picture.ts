import { Type, type Static, type TSchema } from '@sinclair/typebox';
import type { Image } from '@detour/shared-contracts/api';
import { cardImage } from '../../catalogue/stay-images';
import { scenes } from '../../images/picture-source';

/** A picture of the shop by its name, with the words for those who do not see it. Empty words: a decorative picture. */
export const Picture = Type.Object(
  {
    picture: Type.Unsafe<string>({ type: 'string', enum: scenes.map(({ id }) => id) }),
    alt: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);
export type Picture = Static<typeof Picture>;

export const decorative = (picture: string): Picture => ({ picture, alt: '' });

/** A value of the API as editors store it: each image is the name of a picture. */
export type Stored<T> = T extends Image
  ? Picture
  : T extends readonly (infer U)[]
    ? Stored<U>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPicture = (value: object): value is Picture => 'picture' in value && 'alt' in value;

const mapObjects = (value: unknown, change: (part: object) => object | null): unknown => {
  if (!isObject(value)) return value;
  const changed = change(value);
  if (changed) return changed;
  if (Array.isArray(value)) return value.map((part) => mapObjects(part, change));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapObjects(part, change)]));
};

/** The value of the API, with an image for each picture. */
export const withImages = <T>(stored: Stored<T>): T =>
  mapObjects(stored, (part) => (isPicture(part) ? { ...cardImage(part.picture), alt: part.alt } : null)) as T;

const isImage = (part: object): part is Image => 'sizes' in part && 'url' in part;

/** The value as editors store it. The name of a picture is the folder of its files. */
export const withPictures = <T>(value: T): Stored<T> =>
  mapObjects(value, (part) =>
    isImage(part) ? { picture: part.url.split('/')[2] ?? '', alt: part.alt } : null,
  ) as Stored<T>;

/** True for the schema of an image of the API. */
export const isImageSchema = (schema: TSchema): boolean => {
  const members: unknown = schema['properties'];
  return isObject(members) && 'sizes' in members && 'url' in members;
};
