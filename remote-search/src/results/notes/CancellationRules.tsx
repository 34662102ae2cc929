import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, Dialog, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';

/** Whole percents of each night that are refunded until its deadline. There is no refund from check-in on. @spec SRCH-030 */
const refundPercent = 80;

/** Cancellation and change rules, below the results and in a modal. @spec SRCH-029 SRCH-030 SRCH-031 */
export const CancellationRules = () => {
  const text = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const percent = format.percent(refundPercent);
  return (
    <>
      <div css={opener}>
        <Button kind="link" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('cancel.policy')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('cancel.policy')}
        closeLabel={text('ui.close')}
        data-testid="cancellation-rules"
      >
        <h3 css={type.h3}>{text('cancel.modalRefund')}</h3>
        <p css={rule}>{text('cancel.modalBefore', { percent })}</p>
        <p css={rule}>{text('cancel.modalAfter')}</p>
        <h3 css={[type.h3, next]}>{text('cancel.modalChangeTitle')}</h3>
        <p css={rule}>{text('cancel.modalChange')}</p>
        <p css={note}>{text('cancel.modalNote')}</p>
      </Dialog>
    </>
  );
};

const opener = css({ marginBlockStart: 'var(--space-2)' });
const rule = css({ marginBlockStart: 'var(--space-2)' });
const next = css({ marginBlockStart: 'var(--space-6)' });
const note = css({
  marginBlockStart: 'var(--space-6)',
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: 'var(--border-hairline)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
});
