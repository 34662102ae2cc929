import type { PictureImage } from './picture-sources';

const sized = /^(.*\/(\d+_\d+))\.(?:webp|avif)$/;

/** The image behind a single address that names its size (`/images/road/960_540.webp`), so that it is offered in both formats. */
export const imageOfAddress = (url: string, alt = ''): PictureImage => {
  const [, address, size] = sized.exec(url) ?? [];
  return { sizes: address && size ? { [size]: address } : {}, url, alt };
};
