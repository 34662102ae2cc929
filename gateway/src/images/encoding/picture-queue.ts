import { pathOf, type Picture } from '../picture';

/** Pictures still to be made. Those that somebody waits for come first, in the order they were asked for. */
export interface PictureQueue {
  add(pictures: readonly Picture[]): void;
  /** Puts a picture first, also one that is not in the list. */
  prefer(picture: Picture): void;
  take(): Picture | undefined;
}

export function createPictureQueue(): PictureQueue {
  // A map keeps insertion order, and looks up and removes at once.
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
