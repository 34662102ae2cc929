/** A drawn picture of the gateway in any size and format: `/images/coast-cliffs-dawn/960_540.webp`. */
const drawn = /^(\/images\/[^/]+)\/\d+_\d+\.(?:avif|webp)$/;

/** The shop's picture, for a page that has none. */
const ownPicture = '/images/brand/share.jpg';

/**
 * Path of the picture that a link to a page shows elsewhere. Networks and messengers read JPEG, not AVIF or WebP, and prefer
 * 1200 × 630. A picture of an operator stays as it is.
 */
export const sharePicture = (image: string | undefined): string => {
  if (image === undefined) return ownPicture;
  const [, scene] = drawn.exec(image) ?? [];
  return scene === undefined ? image : `${scene}/1200_630.jpg`;
};
