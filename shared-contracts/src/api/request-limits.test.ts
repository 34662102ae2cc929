import { callSchemas } from './call-schemas';

interface Schema {
  readonly type?: string;
  readonly [word: string]: unknown;
}

/** A pattern that matches text of unlimited length: `*`, `+` or `{3,}` outside a character class. */
const isEndless = (pattern: string): boolean =>
  !pattern.startsWith('^') ||
  !pattern.endsWith('$') ||
  /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'));

const troubleOf = (schema: Schema): string | null => {
  const { type, enum: words, const: only, pattern, maxLength, maxItems, minimum, maximum } = schema;
  if (words !== undefined || only !== undefined) return null;
  if (type === 'string')
    return maxLength !== undefined || (typeof pattern === 'string' && !isEndless(pattern))
      ? null
      : 'no maxLength';
  if (type === 'array') return maxItems === undefined ? 'no maxItems' : null;
  if (type === 'integer' || type === 'number')
    return minimum === undefined || maximum === undefined ? 'no minimum or no maximum' : null;
  if (type === 'object')
    return schema['additionalProperties'] === false || schema['maxProperties'] !== undefined
      ? null
      : 'takes members without end';
  return null;
};

const unbounded = (schema: unknown, path: string): readonly string[] => {
  if (schema === null || typeof schema !== 'object') return [];
  const trouble = 'type' in schema ? troubleOf(schema as Schema) : null;
  const inner = Object.entries(schema).flatMap(([name, part]) => unbounded(part, `${path}/${name}`));
  return trouble ? [`${path}: ${trouble}`, ...inner] : inner;
};

describe('the requests of the calls', () => {
  it.each(Object.entries(callSchemas))('limit the size of every value: %s', (id, call) => {
    const { params, query, body } = call as { params?: unknown; query?: unknown; body?: unknown };
    expect(unbounded({ params, query, body }, id)).toEqual([]);
  });

  it.each([
    [{ type: 'string' }],
    [{ type: 'string', pattern: '^[a-z]+$' }],
    [{ type: 'string', pattern: '[a-z]' }],
    [{ type: 'array', items: { type: 'null' } }],
    [{ type: 'integer', minimum: 0 }],
    [{ type: 'object', properties: {} }],
  ])('are reported when a limit is missing: %j', (schema) => {
    expect(unbounded(schema, 'x')).toHaveLength(1);
  });
});
