import { css } from '@emotion/react';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { CheckboxField, FieldError, text as type } from '@detour/shared-ui';
import { useText } from '../../text';
import { choiceName } from '../../words/schema-words';
import type { FormContext } from '../form-context';

type Props = Pick<
  WidgetProps<unknown, RJSFSchema, FormContext>,
  'id' | 'label' | 'value' | 'options' | 'schema' | 'registry' | 'onChange'
>;

/** Some of a few choices, in the order of the schema. */
export const ChoicesWidget = ({ id, label, value, options, schema, registry, onChange }: Props) => {
  const text = useText();
  const { enumOptions = [] } = options;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const problem = registry.formContext.problems[id];
  return (
    <fieldset id={id} css={group}>
      <legend css={[type.label, legend]}>{label}</legend>
      {schema.minItems === undefined && <p css={[type.small, type.muted]}>{text('form.noneIsAll')}</p>}
      <div css={choices}>
        {enumOptions.map((option, index) => (
          <CheckboxField
            key={option.label}
            id={`${id}-${index}`}
            label={choiceName(option.label, text)}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                enumOptions
                  .map((each) => each.value as unknown)
                  .filter((each) => (each === option.value ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </fieldset>
  );
};

const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ paddingInline: 0 });
const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  columnGap: 'var(--space-4)',
});
