import { useEffect, useRef, useState } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import { Button, LockIcon, Note } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../../form/FailureNote';
import { useSend } from '../../form/useSend';
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
  const field = useOfferInField(onSignedIn);
  if (!knowsPasskeys()) return null;
  const enter = (): void => {
    if (field.isSending()) return;
    setStopped(null);
    void sending.send(
      async (): Promise<Result<Account | null, ApiError>> => {
        await field.withdraw();
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
        <Button kind="quiet" icon={<LockIcon />} busy={sending.busy || field.busy} onClick={enter}>
          {text('passkey.signIn')}
        </Button>
      </div>
    </>
  );
};

/** The request that fills the e-mail field. The gateway knows one challenge per visitor, so field and button take turns. */
interface FieldOffer {
  /** True while an answer from the field signs in. */
  readonly busy: boolean;
  /** As `busy`, but current within one task. */
  readonly isSending: () => boolean;
  /** Ignores answers from the field from now on. Resolves when the field's own question to the gateway has ended. */
  readonly withdraw: () => Promise<void>;
}

/** The visitor did not start this request, so failures are not shown. Button and password still work. */
const useOfferInField = (onSignedIn: PasskeySignInProps['onSignedIn']): FieldOffer => {
  const api = useApi<Names>();
  const latest = useRef(onSignedIn);
  const [busy, setBusy] = useState(false);
  const state = useRef<{ over: boolean; sending: boolean; asking: Promise<unknown> }>({
    over: false,
    sending: false,
    asking: Promise.resolve(),
  });
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    const own = { over: false, sending: false, asking: Promise.resolve() as Promise<unknown> };
    state.current = own;
    const isOver = (): boolean => own.over;
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeysInFields()) || isOver()) return;
      const asking = askForSignIn(api);
      own.asking = asking;
      const asked = await asking;
      const answer = asked.ok && !isOver() ? await answerWithPasskey(asked.value, { autofill: true }) : null;
      if (!answer?.ok || isOver()) return;
      own.sending = true;
      setBusy(true);
      const account = await signInWithPasskey(api, answer.value);
      own.sending = false;
      if (isOver()) return;
      setBusy(false);
      if (account.ok) latest.current(account.value);
    };
    if (knowsPasskeys()) void offer();
    return () => {
      own.over = true;
      if (knowsPasskeys()) cancelPasskeyRequest();
    };
  }, [api]);
  return {
    busy,
    isSending: () => state.current.sending,
    withdraw: async () => {
      state.current.over = true;
      await state.current.asking;
    },
  };
};
