import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { TextField } from '@detour/shared-ui';
import type { FormContext } from '../form-context';

type Props = Pick<
  WidgetProps<unknown, RJSFSchema, FormContext>,
  'id' | 'label' | 'value' | 'registry' | 'onChange'
>;

/** What an amount may look like while it is typed: "12", "12,", "12,5", "12.50". */
const typing = /^\d{0,6}(?:[.,]\d{0,2})?$/;

/** Cents of what was typed. Null for nothing. */
const toCents = (typed: string): number | null => {
  const [euros = '', cents = ''] = typed.split(/[.,]/, 2);
  return euros === '' && cents === '' ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};

/** "25" or "25,50". Every site writes a comma. */
const print = (cents: number): string =>
  cents % 100 === 0
    ? String(cents / 100)
    : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** An amount: typed in euros, kept in cents. */
export const MoneyWidget = ({ id, label, value, registry, onChange }: Props) => {
  // In a browser whose language writes a comma, the library passes a number as text.
  const cents = value === null || value === undefined || value === '' ? null : Number(value);
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it means the amount: "12," and "12,50".
  const shown = toCents(typed) === cents ? typed : cents === null ? '' : print(cents);
  return (
    <TextField
      id={id}
      label={label}
      error={registry.formContext.problems[id]}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        const next = target.value.trim();
        if (!typing.test(next)) return;
        setTyped(next);
        onChange(toCents(next));
      }}
    />
  );
};
