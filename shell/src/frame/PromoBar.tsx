import { css } from '@emotion/react';
import { container, media, VisuallyHidden } from '@detour/shared-ui';
import { onDark } from './frame-styles';
import { useFrameText } from './useFrameText';

export interface PromoBarContent {
  readonly text: string;
  /** One line at 390 px. */
  readonly shortText: string;
  readonly link: { readonly label: string; readonly url: string; readonly newTab?: boolean } | null;
  readonly palette?: {
    /** `#RRGGBB`; anything else counts as none. */
    readonly background: string;
    readonly font: 'light' | 'dark';
  };
}

/** One line above the header, where content has one. @spec PROMO-001 PROMO-004 PROMO-005 */
export const PromoBar = ({ content }: { readonly content: PromoBarContent }) => {
  const text = useFrameText();
  const { link } = content;
  return (
    <aside
      data-testid="promo-bar"
      aria-label={text('promo.label')}
      css={[bar, onDark, paletteOf(content.palette)]}
    >
      <p css={[container, line]}>
        <span css={long}>{content.text}</span>
        <span css={short}>{content.shortText}</span>
        {link && (
          <>
            {' '}
            <a href={link.url} css={anchor} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
              {link.label}
              {link.newTab && <VisuallyHidden> ({text('ui.newTab')})</VisuallyHidden>}
            </a>
          </>
        )}
      </p>
    </aside>
  );
};

const hex = /^#[0-9a-f]{6}$/i;

// Content must not be able to write CSS: only a plain colour is taken.
const paletteOf = (palette: PromoBarContent['palette']) =>
  palette && hex.test(palette.background)
    ? css({
        background: palette.background,
        color: palette.font === 'dark' ? 'var(--color-ink)' : 'var(--color-on-brand)',
      })
    : null;

const bar = css({ background: 'var(--color-brand)', color: 'var(--color-on-brand)' });

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: '0.35rem',
  minHeight: '2.5rem',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'center',
});

const long = css({ [media.mobile]: { display: 'none' } });
const short = css({ [media.fromTablet]: { display: 'none' } });
const anchor = css({ color: 'inherit', textUnderlineOffset: '0.2em', paddingBlock: '0.2rem' });
