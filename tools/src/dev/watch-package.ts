import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import type { BuildProblem } from '@detour/shared-releases/channel';
import type { BuildContext } from '../webpack/build-context';
import { rootDir } from '../webpack/build-context';
import { configsOf } from '../release/build/configs-of';
import { toBuildProblem } from './build-problem';
import { toDevelopment } from './development-config';

export interface WatchResult {
  readonly problem: BuildProblem | null;
  /** Time (ms UTC) of the triggering save. Null for the first build. */
  readonly savedAt: number | null;
}

export interface PackageWatch {
  close(): Promise<void>;
}

/** Maximum gap (ms) between the two builds of one save. Both are awaited, so that server and browser match. */
const settleTime = 40;

const firstProblem = (stats: Stats, packageDir: string): BuildProblem | null => {
  const { errors = [] } = stats.toJson({ all: false, errors: true, ids: true });
  const [error] = errors;
  return error ? toBuildProblem(error, { packageDir, rootDir }) : null;
};

/** The package's own configuration with the watch's version and folder. */
const readConfigs = async (context: BuildContext): Promise<readonly Configuration[]> => {
  const { packageDir, version, outputDir } = context;
  const given = { RELEASE_VERSION: version, BUILD_OUTPUT: outputDir, BUILD_SOURCE: packageDir };
  Object.assign(process.env, given);
  const configs = await configsOf(context);
  // Servers inherit this process's environment, so build-only variables must not remain.
  for (const name of Object.keys(given)) Reflect.deleteProperty(process.env, name);
  return configs.map(toDevelopment);
};

/** Rebuilds a package for browser and server whenever an imported file changes. Calls back when both are done. */
export const watchPackage = async (
  context: BuildContext,
  onBuilt: (result: WatchResult) => void,
): Promise<PackageWatch> => {
  const compilers = (await readConfigs(context)).map((config) => webpack(config));
  const problems = new Map<Compiler, BuildProblem | null>();
  const running = new Set<Compiler>(compilers);
  let savedAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const settle = (): void => {
    clearTimeout(timer);
    if (running.size > 0) return;
    timer = setTimeout(() => {
      const problem = [...problems.values()].find((found) => found !== null) ?? null;
      onBuilt({ problem, savedAt });
      savedAt = null;
    }, settleTime);
  };
  const watch = (compiler: Compiler): ReturnType<Compiler['watch']> => {
    compiler.hooks.invalid.tap('watchPackage', (_, changedAt) => {
      clearTimeout(timer);
      running.add(compiler);
      savedAt ??= Math.min(changedAt, Date.now());
    });
    return compiler.watch({ aggregateTimeout: 20, ignored: /[/\\]node_modules[/\\]/ }, (error, stats) => {
      const failed = { message: error?.message ?? 'webpack gave no result' };
      const { packageDir } = context;
      problems.set(
        compiler,
        error || !stats ? toBuildProblem(failed, { packageDir, rootDir }) : firstProblem(stats, packageDir),
      );
      running.delete(compiler);
      settle();
    });
  };
  const watchings = compilers.map(watch);
  return {
    async close() {
      clearTimeout(timer);
      await Promise.all(watchings.map((watching) => new Promise((resolve) => watching?.close(resolve))));
      await Promise.all(compilers.map((compiler) => new Promise((resolve) => compiler.close(resolve))));
    },
  };
};
