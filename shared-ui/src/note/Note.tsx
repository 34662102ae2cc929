import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { AlertTriangleIcon, ClockIcon, InfoCircleIcon } from '../icon/icons';

export type NoteTone = 'neutral' | 'positive' | 'warning' | 'danger';

export interface NoteProps {
  tone?: NoteTone | undefined;
  /** 22 px. Each tone has a default; `null` shows none. */
  icon?: ReactNode;
  title?: ReactNode;
  /** `status` or `alert` for a note that appears after an action. */
  role?: 'note' | 'status' | 'alert' | undefined;
  children?: ReactNode;
  'data-testid'?: string | undefined;
}

/** A single message on a tinted background. */
export const Note = ({ tone = 'neutral', icon, title, role, children, ...rest }: NoteProps) => (
  <div css={[note, tones[tone]]} role={role} {...rest}>
    {icon === undefined ? icons[tone] : icon}
    <div css={body}>
      {title && <strong css={titleStyle}>{title}</strong>}
      {children}
    </div>
  </div>
);

const icons: Record<NoteTone, ReactNode> = {
  neutral: <InfoCircleIcon size={22} />,
  positive: <InfoCircleIcon size={22} />,
  warning: <ClockIcon size={22} />,
  danger: <AlertTriangleIcon size={22} />,
};

const note = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.9rem',
  padding: '1rem 1.25rem',
  borderRadius: 'var(--radius-m)',
  fontSize: '0.9688rem',
  fontWeight: 440,
  lineHeight: 1.5,
  '& > svg': { marginTop: '0.1rem' },
});

const body = css({ minWidth: 0, alignSelf: 'center' });
const titleStyle = css({ display: 'block', fontWeight: 620 });

const tones = {
  neutral: css({ background: 'var(--color-surface-sunken)' }),
  positive: css({ background: 'var(--color-brand-tint)' }),
  warning: css({ background: 'var(--color-warning-tint)', '& > svg': { color: 'var(--color-warning)' } }),
  danger: css({ background: 'var(--color-danger-tint)', '& > svg': { color: 'var(--color-danger)' } }),
} satisfies Record<NoteTone, ReturnType<typeof css>>;
