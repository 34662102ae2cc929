import { css } from '@emotion/react';
import { useState } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { Button, Dialog } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Visit } from '../useVisit';
import { VisitNotice } from './VisitNotice';

export interface CancelVisitProps {
  readonly gift: VoucherStatus;
  /** Of the partner, E.164. */
  readonly phone: string;
  readonly visit: Visit;
}

/** Cancels the booked day, after a question. The voucher stays valid. */
export const CancelVisit = ({ gift, phone, visit }: CancelVisitProps) => {
  const text = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    visit.forget();
    setOpen(false);
  };
  return (
    <>
      <p css={centred}>
        <Button kind="link" onClick={() => setOpen(true)} data-testid="visit-cancel">
          {text('visit.cancel')}
        </Button>
      </p>
      <Dialog
        open={isOpen}
        onClose={close}
        title={text('visit.cancelTitle')}
        closeLabel={text('ui.close')}
        data-testid="visit-cancel-dialog"
        foot={
          <div css={buttons}>
            <Button
              kind="brand"
              busy={visit.busy}
              data-testid="visit-cancel-confirm"
              onClick={() => void visit.cancel()}
            >
              {text('visit.cancelConfirm')}
            </Button>
            <Button kind="quiet" onClick={close}>
              {text('visit.keep')}
            </Button>
          </div>
        }
      >
        <div css={column}>
          <p>{text('visit.cancelText', { date: format.longDate(isoDate(gift.validUntil)) })}</p>
          <VisitNotice failure={visit.failure} phone={phone} />
        </div>
      </Dialog>
    </>
  );
};

const centred = css({ textAlign: 'center' });
const column = css({ display: 'grid', gap: 'var(--space-4)' });
const buttons = css({ display: 'grid', gap: 'var(--space-3)' });
