import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account, MailSent } from '@detour/shared-contracts/api';
import { Button, ErrorSummary, LinkButton } from '@detour/shared-ui';
import { useApi, useSite, type ApiError } from '@detour/remote-kit';
import { EmailField } from '../form/EmailField';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { PasswordField } from '../form/PasswordField';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { signIn } from '../session/account.client';
import { accountAddress } from '../session/sign-in-address';
import { useText, type Text } from '../text';
import type { Names } from '../contract';

const empty = { email: '', password: '' };

const failures = {
  SIGN_IN_FAILED: 'signin.wrong',
  ADDRESS_NOT_CONFIRMED: 'signin.notConfirmed',
} as const;

/** The address is not confirmed, and this mailbox has received enough links. */
const limitedSentence = (failure: ApiError | null, text: Text): string | null => {
  if (failure?.code !== 'ADDRESS_NOT_CONFIRMED') return null;
  const { mailed, retryAfterSeconds } = failure.body as Partial<MailSent>;
  if (mailed !== 'limited' || typeof retryAfterSeconds !== 'number') return null;
  return text('signin.notConfirmedLimited', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
};

export interface SignInFormProps {
  readonly onSignedIn: (account: Account) => void;
}

/** @spec ACC-001 ACC-002 */
export const SignInForm = ({ onSignedIn }: SignInFormProps) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const sending = useSend();
  const check = useCallback(
    ({ email, password }: typeof empty) => {
      const problems = fieldProblems(text);
      return { email: problems.email(email), password: problems.filled(password) };
    },
    [text],
  );
  const signing = useCheckedForm({
    name: 'signin',
    defaults: empty,
    labels: { email: text('order.email'), password: text('account.password') },
    check,
  });
  const { form, idOf, errorOf } = signing;
  const email = useWatch({ control: form.control, name: 'email' });
  const enter = ({ email: address, password }: typeof empty): void =>
    void sending.send(() => signIn(api, { email: address.trim(), password }), onSignedIn);
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={signing.submit(enter)}>
      <ErrorSummary
        title={text('form.errors', { count: signing.errors.length })}
        errors={signing.errors}
        attempt={signing.attempt}
      />
      <FailureNote
        failure={sending.failure}
        texts={failures}
        sentence={limitedSentence(sending.failure, text)}
      />
      <EmailField
        {...form.register('email')}
        id={idOf('email')}
        autoComplete="username webauthn"
        typed={email}
        error={errorOf('email')}
        onCorrect={(value) => form.setValue('email', value, { shouldValidate: true })}
      />
      <PasswordField
        {...form.register('password')}
        id={idOf('password')}
        autoComplete="current-password"
        label={text('account.password')}
        error={errorOf('password')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('account.signIn')}
        </Button>
        <LinkButton kind="link" href={accountAddress('password', locale)}>
          {text('account.forgotPassword')}
        </LinkButton>
      </div>
    </form>
  );
};
