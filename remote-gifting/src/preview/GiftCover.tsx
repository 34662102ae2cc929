import type { Image } from '@detour/shared-contracts/api';
import { Picture } from '@detour/shared-ui';

export interface GiftCoverProps {
  /** A picture of the wire, or its address alone. */
  readonly image: Image | string | null;
  /** On a page whose main picture it is. */
  readonly eager?: boolean;
}

/** Width at which the picture is drawn: the front is narrower, and cuts it at the sides. */
export const coverSizes = '420px';

/** The front of the card; decoration beside the words. */
export const GiftCover = ({ image, eager = false }: GiftCoverProps) => {
  if (!image) return null;
  return typeof image === 'string' ? (
    <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />
  ) : (
    <Picture image={image} alt="" sizes={coverSizes} eager={eager} css={{ height: '100%' }} />
  );
};
