import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { callSchemas } from '../src/api/call-schemas';
import { Problem } from '../src/api/content/content.schema';
import { eventSchemas } from '../src/events/event.schema';
import { shareParts } from './shared-schemas';

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

/** TypeScript source of every validator. Deterministic: equal schemas give equal text. */
export const printValidators = (): string => {
  const targets = [
    ...callTargets(),
    { name: 'validateProblem', type: 'Problem', schema: Problem },
    ...eventTargets(),
  ];
  let body = withoutUnusedSchemas(slim(compile(targets)));
  for (const { name, type } of targets) {
    body = body.replace(`export const ${name} =`, `export const ${name}: Validator<${type}> =`);
  }
  const events = Object.keys(eventSchemas).map((event) => `  '${event}': validateEvent${eventWord(event)},`);
  return [
    '// @ts-nocheck: written by build/generate-validators.ts from the schemas; the types of its exports are exact.',
    "import type { Validator } from '../src/api/call';",
    "import type { ShapeOf } from '../src/api/call-schemas';",
    "import type { Problem } from '../src/api/content.schema';",
    "import type { EventName, EventPayload } from '../src/events/catalogue';",
    characterCount,
    body.trim(),
    `export const eventValidators: { readonly [N in EventName]: Validator<EventPayload<N>> } = {\n${events.join('\n')}\n};`,
    '',
  ].join('\n');
};
