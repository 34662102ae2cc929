import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageOf, locales, matchPath, prefixOf, siteOf } from '@detour/shared-contracts/sites';
import { packageFiles } from './package-files';
import { PlanError, type RemotePlan } from './remote-plan';
import { applyEdit, workspaceEdits } from './workspace-edits';

/** Libraries of every remote, in the versions that the workspace already uses. */
const libraries = ['@emotion/react', 'react'];

const versionsIn = (rootDir: string): Record<string, string> => {
  const model = JSON.parse(readFileSync(join(rootDir, 'remote-search', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(
    libraries.flatMap((name) => {
      const version = model.dependencies[name];
      return version === undefined ? [] : [[name, version]];
    }),
  );
};

/** Rejects an existing name or an address of the shop. A promotion compares its addresses with everything live. */
const checkFree = (rootDir: string, { name, paths }: RemotePlan): void => {
  if (existsSync(join(rootDir, name))) throw new PlanError(`The folder ${name} exists already.`);
  for (const locale of locales) {
    const path = prefixOf(locale) + paths[languageOf(locale)];
    const found = matchPath(siteOf(locale), path, locale);
    if ('redirect' in found || found.page !== 'not-found')
      throw new PlanError(`The path ${path} belongs to another page.`);
  }
};

/** Creates the package and registers it in the workspace. Writes nothing if anything conflicts. Returns the written files. */
export const createRemote = (rootDir: string, plan: RemotePlan): readonly string[] => {
  checkFree(rootDir, plan);
  const edited = new Map<string, string>();
  for (const edit of workspaceEdits(plan)) {
    const content = edited.get(edit.file) ?? readFileSync(join(rootDir, edit.file), 'utf8');
    edited.set(edit.file, applyEdit(content, edit));
  }
  const files = new Map([
    ...edited,
    ...Object.entries(packageFiles(plan, versionsIn(rootDir))).map(
      ([file, text]) => [join(plan.name, file), text] as const,
    ),
  ]);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(rootDir, file)), { recursive: true });
    writeFileSync(join(rootDir, file), text);
  }
  return [...files.keys()];
};
