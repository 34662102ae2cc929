import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { CheckboxField } from '@detour/shared-ui';
import type { FormContext } from '../form-context';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

export const CheckboxWidget = ({ id, label, value, registry, onChange }: Props) => (
  <CheckboxField
    id={id}
    label={label}
    error={registry.formContext.problems[id]}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
  />
);
