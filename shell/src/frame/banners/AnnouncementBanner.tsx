import { css } from '@emotion/react';
import { container } from '@detour/shared-ui';
import type { ShownBanner } from '../content/frame-content';
import type { BannerChoice } from '../content/choose-content';
import { plainLink } from '../frame-styles';
import { RichText } from '../content/RichText';
import { useFrameText } from '../useFrameText';

/** One sentence under the header. @spec BANNER-001 BANNER-005 BANNER-006 BANNER-008 */
export const AnnouncementBanner = ({ choice }: { readonly choice: BannerChoice }) => {
  const text = useFrameText();
  if (choice === null) return null;
  // Empty and without a size, so that the page does not move when there is no banner.
  if (choice === 'placeholder') return <div data-testid="announcement-banner" data-state="empty" />;
  return (
    <aside
      data-testid="announcement-banner"
      data-state="shown"
      aria-label={text('banner.label')}
      css={[banner, variations[choice.colorVariation]]}
    >
      <div css={[container, line]}>
        <Words banner={choice} />
      </div>
    </aside>
  );
};

const Words = ({ banner: { content, link } }: { readonly banner: ShownBanner }) => {
  if (!link) return <RichText html={content} />;
  // Links must not be nested: the banner's own link wins.
  return (
    <a href={link.url} css={[plainLink, anchor]}>
      <RichText html={content.replaceAll(/<\/?a\b[^>]*>/g, '')} />
    </a>
  );
};

const variations: Readonly<Record<ShownBanner['colorVariation'], ReturnType<typeof css>>> = {
  brand: css({ background: 'var(--color-brand-tint)' }),
  sand: css({ background: 'var(--color-surface-sunken)' }),
  clay: css({ background: 'var(--color-accent-tint)' }),
};

const banner = css({ color: 'var(--color-ink)' });

const line = css({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '0.6rem',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
});

const anchor = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});
