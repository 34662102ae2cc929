import { css } from '@emotion/react';
import type { Minisite } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { container, LinkButton, media, text as type } from '@detour/shared-ui';
import type { FrameLinks } from '../frame-links';
import { RichText } from '../content/RichText';
import { useFrameText, type FrameText } from '../useFrameText';

export interface MinisitePageProps {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly minisite: Minisite;
}

export const minisiteTitle = ({ partnerName }: Minisite, brand: string, text: FrameText): string =>
  partnerName === null
    ? text('minisite.titlePlain', { brand })
    : text('minisite.title', { partner: partnerName, brand });

/** A partner's page: banner, optional logo, link to the stays, conditions. @spec MINI-004 MINI-005 MINI-006 */
export const MinisitePage = ({ site, links, minisite }: MinisitePageProps) => {
  const text = useFrameText();
  const { bannerUrls, logoUrl, partnerName, footer } = minisite;
  return (
    <div data-testid="page-minisite" css={[container, page]}>
      <picture css={banner}>
        <source media="(max-width: 767px)" srcSet={bannerUrls.mobile} />
        <img src={bannerUrls.desktop} alt="" data-testid="minisite-banner" />
      </picture>
      <div css={words}>
        {logoUrl !== null && (
          <img
            src={logoUrl}
            alt={partnerName ?? ''}
            width={120}
            height={80}
            data-testid="minisite-logo"
            css={logo}
          />
        )}
        <h1 css={type.h1}>{minisiteTitle(minisite, site.brand, text)}</h1>
        <LinkButton href={links.search}>{text('minisite.search')}</LinkButton>
      </div>
      {footer !== null && (
        <section css={conditions}>
          <h2 css={type.h3}>{text('minisite.conditions')}</h2>
          <div css={[type.small, type.muted]}>
            <RichText html={footer} />
          </div>
        </section>
      )}
    </div>
  );
};

const page = css({ display: 'grid', gap: 'var(--space-8)', paddingBlockStart: 'var(--space-6)' });

const banner = css({
  display: 'block',
  aspectRatio: '1920 / 595',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [media.mobile]: { aspectRatio: '750 / 360' },
});

const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  [media.mobile]: { justifyItems: 'stretch' },
});

const logo = css({ borderRadius: 'var(--radius-m)', objectFit: 'contain' });

const conditions = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});
