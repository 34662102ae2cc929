import { Ajv } from 'ajv';
import fc from 'fast-check';
import { acceptsValue } from './accepts-value';
import { findMismatch, isAssignable } from './is-assignable';
import type { SchemaObject } from './schema-parts';
import { schemaPairs, schemas, valuesOf } from './schemas.fixture';

const ajv = new Ajv({ strict: false });
const validates = (schema: SchemaObject, value: unknown): boolean => ajv.compile(schema)(value);

const object = (properties: SchemaObject, required: readonly string[] = [], rest: SchemaObject = {}) => ({
  type: 'object',
  properties,
  required,
  ...rest,
});
const text = { type: 'string' };
const whole = { type: 'integer' };
const closed = { additionalProperties: false };

describe('schema assignability', () => {
  it('accepts only senders whose every value the receiver accepts', () => {
    let fits = 0;
    fc.assert(
      fc.property(schemaPairs, fc.gen(), ([from, to], gen) => {
        if (!isAssignable(from, to)) return;
        const isSent = ajv.compile(from);
        const isTaken = ajv.compile(to);
        const values = Array.from({ length: 8 }, () => gen(valuesOf, from)).filter((value) => isSent(value));
        fits += values.length > 0 ? 1 : 0;
        for (const value of values)
          if (!isTaken(value)) throw new Error(`${JSON.stringify(value)} is sent and not accepted.`);
      }),
      { numRuns: 3000, seed: 2026 },
    );
    // Ensures that the property is not trivially true because nothing fits.
    expect(fits).toBeGreaterThan(300);
  });

  it('is reflexive', () => {
    fc.assert(
      fc.property(schemas, (schema) => findMismatch(schema, JSON.parse(JSON.stringify(schema)), '') === null),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('a value that is certainly accepted', () => {
  it('is accepted by the validator', () => {
    fc.assert(
      fc.property(schemas, schemas, fc.gen(), (schema, other, gen) => {
        for (const value of [gen(valuesOf, schema), gen(valuesOf, other)])
          if (acceptsValue(schema, value) !== validates(schema, value))
            throw new Error(`${JSON.stringify(value)} gets another result from the validator.`);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});

describe('compatibility', () => {
  it.each<[string, SchemaObject, SchemaObject]>([
    ['a member that the receiver does not declare', object({ a: text, b: text }), object({ a: text })],
    ['a member that became required where it is sent', object({ a: text }, ['a']), object({ a: text })],
    ['fewer words than are taken', { type: 'string', enum: ['x'] }, { type: 'string', enum: ['x', 'y'] }],
    ['a word for a text', { type: 'string', enum: ['x'] }, { type: 'string', minLength: 1 }],
    ['a whole number for a number', whole, { type: 'number' }],
    [
      'narrower bounds',
      { type: 'integer', minimum: 1, maximum: 3 },
      { type: 'number', exclusiveMinimum: 0, maximum: 3 },
    ],
    ['a value for a value or null', text, { anyOf: [text, { type: 'null' }] }],
    [
      'a shorter list',
      { type: 'array', items: whole, maxItems: 2 },
      { type: 'array', items: whole, maxItems: 5 },
    ],
    [
      'declared members for a record',
      object({ a: whole }),
      { type: 'object', patternProperties: { '^(.*)$': whole } },
    ],
    [
      'variants with a discriminator member',
      object({ kind: { type: 'string', enum: ['a', 'b'] }, n: whole }, ['kind', 'n']),
      {
        anyOf: [
          object({ kind: { const: 'a' }, n: whole }, ['kind', 'n']),
          object({ kind: { const: 'b' }, n: { type: 'number' } }, ['kind']),
        ],
      },
    ],
    ['words for people that differ', { ...text, description: 'x' }, { ...text, title: 'y' }],
  ])('accepts %s', (_, from, to) => {
    expect(findMismatch(from, to, '')).toBeNull();
  });

  it.each<[string, SchemaObject, SchemaObject, string, string]>([
    ['a member that is gone', object({}), object({ a: text }, ['a']), 'a', 'is not sent, but is required'],
    [
      'a member that may be left out',
      object({ a: text }),
      object({ a: text }, ['a']),
      'a',
      'may be left out',
    ],
    ['a member of another type', object({ a: whole }), object({ a: text }), 'a', 'of type integer'],
    [
      'a member that a strict receiver does not declare',
      object({ a: text }),
      object({}, [], closed),
      'a',
      'no such member',
    ],
    [
      'members of any name for a strict receiver',
      object({}, [], { additionalProperties: true }),
      object({}, [], closed),
      '*',
      'no such member',
    ],
    ['a new word', { type: 'string', enum: ['x', 'y'] }, { type: 'string', enum: ['x'] }, '', '"y"'],
    ['a text for words', text, { type: 'string', enum: ['x'] }, '', 'certain values'],
    ['a value that may be null', { anyOf: [text, { type: 'null' }] }, text, '', 'null'],
    ['wider bounds', { type: 'integer', minimum: 0 }, { type: 'integer', minimum: 1 }, '', 'below 1'],
    ['decimals', { type: 'number' }, whole, '', 'only integer'],
    [
      'a longer text',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 5 },
      '',
      'longer than the accepted 5',
    ],
    ['another pattern', { type: 'string', pattern: '^a$' }, { type: 'string', pattern: '^b$' }, '', '^b$'],
    ['another format', text, { type: 'string', format: 'date' }, '', '"date"'],
    [
      'something deep in a list',
      object({ a: { type: 'array', items: object({ b: whole }) } }),
      object({ a: { type: 'array', items: object({ b: text }) } }),
      'a[].b',
      'of type integer',
    ],
    [
      'a list that may be empty',
      { type: 'array' },
      { type: 'array', minItems: 1 },
      '',
      'fewer than the required 1',
    ],
    ['a list with repeats', { type: 'array' }, { type: 'array', uniqueItems: true }, '', 'twice'],
    [
      'what cannot be compared',
      { type: 'string', contentMediaType: 'x' },
      { type: 'string', minLength: 1, if: {} },
      '',
      'cannot be compared',
    ],
  ])('rejects %s', (_, from, to, path, reason) => {
    expect(findMismatch(from, to, '')).toEqual({ path, reason: expect.stringContaining(reason) });
  });
});
