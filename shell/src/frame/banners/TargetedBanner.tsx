import { css } from '@emotion/react';
import type { PlacedBanner } from '@detour/shared-contracts/api';
import { bannerOfContent, container, PictureBanner } from '@detour/shared-ui';

/** A promotion below a page, for its locale, kind and flow. @spec PROMO-013 PROMO-014 */
export const TargetedBanner = ({ banner }: { readonly banner: PlacedBanner }) => (
  <aside css={[container, apart]} data-testid="targeted-banner" aria-label={banner.title}>
    <PictureBanner {...bannerOfContent(banner)} />
  </aside>
);

const apart = css({ marginBlockStart: 'var(--space-section)' });
