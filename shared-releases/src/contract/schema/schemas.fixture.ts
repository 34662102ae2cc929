import fc from 'fast-check';
import type { JsonSchema } from '@detour/shared-contracts/contract';
import { asSchema, isObject, type SchemaObject } from './schema-parts';

const words = ['a', 'b', 'c'] as const;
const patterns = ['^[ab]+$', '^\\d{2}$', '^[a-z]$'] as const;

const maybe = <T>(name: string, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.oneof(
    fc.constant<Record<string, T>>({}),
    arbitrary.map((value) => ({ [name]: value })),
  );

const all = (...parts: readonly fc.Arbitrary<SchemaObject>[]): fc.Arbitrary<SchemaObject> =>
  fc.tuple(...parts).map((found) => Object.assign({}, ...found) as SchemaObject);

const scalar = fc.oneof(
  all(
    fc.constant({ type: 'string' }),
    maybe('minLength', fc.nat(2)),
    maybe('maxLength', fc.integer({ min: 2, max: 4 })),
  ),
  fc.constantFrom(...patterns).map((pattern) => ({ type: 'string', pattern })),
  all(
    fc.constantFrom({ type: 'integer' }, { type: 'number' }),
    maybe('minimum', fc.integer({ min: -2, max: 1 })),
    maybe('maximum', fc.integer({ min: 1, max: 4 })),
    maybe('exclusiveMinimum', fc.integer({ min: -2, max: 1 })),
    maybe('exclusiveMaximum', fc.integer({ min: 1, max: 4 })),
    maybe('multipleOf', fc.constantFrom(1, 2)),
  ),
  fc.constantFrom<SchemaObject>({ type: 'boolean' }, { type: 'null' }, {}),
  fc.constantFrom('a', 1, null, true).map((value) => ({ const: value })),
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }).map((list) => ({ type: 'string', enum: list })),
  fc
    .uniqueArray(fc.constantFrom('string', 'integer', 'null', 'boolean'), { minLength: 1 })
    .map((type) => ({ type })),
);

const members = (inner: fc.Arbitrary<SchemaObject>): fc.Arbitrary<SchemaObject> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('kind', ...words), inner, { maxKeys: 3, noNullPrototype: true }),
      fc.subarray(['kind', ...words]),
      fc.oneof(fc.constant({}), fc.boolean().map((additionalProperties) => ({ additionalProperties })), inner.map((additionalProperties) => ({ additionalProperties }))), // prettier-ignore
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, inner.map((part) => ({ patternProperties: { '^[ab]+$': part } }))), // prettier-ignore
    )
    .map(([properties, required, additional, byPattern]) => ({
      type: 'object',
      properties,
      // Contracts rarely have a required member without a schema, and any value would satisfy it.
      required: required.filter((name) => name in properties),
      ...additional,
      ...byPattern,
    }));

/** Schemas like those in contracts, at most three levels deep. */
export const schemas: fc.Arbitrary<SchemaObject> = fc.letrec<{ schema: SchemaObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema', withCrossShrink: true },
    scalar,
    members(tie('schema')),
    all(
      tie('schema').map((items) => ({ type: 'array', items })),
      maybe('minItems', fc.nat(2)),
      maybe('maxItems', fc.integer({ min: 1, max: 3 })),
      maybe('uniqueItems', fc.boolean()),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  ),
})).schema;

const change = (schema: SchemaObject, seed: number): SchemaObject => {
  const keywords = Object.keys(schema);
  const keyword = keywords[seed % Math.max(1, keywords.length)];
  if (keyword === undefined) return { type: 'string' };
  const value = schema[keyword];
  // Keeps steps positive and lengths non-negative: other values make the schema invalid.
  const lowest = keyword === 'multipleOf' ? 1 : /^(min|max)(Length|Items)$/.test(keyword) ? 0 : -9;
  if (typeof value === 'number') return { ...schema, [keyword]: Math.max(lowest, value + (seed % 3) - 1) };
  if (keyword === 'properties' && isObject(value)) {
    const [name = 'a'] = Object.keys(value);
    const part = asSchema(value[name]);
    return { ...schema, properties: { ...value, [name]: isObject(part) ? change(part, seed >> 2) : part } };
  }
  if (keyword === 'items' && isObject(value)) return { ...schema, items: change(value, seed >> 2) };
  if (keyword === 'required' || keyword === 'enum')
    return { ...schema, [keyword]: (value as readonly unknown[]).slice(0, keyword === 'enum' ? 1 : 0) };
  if (keyword === 'anyOf') return { anyOf: [...(value as readonly unknown[]), { type: 'null' }] };
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
};

/** A schema and a second one, often the same with one change: such pairs lie near the border of compatibility. */
export const schemaPairs: fc.Arbitrary<readonly [SchemaObject, SchemaObject]> = fc.oneof(
  fc.tuple(schemas, schemas),
  fc.tuple(schemas, fc.nat(4000)).map(([schema, seed]) => [schema, change(schema, seed)] as const),
  fc.tuple(schemas, fc.nat(4000)).map(([schema, seed]) => [change(schema, seed), schema] as const),
);

const texts = fc.constantFrom('', 'a', 'b', 'ab', 'c', '12', 'abcd', 'abcde');
const anything: fc.Arbitrary<unknown> = fc.oneof(texts, fc.integer({ min: -3, max: 6 }), fc.constantFrom(null, true, 1.5, [], {}, { a: 1 })); // prettier-ignore

const membersOf = (schema: SchemaObject): fc.Arbitrary<unknown> => {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const declared = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, valuesOf(asSchema(part))]),
  );
  const extras = isObject(schema['patternProperties'])
    ? Object.values(schema['patternProperties']).map((part) =>
        fc.tuple(fc.constantFrom<string>('a', 'b', 'ab'), valuesOf(asSchema(part))),
      )
    : [];
  // Only schemas that allow unknown members produce them.
  const added =
    'additionalProperties' in schema && schema['additionalProperties'] !== false
      ? [
          fc.tuple(
            fc.constantFrom<string>('a', 'c', 'kind', 'zz'),
            valuesOf(asSchema(schema['additionalProperties'])),
          ),
        ]
      : [];
  return fc
    .tuple(
      fc.record(declared, {
        requiredKeys: Object.keys(declared).filter((name) => required.has(name)),
        noNullPrototype: true,
      }),
      fc.tuple(...[...extras, ...added].map((entry) => fc.array(entry, { maxLength: 1 }))),
    )
    .map(([known, more]) => ({ ...Object.fromEntries(more.flat()), ...known }));
};

/** Values that a sender with this schema may send. Filter them with a validator, because some violate it. */
export const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return anything;
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as readonly unknown[]));
  if (Array.isArray(schema['anyOf']))
    return fc.oneof(...schema['anyOf'].map((branch) => valuesOf(asSchema(branch))));
  if (Array.isArray(schema['type']))
    return fc.oneof(...schema['type'].map((type) => valuesOf({ ...schema, type })));
  if (schema['type'] === 'object') return membersOf(schema);
  if (schema['type'] === 'array') return fc.array(valuesOf(asSchema(schema['items'])), { maxLength: 3 });
  if (schema['type'] === 'string') return texts;
  if (schema['type'] === 'integer') return fc.integer({ min: -3, max: 6 });
  if (schema['type'] === 'number')
    return fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(0.5, 1.5, 3.25));
  return schema['type'] === 'boolean'
    ? fc.boolean()
    : schema['type'] === 'null'
      ? fc.constant(null)
      : anything;
};
