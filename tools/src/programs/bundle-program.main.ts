import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { runWebpack } from '../release/build/run-webpack';
import { rootDir } from '../webpack/build-context';

/** Installed packages stay outside: Node loads those that the program needs. */
const isOwn = (request: string): boolean => /^(\.|\/|@detour\/|[A-Z]:)/.test(request);

const configOf = (main: string, file: string): Configuration => ({
  mode: 'none',
  target: 'node20',
  context: rootDir,
  entry: `./${main}`,
  output: { path: dirname(file), filename: basename(file), module: true, chunkFormat: 'module' },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    ({ request = '' }, callback) => (isOwn(request) ? callback() : callback(undefined, `module ${request}`)),
  ],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
            module: { type: 'es6' },
          },
        },
      },
    ],
  },
  optimization: { concatenateModules: true, providedExports: true, sideEffects: true, usedExports: true },
});

/** An hour. Milliseconds. */
const kept = 3_600_000;

const isOld = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - kept;

/** Bundles a program of the tools into one file: `tools/src/release/release.main.ts`, and where to write it. */
const [main = '', file = ''] = process.argv.slice(2);
const draft = join(dirname(file), `${process.pid}.draft.mjs`);
process.stderr.write('Preparing the command line (once per change of its sources)…\n');
mkdirSync(dirname(file), { recursive: true });
// Bundles of earlier states of the sources. A fresh one may be about to run, and another process may remove them too.
for (const old of readdirSync(dirname(file)).filter((name) => /^[\da-f]{16}\.mjs$/.test(name)))
  if (isOld(join(dirname(file), old))) rmSync(join(dirname(file), old), { force: true });
await runWebpack([configOf(main, draft)]);
renameSync(draft, file);
