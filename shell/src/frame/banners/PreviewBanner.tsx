import { css } from '@emotion/react';
import { container } from '@detour/shared-ui';
import type { PreviewNotice } from '../../navigation/page-data';
import { noticeBar } from './notice-bar.styles';
import { useFrameText } from '../useFrameText';

/**
 * Shows on every page that chosen releases or drafts are active, each with a button that ends that preview. Plain forms, because the
 * previewed release may be broken. @spec FLAG-018
 */
export const PreviewBanner = ({ notice }: { readonly notice: PreviewNotice }) => {
  const text = useFrameText();
  return (
    <aside aria-label={text('preview.title')} data-testid="preview-banner" css={bar}>
      {notice.releases.length > 0 && (
        <Line
          method="post"
          action="/_shell/releases/leave"
          words={text('preview.shown', { releases: notice.releases.join(', ') })}
          leave={text('preview.leave')}
        />
      )}
      {notice.drafts && (
        <Line
          method="get"
          action="/api/preview/leave"
          words={text('preview.drafts')}
          leave={text('preview.leave')}
        />
      )}
    </aside>
  );
};

interface LineProps {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly words: string;
  readonly leave: string;
}

const Line = ({ method, action, words: shown, leave }: LineProps) => {
  const text = useFrameText();
  return (
    <form method={method} action={action} css={[container, noticeBar.line]}>
      <p css={words}>
        <strong>{text('preview.title')}</strong> {shown}
      </p>
      <button type="submit" css={[noticeBar.item, noticeBar.button]}>
        {leave}
      </button>
    </form>
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
