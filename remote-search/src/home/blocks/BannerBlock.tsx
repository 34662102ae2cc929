import { PictureBanner } from '@detour/shared-ui';
import type { HomeBlock } from '@detour/shared-contracts/api';

export interface BannerBlockProps {
  readonly banner: Extract<HomeBlock, { readonly kind: 'banner' }>;
}

/** A picture beside a promotion on green. `position` is the side of the picture. @spec HOME-012 */
export const BannerBlock = ({ banner: { title, text, image, position, ctas } }: BannerBlockProps) => (
  <PictureBanner
    title={title}
    sentence={text}
    image={image}
    position={position}
    links={ctas.map(({ label, url, newTab }) => ({ label, href: url, newTab }))}
  />
);
