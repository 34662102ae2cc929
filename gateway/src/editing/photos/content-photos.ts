import { findContentPhotos } from '../../photos/store/photo-set.repository';
import { findPhotoFiles } from '../../photos/store/photo-file.repository';
import { photoSizeOf } from '../../photos/photo';
import type { Database } from '../../database/open-database';

/** A photo that a body names, with its place as a JSON pointer. */
export interface NamedPhoto {
  readonly path: string;
  readonly id: string;
}

/** True for the id of a photo, wherever it comes from. */
export const isPhotoId = (value: unknown): value is string =>
  typeof value === 'string' && photoSizeOf(value) !== null;

/** Photos that a body names in its pictures. */
const photosIn = (body: unknown, path = ''): readonly NamedPhoto[] => {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, part]: [string, unknown]) => {
    const here = `${path}/${name}`;
    return name === 'picture' && isPhotoId(part) ? [{ path: here, id: part }] : photosIn(part, here);
  });
};

/** Photos of a body that were never uploaded. */
export const missingPhotos = async (db: Database, body: unknown): Promise<readonly NamedPhoto[]> => {
  const named = photosIn(body);
  const files = await findPhotoFiles(db, [...new Set(named.map(({ id }) => id))]);
  return named.filter(({ id }) => !files.has(id));
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isChoice = (name: string, part: unknown): part is Json & { readonly enum: readonly unknown[] } =>
  name === 'picture' && isObject(part) && Array.isArray(part['enum']);

/** The schema of a form whose pictures may also be photos: those come first, in their order. */
export const withPhotoChoices = (schema: unknown, ids: readonly string[]): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => withPhotoChoices(part, ids));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [
      name,
      isChoice(name, part) ? { ...part, enum: [...ids, ...part.enum] } : withPhotoChoices(part, ids),
    ]),
  );
};

/** Ids that an editor may choose: those of content in their order, then those that the item's bodies name already. */
export const findPhotoChoices = async (
  db: Database,
  bodies: readonly unknown[],
): Promise<readonly string[]> => {
  const offered = (await findContentPhotos(db)).map(({ id }) => id);
  const used = bodies.flatMap((body) => photosIn(body)).map(({ id }) => id);
  return [...new Set([...offered, ...used])];
};
