import type { JsonSchema } from '@detour/shared-contracts/contract';
import { asSchema, bareSchema, isEqualJson, isObject, listIn, namesIn, numberIn, schemasIn, takesNothing, textIn } from './schema-parts'; // prettier-ignore
import type { SchemaObject } from './schema-parts';

const known = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',

  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'maxProperties',
]);

const isOfType = (value: unknown, type: unknown): boolean => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  return typeof value === type;
};

const takesNumber = (schema: SchemaObject, value: number): boolean => {
  const step = numberIn(schema, 'multipleOf');
  return (
    value >= (numberIn(schema, 'minimum') ?? -Infinity) &&
    value <= (numberIn(schema, 'maximum') ?? Infinity) &&
    value > (numberIn(schema, 'exclusiveMinimum') ?? -Infinity) &&
    value < (numberIn(schema, 'exclusiveMaximum') ?? Infinity) &&
    (step === null || Number.isInteger(value / step))
  );
};

const takesText = (schema: SchemaObject, value: string): boolean => {
  const length = [...value].length;
  const pattern = textIn(schema, 'pattern');
  return (
    length >= (numberIn(schema, 'minLength') ?? 0) &&
    length <= (numberIn(schema, 'maxLength') ?? Infinity) &&
    (pattern === null || new RegExp(pattern, 'u').test(value))
  );
};

const takesList = (schema: SchemaObject, value: readonly unknown[]): boolean =>
  value.length >= (numberIn(schema, 'minItems') ?? 0) &&
  value.length <= (numberIn(schema, 'maxItems') ?? Infinity) &&
  !Array.isArray(schema['items']) &&
  (!schema['uniqueItems'] ||
    value.every((item, at) => !value.slice(0, at).some((one) => isEqualJson(one, item)))) &&
  value.every((item) => acceptsValue(asSchema(schema['items']), item));

/** All schemas that apply to a member of this name. */
export const judgesOf = (schema: SchemaObject, name: string): readonly JsonSchema[] => {
  const own = schemasIn(schema, 'properties').get(name);
  const matched = [...schemasIn(schema, 'patternProperties')]
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, part]) => part);
  const judges = own === undefined ? matched : [own, ...matched];
  return judges.length > 0 ? judges : [asSchema(schema['additionalProperties'])];
};

const takesMembers = (schema: SchemaObject, value: SchemaObject): boolean => {
  const names = Object.keys(value);
  return (
    [...namesIn(schema, 'required')].every((name) => Object.hasOwn(value, name)) &&
    names.length >= (numberIn(schema, 'minProperties') ?? 0) &&
    names.length <= (numberIn(schema, 'maxProperties') ?? Infinity) &&
    names.every((name) => judgesOf(schema, name).every((part) => acceptsValue(part, value[name])))
  );
};

const takesShape = (schema: SchemaObject, value: unknown): boolean => {
  if (typeof value === 'number') return takesNumber(schema, value);
  if (typeof value === 'string') return takesText(schema, value);
  if (Array.isArray(value)) return takesList(schema, value);
  return isObject(value) ? takesMembers(schema, value) : true;
};

const takesLogic = (schema: SchemaObject, value: unknown): boolean => {
  const branches = (keyword: string): readonly boolean[] | null =>
    listIn(schema, keyword)?.map((branch) => acceptsValue(asSchema(branch), value)) ?? null;
  return (
    (branches('allOf')?.every(Boolean) ?? true) &&
    (branches('anyOf')?.some(Boolean) ?? true) &&
    (branches('oneOf')?.filter(Boolean).length ?? 1) === 1 &&
    // Inside `not`, an uncertain result would invert to a yes, so only the empty `not` is evaluated.
    !('not' in schema)
  );
};

/** True only when the schema certainly accepts the value. An unknown keyword counts as a no. */
export const acceptsValue = (schema: JsonSchema, value: unknown): boolean => {
  if (typeof schema === 'boolean') return schema;
  if (takesNothing(schema)) return false;
  const bare = bareSchema(schema);
  const types = listIn(bare, 'type') ?? ('type' in bare ? [bare['type']] : null);
  return (
    Object.keys(bare).every((keyword) => known.has(keyword)) &&
    (types === null || types.some((type) => isOfType(value, type))) &&
    (!('const' in bare) || isEqualJson(bare['const'], value)) &&
    (listIn(bare, 'enum')?.some((one) => isEqualJson(one, value)) ?? true) &&
    takesLogic(bare, value) &&
    takesShape(bare, value)
  );
};
