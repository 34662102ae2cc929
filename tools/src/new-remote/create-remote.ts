import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Rejects an existing name, page or path. */
const checkFree = (rootDir: string, { name, noun, paths }: RemotePlan): void => {
  if (existsSync(join(rootDir, name))) throw new PlanError(`The folder ${name} exists already.`);
  const routes = readFileSync(join(rootDir, 'shared-contracts/src/sites/route-table.ts'), 'utf8');
  if (routes.includes(`page: '${noun}'`))
    throw new PlanError(`There is a page "${noun}" already; name the remote after another noun.`);
  const taken = Object.values(paths).find((path) => routes.includes(`'${path}'`));
  if (taken !== undefined) throw new PlanError(`The path ${taken} belongs to another page.`);
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
