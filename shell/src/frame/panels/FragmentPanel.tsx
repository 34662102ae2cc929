import { css } from '@emotion/react';
import { Button, RefreshIcon, text as type } from '@detour/shared-ui';
import { useFrameText } from '../useFrameText';

export interface FragmentPanelProps {
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a fragment that failed to load: one line and a retry, because the surrounding page works. @spec SHELL-010 */
export const FragmentPanel = ({ retrying = false, onRetry }: FragmentPanelProps) => {
  const text = useFrameText();
  return (
    <div data-testid="remote-failed" css={panel}>
      <p role="status" css={[type.small, type.muted]}>
        {text('slot.fragment')}
      </p>
      <Button
        kind="quiet"
        size="small"
        width="label"
        icon={<RefreshIcon />}
        busy={retrying}
        data-testid="remote-retry"
        onClick={onRetry}
      >
        {text('ui.retry')}
      </Button>
    </div>
  );
};

const panel = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-6)',
  padding: 'var(--space-4) var(--space-5)',
  border: '1px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-sunken)',
});
