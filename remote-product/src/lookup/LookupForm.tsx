import { css } from '@emotion/react';
import { useRef, useState, type FormEvent } from 'react';
import { isEmail } from '@detour/shared-contracts/rules';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, ErrorSummary, Note, TextField } from '@detour/shared-ui';
import { useApi, useHost, useSite, type ApiError } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import { findBooking } from './lookup.client';

const fields = ['orderNumber', 'email'] as const;

type Field = (typeof fields)[number];
type Draft = Readonly<Record<Field, string>>;
type Problems = Readonly<Partial<Record<Field, TextId>>>;

/** Removes the spaces of a copied number. */
const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');

const problemsOf = ({ orderNumber, email }: Draft): Problems => ({
  ...(/^\d{8}$/.test(digitsOf(orderNumber)) ? {} : { orderNumber: 'lookup.number' }),
  ...(isEmail(email.trim()) ? {} : { email: 'form.email' }),
});

const sentenceFor = ({ code, status }: ApiError): TextId => {
  if (code === 'ORDER_NOT_FOUND') return 'lookup.notFound';
  return status === 429 ? 'lookup.tooMany' : 'lookup.failed';
};

const idOf = (field: Field): string => `lookup-${field}`;

/** Finds a booking by its number and the buyer's e-mail address. Keeps the input until it is found. @spec ACC-009 */
export const LookupForm = () => {
  const t = useText();
  const api = useApi();
  const { navigation } = useHost();
  const { locale } = useSite();
  const [draft, setDraft] = useState<Draft>({ orderNumber: '', email: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const search = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const found = await findBooking(api, {
      orderNumber: digitsOf(draft.orderNumber),
      email: draft.email.trim(),
    });
    running.current = false;
    setBusy(false);
    if (!found.ok) return setFailure(found.error);
    const { orderUUID, token } = found.value;
    const query = new URLSearchParams({ locale });
    await navigation.navigate(`${printPath('confirmation', locale, { orderUUID })}?${query}#token=${token}`);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
    else void search();
  };

  const errorOf = (field: Field): string | undefined => {
    const problem = problems[field];
    return problem && t(problem);
  };
  const labels = { orderNumber: t('order.bookingNumber'), email: t('order.email') };
  const bind = (field: Field) => ({
    id: idOf(field),
    name: field,
    label: labels[field],
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [field]: target.value }),
    onBlur: () => draft[field] !== '' && setProblems({ ...problems, [field]: problemsOf(draft)[field] }),
  });
  const errors = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: idOf(field), message: `${labels[field]} – ${message}` }] : [];
  });

  return (
    <form noValidate method="post" css={form} onSubmit={submit}>
      <ErrorSummary
        title={t('form.errors', { count: errors.length })}
        errors={attempt > 0 ? errors : []}
        attempt={attempt}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {t(sentenceFor(failure))}
        </Note>
      )}
      <TextField
        {...bind('orderNumber')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('lookup.numberHint')}
      />
      <TextField
        {...bind('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('lookup.submit')}
        </Button>
      </div>
    </form>
  );
};

const form = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '32rem' });
