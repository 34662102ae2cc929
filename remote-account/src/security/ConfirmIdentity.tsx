import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ok, type Result } from '@detour/shared-contracts/base';
import { Button, Dialog, LockIcon, Note } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { PasswordProof } from '../form/PasswordProof';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { answerWithPasskey, knowsPasskeys } from './passkeys/passkey-ceremony';
import { askForProof, confirmIdentity } from './security.client';
import { passkeysQuery } from './security.query';
import type { Identity } from './useIdentity';
import type { Names } from '../contract';

const failures = { WRONG_PASSWORD: 'profile.wrongPassword', PASSKEY_REFUSED: 'passkey.refused' } as const;

/** Requires the password or a passkey again before a sensitive change. */
export const ConfirmIdentity = ({ identity }: { readonly identity: Identity }) => {
  const text = useText();
  return (
    <Dialog
      open={identity.isAsked}
      onClose={identity.onClose}
      title={text('identity.title')}
      closeLabel={text('ui.close')}
    >
      <ConfirmForm onProven={identity.onProven} />
    </Dialog>
  );
};

const ConfirmForm = ({ onProven }: Pick<Identity, 'onProven'>) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  return (
    <PasswordProof
      name="identity"
      reason={text('identity.text')}
      confirmLabel={text('identity.confirm')}
      busy={sending.busy}
      onConfirm={(password) => void sending.send(() => confirmIdentity(api, { password }), onProven)}
      failure={sending.failure}
      texts={failures}
    >
      <ProveByPasskey onProven={onProven} />
    </PasswordProof>
  );
};

const ProveByPasskey = ({ onProven }: Pick<Identity, 'onProven'>) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const known = useQuery({ ...passkeysQuery(api), enabled: knowsPasskeys() });
  const [isCancelled, setCancelled] = useState(false);
  if (!known.data?.passkeys.length) return null;
  const prove = (): void =>
    void sending.send(
      async (): Promise<Result<boolean, ApiError>> => {
        const asked = await askForProof(api);
        const answer = asked.ok ? await answerWithPasskey(asked.value) : null;
        setCancelled(answer?.ok === false);
        if (!asked.ok) return asked;
        if (!answer?.ok) return ok(false);
        const proven = await confirmIdentity(api, { passkey: answer.value });
        return proven.ok ? ok(true) : proven;
      },
      (isProven) => isProven && onProven(),
    );
  return (
    <>
      <Button kind="quiet" icon={<LockIcon />} busy={sending.busy} onClick={prove}>
        {text('identity.passkey')}
      </Button>
      {isCancelled && <Note tone="neutral">{text('passkey.cancelled')}</Note>}
      <FailureNote failure={sending.failure} texts={failures} />
    </>
  );
};
