import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createRemote } from '../../../tools/src/new-remote/create-remote';
import { planOf } from '../../../tools/src/new-remote/remote-plan';
import { openBuilder } from '../../../tools/src/release/build/builder';
import { rootDir } from '../shop';

export interface NewRemote {
  readonly name: string;
  /** Folder of its build, for `publish --from`. */
  readonly build: string;
}

/**
 * Makes a remote as `npm run new:remote` does, in a folder of its own instead of this checkout, and builds it. `edit` changes its sources
 * before the build.
 */
export const buildNewRemote = async (
  folder: string,
  args: readonly string[],
  edit: (packageDir: string) => void = () => undefined,
): Promise<NewRemote> => {
  const { name } = planOf(args);
  const root = join(folder, 'checkout');
  rmSync(root, { recursive: true, force: true });
  for (const file of ['package.json', 'remote-search/package.json']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(rootDir, file), join(root, file));
  }
  createRemote(root, planOf(args));
  edit(join(root, name));
  const output = join(folder, 'builds', name);
  rmSync(output, { recursive: true, force: true });
  const builder = openBuilder({
    ...process.env,
    BUILD_SOURCE: relative(rootDir, join(root, name)),
    BUILDS_DIR: join(folder, 'builds'),
    NODE_ENV: 'production',
  });
  try {
    const { version } = await builder.build(name);
    return { name, build: join(output, version) };
  } finally {
    builder.close();
  }
};
