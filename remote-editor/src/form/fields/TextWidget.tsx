import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { TextAreaField, TextField } from '@detour/shared-ui';
import type { FormContext } from '../form-context';
import { fromParis, toParis } from '../paris-time';

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

const isInstant = ({ pattern = '' }: RJSFSchema): boolean => pattern.includes('T\\d{2}');

/** Name of the innermost member in the id of a control: `root_sections_0_paragraphs_1` → `paragraphs`. */
const nameIn = (id: string): string => id.split('_').findLast((part) => !/^\d+$/.test(part)) ?? '';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

/** A text, a number, or an instant on the clocks of Paris. */
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
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <TextField
        {...frame}
        inputMode="numeric"
        value={shown}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (long.includes(nameIn(id)))
    return (
      <TextAreaField {...frame} rows={3} value={shown} onChange={({ target }) => onChange(target.value)} />
    );
  return <TextField {...frame} value={shown} onChange={({ target }) => onChange(target.value)} />;
};
