import sharp from 'sharp';
import type { Painting } from './paint';

/** Bands of a picture, from top to bottom. */
const bands = 3;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** Mean colour of each band: sky, middle and foreground, as `#rrggbb`. */
export async function tonesOf({ width, height, pixels }: Painting): Promise<readonly string[]> {
  const means = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1, bands, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Array.from({ length: bands }, (_, band) => {
    const colour = means.subarray(band * 3, band * 3 + 3);
    return `#${[...colour].map(hex).join('')}`;
  });
}
