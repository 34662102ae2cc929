import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFiles } from './package-files';
import { PlanError, type RemotePlan } from './remote-plan';
import { applyEdit, workspaceEdits } from './workspace-edits';

/** Libraries of every remote; the versions are those that the workspace uses already. */
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

/** Refuses what is there already: a name, a page or an address. */
const checkFree = (rootDir: string, { name, noun, paths }: RemotePlan): void => {
  if (existsSync(join(rootDir, name))) throw new PlanError(`There is a folder ${name} already.`);
  const routes = readFileSync(join(rootDir, 'shared-contracts/src/sites/route-table.ts'), 'utf8');
  if (routes.includes(`page: '${noun}'`))
    throw new PlanError(`There is a page "${noun}" already; name the remote after another noun.`);
  const taken = Object.values(paths).find((path) => routes.includes(`'${path}'`));
  if (taken !== undefined) throw new PlanError(`The address ${taken} belongs to another page.`);
};

/** Writes the package and tells the workspace of it. Nothing is written when anything does not fit. Gives the files written. */
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
