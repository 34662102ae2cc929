import type { FastifyInstance } from 'fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from '@sinclair/typebox';
import { addCalendar, withCalendar } from './requests/calendar';

// Bodies and responses are JSON and must match exactly. Query and path are text, so numbers and booleans are coerced.
const exact = new Ajv({ allErrors: true, strict: false });
const exactRequest = addCalendar(new Ajv({ allErrors: true, strict: false }));
const coercingRequest = addCalendar(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

/** Compiled at first use: compiling all schemas takes a second, and few are needed at once. */
const compileOnUse = (ajv: Ajv, schema: () => object): ValidateFunction => {
  let compiled: ValidateFunction | null = null;
  const validate = (data: unknown): boolean => {
    compiled ??= ajv.compile(schema());
    const fits = compiled(data);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  validate.errors = null as ValidateFunction['errors'] | null;
  return validate as ValidateFunction;
};

const requestSchemas = new WeakMap<object, object>();

/** The schema of a request, the same object for each application: Ajv compiles an object once. */
const requestSchemaOf = (schema: object): object => {
  const known = requestSchemas.get(schema) ?? withCalendar(schema);
  requestSchemas.set(schema, known);
  return known;
};

/** Rejects unknown members of a request (Fastify's default drops them silently), and dates that do not exist. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileOnUse(httpPart === 'body' ? exactRequest : coercingRequest, () =>
      requestSchemaOf(schema as object),
    ),
  );
  // `registerCall` validates responses, so serialisation does not use the schema again.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
};

export const compileAnswer = (schema: TSchema): ValidateFunction => compileOnUse(exact, () => schema);
