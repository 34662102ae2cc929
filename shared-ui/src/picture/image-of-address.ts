import type { PictureImage } from './picture-sources';

const sized = /^(.*\/(\d+_\d+))\.(?:webp|avif)$/;

/** Derives the image from a URL that contains its size (`/images/road/960_540.webp`), so that both formats are offered. */
export const imageOfAddress = (url: string, alt = ''): PictureImage => {
  const [, address, size] = sized.exec(url) ?? [];
  return { sizes: address && size ? { [size]: address } : {}, url, alt };
};
