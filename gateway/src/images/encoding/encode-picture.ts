import sharp from 'sharp';
import type { Painting } from './paint';
import type { Picture } from '../picture';
import type { Scene } from '../picture-source';
import { type ImageSize, type MailSizeKey, pixelsOf, type SizeKey } from '../sizes';

const cardMaster: ImageSize = { width: 1440, height: 960 };
const heroMaster: ImageSize = { width: 1920, height: 880 };

/**
 * The size at which a picture is painted before it is scaled down. Cards and details are painted once for all sizes and
 * cropped. A hero is painted at the shape of each size, since a crop would take its calm sky; small ones at twice the
 * pixels, so that their grain is as fine as the others'.
 */
export function masterOf(scene: Scene, size: SizeKey | MailSizeKey): ImageSize {
  const { width, height } = pixelsOf(size);
  if (scene.role !== 'hero') return cardMaster;
  for (const master of [heroMaster, cardMaster])
    if (Math.abs(width / height - master.width / master.height) < 0.01) return master;
  return width > 1000 ? { width, height } : { width: width * 2, height: height * 2 };
}

// AVIF at effort 0 is 4 % larger than at 2 and eight times as fast. WebP has the same size at 2 and 4. Qualities by the measured
// difference (record 0925). Small: the grain is finer than a pixel anyway. Plain: a screen shows them pixel by pixel. Dense: only
// screens with two and more pixels per pixel of the layout choose them, which blends three pixels into two.
export const encoding = {
  webp: { effort: 2 },
  avif: { effort: 0, chromaSubsampling: '4:2:0' },
  quality: {
    small: { avif: 38, webp: 50 },
    plain: { avif: 45, webp: 50 },
    middle: { avif: 42, webp: 46 },
    dense: { avif: 38, webp: 42 },
  },
  smallUpTo: 360,
  middleFrom: 960,
  denseFrom: 1080,
  /** The hero of desktop windows with one pixel per pixel of the layout. */
  plainKeys: ['1280_587'],
} as const;

const qualityOf = (size: SizeKey | MailSizeKey): (typeof encoding.quality)[keyof typeof encoding.quality] => {
  const { width } = pixelsOf(size);
  const { quality, smallUpTo, middleFrom, denseFrom, plainKeys } = encoding;
  if (plainKeys.some((key) => key === size)) return quality.plain;
  if (width >= denseFrom) return quality.dense;
  if (width >= middleFrom) return quality.middle;
  return width <= smallUpTo ? quality.small : quality.plain;
};

/** Scales, crops around the middle and encodes. */
export async function encodePicture({ size, format }: Picture, painting: Painting): Promise<Buffer> {
  const { width, height } = pixelsOf(size);
  const image = sharp(painting.pixels, {
    raw: { width: painting.width, height: painting.height, channels: 3 },
  }).resize(width, height, { fit: 'cover', position: 'centre' });
  // Progressive: a mail on a slow connection shows the whole picture at once, coarse first.
  if (format === 'jpg') return image.jpeg({ quality: 68, progressive: true, mozjpeg: true }).toBuffer();
  const { avif, webp } = qualityOf(size);
  return format === 'webp'
    ? image.webp({ ...encoding.webp, quality: webp }).toBuffer()
    : image.avif({ ...encoding.avif, quality: avif }).toBuffer();
}
