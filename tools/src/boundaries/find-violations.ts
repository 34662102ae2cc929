import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { listPackages, listSources, type WorkspacePackage } from './source-files';

/** Allowed imports by role (ARCHITECTURE.md). No package may import a remote. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  remote: ['contracts', 'ui', 'kit', 'checkout'],
  shell: ['contracts', 'ui', 'kit', 'releases'],
  gateway: ['contracts', 'demonstration'],
  demonstration: ['contracts'],
  checkout: ['contracts', 'ui', 'kit'],
  kit: ['contracts', 'ui'],
  ui: ['contracts'],
  contracts: [],
  releases: ['contracts'],
  e2e: ['contracts', 'releases'],
  tools: ['contracts', 'releases'],
};

const suffixes = new Set(
  (
    'client query view-model schema routes repository fixture stories test test-d spec server ' +
    // Entry points, exposed fragments, Emotion styles, type declarations, tool settings.
    'main worker fragment styles d config'
  ).split(' '),
);

const emptyNames = /^(utils?|helpers?|common|misc|shared|stuff)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const hook = /^use[A-Z]\w*$/;
const component = /^[A-Z][A-Za-z0-9]*$/;

const isTest = (file: string): boolean => /\.(test|test-d|spec)\.\w+$/.test(file);
const isConfig = (file: string): boolean => /\.config\.\w+$/.test(file);

const nameProblem = (file: string): string | null => {
  const [stem = '', ...rest] = basename(file).split('.');
  const roles = rest.slice(0, -1);
  if (emptyNames.test(stem)) return `is named "${stem}", which says nothing: name it after what it holds`;
  const unknown = roles.find((role) => !suffixes.has(role));
  if (unknown !== undefined) return `has the suffix ".${unknown}", which is not one of the list`;
  if (kebab.test(stem) || hook.test(stem)) return null;
  if (component.test(stem) && (file.endsWith('.tsx') || roles.length > 0)) return null;
  return 'is neither kebab-case.ts, useX.ts nor PascalCase.tsx';
};

const indexProblem = (file: string, { exports }: WorkspacePackage): string | null =>
  /^index\.tsx?$/.test(basename(file)) && !Object.values(exports).includes(`./${file}`)
    ? 'is an index inside the package: only what package.json exports may be one'
    : null;

interface Importing {
  readonly file: string;
  readonly from: WorkspacePackage;
  readonly packages: readonly WorkspacePackage[];
}

const packageProblem = (specifier: string, { file, from, packages }: Importing): string | null => {
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target || target === from) return null;
  // A package's own build imports the shared configuration of tools.
  const roles = isConfig(file)
    ? [...(allowed[from.role ?? ''] ?? []), 'tools']
    : (allowed[from.role ?? ''] ?? []);
  if (!roles.includes(target.role ?? ''))
    return `imports ${specifier}, but ${from.role} may import ${roles.join(' and ') || 'nothing of ours'}`;
  const path = `.${specifier.slice(target.name.length)}`;
  return path in target.exports ? null : `imports ${specifier}, which ${target.name} does not export`;
};

const relativeProblem = (specifier: string, { file, from }: Importing): string | null => {
  const target = normalize(join(from.folder, dirname(file), specifier));
  return target === from.folder || target.startsWith(`${from.folder}/`)
    ? null
    : `imports ${specifier}, which leaves the package`;
};

const pureRoles: ReadonlySet<string | null> = new Set(['contracts', 'demonstration']);

/** Traces of servers: an entry of its own, which no bundle imports (decision 1100). */
const ofServers = 'src/platform/tracing/';

const purityProblem = (specifier: string, { file, from }: Importing): string | null =>
  pureRoles.has(from.role) &&
  file.startsWith('src/') &&
  !file.startsWith(ofServers) &&
  !isTest(file) &&
  /^(node:|react)/.test(specifier)
    ? `imports ${specifier}, but ${from.role} knows neither React nor Node`
    : null;

const importProblem = (specifier: string, importing: Importing): string | null =>
  specifier.startsWith('.')
    ? relativeProblem(specifier, importing)
    : (packageProblem(specifier, importing) ?? purityProblem(specifier, importing));

/** All modules that a source imports: values, types, dynamic imports and re-exports. */
export const importsOf = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** One line per violation, `FILE: what is wrong`. */
export const findViolations = (root: string): readonly string[] => {
  const packages = listPackages(root);
  return packages.flatMap((from) => {
    if (from.role === null || !(from.role in allowed))
      return [`${from.folder}/package.json: declares no known "detour.role"`];
    return listSources(join(root, from.folder)).flatMap((file) => {
      const importing = { file, from, packages };
      const imports = importsOf(readFileSync(join(root, from.folder, file), 'utf8'));
      return [
        nameProblem(file),
        indexProblem(file, from),
        ...imports.map((specifier) => importProblem(specifier, importing)),
      ].flatMap((problem) => (problem === null ? [] : [`${from.folder}/${file}: ${problem}`]));
    });
  });
};
