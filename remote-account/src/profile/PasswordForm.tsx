import { useCallback, useState } from 'react';
import { passwordLimits } from '@detour/shared-contracts/rules';
import { Button, ErrorSummary } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { passwordFailures } from '../form/password-failures';
import { PasswordField } from '../form/PasswordField';
import { SavedNote } from '../form/SavedNote';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { updateMe } from '../session/account.client';
import { useText } from '../text';
import type { Names } from '../contract';

const empty = { current: '', next: '' };
const failures = {
  WRONG_PASSWORD: 'profile.wrongPassword',
  ...passwordFailures,
} as const;

const usePasswordForm = (email: string) => {
  const text = useText();
  const check = useCallback(
    ({ current, next }: typeof empty) => {
      const problems = fieldProblems(text);
      return { current: problems.filled(current), next: problems.newPassword(next, email) };
    },
    [text, email],
  );
  return useCheckedForm({
    name: 'profile-password',
    defaults: empty,
    labels: { current: text('profile.currentPassword'), next: text('password.new') },
    check,
  });
};

/** Sets a new password, which ends the account's sessions on other devices. `email` identifies the account for password managers. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const [isSaved, setSaved] = useState(false);
  const { form, idOf, errorOf, ...changing } = usePasswordForm(email);
  const change = (password: typeof empty): void => {
    setSaved(false);
    void sending.send(
      () => updateMe(api, { password }),
      () => {
        form.reset(empty);
        setSaved(true);
      },
    );
  };
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={changing.submit(change)}>
      <ErrorSummary
        title={text('form.errors', { count: changing.errors.length })}
        errors={changing.errors}
        attempt={changing.attempt}
      />
      <FailureNote failure={sending.failure} texts={failures} />
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...form.register('current')}
        id={idOf('current')}
        autoComplete="current-password"
        label={text('profile.currentPassword')}
        error={errorOf('current')}
      />
      <PasswordField
        {...form.register('next')}
        id={idOf('next')}
        autoComplete="new-password"
        label={text('password.new')}
        hint={text('form.passwordHint', { length: passwordLimits.min })}
        error={errorOf('next')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('profile.changePassword')}
        </Button>
        <SavedNote isSaved={isSaved}>{text('profile.passwordSaved')}</SavedNote>
      </div>
    </form>
  );
};
