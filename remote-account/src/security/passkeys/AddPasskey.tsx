import { useCallback, useEffect, useState } from 'react';
import type { PasskeysResponse } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import { Button, LockIcon, Note, TextField } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../../form/FailureNote';
import { formStyles } from '../../form/form.styles';
import { SavedNote } from '../../form/SavedNote';
import { useCheckedForm } from '../../form/useCheckedForm';
import { useSend } from '../../form/useSend';
import { useText, type TextId } from '../../text';
import { passkeyNameLength } from './passkey-name';
import { createPasskey, type CeremonyFailure } from './passkey-ceremony';
import { addPasskey, askForCreation } from '../security.client';
import type { Identity } from '../useIdentity';
import type { Names } from '../../contract';

const failures = { PASSKEY_REFUSED: 'passkey.failed', PASSKEY_LIMIT: 'passkey.limit' } as const;
const ceremonyTexts: Readonly<Record<CeremonyFailure, TextId>> = {
  cancelled: 'passkey.cancelled',
  exists: 'passkey.exists',
  failed: 'passkey.failed',
};

interface NewPasskey {
  readonly name: string;
}

export interface AddPasskeyProps {
  /** Suggested name. It may change while the form is open: a typed name stays. */
  readonly defaultName: string;
  readonly identity: Identity;
  readonly onAdded: (passkeys: PasskeysResponse) => void;
}

/** Creates a passkey on the device and adds it to the account. The visitor may cancel. */
const useAddPasskey = (identity: Identity, onAdded: AddPasskeyProps['onAdded']) => {
  const api = useApi<Names>();
  const sending = useSend();
  const [stopped, setStopped] = useState<CeremonyFailure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const add = ({ name }: NewPasskey): void => {
    setSaved(false);
    setStopped(null);
    void sending.send(
      async (): Promise<Result<PasskeysResponse | null, ApiError>> => {
        const asked = await identity.guard(() => askForCreation(api));
        if (!asked.ok) return asked;
        const made = await createPasskey(asked.value);
        if (made.ok)
          return addPasskey(api, {
            challengeId: asked.value.challengeId,
            name: name.trim(),
            response: made.value,
          });
        setStopped(made.error);
        return ok(null);
      },
      (passkeys) => {
        if (!passkeys) return;
        setSaved(true);
        onAdded(passkeys);
      },
    );
  };
  return { add, sending, stopped, isSaved };
};

/** Asks for a name, then opens the device's dialog that creates the passkey. */
export const AddPasskey = ({ defaultName, identity, onAdded }: AddPasskeyProps) => {
  const text = useText();
  const check = useCallback(
    ({ name }: NewPasskey) => ({ name: name.trim() === '' ? text('form.mandatory') : undefined }),
    [text],
  );
  const { form, idOf, errorOf, submit } = useCheckedForm({
    name: 'passkey',
    defaults: { name: defaultName },
    labels: { name: text('passkey.name') },
    check,
  });
  const { reset } = form;
  const isTyped = form.getFieldState('name', form.formState).isDirty;
  useEffect(() => {
    if (!isTyped) reset({ name: defaultName });
  }, [defaultName, isTyped, reset]);
  const { add, sending, stopped, isSaved } = useAddPasskey(identity, (passkeys) => {
    reset({ name: defaultName });
    onAdded(passkeys);
  });
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={submit(add)}>
      <FailureNote failure={sending.failure} texts={failures} />
      {stopped && (
        <Note tone="neutral" role="status">
          {text(ceremonyTexts[stopped])}
        </Note>
      )}
      <TextField
        {...form.register('name')}
        id={idOf('name')}
        maxLength={passkeyNameLength}
        autoComplete="off"
        label={text('passkey.name')}
        hint={text('passkey.nameHint')}
        error={errorOf('name')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" kind="quiet" icon={<LockIcon />} busy={sending.busy}>
          {text('passkey.add')}
        </Button>
        <SavedNote isSaved={isSaved}>{text('passkey.added')}</SavedNote>
      </div>
    </form>
  );
};
