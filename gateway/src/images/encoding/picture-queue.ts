import { pathOf, type Picture } from '../picture';

/** Pictures to encode. Requested ones come first, in the order of the requests. */
export interface PictureQueue {
  add(pictures: readonly Picture[]): void;
  /** Moves a picture to the requested ones, also if it is not in the list. */
  prefer(picture: Picture): void;
  take(): Picture | undefined;
}

export function createPictureQueue(): PictureQueue {
  // A map keeps insertion order and removes in constant time.
  const preferred = new Map<string, Picture>();
  const others = new Map<string, Picture>();
  const first = (pictures: Map<string, Picture>): Picture | undefined => {
    for (const [path, picture] of pictures) {
      pictures.delete(path);
      return picture;
    }
    return undefined;
  };
  return {
    add: (pictures) => pictures.forEach((picture) => others.set(pathOf(picture), picture)),
    prefer: (picture) => {
      others.delete(pathOf(picture));
      preferred.set(pathOf(picture), picture);
    },
    take: () => first(preferred) ?? first(others),
  };
}
