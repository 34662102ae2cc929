import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button, ErrorSummary, LinkButton } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { EmailField } from '../form/EmailField';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { forgotPassword } from '../session/account.client';
import { accountAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { MailSentNote } from './MailSentNote';
import { toSentMail, type SentMail } from './sent-mail';
import type { Names } from '../contract';

const empty = { email: '' };

/** Requests a link by mail. The response does not reveal whether the address has an account. */
export const ForgotPassword = () => {
  const text = useText();
  const { locale } = useSite();
  const [sent, setSent] = useState<SentMail | null>(null);
  return (
    <PageFrame
      testId="page-password"
      title={text('password.forgotTitle')}
      lead={sent === null ? text('password.forgotLead') : undefined}
      aside={
        <SidePanel title={text('password.knownTitle')}>
          <LinkButton kind="quiet" href={accountAddress('signin', locale)}>
            {text('account.signIn')}
          </LinkButton>
        </SidePanel>
      }
    >
      {sent === null ? (
        <ForgotForm onSent={setSent} />
      ) : (
        <MailSentNote
          sent={sent}
          sentence={text('password.sentText', { email: sent.email })}
          onAgain={() => setSent(null)}
        />
      )}
    </PageFrame>
  );
};

const ForgotForm = ({ onSent }: { readonly onSent: (sent: SentMail) => void }) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const sending = useSend();
  const check = useCallback(
    ({ email }: typeof empty) => ({ email: fieldProblems(text).email(email) }),
    [text],
  );
  const { form, idOf, errorOf, ...asking } = useCheckedForm({
    name: 'forgot',
    defaults: empty,
    labels: { email: text('order.email') },
    check,
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const ask = (values: typeof empty): void =>
    void sending.send(
      () => forgotPassword(api, { email: values.email.trim(), locale }),
      (answer) => onSent(toSentMail(values.email.trim(), answer)),
    );
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={asking.submit(ask)}>
      <ErrorSummary
        title={text('form.errors', { count: asking.errors.length })}
        errors={asking.errors}
        attempt={asking.attempt}
      />
      <FailureNote failure={sending.failure} />
      <EmailField
        {...form.register('email')}
        id={idOf('email')}
        autoComplete="username"
        typed={email}
        error={errorOf('email')}
        onCorrect={(value) => form.setValue('email', value, { shouldValidate: true })}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('password.sendLink')}
        </Button>
      </div>
    </form>
  );
};
