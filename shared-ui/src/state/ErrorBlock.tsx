import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { AlertTriangleIcon, RefreshIcon } from '../icon/icons';

export interface ErrorBlockProps {
  /** The problem, then what to do. */
  message: ReactNode;
  /** "Réessayer" */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** CSS height of the failed block, so that nothing below it moves. */
  minHeight?: string | undefined;
  'data-testid'?: string | undefined;
}

/** Error message in place of one block: a sentence with an icon, and a retry. The rest of the page stays. @spec SHELL-007 */
export const ErrorBlock = ({
  message,
  retryLabel,
  onRetry,
  retrying = false,
  minHeight,
  ...rest
}: ErrorBlockProps) => (
  <div css={[block, minHeight !== undefined && { minHeight }]} role="alert" {...rest}>
    <p css={sentence}>
      <AlertTriangleIcon size={22} />
      <span>{message}</span>
    </p>
    {onRetry && (
      <Button
        kind="quiet"
        size="small"
        width="label"
        icon={<RefreshIcon />}
        busy={retrying}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    )}
  </div>
);

const block = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
  textAlign: 'center',
});

const sentence = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 'var(--space-2)',
  maxWidth: 'var(--size-text-measure)',
  textAlign: 'start',
  '& > svg': { color: 'var(--color-danger)', marginTop: '0.1rem' },
});
