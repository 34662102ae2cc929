import type { TSchema } from '@sinclair/typebox';

/**
 * What a response can say: `optional` an optional member is present, `value` a nullable member is not null, `item` a list or record has an
 * entry, `word` an enumerated value or boolean, `arm` an arm of a union.
 */
type FacetKind = 'optional' | 'value' | 'item' | 'word' | 'arm';

/** A facet as text: `offers.exactMatch[].distance value`, `offers.exactMatch[].itemCategory word activity`. */
export type Facet = string;

type Note = (facet: Facet) => void;

interface Node {
  readonly path: string;
  readonly schema: TSchema;
}

const facetOf = (path: string, kind: FacetKind, detail?: unknown): Facet =>
  `${path} ${kind}${detail === undefined ? '' : ` ${String(detail)}`}`;

const isNull = (schema: TSchema): boolean => schema['type'] === 'null';

const armsOf = (schema: TSchema): readonly TSchema[] => (schema['anyOf'] ?? []) as readonly TSchema[];

const membersOf = (schema: TSchema): Readonly<Record<string, TSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>;

const requiredOf = (schema: TSchema): readonly string[] => (schema['required'] ?? []) as readonly string[];

const wordsOf = (schema: TSchema): readonly unknown[] => {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return schema['type'] === 'boolean' ? [true, false] : [];
};

/** The schema of the entries of a record: a map with free keys. */
const entrySchemaOf = (schema: TSchema): TSchema | null => {
  const patterns = Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>);
  if (patterns[0]) return patterns[0];
  const rest: unknown = schema['additionalProperties'];
  return typeof rest === 'object' && rest !== null ? (rest as TSchema) : null;
};

/** Name of an arm: the fixed word of a member (`kind`), or the number of the arm. */
const armName = (arm: TSchema, index: number): string => {
  if (arm['const'] !== undefined) return String(arm['const']);
  const fixed = Object.values(membersOf(arm))
    .map((member) => member['const'] ?? (wordsOf(member).length === 1 ? wordsOf(member)[0] : undefined))
    .find((word) => typeof word === 'string');
  return fixed === undefined ? String(index + 1) : String(fixed);
};

/** A value fits an arm when its own type and the required and fixed members agree. Responses are valid already, so this is enough. */
const fits = (schema: TSchema, value: unknown): boolean => {
  if (schema['const'] !== undefined) return schema['const'] === value;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  if (schema['anyOf']) return armsOf(schema).some((arm) => fits(arm, value));
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (schema['type'] !== undefined && schema['type'] !== type)
    return schema['type'] === 'integer' && Number.isInteger(value);
  if (type !== 'object') return true;
  const object = value as Readonly<Record<string, unknown>>;
  return Object.entries(membersOf(schema)).every(([name, member]) =>
    object[name] === undefined ? !requiredOf(schema).includes(name) : fits(member, object[name]),
  );
};

/**
 * Facets of the response schemas. A schema that several calls share is one entry, named after the first call that has it, so that a card
 * of any list fills the same facets.
 */
export const createWireFacets = (responses: Readonly<Record<string, TSchema>>) => {
  const names = new Map<unknown, string>();
  const all = new Set<Facet>();
  /** Path of an object: the first one under which its members were found. */
  const nameOf = (schema: TSchema, path: string): string => {
    const known = names.get(schema['properties']);
    if (known === undefined) names.set(schema['properties'], path);
    return known ?? path;
  };
  const list = ({ path, schema }: Node): void => {
    if (schema['anyOf']) return listUnion({ path, schema });
    for (const word of wordsOf(schema)) all.add(facetOf(path, 'word', word));
    if (schema['type'] === 'array') {
      all.add(facetOf(path, 'item'));
      list({ path: `${path}[]`, schema: schema['items'] as TSchema });
    }
    const entry = entrySchemaOf(schema);
    if (entry) {
      all.add(facetOf(path, 'item'));
      list({ path: `${path}{}`, schema: entry });
    }
    if (!schema['properties'] || names.has(schema['properties'])) return;
    const name = nameOf(schema, path);
    for (const [member, inner] of Object.entries(membersOf(schema))) {
      const at = `${name}.${member}`;
      if (!requiredOf(schema).includes(member)) all.add(facetOf(at, 'optional'));
      list({ path: at, schema: inner });
    }
  };
  const listUnion = ({ path, schema }: Node): void => {
    const arms = armsOf(schema).filter((arm) => !isNull(arm));
    if (arms.length < armsOf(schema).length) all.add(facetOf(path, 'value'));
    arms.forEach((arm, index) => {
      if (arms.length > 1) all.add(facetOf(path, 'arm', armName(arm, index)));
      list({ path: arms.length > 1 ? `${path}<${armName(arm, index)}>` : path, schema: arm });
    });
  };
  for (const [id, schema] of Object.entries(responses)) list({ path: id, schema });

  const mark = ({ path, schema }: Node, value: unknown, note: Note): void => {
    if (value === undefined || value === null) return;
    if (schema['anyOf']) return markUnion({ path, schema }, value, note);
    if (wordsOf(schema).length > 0) note(facetOf(path, 'word', value));
    else if (Array.isArray(value)) markList({ path, schema }, value, note);
    else if (typeof value === 'object') markObject({ path, schema }, value, note);
  };
  const markList = ({ path, schema }: Node, values: readonly unknown[], note: Note): void => {
    if (values.length > 0) note(facetOf(path, 'item'));
    for (const value of values) mark({ path: `${path}[]`, schema: schema['items'] as TSchema }, value, note);
  };
  const markObject = ({ path, schema }: Node, object: object, note: Note): void => {
    const entry = entrySchemaOf(schema);
    if (entry && Object.keys(object).length > 0) note(facetOf(path, 'item'));
    if (entry)
      for (const value of Object.values(object)) mark({ path: `${path}{}`, schema: entry }, value, note);
    if (!schema['properties']) return;
    const name = nameOf(schema, path);
    for (const [member, inner] of Object.entries(membersOf(schema))) {
      const value: unknown = (object as Readonly<Record<string, unknown>>)[member];
      if (value !== undefined && !requiredOf(schema).includes(member))
        note(facetOf(`${name}.${member}`, 'optional'));
      mark({ path: `${name}.${member}`, schema: inner }, value, note);
    }
  };
  const markUnion = ({ path, schema }: Node, value: unknown, note: Note): void => {
    const arms = armsOf(schema).filter((arm) => !isNull(arm));
    if (arms.length < armsOf(schema).length) note(facetOf(path, 'value'));
    if (arms.length === 1 && arms[0]) return mark({ path, schema: arms[0] }, value, note);
    const index = arms.findIndex((arm) => fits(arm, value));
    const arm = arms[index];
    if (!arm) return;
    note(facetOf(path, 'arm', armName(arm, index)));
    mark({ path: `${path}<${armName(arm, index)}>`, schema: arm }, value, note);
  };

  return {
    /** Every facet, in the order of the calls. */
    all: [...all] as readonly Facet[],
    /** Notes the facets that a valid response of a call fills. */
    mark: (call: string, answer: unknown, note: Note): void => {
      const schema = responses[call];
      if (schema) mark({ path: call, schema }, answer, note);
    },
  };
};
