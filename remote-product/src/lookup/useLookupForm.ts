import { useRef, useState, type FormEvent } from 'react';
import type { BookingLookupResponse } from '@detour/shared-contracts/api';
import { isEmail } from '@detour/shared-contracts/rules';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { useApi, useCriteria, useHost, useSite, type ApiError } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import { findBooking } from './lookup.client';
import type { Criteria, Names } from '../contract';

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

const toRequest = ({ orderNumber, email }: Draft) => ({
  orderNumber: digitsOf(orderNumber),
  email: email.trim(),
});

const sentenceFor = ({ code, status }: ApiError): TextId => {
  if (code === 'ORDER_NOT_FOUND') return 'lookup.notFound';
  return status === 429 ? 'lookup.tooMany' : 'lookup.failed';
};

/** Address of a found booking. `r` leads to its action. */
const bookingAddress = (
  { orderUUID, token }: BookingLookupResponse,
  { locale, r }: { readonly locale: Locale; readonly r: Criteria['r'] },
): string => {
  const query = new URLSearchParams({ locale });
  const action = r ? `&r=${r}` : '';
  return `${printPath<Names>('confirmation', locale, { orderUUID })}?${query}#token=${token}${action}`;
};

const idOf = (field: Field): string => `lookup-${field}`;

/** Form that finds a booking and opens it. Keeps the input until it is found. */
export const useLookupForm = () => {
  const t = useText();
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  const { r } = useCriteria<Names>();
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
    const found = await findBooking(api, toRequest(draft));
    running.current = false;
    setBusy(false);
    if (!found.ok) return setFailure(found.error);
    await navigation.navigate(bookingAddress(found.value, { locale, r }));
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

  return {
    submit,
    bind,
    errors: attempt > 0 ? errors : [],
    errorCount: errors.length,
    attempt,
    busy,
    failure: failure && sentenceFor(failure),
  };
};
