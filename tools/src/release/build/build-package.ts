import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildContextOf, rootDir, type BuildContext } from '../../webpack/build-context';
import { commonFolder } from '../../webpack/common/common-build';
import { ensureCommon } from './build-common';
import { configsOf } from './configs-of';
import { readMaterials } from './read-materials';
import { runWebpack } from './run-webpack';
import { writeContract } from './write-contract';
import { writeReleaseTable } from './write-release-table';

/** The shell's release includes the global styles as text, for pages whose frame could not be rendered. */
const writeGlobalCss = ({ outputDir, name }: BuildContext): void => {
  if (name !== 'shell') return;
  const bundle = createRequire(import.meta.url)(join(outputDir, 'server.cjs')) as { pageCss: string };
  writeFileSync(join(outputDir, 'global.css'), bundle.pageCss);
};

/** Moves a finished build to its place. Another process may have finished the same one first. */
const settle = (draft: string, outputDir: string): void => {
  try {
    renameSync(draft, outputDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(outputDir, 'release.json'))) throw error;
  }
};

/** Runs the build with the package's version and a draft folder in the environment, where its configuration finds them. */
const buildInto = async (context: BuildContext): Promise<void> => {
  const { name, outputDir, version } = context;
  // A file saved during the build must not rename it, and several processes may build it concurrently.
  const given = {
    RELEASE_VERSION: version,
    BUILD_OUTPUT: `${outputDir}.${process.pid}`,
    [commonFolder]: await ensureCommon(),
  };
  // Read before the build: what is saved during it belongs to the next one.
  const materials = readMaterials(rootDir, process.env, Date.now());
  Object.assign(process.env, given);
  try {
    const draft = buildContextOf(name);
    await runWebpack(await configsOf(context));
    writeGlobalCss(draft);
    writeContract(draft);
    await writeReleaseTable(draft.outputDir, { materials });
    settle(draft.outputDir, outputDir);
  } finally {
    // The next package of this process has its own.
    for (const key of Object.keys(given)) Reflect.deleteProperty(process.env, key);
  }
};

/** Builds a package's release unless one with the same inputs exists. Returns its version. Each package once per process. */
export const buildPackage = async (
  name: string,
): Promise<{ readonly version: string; readonly built: boolean }> => {
  const context = buildContextOf(name);
  const { outputDir, version } = context;
  if (existsSync(join(outputDir, 'release.json'))) return { version, built: false };
  await buildInto(context);
  return { version, built: true };
};
