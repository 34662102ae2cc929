import { css } from '@emotion/react';
import type { PlacedBanner } from '@detour/shared-contracts';
import { container, imageOfAddress, PictureBanner } from '@detour/shared-ui';

/** An invitation under a page, for its locale, kind and flow. @spec PROMO-013 PROMO-014 */
export const TargetedBanner = ({ banner }: { readonly banner: PlacedBanner }) => (
  <aside css={[container, apart]} data-testid="targeted-banner" aria-label={banner.title}>
    <PictureBanner
      title={banner.title}
      sentence={banner.subtitle}
      image={imageOfAddress(banner.imageUrl)}
      mobileImage={imageOfAddress(banner.imageMobile)}
      alt={banner.imageAlt}
      position={banner.imagePosition}
      href={banner.url ?? undefined}
      newTab={banner.newTab}
      links={banner.ctas.map(({ label, link: { url, newTab } }) => ({ label, href: url, newTab }))}
    />
  </aside>
);

const apart = css({ marginBlockStart: 'var(--space-section)' });
