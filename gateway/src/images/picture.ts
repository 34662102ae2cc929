import { coverScenes, detailScenes, findScene, heroScenes, type Scene } from './picture-source';
import { isJpegSizeOf, isSizeKey, type MailSizeKey, type SizeKey, sizesOf } from './sizes';

/** Browsers request AVIF; WebP is the fallback. */
const imageFormats = ['webp', 'avif'] as const;

type ImageFormat = (typeof imageFormats)[number];

/** A picture of a page. */
interface PagePicture {
  readonly scene: Scene;
  readonly size: SizeKey;
  readonly format: ImageFormat;
}

/** A picture of a mail or of a shared link: other origins may show it. */
interface MailPicture {
  readonly scene: Scene;
  readonly size: MailSizeKey;
  readonly format: 'jpg';
}

/** A file of the cache. */
export type Picture = PagePicture | MailPicture;

/** Path of a picture in the cache, and in its URL. */
export const pathOf = ({ scene, size, format }: Picture): string => `${scene.id}/${size}.${format}`;

/** Every picture of a page, in the order of encoding: heroes, covers, details; of each scene the shown sizes first, WebP before AVIF. Those of mails and shared links are encoded on request. */
export const allPictures = (): readonly Picture[] =>
  [...heroScenes, ...coverScenes, ...detailScenes].flatMap(picturesOf);

/** Sizes of a house's cover that are encoded in advance: those of result cards. Others are encoded on request. */
const cardSizes: readonly SizeKey[] = ['720_480', '360_240'];

/** Pictures of result cards, by the ids of their covers. Unknown ids are skipped. */
export const cardPictures = (covers: readonly string[]): readonly Picture[] =>
  covers.flatMap((id) => {
    const scene = findScene(id);
    return scene ? cardSizes.map((size): Picture => ({ scene, size, format: 'avif' })) : [];
  });

const picturesOf = (scene: Scene): readonly PagePicture[] =>
  imageFormats.flatMap((format) => sizesOf(scene).map((size) => ({ scene, size, format })));

const mailPictureOf = (scene: Scene, size: string): Picture | undefined =>
  isJpegSizeOf(scene, size) ? { scene, size, format: 'jpg' } : undefined;

/** The picture of a shared link to a page without one: `brand/share.jpg`. */
const brandPicture = (file: string): Picture | undefined => {
  const [scene] = heroScenes;
  return scene && file === 'share.jpg' ? mailPictureOf(scene, '1200_630') : undefined;
};

/** The picture of a URL such as `coast-cliffs-dawn`, `720_480.avif`. Undefined for an unknown one. */
export function findPicture(sceneId: string, file: string): Picture | undefined {
  if (sceneId === 'brand') return brandPicture(file);
  const scene = findScene(sceneId);
  const [size = '', format = '', ...rest] = file.split('.');
  if (!scene || rest.length > 0) return undefined;
  if (format === 'jpg') return mailPictureOf(scene, size);
  const known = imageFormats.find((name) => name === format);
  if (!known || !isSizeKey(size) || !sizesOf(scene).includes(size)) return undefined;
  return { scene, size, format: known };
}
