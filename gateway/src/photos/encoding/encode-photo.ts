import sharp from 'sharp';
import type { PhotoSize } from '../../context/photo-worker';

/** Sizes from this width on are chosen by dense screens only, which blend pixels. */
const denseFrom = 1080;

// Photos have no stipple to keep, unlike the drawings (record 0925).
const quality = { plain: { avif: 52, webp: 74 }, dense: { avif: 46, webp: 66 }, jpg: 74 } as const;

/** Scales, crops around the middle and encodes. @param source a prepared photo. */
export const encodePhoto = (source: Uint8Array, { width, height, format }: PhotoSize): Promise<Buffer> => {
  const image = sharp(source).resize(width, height, { fit: 'cover', position: 'centre' });
  const { avif, webp } = width >= denseFrom ? quality.dense : quality.plain;
  if (format === 'jpg')
    return image.jpeg({ quality: quality.jpg, progressive: true, mozjpeg: true }).toBuffer();
  return format === 'webp'
    ? image.webp({ quality: webp, effort: 2 }).toBuffer()
    : image.avif({ quality: avif, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
};
