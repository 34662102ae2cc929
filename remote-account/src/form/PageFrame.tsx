import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container, media, text as type } from '@detour/shared-ui';

export interface PageFrameProps {
  readonly testId: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Navigation between the account pages, above the title. */
  readonly above?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Frame of this remote's pages: title, lead, content in reading width, and an aside (beside the content on wide screens, otherwise below). */
export const PageFrame = ({ testId, title, lead, above, aside, children }: PageFrameProps) => (
  <div data-testid={testId} css={[container, page]}>
    {above}
    <header css={head}>
      <h1 css={type.h1}>{title}</h1>
      {lead && <p css={type.lead}>{lead}</p>}
    </header>
    {aside ? (
      <div css={columns}>
        <div css={main}>{children}</div>
        <aside css={side}>{aside}</aside>
      </div>
    ) : (
      children
    )}
  </div>
);

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-8)',
  minHeight: '34rem',
  paddingBlockStart: 'clamp(1.75rem, 4vw, 3.5rem)',
});
const head = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--size-text-measure)' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 24rem)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 'var(--space-10)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 32rem)', justifyContent: 'start' },
});
const main = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' });
const side = css({ display: 'grid', gap: 'var(--space-6)' });
