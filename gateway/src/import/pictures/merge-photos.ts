import type { SetPhoto } from '../../database/tables/photo-tables';
import { photoLimits } from '../../photos/photo';
import type { PhotoFile } from '../../photos/store/photo-file.repository';

/** A picture of a table. Null: it could not be read this time, and stays as it is. */
export interface Brought {
  readonly source: string;
  readonly file: PhotoFile | null;
}

const inPlace = (photo: SetPhoto, file: PhotoFile | null): SetPhoto =>
  file === null || file.id === photo.id ? photo : { ...photo, id: file.id, tones: file.tones };

/**
 * The photos of a subject after an import. Those of the desk stay, and so do the order, credits and texts that editors gave. A changed file
 * takes the place of the one before; a file that the table no longer names is removed; new ones follow at the end. Pure.
 * @param credit of new photos.
 */
export const mergePhotos = (
  before: readonly SetPhoto[],
  brought: readonly Brought[],
  credit: string,
): readonly SetPhoto[] => {
  const bySource = new Map(brought.map((each) => [each.source, each]));
  const kept = before.flatMap((photo): SetPhoto[] => {
    if (photo.source === null) return [photo];
    const named = bySource.get(photo.source);
    return named ? [inPlace(photo, named.file)] : [];
  });
  const known = new Set(before.map(({ source }) => source));
  const added = brought.flatMap(({ source, file }): SetPhoto[] =>
    file === null || known.has(source) ? [] : [{ id: file.id, credit, alts: {}, tones: file.tones, source }],
  );
  const once = new Map<string, SetPhoto>();
  for (const photo of [...kept, ...added]) if (!once.has(photo.id)) once.set(photo.id, photo);
  return [...once.values()].slice(0, photoLimits.ofSubject);
};
