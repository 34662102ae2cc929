import { availableParallelism } from 'node:os';
import { listRemotes } from '../../boundaries/source-files';
import { rootDir } from '../../webpack/build-context';
import { openBuilder, type BuildResult } from './builder';

/** Packages with releases: the shell and each remote. */
export const builtPackages: readonly string[] = ['shell', ...listRemotes(rootDir)];

/** Builds changed packages, one per core at a time. Returns the version of each. */
export const buildAll = async (
  names: readonly string[],
  onBuilt: (name: string, result: BuildResult & { readonly seconds: number }) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Readonly<Record<string, string>>> => {
  const versions: Record<string, string> = {};
  const queue = [...names];
  const work = async (): Promise<void> => {
    const builder = openBuilder(env);
    try {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const started = performance.now();
        const result = await builder.build(name);
        versions[name] = result.version;
        onBuilt(name, { ...result, seconds: (performance.now() - started) / 1000 });
      }
    } finally {
      builder.close();
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(names.length, Math.max(1, availableParallelism())) }, work),
  );
  return versions;
};
