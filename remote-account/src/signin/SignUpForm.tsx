import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { passwordLimits } from '@detour/shared-contracts/rules';
import { dataProtectionPath, safeReturnPath, type Locale } from '@detour/shared-contracts/sites';
import {
  Anchor,
  Button,
  CheckboxField,
  ErrorSummary,
  TextField,
  text as type,
  textLink,
} from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { EmailField } from '../form/EmailField';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { passwordFailures } from '../form/password-failures';
import { PasswordField } from '../form/PasswordField';
import { useCheckedForm, type CheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { signUp } from '../session/account.client';
import { useText } from '../text';
import { toSentMail, type SentMail } from './sent-mail';
import type { Names } from '../contract';

const empty = { firstName: '', lastName: '', email: '', password: '', newsletter: false };

type SignUpValues = typeof empty;

const failures = { ...passwordFailures, INVALID_EMAIL: 'form.email' } as const;

const useSignUpForm = () => {
  const text = useText();
  const check = useCallback(
    ({ firstName, lastName, email, password }: SignUpValues) => {
      const problems = fieldProblems(text);
      return {
        firstName: problems.name(firstName),
        lastName: problems.name(lastName),
        email: problems.email(email),
        password: problems.newPassword(password, email.trim()),
      };
    },
    [text],
  );
  return useCheckedForm<SignUpValues>({
    name: 'signup',
    defaults: empty,
    labels: {
      firstName: text('order.firstName'),
      lastName: text('order.lastName'),
      email: text('order.email'),
      password: text('account.password'),
      newsletter: text('signup.newsletter'),
    },
    check,
  });
};

const toSignUp = (values: SignUpValues, locale: Locale, origin: string | null) => {
  const back = safeReturnPath(origin, '');
  return {
    ...values,
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    locale,
    ...(back && back.length <= 500 && { origin: back }),
  };
};

export interface SignUpFormProps {
  /** Return address after the confirmation. */
  readonly origin: string | null;
  readonly onSent: (sent: SentMail) => void;
}

/** Four fields, and the newsletter, which is never preselected. */
export const SignUpForm = ({ origin, onSent }: SignUpFormProps) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const sending = useSend();
  const { form, idOf, errorOf, ...signing } = useSignUpForm();
  const email = useWatch({ control: form.control, name: 'email' });
  const join = (values: SignUpValues): void => {
    const body = toSignUp(values, locale, origin);
    void sending.send(
      () => signUp(api, body),
      (answer) => onSent(toSentMail(body.email, answer)),
    );
  };
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={signing.submit(join)}>
      <ErrorSummary
        title={text('form.errors', { count: signing.errors.length })}
        errors={signing.errors}
        attempt={signing.attempt}
      />
      <FailureNote failure={sending.failure} texts={failures} />
      <NameFields signing={{ form, idOf, errorOf }} />
      <EmailField
        {...form.register('email')}
        id={idOf('email')}
        autoComplete="email"
        typed={email}
        error={errorOf('email')}
        onCorrect={(value) => form.setValue('email', value, { shouldValidate: true })}
      />
      <PasswordField
        {...form.register('password')}
        id={idOf('password')}
        autoComplete="new-password"
        label={text('account.password')}
        hint={text('form.passwordHint', { length: passwordLimits.min })}
        error={errorOf('password')}
      />
      <CheckboxField
        {...form.register('newsletter')}
        id={idOf('newsletter')}
        label={text('signup.newsletter')}
      />
      <p css={[type.small, type.muted]}>
        {text('signup.dataText')}{' '}
        <Anchor href={dataProtectionPath<Names>(locale)} css={textLink}>
          {text('signup.dataLink')}
        </Anchor>
      </p>
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('account.createAccount')}
        </Button>
      </div>
    </form>
  );
};

interface NameFieldsProps {
  readonly signing: Pick<CheckedForm<SignUpValues>, 'form' | 'idOf' | 'errorOf'>;
}

const NameFields = ({ signing: { form, idOf, errorOf } }: NameFieldsProps) => {
  const text = useText();
  return (
    <div css={formStyles.pair}>
      <TextField
        {...form.register('firstName')}
        id={idOf('firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        label={text('order.firstName')}
        error={errorOf('firstName')}
      />
      <TextField
        {...form.register('lastName')}
        id={idOf('lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        label={text('order.lastName')}
        error={errorOf('lastName')}
      />
    </div>
  );
};
