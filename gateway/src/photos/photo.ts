import type { PhotoRefusal } from '../context/photo-worker';
import type { ImageSize } from '../images/sizes';

/**
 * Id of a photo, and the folder of its files in addresses: `photo-1600x1067-` and the first 20 digits of the SHA-256 of the file that was
 * received. Whoever knows the id knows which sizes exist.
 */
export const photoIdOf = ({ width, height }: ImageSize, original: string): string =>
  `photo-${width}x${height}-${original.slice(0, 20)}`;

const form = /^photo-(\d{2,5})x(\d{2,5})-[0-9a-f]{20}$/;

/** Width and height in pixels. Null for anything else than the id of a photo. */
export const photoSizeOf = (id: string): ImageSize | null => {
  const [, width, height] = form.exec(id) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
};

/** What is accepted. Bytes of the file; pixels of the picture before it is scaled down. */
export const photoLimits = {
  bytes: 20 * 1024 * 1024,
  /** 50 megapixels of a camera, and a little more. */
  pixels: 64_000_000,
  /** Shorter pictures are blurred even on a card. */
  width: 720,
  height: 480,
  /** Longest side of the picture that is kept, in pixels: the widest size is 1440. */
  kept: 2400,
  /** Photos of one subject. */
  ofSubject: 30,
  credit: 120,
  alt: 160,
} as const;

/** Continues a sentence after the name of the file. */
export const refusalWords: Readonly<Record<PhotoRefusal, string>> = {
  bytes: `is larger than ${photoLimits.bytes / 1024 / 1024} MB`,
  type: 'is not a JPEG, PNG, WebP or AVIF picture',
  broken: 'cannot be read: it is damaged or incomplete',
  pixels: `has more than ${photoLimits.pixels / 1_000_000} million pixels`,
  small: `is smaller than ${photoLimits.width} × ${photoLimits.height} pixels`,
  busy: 'could not be read in time',
};

/** Photos that editors choose in content belong to one subject. */
export const contentSubject = 'all';
