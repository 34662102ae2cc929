import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, container, EmptyState, LinkButton } from '@detour/shared-ui';
import { isSignedIn, useApi, useHydrated, useLinkToken, useShopLocation, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { PageFrame } from '../form/PageFrame';
import { useSend } from '../form/useSend';
import { meQuery } from '../session/account.query';
import { accountAddress } from '../session/sign-in-address';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText, type TextId } from '../text';
import { confirmEmailChange, undoEmailChange } from './email.client';
import type { Names } from '../contract';

interface Words {
  readonly title: TextId;
  readonly lead: TextId;
  readonly action: TextId;
  readonly doneTitle: TextId;
  readonly doneText: TextId;
  readonly overText: TextId;
}

const confirming: Words = {
  title: 'email.confirmTitle',
  lead: 'email.confirmLead',
  action: 'email.confirmAction',
  doneTitle: 'email.doneTitle',
  doneText: 'email.doneText',
  overText: 'email.overText',
};
const undoing: Words = {
  title: 'email.undoTitle',
  lead: 'email.undoLead',
  action: 'email.undoAction',
  doneTitle: 'email.undoneTitle',
  doneText: 'email.undoneText',
  overText: 'email.undoOverText',
};

/**
 * Target of the links in the mails about a change of address: confirms it (new address) or undoes it (former address). Requires a
 * click, because mail scanners follow links.
 */
export const EmailLinkPage = () => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const isUndo = new URLSearchParams(useShopLocation().search).get('undo') === '1';
  const words = isUndo ? undoing : confirming;
  const isReady = useHydrated();
  const token = useLinkToken() ?? '';
  const sending = useSend();
  const queryClient = useQueryClient();
  const tellSignedIn = useSignedInChange();
  const [isDone, setDone] = useState(false);
  const { failure } = sending;
  const isOver = (isReady && token === '') || failure?.status === 410 || failure?.status === 400;
  const press = (): void =>
    void sending.send(
      () => (isUndo ? undoEmailChange(api, token) : confirmEmailChange(api, token)),
      () => {
        if (!isUndo) void queryClient.invalidateQueries(meQuery(api));
        // The response cleared the cookies of this account's session. A session of another account stays.
        else if (!isSignedIn()) tellSignedIn(null);
        setDone(true);
      },
    );
  const wasDone = isDone || failure?.code === 'LINK_USED';
  if (wasDone || isOver) {
    return (
      <div css={container} data-testid="page-account-email">
        <EmptyState
          level={1}
          title={text(wasDone ? words.doneTitle : 'link.overTitle')}
          sentence={text(wasDone ? words.doneText : words.overText)}
          action={
            <LinkButton href={accountAddress(isUndo ? 'password' : 'profile', locale)}>
              {text(isUndo ? 'password.newLink' : 'account.profile')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <PageFrame testId="page-account-email" title={text(words.title)} lead={text(words.lead)}>
      <div css={column}>
        <FailureNote failure={failure} />
        <div>
          <Button busy={sending.busy} onClick={press}>
            {text(words.action)}
          </Button>
        </div>
      </div>
    </PageFrame>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
