import { css } from '@emotion/react';
import { container } from '@detour/shared-ui';
import type { PreviewNotice } from '../../navigation/page-data';
import { noticeBar } from './notice-bar.styles';
import { useFrameText } from '../useFrameText';

/**
 * Shows on every page that chosen releases are active, with a button that ends the preview. A plain form, because the previewed
 * release may be broken.
 */
export const PreviewBanner = ({ notice }: { readonly notice: PreviewNotice }) => {
  const text = useFrameText();
  return (
    <aside aria-label={text('preview.title')} data-testid="preview-banner" css={bar}>
      <form method="post" action="/_shell/releases/leave" css={[container, noticeBar.line]}>
        <p css={words}>
          <strong>{text('preview.title')}</strong>{' '}
          {text('preview.shown', { releases: notice.releases.join(', ') })}
        </p>
        <button type="submit" css={[noticeBar.item, noticeBar.button]}>
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

const words = css({ margin: 0, marginInlineEnd: 'auto', overflowWrap: 'anywhere' });
