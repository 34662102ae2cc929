import sharp, { type Sharp } from 'sharp';
import { tonesOf } from '../../images/encoding/tones-of';
import type { PhotoRefusal, PreparedPhoto } from '../../context/photo-worker';
import { photoLimits } from '../photo';
import { photoTypeOf } from '../photo-type';

const { pixels, kept, width: leastWidth, height: leastHeight } = photoLimits;

/** A smaller copy for the colours: 3 columns are enough, and 48 rows give even bands. */
const toned = { width: 48, height: 48 };

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages: 1 });

/** Width and height as the picture is seen: a camera that was held upright notes it in the file. */
const seenSize = async (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> => {
  const { autoOrient } = await open(bytes).metadata();
  return autoOrient;
};

const isTooLarge = (error: unknown): boolean => /pixel limit/i.test(String(error));

const prepare = async (bytes: Uint8Array): Promise<PreparedPhoto> => {
  const image = open(bytes)
    .autoOrient()
    .resize({ width: kept, height: kept, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const [{ data, info }, small] = await Promise.all([
    // Without `keepMetadata`, no EXIF, position, comment or profile is written; colours are converted to sRGB.
    image.clone().webp({ quality: 90, effort: 2 }).toBuffer({ resolveWithObject: true }),
    image
      .clone()
      .resize({ ...toned, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  const tones = await tonesOf({ ...toned, pixels: small });
  return { width: info.width, height: info.height, tones, bytes: data };
};

/** Reads a file that came from outside. Returns why it is not a photo of the shop instead of throwing. */
export const preparePhoto = async (bytes: Uint8Array): Promise<PreparedPhoto | PhotoRefusal> => {
  if (bytes.length > photoLimits.bytes) return 'bytes';
  if (photoTypeOf(bytes) === null) return 'type';
  try {
    const { width, height } = await seenSize(bytes);
    if (width * height > pixels) return 'pixels';
    if (width < leastWidth || height < leastHeight) return 'small';
    return await prepare(bytes);
  } catch (error) {
    return isTooLarge(error) ? 'pixels' : 'broken';
  }
};
