import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type TagTone = 'positive' | 'warning' | 'accent' | 'neutral' | 'danger';

export interface TagProps {
  tone?: TagTone | undefined;
  children: ReactNode;
}

/** A tinted 13 px label in panels and lists. */
export const Tag = ({ tone = 'positive', children }: TagProps) => (
  <span css={[tag, tones[tone]]}>{children}</span>
);

const tag = css({
  display: 'inline-block',
  padding: '0.32rem 0.5rem',
  borderRadius: 'var(--radius-s)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

const tones = {
  positive: css({ background: 'var(--color-positive-tint)', color: 'var(--color-positive)' }),
  warning: css({ background: 'var(--color-warning-tint)', color: 'var(--color-warning)' }),
  accent: css({ background: 'var(--color-accent-tint)', color: 'var(--color-accent-strong)' }),
  neutral: css({ background: 'var(--color-surface-sunken)', color: 'var(--color-ink)' }),
  danger: css({ background: 'var(--color-danger-tint)', color: 'var(--color-danger)' }),
} satisfies Record<TagTone, ReturnType<typeof css>>;
