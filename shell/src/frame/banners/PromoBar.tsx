import { css } from '@emotion/react';
import type { PromoBar as PromoBarContent } from '@detour/shared-contracts/api';
import { container, media, VisuallyHidden } from '@detour/shared-ui';
import { onDark } from '../frame-styles';
import { PromoCountdown } from './PromoCountdown';
import { useFrameText } from '../useFrameText';

/** One line above the header, if content has one for the page and flow. @spec PROMO-001 PROMO-004 PROMO-005 */
export const PromoBar = ({ content }: { readonly content: PromoBarContent }) => {
  const text = useFrameText();
  return (
    <aside
      data-testid="promo-bar"
      data-code={content.internalCode}
      aria-label={text('promo.label')}
      css={[bar, onDark, paletteOf(content.colorPalette)]}
    >
      <p css={[container, line]}>
        <span css={long}>{content.text}</span>
        <span css={short}>{content.shortText}</span>
        {content.countdown && <PromoCountdown span={content.countdown} />}
        {content.links.map(({ label, url, newTab }) => (
          <a key={url} href={url} css={anchor} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
            {label}
            {newTab && <VisuallyHidden> ({text('ui.newTab')})</VisuallyHidden>}
          </a>
        ))}
      </p>
    </aside>
  );
};

const hex = /^#[0-9a-f]{6}$/i;

// Accepts only a plain colour, so that content cannot inject CSS.
const paletteOf = ({ background, font }: PromoBarContent['colorPalette']) =>
  hex.test(background)
    ? css({ background, color: font === 'dark' ? 'var(--color-ink-on-picture)' : 'var(--color-ink-inverse)' })
    : null;

const bar = css({ background: 'var(--color-surface-brand)', color: 'var(--color-ink-inverse)' });

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: '0.6rem',
  minHeight: '2.5rem',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'center',
});

const long = css({ [media.mobile]: { display: 'none' } });
const short = css({ [media.fromTablet]: { display: 'none' } });
const anchor = css({ color: 'inherit', textUnderlineOffset: '0.2em', paddingBlock: '0.2rem' });
