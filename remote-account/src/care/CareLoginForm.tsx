import { useCallback, useEffect, useRef, useState } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, ErrorSummary, LinkButton, TextField } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { PasswordField } from '../form/PasswordField';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { openLocalCareSession } from './care.client';
import type { Names } from '../contract';

const empty = { email: '', passcode: '' };
const failures = { SIGN_IN_FAILED: 'care.wrong', NOT_STAFF: 'care.notStaff' } as const;

const useCareForm = () => {
  const text = useText();
  const check = useCallback(
    ({ email, passcode }: typeof empty) => {
      const problems = fieldProblems(text);
      return { email: problems.email(email), passcode: problems.filled(passcode) };
    },
    [text],
  );
  return useCheckedForm({
    name: 'care',
    defaults: empty,
    labels: { email: text('order.email'), passcode: text('care.passcode') },
    check,
  });
};

/** The demo issuer: an address in the staff's domain, and this installation's passcode. */
export const CareLoginForm = () => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const [isIn, setIn] = useState(false);
  const { form, idOf, errorOf, ...entering } = useCareForm();
  if (isIn) return <Entered />;
  const enter = ({ email, passcode }: typeof empty): void =>
    void sending.send(
      () => openLocalCareSession(api, { email: email.trim(), passcode }),
      () => setIn(true),
    );
  return (
    <form
      noValidate
      method="post"
      css={[formStyles.form, { maxWidth: '32rem' }]}
      onSubmit={entering.submit(enter)}
    >
      <ErrorSummary
        title={text('form.errors', { count: entering.errors.length })}
        errors={entering.errors}
        attempt={entering.attempt}
      />
      <FailureNote failure={sending.failure} texts={failures} />
      <TextField
        {...form.register('email')}
        id={idOf('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={text('order.email')}
        error={errorOf('email')}
      />
      <PasswordField
        {...form.register('passcode')}
        id={idOf('passcode')}
        autoComplete="current-password"
        label={text('care.passcode')}
        error={errorOf('passcode')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('account.signIn')}
        </Button>
      </div>
    </form>
  );
};

/** The server decides the mode of a page, so a self-following link loads the next document. */
const Entered = () => {
  const text = useText();
  const { locale } = useSite();
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => link.current?.querySelector('a')?.click(), []);
  return (
    <div ref={link} role="status">
      <LinkButton href={printPath<Names>('care', locale)} target="_top">
        {text('care.enter')}
      </LinkButton>
    </div>
  );
};
