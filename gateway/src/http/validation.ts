import type { FastifyInstance } from 'fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from '@sinclair/typebox';

// Bodies and answers are JSON and must be exact. Query and path arrive as text, so numbers and booleans are coerced there.
const exact = new Ajv({ allErrors: true, strict: false });
const coercing = new Ajv({ allErrors: true, strict: false, coerceTypes: true });

/** Compiled when the first data come: compiling all of them takes a second, and a start, like a suite of tests, needs few at once. */
const compileOnUse = (ajv: Ajv, schema: object): ValidateFunction => {
  let compiled: ValidateFunction | null = null;
  const validate = (data: unknown): boolean => {
    compiled ??= ajv.compile(schema);
    const fits = compiled(data);
    validate.errors = compiled.errors ?? null;
    return fits;
  };
  validate.errors = null as ValidateFunction['errors'] | null;
  return validate as ValidateFunction;
};

/** Unknown members of a request are refused, never dropped in silence (fastify's own setting drops them). */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileOnUse(httpPart === 'body' ? exact : coercing, schema as object),
  );
  // Answers are checked by `registerCall`, so writing them needs no second reading of the schema.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
};

export const compileAnswer = (schema: TSchema): ValidateFunction => compileOnUse(exact, schema);
