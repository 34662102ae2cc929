import type { FastifyInstance } from 'fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from '@sinclair/typebox';

// Bodies and answers are JSON and must be exact. Query and path arrive as text, so numbers and booleans are coerced there.
const exact = new Ajv({ allErrors: true, strict: false });
const coercing = new Ajv({ allErrors: true, strict: false, coerceTypes: true });

/** Unknown members of a request are refused, never dropped in silence (fastify's own setting drops them). */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : coercing).compile(schema as object),
  );
  // Answers are checked by `registerCall`, so writing them needs no second reading of the schema.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
};

export const compileAnswer = (schema: TSchema): ValidateFunction => exact.compile(schema);
