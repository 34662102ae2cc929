import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { SelectField } from '@detour/shared-ui';
import { useText, type Text } from '../../text';
import { choiceName, fieldName } from '../../words/schema-words';
import type { FormContext } from '../form-context';
import { ChoicesWidget } from './ChoicesWidget';
import { pictureAddress, Thumbnail } from './Thumbnail';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

/** Label of the choice between kinds: the member's name, or "Type" for an entry of a list. */
const kindLabel = (id: string, text: Text): string => {
  const member =
    id
      .replace(/__oneof_select$/, '')
      .split('_')
      .at(-1) ?? '';
  return /^\d+$/.test(member) ? text('form.kind') : fieldName(member, text);
};

/** A choice of a list, or several. */
export const SelectWidget = (props: Props) =>
  props.multiple ? <ChoicesWidget {...props} /> : <OneChoice {...props} />;

/** A choice of a list, or the kind of a block. Options are numbered, because a value may be no text. */
const OneChoice = ({ id, label, value, options, required, registry, onChange }: Props) => {
  const text = useText();
  const { enumOptions = [] } = options;
  const isKind = id.endsWith('__oneof_select');
  // Photos come first, in the order of their own page.
  const labelOf = (name: string, index: number): string =>
    name.startsWith('photo-') ? text('photos.name', { number: index + 1 }) : choiceName(name, text);
  const chosen = enumOptions.findIndex((option) => option.value === value);
  return (
    <div>
      <SelectField
        id={id}
        label={isKind ? kindLabel(id, text) : label}
        error={registry.formContext.problems[id]}
        {...(!required && !isKind && { placeholder: text('form.none') })}
        value={chosen < 0 ? '' : String(chosen)}
        options={enumOptions.map((option, index) => ({
          value: String(index),
          label: isKind ? option.label : labelOf(option.label, index),
        }))}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : enumOptions[Number(target.value)]?.value)
        }
      />
      {id.endsWith('_picture') && typeof value === 'string' && <Thumbnail src={pictureAddress(value)} />}
    </div>
  );
};
