import { css } from '@emotion/react';
import { container } from '@detour/shared-ui';
import type { PreviewNotice } from '../page-data';
import { useFrameText } from './useFrameText';

/** Says on every page that chosen releases are shown, and leads out: a plain form, for what is previewed may be broken. */
export const PreviewBanner = ({ notice }: { readonly notice: PreviewNotice }) => {
  const text = useFrameText();
  return (
    <aside aria-label={text('preview.title')} data-testid="preview-banner" css={bar}>
      <form method="post" action="/_shell/releases/leave" css={[container, line]}>
        <p css={words}>
          <strong>{text('preview.title')}</strong>{' '}
          {text('preview.shown', { releases: notice.releases.join(', ') })}
        </p>
        <button type="submit" css={button}>
          {text('preview.leave')}
        </button>
      </form>
    </aside>
  );
};

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'var(--z-overlay-boundaries)',
  background: 'var(--color-ink)',
  color: 'var(--color-surface)',
});

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--space-6)',
  minHeight: '2.75rem',
  fontSize: '0.9375rem',
});

const words = css({ margin: 0, marginInlineEnd: 'auto', overflowWrap: 'anywhere' });

const button = css({
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
