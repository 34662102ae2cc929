import type { Image } from '@detour/shared-contracts/api';
import { Picture } from '@detour/shared-ui';

export interface GiftCoverProps {
  /** A picture object from the API, or a URL. */
  readonly image: Image | string | null;
  /** True if it is the page's largest picture, which loads first. */
  readonly eager?: boolean;
}

/** Width of the picture. The front is narrower and crops it at the sides. */
export const coverSizes = '420px';

/** The front of the card. Decorative. */
export const GiftCover = ({ image, eager = false }: GiftCoverProps) => {
  if (!image) return null;
  return typeof image === 'string' ? (
    <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />
  ) : (
    <Picture image={image} alt="" sizes={coverSizes} eager={eager} css={{ height: '100%' }} />
  );
};
