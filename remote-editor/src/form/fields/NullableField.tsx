import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { CheckboxField } from '@detour/shared-ui';
import type { FormContext } from '../form-context';
import { fit, valueBranchOf, type Schema } from '../schema';

type Props = FieldProps<unknown, RJSFSchema, FormContext>;

/** A value that may be absent (null): an empty text or choice, or a group that a checkbox opens. */
export const NullableField = (props: Props) => {
  const { schema, formData, fieldPathId, registry, onChange } = props;
  const { SchemaField } = registry.fields;
  const branch = valueBranchOf(schema as Schema);
  const isGroup = branch.type === 'object';
  const isOn = formData !== null && formData !== undefined;
  // The registry has every field of the library.
  if (!SchemaField) return null;
  const field = <SchemaField {...props} required={false} schema={branch as RJSFSchema} />;
  if (!isGroup) return field;
  return (
    <>
      <CheckboxField
        label={branch.title}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked ? fit(branch, {}) : null, fieldPathId.path)}
      />
      {isOn && field}
    </>
  );
};
