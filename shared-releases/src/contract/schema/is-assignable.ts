import type { Compare } from './schema-parts';
import type { JsonSchema } from '@detour/shared-contracts/contract';
import { acceptsValue } from './accepts-value';
import { listMismatch } from './assign-list';
import { membersMismatch } from './assign-members';
import { numberMismatch, textMismatch } from './assign-scalar';
import { splitByMember } from './split-by-member';
import {
  asSchema,
  bareSchema,
  isEqualSchema,
  listIn,
  numberIn,
  takesAll,
  takesNothing,
  type Mismatch,
  type SchemaObject,
} from './schema-parts';

/** Keywords that the comparison understands for any type. */
const general = ['type', 'enum', 'const', 'anyOf'];

const byType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'minProperties',
    'maxProperties',
  ],
  null: [],
  boolean: [],
};

const understood = new Set([...general, ...Object.values(byType).flat()]);

const everyType = ['null', 'boolean', 'number', 'string', 'array', 'object'];

const first = <T>(items: Iterable<T>, check: (item: T) => Mismatch | null): Mismatch | null => {
  for (const item of items) {
    const found = check(item);
    if (found) return found;
  }
  return null;
};

/**
 * The branches of a union, each merged with the keywords beside it. Null without a union, or when both define the same keyword.
 */
const branchesOf = (schema: SchemaObject): readonly JsonSchema[] | null => {
  const { anyOf, ...beside } = schema;
  if (!Array.isArray(anyOf)) return null;
  const branches = anyOf.map((branch) => asSchema(branch));
  const clash = branches.some(
    (branch) => typeof branch === 'object' && Object.keys(branch).some((keyword) => keyword in beside),
  );
  if (clash) return null;
  return branches.map((branch) => {
    if (branch === false) return false;
    return branch === true ? beside : { ...beside, ...branch };
  });
};

/** All possible values, if a schema lists or implies them. */
const valuesOf = (schema: SchemaObject): readonly unknown[] | null => {
  if ('const' in schema) return [schema['const']];
  const named = listIn(schema, 'enum');
  if (named) return named;
  if (schema['type'] === 'boolean') return [false, true];
  return schema['type'] === 'null' ? [null] : null;
};

const foreignKeyword = (schema: SchemaObject): string | null =>
  Object.keys(schema).find((keyword) => !understood.has(keyword)) ?? null;

const typesIn = (schema: SchemaObject): readonly string[] | null => {
  const types = listIn(schema, 'type') ?? ('type' in schema ? [schema['type']] : null);
  return types && types.map(String);
};

const typeMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const type = String(from['type']);
  const types = typesIn(to);
  // A `multipleOf` can make a number an integer.
  const whole =
    type === 'integer' || (type === 'number' && Number.isInteger(numberIn(from, 'multipleOf') ?? 0.5));
  const fits =
    types === null ||
    types.includes(type) ||
    (type === 'integer' && types.includes('number')) ||
    (whole && types.includes('integer'));
  return fits ? null : { path, reason: `may be of type ${type}, but only ${types.join(' or ')} is taken` };
};

/** Both schemas have at most one type here, so that type's keywords decide. */
const shapeMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const type = String(from['type']);
  const wrongType = typeMismatch(from, to, path);
  if (wrongType) return wrongType;
  if ('enum' in to || 'const' in to)
    return { path, reason: `may be any ${type}, but only certain values are taken` };
  if (type === 'string') return textMismatch(from, to, path);
  if (type === 'number' || type === 'integer') return numberMismatch(from, to, path);
  if (type === 'array') return listMismatch(from, to, path, findMismatch);
  return type === 'object' ? membersMismatch(from, to, path, findMismatch) : null;
};

/** A union on the receiver's side: one branch must accept everything, or each part of the sent value must match a branch. */
const unionMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const { anyOf, ...beside } = to;
  const besideMismatch = findMismatch(from, beside, path);
  if (besideMismatch) return besideMismatch;
  const branches = (anyOf as readonly unknown[]).map((branch) => asSchema(branch));
  const found = branches.map((branch) => findMismatch(from, branch, path));
  if (found.includes(null)) return null;
  const parts = splitByMember(from, branches);
  if (parts) return first(parts, (part) => findMismatch(part, to, path));
  const deepest = found.reduce((best, one) =>
    one && (!best || one.path.length > best.path.length) ? one : best,
  );
  return deepest ?? { path, reason: 'matches none of the accepted forms' };
};

const objectMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const values = valuesOf(from);
  if (values)
    return first(values, (value) =>
      acceptsValue(to, value)
        ? null
        : { path, reason: `may be ${JSON.stringify(value)}, which is not taken` },
    );
  const foreign = foreignKeyword(from) ?? foreignKeyword(to);
  if (foreign !== null)
    return { path, reason: `is described with "${foreign}", which cannot be compared: describe it without` };
  if ('anyOf' in from) {
    const branches = branchesOf(from);
    return branches
      ? first(branches, (branch) => findMismatch(branch, to, path))
      : { path, reason: 'is a union that repeats a keyword beside it, which cannot be compared' };
  }
  const types = typesIn(from);
  if (types?.length !== 1)
    return first(types ?? everyType, (type) => findMismatch({ ...from, type }, to, path));
  if ('anyOf' in to) return unionMismatch({ ...from, type: types[0] }, to, path);
  return shapeMismatch({ ...from, type: types[0] }, to, path);
};

/**
 * Why a receiver's schema might reject a value that the sender's schema allows. Null when it accepts all. The sender is assumed
 * to send only declared members, unless it sets `additionalProperties`. A construct that cannot be compared counts as a mismatch.
 */
export const findMismatch: Compare = (from, to, path) => {
  if (takesAll(to) || takesNothing(from)) return null;
  if (isEqualSchema(from, to)) return null;
  if (takesNothing(to)) return { path, reason: 'may be sent, but is not taken any more' };
  return objectMismatch(
    from === true || from === false ? {} : bareSchema(from),
    to === true || to === false ? {} : bareSchema(to),
    path,
  );
};

/** True when `to` accepts everything that `from` may send. */
export const isAssignable = (from: JsonSchema, to: JsonSchema): boolean =>
  findMismatch(from, to, '') === null;
