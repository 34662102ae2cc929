import type { PreloadImage } from '@detour/shared-contracts/mount';

/** The image as the API returns it: `sizes` maps a key (`640_360`) to a URL without extension. */
export interface PictureImage {
  sizes: Readonly<Record<string, string>>;
  url: string;
  alt: string;
  title?: string | null | undefined;
  legend?: string | null | undefined;
  /** Colours of the picture from top to bottom, shown until it has loaded. */
  tones?: readonly string[] | undefined;
}

interface Size {
  key: string;
  width: number;
  height: number;
  address: string;
}

export interface SourceSet {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

const sizesOf = (image: PictureImage): Size[] =>
  Object.entries(image.sizes)
    .map(([key, address]) => {
      const [width = NaN, height = NaN] = key.split('_').map(Number);
      return { key, width, height, address };
    })
    .filter((size) => size.width > 0 && size.height > 0)
    // Of two crops with one width the taller is last, because it shows more.
    .sort((a, b) => a.width - b.width || a.height - b.height);

const hasRatio = (ratio: number, { width, height }: Size): boolean =>
  Math.abs(width / height / ratio - 1) < 0.02;

/**
 * The sizes with the crop of the largest one. A browser may choose any entry of a `srcset`, so mixing a banner crop with a
 * 16:9 one would change the visible part with the window width.
 */
const sameCrop = (sizes: readonly Size[]): Size[] => {
  const largest = sizes.at(-1);
  if (!largest) return [];
  return sizes.filter((size) => hasRatio(largest.width / largest.height, size));
};

/** The image with the sizes of one crop only, for example for `mobile`. Undefined when it has none of that ratio. */
export const cropOf = (image: PictureImage, ratio: number): PictureImage | undefined => {
  const sizes = sizesOf(image).filter((size) => hasRatio(ratio, size));
  if (sizes.length === 0) return undefined;
  return { ...image, sizes: Object.fromEntries(sizes.map(({ key, address }) => [key, address])) };
};

/** AVIF before WebP, because a browser takes the first type it supports. Empty without sizes. `query` follows each URL. */
export const sourceSets = (image: PictureImage, query = ''): SourceSet[] => {
  const sizes = sameCrop(sizesOf(image));
  if (sizes.length === 0) return [];
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.map(({ address, width }) => `${address}.${format}${query} ${width}w`).join(', '),
  }));
};

/** URL and dimensions for `<img>`, which reserve the box before the picture loads. Defaults to 3:2. */
export const largestOf = (image: PictureImage): { src: string; width: number; height: number } => {
  const largest = sizesOf(image).at(-1);
  if (!largest) return { src: image.url, width: 960, height: 640 };
  return { src: `${largest.address}.webp`, width: largest.width, height: largest.height };
};

/** Windows that show `mobile`, and all others. @spec UI-006 */
export const mobileWindows = '(max-width: 599.98px)';
const otherWindows = '(min-width: 600px)';

/**
 * Preloads of the main picture for the page's head: one, or one per kind of window when mobile windows show another image. Each
 * lists exactly the candidates of its `<picture>`, otherwise the picture would load twice.
 */
export const preloadsOf = (
  image: PictureImage,
  sizes: string,
  mobile?: PictureImage,
): readonly PreloadImage[] =>
  mobile
    ? [
        { ...preloadOf(mobile, sizes), media: mobileWindows },
        { ...preloadOf(image, sizes), media: otherWindows },
      ]
    : [preloadOf(image, sizes)];

const preloadOf = (image: PictureImage, sizes: string): PreloadImage => {
  const [best] = sourceSets(image);
  const { src } = largestOf(image);
  return best ? { href: src.replace(/\.webp$/, '.avif'), sizes, ...best } : { href: src };
};
