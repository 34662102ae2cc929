import type { FastifyInstance } from 'fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from '@sinclair/typebox';
import { addCalendar, withCalendar } from './requests/calendar';

// Bodies and responses are JSON and must match exactly. Query and path are text, so numbers and booleans are coerced.
const exact = new Ajv({ allErrors: true, strict: false });
const exactRequest = addCalendar(new Ajv({ allErrors: true, strict: false }));
const coercingRequest = addCalendar(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

type Compile = (schema: object) => ValidateFunction;

/** Compiled once per schema and process, however many applications use it. */
const compileOnce = (compile: Compile): Compile => {
  const compiled = new WeakMap<object, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = compile(schema);
    compiled.set(schema, made);
    return made;
  };
};

const compileExact = compileOnce((schema) => exact.compile(schema));
const compileExactRequest = compileOnce((schema) => exactRequest.compile(withCalendar(schema)));
const compileCoercingRequest = compileOnce((schema) => coercingRequest.compile(withCalendar(schema)));

/** Compiled at first use: compiling all schemas takes a second, and few are needed at once. */
const compileOnUse = (compile: Compile, schema: object): ValidateFunction => {
  const validate = (data: unknown): boolean => {
    const compiled = compile(schema);
    const fits = compiled(data);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  validate.errors = null as ValidateFunction['errors'] | null;
  return validate as ValidateFunction;
};

/** Rejects unknown members of a request (Fastify's default drops them silently), and dates that do not exist. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileOnUse(httpPart === 'body' ? compileExactRequest : compileCoercingRequest, schema as object),
  );
  // `registerCall` validates responses, so serialisation does not use the schema again.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
};

export const compileAnswer = (schema: TSchema): ValidateFunction => compileOnUse(compileExact, schema);
