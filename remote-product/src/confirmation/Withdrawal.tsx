import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { Button, Dialog, FieldError, Note } from '@detour/shared-ui';
import { useApi, useFormat, useHost, useSite } from '@detour/remote-kit';
import { releaseOrder } from '../order/order.client';
import { useText } from '../text';
import type { Names } from '../contract';

export interface WithdrawalProps {
  readonly order: Order;
}

type State =
  { readonly kind: 'idle' | 'busy' | 'failed' } | { readonly kind: 'received'; readonly at: number };

/** "Withdraw from contract here", then "confirm withdrawal", then a receipt with day and time (2011/83/EU, art. 11a). */
export const Withdrawal = ({ order }: WithdrawalProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { clock } = useHost();
  const { phone, timeZone } = useSite();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const confirm = async (): Promise<void> => {
    setState({ kind: 'busy' });
    const answer = await releaseOrder(api, order.orderUUID);
    setState(answer.ok ? { kind: 'received', at: clock.now() } : { kind: 'failed' });
  };
  const close = (): void => {
    setOpen(false);
    // Reload only now, because the page of an ended order does not show the receipt.
    if (state.kind === 'received') void queryClient.invalidateQueries({ queryKey: ['order'] });
  };
  return (
    <>
      <Button kind="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('legal.withdrawLink')}
      </Button>
      <Dialog open={open} onClose={close} title={t('legal.withdrawLink')} closeLabel={t('ui.close')}>
        <div css={column}>
          {state.kind === 'received' ? (
            <Note role="status">
              {t('legal.withdrawReceived', {
                date: format.longDate(zonedNow(state.at, timeZone).date),
                time: format.timeOf(state.at),
              })}
            </Note>
          ) : (
            <>
              <p>{t('withdraw.text', { amount: format.price(order.amount) })}</p>
              <div role="alert">
                {state.kind === 'failed' && (
                  <FieldError id="withdraw-failed">{t('withdraw.failed', { phone })}</FieldError>
                )}
              </div>
              <div css={buttons}>
                <Button busy={state.kind === 'busy'} onClick={() => void confirm()}>
                  {t('legal.withdrawConfirm')}
                </Button>
                <Button kind="quiet" onClick={close}>
                  {t('withdraw.keep')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
