import { css } from '@emotion/react';
import { useState } from 'react';
import { keepGiftCall } from '@detour/shared-contracts/api';
import { printAddress } from '@detour/shared-contracts/sites';
import { keepGiftValidator } from '@detour/shared-contracts/validator-loaders';
import { Anchor, Button, Note } from '@detour/shared-ui';
import { isSignedIn, useApi, useHydrated, useSite } from '@detour/remote-kit';
import { codeOf } from '../beneficiary/gift.query';
import { useText } from '../text';
import type { Names } from '../contract';

type State = 'idle' | 'busy' | 'kept' | 'failed' | 'full';

/** Keeps the gift in the account of a signed-in visitor. The code never goes into an address, so a guest types it in the account. */
export const KeepGift = ({ code }: { readonly code: string }) => {
  const text = useText();
  const { locale } = useSite();
  const { state, keep } = useKeeping(code);
  const isIn = useHydrated() && isSignedIn();
  const account = printAddress<Names>('account-gifts', locale);
  if (!isIn) {
    return (
      <p>
        <Anchor href={account} css={link}>
          {text('keep.signIn')}
        </Anchor>
      </p>
    );
  }
  return (
    <div css={column} data-testid="gift-keep">
      <div role="status" css={column}>
        {state === 'kept' && (
          <Note tone="positive" title={text('keep.done')}>
            <Anchor href={account} css={link}>
              {text('keep.see')}
            </Anchor>
          </Note>
        )}
      </div>
      {(state === 'failed' || state === 'full') && (
        <Note tone="danger" role="alert" title={text(state === 'full' ? 'keep.full' : 'keep.failed')} />
      )}
      {state !== 'kept' && (
        <Button kind="quiet" width="full" busy={state === 'busy'} onClick={keep}>
          {text('keep.button')}
        </Button>
      )}
    </div>
  );
};

const useKeeping = (code: string) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [state, setState] = useState<State>('idle');
  const keep = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await api.request(keepGiftCall, keepGiftValidator, { ...codeOf(code), query: { locale } });
    setState(answer.ok ? 'kept' : answer.error.code === 'TOO_MANY_GIFTS' ? 'full' : 'failed');
  };
  return { state, keep: () => void keep() };
};

const column = css({ display: 'grid', gap: 'var(--space-3)', '&:empty': { display: 'none' } });
const link = css({ color: 'var(--color-brand)', fontWeight: 560, textUnderlineOffset: '0.14em' });
