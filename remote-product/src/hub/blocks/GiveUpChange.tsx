import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { Button, Dialog, FieldError } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { giveUpChange } from '../../change/change.client';
import type { Names } from '../../contract';
import { useText } from '../../text';

interface GiveUpChangeProps {
  readonly order: Pick<Order, 'orderUUID'>;
  readonly onGivenUp: (order: Order) => void;
}

/** Cancels an unpaid change, after a question. */
export const GiveUpChange = ({ order: { orderUUID }, onGivenUp }: GiveUpChangeProps) => {
  const t = useText();
  const api = useApi<Names>();
  const { phone } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const giveUp = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const answer = await giveUpChange(api, orderUUID);
    setBusy(false);
    if (!answer.ok) return setFailed(true);
    setOpen(false);
    onGivenUp(answer.value);
  };
  return (
    <>
      <Button kind="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('hubChange.giveUp')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('hubChange.giveUpTitle')}
        closeLabel={t('ui.close')}
        data-testid="give-up-change"
      >
        <div css={column}>
          <p>{t('hubChange.giveUpText')}</p>
          <div role="alert">
            {hasFailed && (
              <FieldError id="give-up-failed">{t('hubChange.giveUpFailed', { phone })}</FieldError>
            )}
          </div>
          <div css={row}>
            <Button busy={busy} onClick={() => void giveUp()}>
              {t('hubChange.giveUpConfirm')}
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {t('hubChange.giveUpKeep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
