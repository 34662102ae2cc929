import { Problem } from '@detour/shared-contracts/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import type { LightMyRequestResponse } from 'fastify';
import type { Target } from './targets';

const ajv = new Ajv({ strict: false });
const compiled = new Map<unknown, ValidateFunction>();

const validatorOf = (schema: object): ValidateFunction => {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
};

/** Words of stack traces and databases that no response may contain. */
const inside =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|\.ts:\d+|error: .*relation|violates|syntax error|invalid byte sequence|invalid input syntax|\$\d+\)? (?:and|or|from|where)|kysely|pg_catalog/i;

const checkSchema = (schema: object, text: string): string | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the response is not JSON';
  }
  const validate = validatorOf(schema);
  return validate(value) ? null : `the response violates its schema: ${ajv.errorsText(validate.errors)}`;
};

const checkSuccess = ({ response }: Target, { body, statusCode }: LightMyRequestResponse): string | null => {
  if (!response) return null;
  if (response.type === 'null') return statusCode === 204 && body === '' ? null : 'the response is not empty';
  return checkSchema(response, body);
};

const checkRefusal = (target: Target, { headers, body }: LightMyRequestResponse): string | null => {
  const type = String(headers['content-type']);
  if (target.answersPage && type.startsWith('text/html')) return null;
  if (!type.startsWith('application/problem+json')) return `the refusal is ${type}, not a problem document`;
  return checkSchema(Problem, body);
};

const rules = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

const personal =
  /^\/(?:api\/(?:account|care\/(?:session|orders|mails|search)|booking|front\/purchase\/(?:orders|vouchers|zeppto))|beneficiary)\b/;

/** Personal responses must not be cached. */
const checkCaching = ({ path }: Target, { headers, statusCode }: LightMyRequestResponse): string | null =>
  statusCode < 300 && personal.test(path) && !String(headers['cache-control']).includes('no-store')
    ? `a personal response may be cached: ${String(headers['cache-control'])}`
    : null;

/** Security headers of every response. */
const checkHeaders = ({ headers }: LightMyRequestResponse): string | null => {
  // A mail is shown in a frame of the care desk, without any right.
  const policy = String(headers['content-security-policy']).replace(
    "frame-ancestors 'self'; sandbox",
    "frame-ancestors 'none'",
  );
  const missing = rules.filter((rule) => !policy.includes(rule));
  if (missing.length > 0) return `the policy lacks ${missing.join(', ')}: ${policy}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'nosniff is missing';
  if (!headers['referrer-policy']) return 'the referrer policy is missing';
  if (!String(headers['strict-transport-security']).includes('includeSubDomains')) return 'no HSTS';
  if (headers['access-control-allow-origin'] !== undefined) return 'other origins may read it';
  const type = String(headers['content-type'] ?? '');
  return type.startsWith('text/') && !/charset=utf-8/i.test(type) ? `${type} has no charset` : null;
};

/** Returns what is wrong with a response, or null. */
export const judge = (target: Target, answer: LightMyRequestResponse): string | null => {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `the status is ${statusCode}: ${body.slice(0, 300)}`;
  const isText = /json|html|text/.test(String(headers['content-type']));
  if (isText && inside.test(body))
    return `the response contains internals: ${String(inside.exec(body)?.[0])}`;
  const headerTrouble = checkHeaders(answer) ?? checkCaching(target, answer);
  if (headerTrouble) return headerTrouble;
  if (statusCode >= 400) return checkRefusal(target, answer);
  if (statusCode >= 300) return null;
  return checkSuccess(target, answer);
};
