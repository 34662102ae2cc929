import type { PreloadImage } from '@detour/shared-contracts/mount';

/** The image of the wire: `sizes` maps a key (`640_360`) to an address without extension. */
export interface PictureImage {
  sizes: Readonly<Record<string, string>>;
  url: string;
  alt: string;
  title?: string | null | undefined;
  legend?: string | null | undefined;
}

interface Size {
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
      return { width, height, address };
    })
    .filter((size) => size.width > 0 && size.height > 0)
    .sort((a, b) => a.width - b.width);

/**
 * The sizes that show the same crop as the largest one. A browser may pick any entry of a `srcset`, so a banner crop
 * beside a 16:9 one would change what is seen with the width of the window.
 */
const sameCrop = (sizes: readonly Size[]): Size[] => {
  const largest = sizes.at(-1);
  if (!largest) return [];
  const ratio = largest.width / largest.height;
  return sizes.filter(({ width, height }) => Math.abs(width / height / ratio - 1) < 0.02);
};

/** AVIF before WebP: a browser takes the first type it knows. Empty without sizes. */
export const sourceSets = (image: PictureImage): SourceSet[] => {
  const sizes = sameCrop(sizesOf(image));
  if (sizes.length === 0) return [];
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.map(({ address, width }) => `${address}.${format} ${width}w`).join(', '),
  }));
};

/** The address and pixels for `<img>`, which says the box before the picture is there; 3:2 where nothing is known. */
export const largestOf = (image: PictureImage): { src: string; width: number; height: number } => {
  const largest = sizesOf(image).at(-1);
  if (!largest) return { src: image.url, width: 960, height: 640 };
  return { src: `${largest.address}.webp`, width: largest.width, height: largest.height };
};

/**
 * For the page's head: the preload of a picture that decides the largest paint, with the very candidates that its
 * `<picture>` will choose from, else it would load twice.
 */
export const preloadOf = (image: PictureImage, sizes: string): PreloadImage => {
  const [best] = sourceSets(image);
  const { src } = largestOf(image);
  return best ? { href: src.replace(/\.webp$/, '.avif'), sizes, ...best } : { href: src };
};
