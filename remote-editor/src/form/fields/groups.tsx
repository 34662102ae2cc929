import { css } from '@emotion/react';
import type {
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { Button, FieldError, PlusIcon, text as type } from '@detour/shared-ui';
import { useText } from '../../text';
import type { FormContext } from '../form-context';

/** A field is what its widget draws: label, hint and error belong to the design system. The tag of a block is its kind, chosen above. */
export const FieldTemplate = ({ schema, children }: FieldTemplateProps<unknown, RJSFSchema, FormContext>) =>
  schema.const === undefined ? children : null;

/** Members of an object. The whole body and an entry of a list have their heading elsewhere. */
export const ObjectTemplate = ({
  fieldPathId,
  properties,
  schema,
  title,
}: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>) => {
  // A union draws the members of its branch itself.
  if (schema.oneOf && properties.length === 0) return null;
  const members = properties.map(({ content }) => content);
  if (typeof fieldPathId.path.at(-1) !== 'string') return <div css={column}>{members}</div>;
  return (
    <fieldset id={fieldPathId.$id} css={group}>
      <legend css={[type.label, legend]}>{title}</legend>
      <div css={[column, nested]}>{members}</div>
    </fieldset>
  );
};

export const ArrayTemplate = ({
  fieldPathId,
  title,
  items,
  canAdd,
  registry,
  onAddClick,
}: ArrayFieldTemplateProps<unknown, RJSFSchema, FormContext>) => {
  const text = useText();
  const problem = registry.formContext.problems[fieldPathId.$id];
  return (
    <fieldset id={fieldPathId.$id} css={group}>
      <legend css={[type.label, legend]}>{title}</legend>
      <div css={list}>
        {items}
        {problem !== undefined && <FieldError>{problem}</FieldError>}
        {canAdd && (
          <div>
            <Button
              kind="quiet"
              size="small"
              width="label"
              icon={<PlusIcon size={18} />}
              onClick={onAddClick}
            >
              {text('form.add', { name: title })}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
};

export const UnionTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, RJSFSchema, FormContext>) => (
  <div css={column}>
    {selector}
    {optionSchemaField}
  </div>
);

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
const nested = css({
  paddingInlineStart: 'var(--space-3)',
  borderInlineStart: '2px solid var(--color-line)',
});
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
});
const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ paddingInline: 0, marginBottom: 'var(--space-3)', fontWeight: 620 });
