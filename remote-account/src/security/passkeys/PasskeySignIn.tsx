import { useEffect, useRef, useState } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import { Button, LockIcon, Note } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../../form/FailureNote';
import { useSend, type Sending } from '../../form/useSend';
import { useText } from '../../text';
import {
  answerWithPasskey,
  cancelPasskeyRequest,
  knowsPasskeys,
  offersPasskeysInFields,
  type CeremonyFailure,
} from './passkey-ceremony';
import { askForSignIn, signInWithPasskey } from '../security.client';
import type { Names } from '../../contract';

const failures = { PASSKEY_REFUSED: 'passkey.refused' } as const;

export interface PasskeySignInProps {
  readonly onSignedIn: (account: Account) => void;
}

/** A button for browsers that support passkeys. If the browser supports autofill, the e-mail field offers them too. */
export const PasskeySignIn = ({ onSignedIn }: PasskeySignInProps) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const [stopped, setStopped] = useState<CeremonyFailure | null>(null);
  useOfferInField(sending.send, onSignedIn);
  if (!knowsPasskeys()) return null;
  const enter = (): void => {
    setStopped(null);
    void sending.send(
      async (): Promise<Result<Account | null, ApiError>> => {
        const asked = await askForSignIn(api);
        if (!asked.ok) return asked;
        const answer = await answerWithPasskey(asked.value);
        if (answer.ok) return signInWithPasskey(api, answer.value);
        setStopped(answer.error);
        return ok(null);
      },
      (account) => account && onSignedIn(account),
    );
  };
  return (
    <>
      <FailureNote failure={sending.failure} texts={failures} />
      {stopped && (
        <Note tone="neutral" role="status">
          {text(stopped === 'cancelled' ? 'passkey.cancelled' : 'passkey.refused')}
        </Note>
      )}
      <div>
        <Button kind="quiet" icon={<LockIcon />} busy={sending.busy} onClick={enter}>
          {text('passkey.signIn')}
        </Button>
      </div>
    </>
  );
};

/**
 * The visitor did not start this request, so failures are not shown. Button and password still work. Shares `send` with the button: of
 * two answers at once the gateway refuses the one whose counter has not grown.
 */
const useOfferInField = (send: Sending['send'], onSignedIn: PasskeySignInProps['onSignedIn']): void => {
  const api = useApi<Names>();
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    let over = false;
    const isOver = (): boolean => over;
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeysInFields()) || isOver()) return;
      const asked = await askForSignIn(api);
      const answer = asked.ok && !isOver() ? await answerWithPasskey(asked.value, { autofill: true }) : null;
      if (!answer?.ok || isOver()) return;
      await send(
        async () => {
          const account = await signInWithPasskey(api, answer.value);
          return ok(account.ok && !isOver() ? account.value : null);
        },
        (account) => account && latest.current(account),
      );
    };
    if (knowsPasskeys()) void offer();
    return () => {
      over = true;
      if (knowsPasskeys()) cancelPasskeyRequest();
    };
  }, [api, send]);
};
