import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Button, Dialog } from '@detour/shared-ui';
import { useText } from '../text';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly sentence: string;
  /** Words of the button that acts. */
  readonly action: string;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
  /** What the action is about. */
  readonly children?: ReactNode;
}

/** Asks before something that others see. Closes after the action, whose outcome the page shows. */
export const ConfirmDialog = ({
  open,
  title,
  sentence,
  action,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onConfirm();
    setBusy(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={text('ui.close')}>
      <div css={words}>
        <p>{sentence}</p>
        {children}
      </div>
      <div css={row}>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      </div>
    </Dialog>
  );
};

const words = css({ display: 'grid', gap: 'var(--space-4)' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', marginTop: 'var(--space-5)' });
