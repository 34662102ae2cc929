import { useCallback } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, Dialog } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { PasswordField } from '../form/PasswordField';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { deleteMe } from '../session/account.client';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';

const empty = { password: '' };
const failures = { WRONG_PASSWORD: 'profile.wrongPassword' } as const;

export interface DeleteAccountProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Requires the password again, because a deletion cannot be undone. Bookings stay valid and are detached from the account. */
export const DeleteAccount = ({ isOpen, onClose }: DeleteAccountProps) => {
  const text = useText();
  return (
    <Dialog open={isOpen} onClose={onClose} title={text('profile.deleteTitle')} closeLabel={text('ui.close')}>
      <DeleteForm onClose={onClose} />
    </Dialog>
  );
};

const DeleteForm = ({ onClose }: Pick<DeleteAccountProps, 'onClose'>) => {
  const text = useText();
  const api = useApi();
  const { navigation } = useHost();
  const { locale } = useSite();
  const sending = useSend();
  const tellSignedIn = useSignedInChange();
  const check = useCallback(
    ({ password }: typeof empty) => ({ password: fieldProblems(text).filled(password) }),
    [text],
  );
  const { form, idOf, errorOf, submit } = useCheckedForm({
    name: 'delete',
    defaults: empty,
    labels: { password: text('account.password') },
    check,
  });
  const remove = ({ password }: typeof empty): void =>
    void sending.send(
      () => deleteMe(api, password),
      () =>
        void navigation.navigate(printPath('home', locale), { replace: true }).then(() => tellSignedIn(null)),
    );
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={submit(remove)}>
      <p>{text('profile.deleteText')}</p>
      <FailureNote failure={sending.failure} texts={failures} />
      <PasswordField
        {...form.register('password')}
        id={idOf('password')}
        autoComplete="current-password"
        label={text('account.password')}
        error={errorOf('password')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('profile.deleteConfirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      </div>
    </form>
  );
};
