import fc from 'fast-check';

/** The keywords of JSON Schema that our calls use. */
export interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly patternProperties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: unknown;
  readonly maxProperties?: number | undefined;
  readonly items?: Schema | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly const?: unknown | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly multipleOf?: number | undefined;
}

/** Existing values for a field of this name; null leaves the choice to the schema. */
export type Hints = (member: string) => readonly unknown[] | null;

const makeText = ({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> =>
  pattern === undefined
    ? fc.string({ unit: 'grapheme-composite', minLength, maxLength: Math.min(maxLength, minLength + 60) })
    : fc.stringMatching(new RegExp(pattern)).filter((value) => value.length <= (maxLength || Infinity));

const texts = new Map<string, fc.Arbitrary<unknown>>();

/** Respects the limits. Limited to some letters, because all of Unicode takes long to prepare. */
const text = (schema: Schema): fc.Arbitrary<unknown> => {
  const key = JSON.stringify([schema.pattern, schema.minLength, schema.maxLength]);
  const made = texts.get(key) ?? makeText(schema);
  texts.set(key, made);
  return made;
};

const number = (schema: Schema): fc.Arbitrary<unknown> => {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1, multipleOf = 1, type } = schema;
  if (type === 'number')
    return fc.oneof(
      fc.double({ min: minimum, max: maximum, noNaN: true }),
      fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    );
  return fc
    .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
    .map((count) => count * multipleOf);
};

const record = (schema: Schema, hints: Hints): fc.Arbitrary<unknown> => {
  const inner = Object.values(schema.patternProperties ?? {})[0] ?? {};
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), valueOf(inner, '', hints), {
    maxKeys: schema.maxProperties ?? 5,
    noNullPrototype: true,
  });
};

const object = (schema: Schema, hints: Hints): fc.Arbitrary<unknown> => {
  if (!schema.properties) return record(schema, hints);
  const model = Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [name, valueOf(inner, name, hints)]),
  );
  const required = schema.required ?? [];
  const optional = Object.keys(model).filter((name) => !required.includes(name));
  // Few optional fields at a time: with all filters a search finds nothing and does not reach the deeper code.
  return fc
    .tuple(fc.record(model, { noNullPrototype: true }), fc.subarray(optional), fc.subarray(optional))
    .map(([all, some, others]) => {
      const left = new Set(some.filter((name) => !others.includes(name)));
      const kept = Object.entries(all).filter(([name]) => !optional.includes(name) || left.has(name));
      return Object.fromEntries(kept);
    });
};

const array = (schema: Schema, member: string, hints: Hints): fc.Arbitrary<unknown> => {
  const items = valueOf(schema.items ?? {}, member, hints);
  const { minItems = 0, maxItems = 5 } = schema;
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  return schema.uniqueItems
    ? fc.uniqueArray(items, { ...lengths, selector: (item) => JSON.stringify(item) })
    : fc.array(items, lengths);
};

const byType = (schema: Schema, member: string, hints: Hints): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, member, hints)));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return array(schema, member, hints);
    case 'object':
      return object(schema, hints);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Values that match a schema, often existing ones, so that requests get as far as real ones. */
export const valueOf = (schema: Schema, member: string, hints: Hints): fc.Arbitrary<unknown> => {
  const plain = byType(schema, member, hints);
  // A union is as plain as its members.
  if (schema.anyOf) return plain;
  const known = hints(member)?.filter((value) => schema.type !== 'string' || typeof value === 'string');
  if (!known || known.length === 0) return plain;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: plain });
};
