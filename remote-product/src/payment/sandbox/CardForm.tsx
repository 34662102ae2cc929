import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ErrorSummary, media, PayButton, TextField, type TextFieldProps } from '@detour/shared-ui';
import { useText, type TextId } from '../../text';
import {
  cardOf,
  cardProblems,
  typeCvc,
  typeExpiry,
  typeNumber,
  type CardField,
  type CardProblem,
  type Typed,
} from './card-fields';
import type { Card } from '../payment.client';

export type CardInput = Readonly<Record<CardField, string>>;

export const emptyCard: CardInput = { number: '', expiry: '', cvc: '' };

export interface CardFormProps {
  readonly card: CardInput;
  readonly onChange: (card: CardInput) => void;
  readonly onPay: (card: Card) => void;
  readonly busy: boolean;
  /** `yyyy-MM-dd` of the market. */
  readonly today: string;
  /** Amount and terms, directly above the button. */
  readonly children?: ReactNode;
}

const problemTexts: Readonly<Record<CardProblem, TextId>> = {
  mandatory: 'form.mandatory',
  number: 'payment.numberWrong',
  expiry: 'payment.expiryWrong',
  expired: 'payment.expired',
  cvc: 'payment.cvcWrong',
};

const fields = ['number', 'expiry', 'cvc'] as const;
const fieldId = (field: CardField): string => `card-${field}`;

/** The sandbox's card form. Typed data stays in this page's memory. */
export const CardForm = ({ card, onChange, onPay, busy, today, children }: CardFormProps) => {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? cardProblems(card, today) : {};
  const errorOf = (field: CardField): string | undefined => {
    const problem = problems[field];
    return problem && t(problemTexts[problem]);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (Object.keys(cardProblems(card, today)).length > 0) setAttempt(attempt + 1);
    else onPay(cardOf(card));
  };
  const control = (field: CardField, type: (typed: Typed) => Typed) => ({
    id: fieldId(field),
    'data-testid': fieldId(field),
    value: card[field],
    error: errorOf(field),
    type,
    onType: (value: string) => onChange({ ...card, [field]: value }),
  });
  return (
    <form onSubmit={submit} noValidate css={form}>
      <ErrorSummary
        title={t('form.errors', { count: Object.keys(problems).length })}
        attempt={attempt}
        errors={fields.flatMap((field) => {
          const message = errorOf(field);
          return message ? [{ fieldId: fieldId(field), message: `${t(labels[field])} – ${message}` }] : [];
        })}
      />
      <TypedField {...control('number', typeNumber)} label={t(labels.number)} autoComplete="cc-number" />
      <div css={pair}>
        <TypedField
          {...control('expiry', typeExpiry)}
          label={t(labels.expiry)}
          placeholder={t('payment.expiryExample')}
          autoComplete="cc-exp"
        />
        <TypedField
          {...control('cvc', typeCvc)}
          label={t(labels.cvc)}
          hint={t('payment.cvcHint')}
          autoComplete="cc-csc"
        />
      </div>
      {children}
      <PayButton type="submit" busy={busy} data-testid="card-submit">
        {t('legal.payButton')}
      </PayButton>
    </form>
  );
};

const labels = {
  number: 'payment.number',
  expiry: 'payment.expiry',
  cvc: 'payment.cvc',
} as const satisfies Record<CardField, TextId>;

type TypedFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  readonly value: string;
  readonly type: (typed: Typed) => Typed;
  readonly onType: (value: string) => void;
};

/** Groups digits while typing, and restores the caret, which React would move to the end. */
const TypedField = ({ value, type, onType, ...field }: TypedFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <TextField
      {...field}
      ref={input}
      type="text"
      inputMode="numeric"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => {
        const typed = type({
          text: currentTarget.value,
          caret: currentTarget.selectionStart ?? currentTarget.value.length,
        });
        caret.current = typed.caret;
        onType(typed.text);
      }}
    />
  );
};

const form = css({ display: 'grid', gap: 'var(--space-5)' });

const pair = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-5)',
  alignItems: 'start',
  [media.mobile]: { gap: 'var(--space-4)' },
});
