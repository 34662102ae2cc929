import { useCallback, useState } from 'react';
import { passwordLimits } from '@detour/shared-contracts/rules';
import { Button, container, EmptyState, ErrorSummary, LinkButton } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { PageFrame } from '../form/PageFrame';
import { passwordFailures } from '../form/password-failures';
import { PasswordField } from '../form/PasswordField';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { resetPassword } from '../session/account.client';
import { accountAddress } from '../session/sign-in-address';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';
import type { Names } from '../contract';

const empty = { password: '' };

/** Sets a new password with the token of the mail's link, once within 30 minutes. Ends every session of the account. */
export const NewPassword = ({ token }: { readonly token: string }) => {
  const text = useText();
  const { locale } = useSite();
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  if (isDone || isOver) {
    return (
      <div css={container} data-testid="page-password">
        <EmptyState
          level={1}
          title={text(isDone ? 'password.doneTitle' : 'link.overTitle')}
          sentence={text(isDone ? 'password.doneText' : 'password.overText')}
          action={
            <LinkButton href={accountAddress(isDone ? 'signin' : 'password', locale)}>
              {text(isDone ? 'account.signIn' : 'password.newLink')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <PageFrame testId="page-password" title={text('password.newTitle')} lead={text('password.newLead')}>
      <NewPasswordForm token={token} onDone={() => setDone(true)} onOver={() => setOver(true)} />
    </PageFrame>
  );
};

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link is expired or used. */
  readonly onOver: () => void;
}

const NewPasswordForm = ({ token, onDone, onOver }: NewPasswordFormProps) => {
  const text = useText();
  const api = useApi<Names>();
  const sending = useSend();
  const tellSignedIn = useSignedInChange();
  const check = useCallback(
    ({ password }: typeof empty) => ({ password: fieldProblems(text).newPassword(password, '') }),
    [text],
  );
  const { form, idOf, errorOf, ...choosing } = useCheckedForm({
    name: 'password',
    defaults: empty,
    labels: { password: text('password.new') },
    check,
  });
  const choose = ({ password }: typeof empty): void =>
    void sending.send(
      async () => {
        const answer = await resetPassword(api, { token, password });
        if (!answer.ok && (answer.error.status === 410 || answer.error.code === 'INVALID_REQUEST')) onOver();
        return answer;
      },
      () => {
        tellSignedIn(null);
        onDone();
      },
    );
  return (
    <form
      noValidate
      method="post"
      css={[formStyles.form, { maxWidth: '32rem' }]}
      onSubmit={choosing.submit(choose)}
    >
      <ErrorSummary
        title={text('form.errors', { count: choosing.errors.length })}
        errors={choosing.errors}
        attempt={choosing.attempt}
      />
      <FailureNote failure={sending.failure} texts={passwordFailures} />
      <PasswordField
        {...form.register('password')}
        id={idOf('password')}
        autoComplete="new-password"
        label={text('password.new')}
        hint={text('form.passwordHint', { length: passwordLimits.min })}
        error={errorOf('password')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('ui.save')}
        </Button>
      </div>
    </form>
  );
};
