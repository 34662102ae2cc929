type JsonSchema = { readonly [key: string]: unknown };

export interface SharedSchemas {
  /** The given schemas, with repeated objects replaced by references. */
  readonly roots: Readonly<Record<string, JsonSchema>>;
  /** The repeated objects, by the name that references use. */
  readonly parts: Readonly<Record<string, JsonSchema>>;
}

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapMembers = (schema: Schema, map: (value: unknown) => unknown): Schema =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, map(value)]));

/** typebox writes "string or null" as a union. ajv's `nullable` checks it in one step instead of two. */
const nullableScalar = (schema: Schema): Schema | null => {
  const [member, nothing, ...others] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as unknown[]) : [];
  if (!isSchema(member) || !isSchema(nothing) || nothing['type'] !== 'null' || others.length > 0) return null;
  const scalar = ['string', 'integer', 'number', 'boolean'].includes(String(member['type']));
  return scalar && !('enum' in member) && !('const' in member) ? member : null;
};

/** typebox writes a record as a pattern that matches every key. `additionalProperties` skips testing the keys. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (!isSchema(value)) return value;
  const member = nullableScalar(value);
  if (member) return { ...member, nullable: true };
  const patterns = value['patternProperties'];
  if (!isSchema(patterns) || Object.keys(patterns).join() !== '^(.*)$') return mapMembers(value, plain);
  const { patternProperties: _patterns, ...rest } = value;
  return mapMembers({ ...rest, additionalProperties: patterns['^(.*)$'] }, plain);
};

const isPart = (schema: Schema): boolean => schema['type'] === 'object' && isSchema(schema['properties']);

const countParts = (value: unknown, counts: Map<string, number>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isSchema(value) && isPart(value)) {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  for (const member of Object.values(value)) countParts(member, counts);
};

/**
 * Moves objects that occur in several schemas (card, hotel, image) into shared parts with one check function each. A response of
 * cards then costs the browser little more code than one card.
 */
export const shareParts = (schemas: Readonly<Record<string, unknown>>): SharedSchemas => {
  // The JSON round trip removes the symbols that typebox attaches to schemas.
  const roots = plain(JSON.parse(JSON.stringify(schemas))) as Readonly<Record<string, Schema>>;
  const counts = new Map<string, number>();
  countParts(Object.values(roots), counts);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const names = new Map(repeated.map((text, index) => [text, `part${index}`]));

  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isSchema(value)) return value;
    const name = isPart(value) ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined ? mapMembers(value, share) : { $ref: name };
  };
  return {
    roots: Object.fromEntries(
      Object.entries(roots).map(([name, schema]) => [name, mapMembers(schema, share)]),
    ),
    parts: Object.fromEntries(
      [...names].map(([text, name]) => [name, mapMembers(JSON.parse(text) as Schema, share)]),
    ),
  };
};
