import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../foundation/text';
import { DetourDrawing } from './DetourDrawing';

export interface EmptyStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** One sentence. */
  sentence: ReactNode;
  /** One action. */
  action?: ReactNode;
  'data-testid'?: string | undefined;
}

/** Empty state: title, reason and one action, with the detour drawing. */
export const EmptyState = ({ title, level = 2, sentence, action, ...rest }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div css={empty} {...rest}>
      <DetourDrawing />
      <Heading css={text.h2}>{title}</Heading>
      <p css={[text.body, text.muted, measure]}>{sentence}</p>
      {action && <div css={actionStyle}>{action}</div>}
    </div>
  );
};

const empty = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-10)',
  textAlign: 'center',
});
const measure = css({ maxWidth: 'var(--size-text-measure)', textWrap: 'balance' });
const actionStyle = css({ paddingTop: 'var(--space-3)' });
