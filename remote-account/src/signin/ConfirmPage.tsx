import { css } from '@emotion/react';
import { useState } from 'react';
import { safeReturnPath } from '@detour/shared-contracts/sites';
import { Button, container, EmptyState, LinkButton } from '@detour/shared-ui';
import { useApi, useHost, useHydrated, useLinkToken, useShopLocation, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { PageFrame } from '../form/PageFrame';
import { useSend } from '../form/useSend';
import { confirmAddress } from '../session/account.client';
import { accountAddress, doorAddress } from '../session/sign-in-address';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';
import type { Names } from '../contract';

/**
 * Target of the link in the sign-up mail. Requires a click, because mail scanners follow links and would use up the token.
 */
export const ConfirmPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost();
  const api = useApi<Names>();
  const query = new URLSearchParams(useShopLocation().search);
  const isReady = useHydrated();
  const token = useLinkToken() ?? '';
  const origin = query.get('origin');
  const sending = useSend();
  const tellSignedIn = useSignedInChange();
  /** Number of orders that the account got; null before. */
  const [attached, setAttached] = useState<number | null>(null);
  const isConfirmed = attached !== null;
  const isOver =
    (isReady && token === '') || sending.failure?.status === 410 || sending.failure?.status === 400;
  const confirm = (): void =>
    void sending.send(
      () => confirmAddress(api, token),
      ({ account, ordersAttached = 0 }) => {
        if (!account) return setAttached(ordersAttached);
        tellSignedIn(account);
        void navigation.navigate(safeReturnPath(origin, accountAddress('trips', locale)), { replace: true });
      },
    );
  if (isConfirmed || isOver) {
    const wasUsed = sending.failure?.code === 'LINK_USED';
    return (
      <div css={container} data-testid="page-account-confirm">
        <EmptyState
          level={1}
          title={text(isConfirmed || wasUsed ? 'confirm.doneTitle' : 'link.overTitle')}
          sentence={
            attached
              ? text('confirm.doneOrders', { count: attached })
              : text(isConfirmed || wasUsed ? 'confirm.doneText' : 'confirm.overText')
          }
          action={
            <LinkButton href={doorAddress(isConfirmed || wasUsed ? 'signin' : 'signup', locale, origin)}>
              {text(isConfirmed || wasUsed ? 'account.signIn' : 'account.createAccount')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <PageFrame testId="page-account-confirm" title={text('confirm.title')} lead={text('confirm.lead')}>
      <div css={column}>
        <FailureNote failure={sending.failure} />
        <div>
          <Button busy={sending.busy} onClick={confirm}>
            {text('confirm.action')}
          </Button>
        </div>
      </div>
    </PageFrame>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
