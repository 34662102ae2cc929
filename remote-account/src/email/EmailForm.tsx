import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button, ErrorSummary } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { EmailField } from '../form/EmailField';
import { FailureNote } from '../form/FailureNote';
import { fieldProblems } from '../form/field-problems';
import { formStyles } from '../form/form.styles';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { ConfirmIdentity } from '../security/ConfirmIdentity';
import { useIdentity } from '../security/useIdentity';
import { MailSentNote } from '../signin/MailSentNote';
import { toSentMail, type SentMail } from '../signin/sent-mail';
import { useText } from '../text';
import { changeEmail } from './email.client';
import type { Names } from '../contract';

const empty = { email: '' };
const failures = { SAME_EMAIL: 'email.same' } as const;

/**
 * Requests a change of the account's e-mail address, confirmed by a link in a mail. The response does not reveal whether the address has
 * an account.
 */
export const EmailForm = ({ present }: { readonly present: string }) => {
  const text = useText();
  const [sent, setSent] = useState<SentMail | null>(null);
  if (sent === null) return <AskForm present={present} onSent={setSent} />;
  return (
    <MailSentNote
      sent={sent}
      sentence={text('email.sentText', { email: sent.email })}
      onAgain={() => setSent(null)}
    />
  );
};

interface AskFormProps {
  readonly present: string;
  readonly onSent: (sent: SentMail) => void;
}

const AskForm = ({ present, onSent }: AskFormProps) => {
  const text = useText();
  const api = useApi<Names>();
  const identity = useIdentity();
  const sending = useSend();
  const check = useCallback(
    ({ email }: typeof empty) => {
      const isSame = email.trim().toLowerCase() === present;
      return { email: isSame ? text('email.same') : fieldProblems(text).email(email) };
    },
    [text, present],
  );
  const { form, idOf, errorOf, ...asking } = useCheckedForm({
    name: 'profile-email',
    defaults: empty,
    labels: { email: text('order.email') },
    check,
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  const ask = (values: typeof empty): void => {
    const email = values.email.trim();
    void sending.send(
      () => identity.guard(() => changeEmail(api, email)),
      (answer) => onSent(toSentMail(email, answer)),
    );
  };
  return (
    <>
      <form noValidate method="post" css={formStyles.form} onSubmit={asking.submit(ask)}>
        <ErrorSummary
          title={text('form.errors', { count: asking.errors.length })}
          errors={asking.errors}
          attempt={asking.attempt}
        />
        <FailureNote failure={sending.failure} texts={failures} />
        <EmailField
          {...form.register('email')}
          id={idOf('email')}
          autoComplete="email"
          label={text('email.next')}
          typed={typed}
          error={errorOf('email')}
          onCorrect={(value) => form.setValue('email', value, { shouldValidate: true })}
        />
        <div css={formStyles.actions}>
          <Button type="submit" busy={sending.busy}>
            {text('email.change')}
          </Button>
        </div>
      </form>
      <ConfirmIdentity identity={identity} />
    </>
  );
};
