import type { JsonSchema } from '@detour/shared-contracts/contract';

export type SchemaObject = { readonly [keyword: string]: unknown };

/** Why a value of the sender would be rejected. */
export interface Mismatch {
  /** Path in the value: `hotel.label`, `items[].id`. Empty for the value itself. */
  readonly path: string;
  /** End of a sentence: "may be left out, but is required". */
  readonly reason: string;
}

/** Annotation keywords that no validator evaluates. */
const annotations = new Set([
  '$id',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

export const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'boolean' || isObject(value) ? value : true;

/** Validation keywords, without annotations. */
export const bareSchema = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));

export const listIn = (schema: SchemaObject, keyword: string): readonly unknown[] | null => {
  const value = schema[keyword];
  return Array.isArray(value) ? value : null;
};

export const numberIn = (schema: SchemaObject, keyword: string): number | null => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : null;
};

export const textIn = (schema: SchemaObject, keyword: string): string | null => {
  const value = schema[keyword];
  return typeof value === 'string' ? value : null;
};

/** Schemas by name: `properties`, `patternProperties`. */
export const schemasIn = (schema: SchemaObject, keyword: string): ReadonlyMap<string, JsonSchema> => {
  const value = schema[keyword];
  return new Map(isObject(value) ? Object.entries(value).map(([name, part]) => [name, asSchema(part)]) : []);
};

export const namesIn = (schema: SchemaObject, keyword: string): ReadonlySet<string> =>
  new Set((listIn(schema, keyword) ?? []).map(String));

const ordered = (value: SchemaObject, print: (part: unknown, name: string) => string): string =>
  `{${Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${print(value[name], name)}`)
    .join()}}`;

const printJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(printJson).join()}]`;
  return isObject(value) ? ordered(value, printJson) : value === undefined ? 'null' : JSON.stringify(value);
};

/** JSON equality; the order of members does not matter. */
export const isEqualJson = (first: unknown, second: unknown): boolean =>
  printJson(first) === printJson(second);

const unordered = new Set(['required', 'enum', 'type']);

const printSchema = (value: unknown, keyword = ''): string => {
  if (keyword === 'const') return printJson(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => (keyword === 'enum' ? printJson(item) : printSchema(item)));
    return `[${(unordered.has(keyword) ? items.sort() : items).join()}]`;
  }
  if (!isObject(value)) return printJson(value);
  // `properties` contains member names: a member called `title` is not an annotation.
  if (keyword === 'properties' || keyword === 'patternProperties')
    return ordered(value, (part) => printSchema(part));
  return ordered(bareSchema(value), printSchema);
};

// Cached: schemas are immutable, and each is compared many times, with every other side and at each level above it.
const printed = new WeakMap<object, string>();

const printOnce = (schema: JsonSchema): string => {
  if (typeof schema === 'boolean') return String(schema);
  const known = printed.get(schema) ?? printSchema(schema);
  printed.set(schema, known);
  return known;
};

/** Schema equality. Ignores annotations and the order of members, `required`, `enum` and `type`. */
export const isEqualSchema = (first: JsonSchema, second: JsonSchema): boolean =>
  first === second || printOnce(first) === printOnce(second);

/** True, `{}` and annotations only: accepts everything. */
export const takesAll = (schema: JsonSchema): boolean =>
  schema === true || (schema !== false && Object.keys(bareSchema(schema)).length === 0);

/** False and `{ not: {} }`: accepts nothing. */
export const takesNothing = (schema: JsonSchema): boolean =>
  schema === false || (schema !== true && 'not' in schema && takesAll(asSchema(schema['not'])));

/** Compares two schemas at a path in the value. */
export type Compare = (from: JsonSchema, to: JsonSchema, path: string) => Mismatch | null;
