import { posix } from 'node:path';
import { transformSync } from '@swc/core';
import { Ajv } from 'ajv';
import { callSchemas } from '../src/api/call-schemas';
import type { Validator } from '../src/api/call';
import { Problem } from '../src/api/content/content.schema';
import { eventSchemas } from '../src/events/event.schema';
import { brokenCopies, exampleOf } from './schema-example';
import { printValidators } from './validator-code';

const files = printValidators();
const code = [...files.values()].join('\n');

type Exports = Record<string, Validator<unknown>>;

/** Runs the generated modules as a bundler does. */
const load = (): Exports => {
  const loaded = new Map<string, Exports>();
  const read = (path: string): Exports => {
    const known = loaded.get(path);
    if (known) return known;
    const { code: script } = transformSync(files.get(path) ?? '', {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    const exports: Exports = {};
    loaded.set(path, exports);
    // oxlint-disable-next-line no-new-func -- what is tested is our own output, in a test
    new Function('exports', 'require', script)(exports, (request: string) =>
      read(`${posix.join(posix.dirname(path), request)}.ts`),
    );
    return exports;
  };
  return read('validators.ts');
};

const validators = load();
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const schemas: Record<string, unknown> = {
  validateProblem: Problem,
  ...Object.fromEntries(
    Object.entries(callSchemas).flatMap(([id, call]) => [
      [`validate${capitalised(id)}`, call.response],
      ...('body' in call ? [[`validate${capitalised(id)}Request`, call.body]] : []),
    ]),
  ),
};

describe('the generated validators', () => {
  it('are one per call, one per request body, one per event, and the problem', () => {
    const events = Object.keys(eventSchemas).length;
    expect(Object.keys(validators)).toHaveLength(Object.keys(schemas).length + events + 1);
    expect(Object.keys(validators)).toEqual(expect.arrayContaining(Object.keys(schemas)));
    expect(Object.keys(validators['eventValidators'] ?? {})).toEqual(Object.keys(eventSchemas));
  });

  it('contain nothing that the content security policy or a bundler rejects', () => {
    expect(code).not.toMatch(/require\(|new Function|\beval\b|\.evaluated|export default/);
    for (const text of files.values()) expect(text.startsWith('// @ts-nocheck')).toBe(true);
  });

  it('are generated deterministically', () => {
    expect(printValidators()).toEqual(files);
  });

  it('have exact types', () => {
    for (const name of Object.keys(validators)) expect(code).toMatch(new RegExp(`export const ${name}: \\S`));
  });

  it.each(Object.keys(schemas))(
    'agree with the schema on a valid value and on every broken copy: %s',
    (name) => {
      const ajv = new Ajv({ strict: false });
      const schema: unknown = JSON.parse(JSON.stringify(schemas[name]));
      const reference = ajv.compile(schema as object);
      const validate = validators[name];
      if (!validate) throw new Error(`${name} is missing`);
      const good = exampleOf(schema);
      expect([name, validate(good), validate.errors]).toEqual([name, true, null]);
      let refused = 0;
      for (const broken of brokenCopies(good)) {
        const verdict = validate(broken);
        if (verdict !== reference(broken))
          throw new Error(`${name} validates ${JSON.stringify(broken)} as ${verdict}`);
        if (!verdict) refused += 1;
      }
      expect(refused).toBeGreaterThan(0);
    },
  );

  it('report where the first error is', () => {
    const validate = validators['validateProblem'];
    expect(validate?.({ type: 'x', title: 'y', status: 'z', code: 'A' })).toBe(false);
    expect(validate?.errors?.[0]).toEqual({ instancePath: '/status', message: 'must be integer' });
  });
});
