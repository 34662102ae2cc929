import { css } from '@emotion/react';
import { useCallback, useEffect } from 'react';
import type { Passkey, PasskeysResponse } from '@detour/shared-contracts/api';
import { Button, TextField } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { FailureNote } from '../../form/FailureNote';
import { formStyles } from '../../form/form.styles';
import { useCheckedForm } from '../../form/useCheckedForm';
import { useSend } from '../../form/useSend';
import { useText } from '../../text';
import { passkeyNameLength } from './passkey-name';
import { renamePasskey } from '../security.client';
import type { Names } from '../../contract';

export interface RenamePasskeyProps {
  readonly passkey: Pick<Passkey, 'id' | 'name'>;
  readonly onRenamed: (passkeys: PasskeysResponse) => void;
  readonly onCancel: () => void;
}

/** Replaces a passkey's row with a field for its name. */
export const RenamePasskey = ({ passkey, onRenamed, onCancel }: RenamePasskeyProps) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const check = useCallback(
    ({ name }: { readonly name: string }) => ({
      name: name.trim() === '' ? text('form.mandatory') : undefined,
    }),
    [text],
  );
  const { form, idOf, errorOf, submit } = useCheckedForm({
    name: `passkey-${passkey.id}`,
    defaults: { name: passkey.name },
    labels: { name: text('passkey.name') },
    check,
  });
  const { setFocus } = form;
  // The focused button was removed, so focus the field.
  useEffect(() => setFocus('name'), [setFocus]);
  const rename = ({ name }: { readonly name: string }): void =>
    void sending.send(() => renamePasskey(api, passkey.id, name.trim()), onRenamed);
  return (
    <form noValidate method="post" css={[formStyles.form, wide]} onSubmit={submit(rename)}>
      <FailureNote failure={sending.failure} />
      <TextField
        {...form.register('name')}
        id={idOf('name')}
        maxLength={passkeyNameLength}
        autoComplete="off"
        label={text('passkey.name')}
        error={errorOf('name')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('ui.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {text('ui.cancel')}
        </Button>
      </div>
    </form>
  );
};

const wide = css({ gridColumn: '1 / -1' });
