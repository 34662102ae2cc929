type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

// One example string per pattern of the schema kit.
const texts = [
  '',
  'a',
  'AB_1',
  '2026-05-14',
  '2026-05',
  '15:00',
  '2026-05-14T10:00:00Z',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '+33612345678',
  'FR',
  '75011',
  '12345678',
  '4242424242424242',
  '12/30',
  '123',
  '#1F4E3D',
  '#7fa8c9',
  '246810',
  'anywhere',
  'photo-1600x1067-0123456789abcdef0123',
];

const textFor = (schema: Schema): string => {
  const pattern = new RegExp(String(schema['pattern'] ?? ''), 'u');
  const shortest = Number(schema['minLength'] ?? 0);
  const text = texts.find((candidate) => candidate.length >= shortest && pattern.test(candidate));
  if (text === undefined) throw new Error(`No example for ${JSON.stringify(schema)}: add one to this list.`);
  return text;
};

/** An example value that satisfies the schema, with every optional member. */
export const exampleOf = (schema: unknown): unknown => {
  if (!isSchema(schema)) throw new TypeError('A schema is an object.');
  if (Array.isArray(schema['anyOf'])) return exampleOf(schema['anyOf'][0]);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if ('const' in schema) return schema['const'];
  if (isSchema(schema['patternProperties']))
    return { key: exampleOf(Object.values(schema['patternProperties'])[0]) };
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as object).map(([key, member]) => [
          key,
          exampleOf(member),
        ]),
      );
    case 'array':
      // A list with an impossible item type can only be empty.
      return isSchema(schema['items']) && 'not' in schema['items']
        ? []
        : Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
            exampleOf(schema['items']),
          );
    case 'string':
      return textFor(schema);
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
};

/** Variants of the value with one change each: a member missing, an unknown member added, or a member of another type. */
export function* brokenCopies(value: unknown): Generator<unknown> {
  yield* [undefined, null, 'text', -1, 1.5, 1e12, [], {}, true];
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const rebuild = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
  if (!Array.isArray(value)) yield { ...value, unknownMember: 1 };
  for (const [index, [key, member]] of entries.entries()) {
    yield rebuild(entries.filter((_entry, at) => at !== index));
    for (const broken of brokenCopies(member)) {
      yield rebuild(entries.map((entry, at) => (at === index ? [key, broken] : entry)));
    }
  }
}
