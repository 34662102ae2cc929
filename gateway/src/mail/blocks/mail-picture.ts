import type { Image } from '@detour/shared-contracts/api';
import type { MailHouse } from './mail-house';

/** A drawn picture in any size, `/images/coast-cliffs-dawn/720_480`. */
const drawn = /^(\/images\/[^/]+)\/\d+_\d+$/;

/**
 * Absolute address of a picture of 3:2 for a mail, at twice its width of 600 px. It is a JPEG, which every mail program shows, and the
 * servers let other origins show it. Null without a picture of this shape.
 */
export const mailPicture = (image: Image | null, { origin }: Pick<MailHouse, 'origin'>): string | null => {
  const [, scene] = drawn.exec(image?.sizes['720_480'] ?? '') ?? [];
  return scene === undefined ? null : `${origin}${scene}/1200_800.jpg`;
};
