import { coverScenes, detailScenes, findScene, heroScenes, type Scene } from './picture-source';
import { isSizeKey, type SizeKey, sizesOf } from './sizes';

/** Browsers request AVIF; WebP is the fallback. */
const imageFormats = ['webp', 'avif'] as const;

type ImageFormat = (typeof imageFormats)[number];

/** A file of the cache. */
export interface Picture {
  readonly scene: Scene;
  readonly size: SizeKey;
  readonly format: ImageFormat;
}

/** Path of a picture in the cache, and in its URL. */
export const pathOf = ({ scene, size, format }: Picture): string => `${scene.id}/${size}.${format}`;

/** Every picture in the order of encoding: heroes, covers, details; of each scene the shown sizes first, WebP before AVIF. */
export const allPictures = (): readonly Picture[] =>
  [...heroScenes, ...coverScenes, ...detailScenes].flatMap(picturesOf);

const picturesOf = (scene: Scene): readonly Picture[] =>
  imageFormats.flatMap((format) => sizesOf(scene).map((size) => ({ scene, size, format })));

/** The picture of a URL such as `coast-cliffs-dawn`, `720_480.avif`. Undefined for an unknown one. */
export function findPicture(sceneId: string, file: string): Picture | undefined {
  const scene = findScene(sceneId);
  const [size = '', format = '', ...rest] = file.split('.');
  const known = imageFormats.find((name) => name === format);
  if (!scene || !known || rest.length > 0 || !isSizeKey(size) || !sizesOf(scene).includes(size))
    return undefined;
  return { scene, size, format: known };
}
