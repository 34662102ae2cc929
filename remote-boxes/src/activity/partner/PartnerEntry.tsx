import { css } from '@emotion/react';
import { useState } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { Button, createChunk, Note, text as type, useChunk } from '@detour/shared-ui';
import { useText } from '../../text';

export interface PartnerEntryProps {
  readonly gift: VoucherStatus;
  readonly code: string;
  readonly onRedeemed: () => void;
}

// Only partners open it.
const dialogChunk = createChunk(() => import('./PartnerDialog'));

/** Reached by the QR code of the voucher: leads the partner to the dialog that ends it. */
export const PartnerEntry = ({ gift, code, onRedeemed }: PartnerEntryProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { value: chunk, failed } = useChunk(dialogChunk, isOpen);
  const open = (): void => {
    setOpen(true);
    if (failed) void dialogChunk.load();
  };
  return (
    <div css={foot}>
      <p css={[type.small, type.muted]}>
        {text('partner.question')}{' '}
        <Button kind="link" busy={isOpen && !chunk && !failed} onClick={open} data-testid="partner-open">
          {text('partner.open')}
        </Button>
      </p>
      {isOpen && failed && <Note tone="danger" role="alert" title={text('partner.failed')} />}
      {isOpen && chunk && (
        <chunk.PartnerDialog gift={gift} code={code} onRedeemed={onRedeemed} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};

const foot = css({ paddingBlockStart: 'var(--space-3)', borderBlockStart: '1px solid var(--color-line)' });
