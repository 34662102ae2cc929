import type { Image } from '@detour/shared-contracts/api';
import { Picture } from '@detour/shared-ui';

export interface GiftCoverProps {
  /** A picture object from the API, or a URL. */
  readonly image: Image | string | null;
}

/** Width of the picture. The front is narrower and crops it at the sides. */
const coverSizes = '(max-width: 767px) 250px, 344px';

/** The front of the card. Decorative. */
export const GiftCover = ({ image }: GiftCoverProps) => {
  if (!image) return null;
  return typeof image === 'string' ? (
    <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />
  ) : (
    <Picture image={image} alt="" sizes={coverSizes} css={{ height: '100%' }} />
  );
};
