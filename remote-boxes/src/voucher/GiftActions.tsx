import { css } from '@emotion/react';
import { useState } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { printAddress } from '@detour/shared-contracts/sites';
import { Button, LinkButton, Note } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { openGift } from '../beneficiary/gift.query';
import { useText } from '../text';
import type { GiftFactsView } from './gift.view-model';
import type { Names } from '../contract';

export interface GiftActionsProps {
  readonly gift: VoucherStatus;
  readonly code: string;
  readonly facts: GiftFactsView;
  readonly onCheck: () => void;
}

/** The next step of a gift that can be used, or why it has to wait. @spec BENEF-008 */
export const GiftActions = ({ gift, code, facts, onCheck }: GiftActionsProps) => {
  const text = useText();
  const { action, product } = facts;
  const opening = useOpening(code, onCheck);
  return (
    <div css={column}>
      {gift.next === 'wait' && (
        <>
          <Note tone="warning" title={text('voucher.waitTitle')}>
            {text('voucher.wait')}
          </Note>
          <Button kind="quiet" width="full" onClick={onCheck}>
            {text('voucher.checkAgain')}
          </Button>
        </>
      )}
      {opening.hasFailed && (
        <Note tone="danger" role="alert" title={text('error.generic')}>
          {text('voucher.openFailed')}
        </Note>
      )}
      {action && (
        <Button
          kind="brand"
          width="full"
          busy={opening.busy}
          onClick={() => opening.open('beneficiary-offers')}
        >
          {action}
        </Button>
      )}
      {product && (
        <LinkButton kind={action || gift.activity ? 'quiet' : 'brand'} width="full" href={product.href}>
          {product.label}
        </LinkButton>
      )}
      {action && canExchange(gift) && (
        <p>
          <Button kind="link" onClick={() => opening.open('boxes')}>
            {text('exchange.button')}
          </Button>
        </p>
      )}
    </div>
  );
};

/** A card pays any gift by itself. */
const canExchange = ({ kind }: VoucherStatus): boolean => kind === 'gift_stay' || kind === 'box';

/** Opens the gift for this browser, so that it pays by itself, and shows its stays, or the gifts that it can be exchanged for. */
const useOpening = (code: string, onCheck: () => void) => {
  const api = useApi<Names>();
  const { bus, navigation } = useHost<Names>();
  const { locale } = useSite();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = async (page: 'beneficiary-offers' | 'boxes'): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await openGift(api, { locale, code });
    if (answer.ok) {
      bus.emit('boxes.gift-changed@1', { isOpen: true });
      return void navigation.navigate(printAddress<Names>(page, locale));
    }
    // Used or expired since the page was loaded: the page then shows it.
    if (answer.error.status === 409) onCheck();
    setState(answer.error.status === 409 ? 'idle' : 'failed');
  };
  return {
    open: (page: 'beneficiary-offers' | 'boxes') => void open(page),
    busy: state === 'busy',
    hasFailed: state === 'failed',
  };
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });
