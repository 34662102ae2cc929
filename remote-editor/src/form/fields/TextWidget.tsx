import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { TextAreaField, TextField } from '@detour/shared-ui';
import type { FormContext } from '../form-context';
import { fromParis, toParis } from '../paris-time';
import { MoneyWidget } from './MoneyWidget';
import { isOwnPicture, Thumbnail } from './Thumbnail';

/** Members with texts of several lines. */
const long: readonly string[] = [
  'content',
  'description',
  'footer',
  'intro',
  'lead',
  'metaDescription',
  'paragraphs',
  'subtitle',
  'text',
];

/** Members with amounts. */
const amounts: readonly string[] = ['amount', 'budget', 'leastAmount', 'mostPerOrder'];

const isDay = ({ pattern = '' }: RJSFSchema): boolean => pattern.endsWith('-\\d{2}$');

const isInstant = ({ pattern = '' }: RJSFSchema): boolean => pattern.includes('T\\d{2}');

/** Name of the innermost member in the id of a control: `root_sections_0_paragraphs_1` → `paragraphs`. */
const nameIn = (id: string): string => id.split('_').findLast((part) => !/^\d+$/.test(part)) ?? '';

/** Digits of a whole number while it is typed, with a sign. Null for nothing. */
const toNumber = (typed: string): number | string | null => {
  const digits = typed.replaceAll(/[^\d-]/g, '').replaceAll(/(?!^)-/g, '');
  return digits === '' ? null : digits === '-' ? digits : Number(digits);
};

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

/** A text, a number, an amount, a day, or an instant on the clocks of Paris. */
export const TextWidget = ({ id, label, value, schema, registry, onChange }: Props) => {
  const frame = { id, label, error: registry.formContext.problems[id] };
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isInstant(schema))
    return (
      <TextField
        {...frame}
        type="datetime-local"
        value={toParis(shown)}
        onChange={({ target }) => onChange(fromParis(target.value) ?? '')}
      />
    );
  if (isDay(schema))
    return (
      <TextField {...frame} type="date" value={shown} onChange={({ target }) => onChange(target.value)} />
    );
  if (schema.type === 'integer' || schema.type === 'number')
    return amounts.includes(nameIn(id)) ? (
      <MoneyWidget id={id} label={label} value={value} registry={registry} onChange={onChange} />
    ) : (
      <TextField
        {...frame}
        inputMode={Number(schema.minimum ?? 0) < 0 ? 'text' : 'numeric'}
        value={shown}
        onChange={({ target }) => onChange(toNumber(target.value))}
      />
    );
  if (long.includes(nameIn(id)))
    return (
      <TextAreaField {...frame} rows={3} value={shown} onChange={({ target }) => onChange(target.value)} />
    );
  return (
    <div>
      <TextField {...frame} value={shown} onChange={({ target }) => onChange(target.value)} />
      {isOwnPicture(shown) && <Thumbnail src={shown} />}
    </div>
  );
};
