import type { PlacedBanner } from '@detour/shared-contracts/api';
import { imageOfAddress } from '../picture/image-of-address';
import type { PictureBannerProps } from './PictureBanner';

/** A banner from editorial content. */
export const bannerOfContent = (banner: PlacedBanner): PictureBannerProps => ({
  title: banner.title,
  sentence: banner.subtitle,
  image: imageOfAddress(banner.imageUrl),
  mobileImage: imageOfAddress(banner.imageMobile),
  alt: banner.imageAlt,
  position: banner.imagePosition,
  href: banner.url ?? undefined,
  newTab: banner.newTab,
  links: banner.ctas.map(({ label, link: { url, newTab } }) => ({ label, href: url, newTab })),
});
