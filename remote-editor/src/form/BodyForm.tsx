import Form from '@rjsf/core';
import type { RegistryWidgetsType, RJSFSchema, TemplatesType, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Json } from '@detour/shared-contracts/base';
import { useText } from '../text';
import { CheckboxWidget } from './fields/CheckboxWidget';
import { ArrayTemplate, FieldTemplate, ObjectTemplate, UnionTemplate } from './fields/groups';
import { ItemTemplate } from './fields/ItemTemplate';
import { NullableField } from './fields/NullableField';
import { SelectWidget } from './fields/SelectWidget';
import { TextWidget } from './fields/TextWidget';
import type { FormContext } from './form-context';
import { namedSchema } from './named-schema';
import type { FieldProblem } from './problems';
import { quietValidator } from './quiet-validator';
import { fit, type Schema } from './schema';

const ownWidgets = { TextWidget, TextareaWidget: TextWidget, SelectWidget, CheckboxWidget };

const fields = { AnyOfField: NullableField };

const templates: Partial<TemplatesType<unknown, RJSFSchema, FormContext>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: UnionTemplate,
};

interface BodyFormProps {
  readonly schema: Schema;
  readonly body: Json;
  readonly problems: readonly FieldProblem[];
  readonly onChange: (body: Json) => void;
  /** Members with a control of their own, and these controls. They must not change between renders. */
  readonly uiSchema?: UiSchema<unknown, RJSFSchema, FormContext>;
  readonly widgets?: RegistryWidgetsType<unknown, RJSFSchema, FormContext>;
}

const none = {};

/** The form of a body, generated from the gateway's schema. It sends nothing itself. */
export const BodyForm = ({
  schema,
  body,
  problems,
  onChange,
  uiSchema = none,
  widgets = none,
}: BodyFormProps) => {
  const text = useText();
  const named = useMemo(() => namedSchema(schema, text) as RJSFSchema, [schema, text]);
  const all = useMemo(() => ({ ...ownWidgets, ...widgets }), [widgets]);
  const context = useMemo(
    (): FormContext => ({
      body,
      problems: Object.fromEntries(problems.map(({ id, problem }) => [id, problem])),
    }),
    [body, problems],
  );
  return (
    <Form<unknown, RJSFSchema, FormContext>
      tagName="div"
      schema={named}
      formData={body}
      formContext={context}
      validator={quietValidator}
      uiSchema={uiSchema}
      widgets={all}
      fields={fields}
      templates={templates}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => onChange(fit(schema, formData))}
    >
      {/* The page has the buttons. */}
      <></>
    </Form>
  );
};
