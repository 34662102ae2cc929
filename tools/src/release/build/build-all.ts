import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listRemotes } from '../../boundaries/source-files';
import { rootDir } from '../../webpack/build-context';

/** Packages with releases: the shell and each remote. */
export const builtPackages: readonly string[] = ['shell', ...listRemotes(rootDir)];

interface BuildResult {
  readonly version: string;
  readonly built: boolean;
}

const buildInProcess = (name: string, env: NodeJS.ProcessEnv): Promise<BuildResult> =>
  new Promise((resolve, reject) => {
    const main = join(rootDir, 'tools/src/release/build/build-package.main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', main, name], {
      cwd: rootDir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let trouble = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (trouble += String(chunk)));
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as BuildResult);
      else reject(new Error(trouble.trim() || `${name} was not built (exit ${code}).`));
    });
  });

/** Builds changed packages, one per core at a time. Returns the version of each. */
export const buildAll = async (
  names: readonly string[],
  onBuilt: (name: string, result: BuildResult & { readonly seconds: number }) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Readonly<Record<string, string>>> => {
  const versions: Record<string, string> = {};
  const queue = [...names];
  const work = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const started = performance.now();
      const result = await buildInProcess(name, env);
      versions[name] = result.version;
      onBuilt(name, { ...result, seconds: (performance.now() - started) / 1000 });
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(names.length, Math.max(1, availableParallelism())) }, work),
  );
  return versions;
};
