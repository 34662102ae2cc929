import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { callSchemas } from '../src/api/call-schemas';
import { Problem } from '../src/api/content/content.schema';
import { eventSchemas } from '../src/events/event.schema';
import { shareParts } from './shared-schemas';
import { splitModule, type ModulePart } from './split-module';

interface Target {
  /** Exported constant. */
  readonly name: string;
  readonly type: string;
  readonly schema: unknown;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `shell.criteria-changed@1` → `ShellCriteriaChanged1` */
const eventWord = (event: string): string => event.split(/[.@-]/).map(capitalised).join('');

const callTargets = (): readonly Target[] =>
  Object.entries(callSchemas).flatMap(([id, call]) => {
    const name = `validate${capitalised(id)}`;
    const response = { name, type: `ShapeOf<'${id}'>['response']`, schema: call.response };
    const body = 'body' in call ? call.body : undefined;
    return body
      ? [response, { name: `${name}Request`, type: `ShapeOf<'${id}'>['body']`, schema: body }]
      : [response];
  });

const responseTargets = (): readonly Target[] =>
  callTargets().filter(({ type }) => type.endsWith("['response']"));

const eventTargets = (): readonly Target[] =>
  Object.entries(eventSchemas).map(([event, schema]) => ({
    name: `validateEvent${eventWord(event)}`,
    type: `EventPayload<'${event}'>`,
    schema,
  }));

const compile = (targets: readonly Target[]): string => {
  const { roots, parts } = shareParts(Object.fromEntries(targets.map(({ name, schema }) => [name, schema])));
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true, optimize: 2 },
    inlineRefs: false,
    // One error is enough to reject a response. Collecting all errors triples the code size.
    allErrors: false,
  });
  for (const [key, schema] of Object.entries({ ...parts, ...roots }))
    ajv.addSchema({ ...schema, $id: key }, key);
  return standaloneCode(ajv, Object.fromEntries(targets.map(({ name }) => [name, name])));
};

/** ajv counts characters instead of UTF-16 units, in a separate module that a browser bundle cannot load. */
const characterCount = `const characterCount = (text) => {
let count = text.length;
for (let index = 0; index < text.length - 1; index += 1)
if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) { count -= 1; index += 1; }
return count;
};`;

const jsonText = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * Adapts ajv's output to the browser. Removes what a bundler cannot tree-shake (\`evaluated\`, constructed patterns, the schemas
 * themselves) and \`require\`, and reduces errors to path and message.
 */
const slim = (code: string): string =>
  code
    .replace(/^"use strict";/, '')
    .replace(/^export default .*$/gm, '')
    .replace(/^\w+\.evaluated = .*$/gm, '')
    .replace(
      /^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm,
      'const $1 = characterCount;',
    )
    .replace(new RegExp(String.raw`new RegExp\((${jsonText}), "u"\)`, 'g'), (_all, source: string) =>
      new RegExp(JSON.parse(source) as string, 'u').toString(),
    )
    .replace(
      new RegExp(
        String.raw`,schemaPath:${jsonText},keyword:${jsonText},params:\{(?:${jsonText}|[^{}"])*\}`,
        'g',
      ),
      '',
    )
    .replace(/\n{2,}/g, '\n');

/** Large objects that reject unknown members look up their member names in the schema. No other schema is read at run time. */
const withoutUnusedSchemas = (code: string): string => {
  const used = new Set(code.match(/\bschema\d+(?=\.)/g));
  return code.replace(/^const (schema\d+) = .*\n/gm, (line, name: string) => (used.has(name) ? line : ''));
};

/** All validators as one module, exported by name. */
const printModule = (targets: readonly Target[]): string => {
  const body = withoutUnusedSchemas(slim(compile(targets)));
  const typed = targets.reduce(
    (text, { name, type }) =>
      text.replace(`export const ${name} =`, `export const ${name}: Validator<${type}> =`),
    body,
  );
  return `${characterCount}\n${typed.trim()}`;
};

const notice =
  '// @ts-nocheck: written by build/generate-validators.ts from the schemas; the types of its exports are exact.';

const typeImports = [
  "import type { Validator } from '../../src/api/call';",
  "import type { ShapeOf } from '../../src/api/call-schemas';",
  "import type { Problem } from '../../src/api/content/content.schema';",
  "import type { EventPayload } from '../../src/events/catalogue';",
];

const printPart = ({ name, imports, code }: ModulePart): string =>
  [
    notice,
    // The module of a shared part declares no type.
    ...(code.includes(`export const ${name}: Validator<`) ? typeImports : []),
    ...imports.map((used) => `import { ${used} } from './${used}';`),
    code,
    '',
  ].join('\n');

const eventTable = (): string => {
  const words = Object.keys(eventSchemas).map(
    (event) => [event, `validateEvent${eventWord(event)}`] as const,
  );
  return [
    notice,
    "import type { Validator } from '../../src/api/call';",
    "import type { EventName, EventPayload } from '../../src/events/catalogue';",
    ...words.map(([, name]) => `import { ${name} } from './${name}';`),
    'export const eventValidators: { readonly [N in EventName]: Validator<EventPayload<N>> } = {',
    ...words.map(([event, name]) => `  '${event}': ${name},`),
    '};',
    '',
  ].join('\n');
};

/** `validateOffers` → `offersValidator` */
const loaderName = (validator: string): string =>
  validator.replace(
    /^validate(.)(.*)$/,
    (_, first: string, rest: string) => `${first.toLowerCase()}${rest}Validator`,
  );

const printLoader = ({ name, type }: Target): string =>
  [
    notice,
    "import type { ValidatorLoader } from '../../src/api/call';",
    "import type { ShapeOf } from '../../src/api/call-schemas';",
    `export const ${loaderName(name)}: ValidatorLoader<${type}> = async () => (await import('../validators/${name}')).${name};`,
    '',
  ].join('\n');

/** Loaders of the responses' validators: a module for each, so that a build makes chunks of those only that it uses. */
const printLoaders = (targets: readonly Target[]): (readonly [string, string])[] => [
  [
    'validator-loaders.ts',
    [
      notice,
      ...targets.map(
        ({ name }) => `export { ${loaderName(name)} } from './validator-loaders/${loaderName(name)}';`,
      ),
      '',
    ].join('\n'),
  ],
  ...targets.map(
    (target) => [`validator-loaders/${loaderName(target.name)}.ts`, printLoader(target)] as const,
  ),
];

/**
 * TypeScript sources of all validators by path below `generated/`: one file per validator and per shared part, and `validators.ts`
 * with all of them; the same for the loaders of the responses' validators. Deterministic: equal schemas give equal texts.
 */
export const printValidators = (): ReadonlyMap<string, string> => {
  const targets: readonly Target[] = [
    ...callTargets(),
    { name: 'validateProblem', type: 'Problem', schema: Problem },
    ...eventTargets(),
  ];
  const names = targets.map(({ name }) => name);
  const parts = splitModule(printModule(targets), names);
  const index = [...names, 'eventValidators'].map(
    (name) => `export { ${name} } from './validators/${name}';`,
  );
  return new Map([
    ['validators.ts', [notice, ...index, ''].join('\n')],
    ['validators/eventValidators.ts', eventTable()],
    ...parts.map((part) => [`validators/${part.name}.ts`, printPart(part)] as const),
    ...printLoaders(responseTargets()),
  ]);
};
