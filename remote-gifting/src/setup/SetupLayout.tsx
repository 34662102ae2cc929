import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface SetupLayoutProps {
  /** Title and questions. */
  readonly children: ReactNode;
  /** The card and the price. */
  readonly stage: ReactNode;
}

/** Questions on the left, the sticky card on the right; stacked on narrow screens. */
export const SetupLayout = ({ children, stage }: SetupLayoutProps) => (
  <div css={box}>
    <div css={columns}>
      <div css={questions}>{children}</div>
      <div css={stageStyle}>{stage}</div>
    </div>
  </div>
);

const wide = '@container (min-width: 56rem)';

const box = css({ containerType: 'inline-size' });

const columns = css({
  display: 'grid',
  gap: 'var(--space-8)',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(2rem, 6cqw, 4.5rem)',
    alignItems: 'start',
  },
});

const questions = css({ display: 'grid', gap: '2.25rem' });

const stageStyle = css({
  overflow: 'clip',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  [wide]: { position: 'sticky', top: '2rem' },
});
