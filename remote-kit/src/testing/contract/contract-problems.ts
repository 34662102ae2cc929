import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toContractFile, type ContractDeclaration } from '@detour/shared-contracts/contract/declare';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { criteriaProblems } from './criteria-problems';
import { linkProblems } from './link-problems';

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|test-d|stories|fixture)\.tsx?$/.test(path) &&
  !/(^|\/)testing\//.test(path) &&
  basename(path) !== 'contract.ts';

/** The text of each source below a folder. */
const readSources = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((path) => readFileSync(join(folder, path), 'utf8'));

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How sources write a declared name. The types reject an undeclared name; this finds a declared one without a use. */
const uses: Readonly<
  Record<
    'emits' | 'consumes' | 'calls' | 'fragments' | 'storageKeys' | 'host' | 'flags',
    (name: string) => string
  >
> = {
  emits: (name) => `\\bemit\\(\\s*'${name}'`,
  consumes: (name) => `\\bon\\(\\s*'${name}'`,
  calls: (name) => `\\b${name}Call\\b`,
  fragments: (name) => {
    const [remote, fragment] = name.split('/');
    return `remote="${remote}"\\s+name="${fragment}"`;
  },
  storageKeys: (name) => `'${name}'`,
  host: (name) => `\\b${name}\\b`,
  flags: (name) => `'${name}'|\\bflags\\.${name}\\b`,
};

const kinds = Object.keys(uses) as (keyof typeof uses)[];

/** Declared names that no source uses. */
const unusedNames = (declaration: ContractDeclaration, text: string): readonly string[] => [
  ...kinds.flatMap((kind) =>
    declaration[kind]
      .filter((name) => !new RegExp(uses[kind](escaped(name))).test(text))
      .map((name) => `src/contract.ts declares "${name}" in "${kind}", but no source uses it. Remove it.`),
  ),
  ...declaration.parts
    .filter((part) => !part.exports.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
    .map(
      (part) =>
        `src/contract.ts declares the part of ${part.exports.join(', ')}, but no source imports it. Remove it.`,
    ),
];

/** A path of the API in the sources escapes the types of the calls. */
const writtenPaths = (text: string): readonly string[] =>
  Object.entries(callSchemas)
    .filter(([, { path }]) => /^\/(api|content)\//.test(path))
    .filter(([, { path }]) => new RegExp(`['"\`]${escaped(path)}['"\`?$]`).test(text))
    .map(([id, { path }]) => `The sources contain the path ${path}. Use ${id}Call.`);

const fragmentFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const [, fragment] = /^(.+)\.fragment\.tsx$/.exec(name) ?? [];
        return fragment === undefined ? [] : [`./fragment-${fragment}`];
      })
    : [];

const exposureProblems = (folder: string, { remote, exposes }: ContractDeclaration): readonly string[] => {
  const found = remote === 'shell' ? [] : [...fragmentFiles(join(folder, 'src/fragments')), './page'];
  return [...new Set([...found, ...exposes])]
    .filter((name) => !found.includes(name) || !exposes.some((exposed) => exposed === name))
    .map((name) => `src/contract.ts and src/fragments disagree about "${name}" in "exposes".`);
};

/**
 * What is wrong with the contract of a package: a name that nothing uses, an exposed module without a file, a stale
 * `contract.json`. `folder` is the package folder. The types reject undeclared names.
 */
export const contractProblems = (folder: string, declaration: ContractDeclaration): readonly string[] => {
  const sources = ['src', 'server'].flatMap((name) => readSources(join(folder, name)));
  const text = sources.join('\n');
  const written = JSON.stringify(JSON.parse(readFileSync(join(folder, 'contract.json'), 'utf8')));
  return [
    ...unusedNames(declaration, text),
    ...linkProblems(declaration, text),
    ...criteriaProblems(declaration, sources),
    ...writtenPaths(text),
    ...exposureProblems(folder, declaration),
    ...(written === JSON.stringify(toContractFile(declaration))
      ? []
      : ['contract.json is stale. Run npm run generate.']),
  ];
};
