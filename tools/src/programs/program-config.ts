import { basename, dirname } from 'node:path';
import type { Configuration } from 'webpack';
import { rootDir } from '../webpack/build-context';

/** Installed packages stay outside: Node loads those that the program needs. */
const isOwn = (request: string): boolean => /^(\.|\/|@detour\/|[A-Z]:)/.test(request);

interface ProgramOptions {
  /** Packages of this repository that stay outside too: the program takes those that are installed beside it. */
  readonly outside?: readonly string[];
  /** For a package: `import.meta` stays as it is, so that no path of this machine gets into the file. */
  readonly isPacked?: boolean;
}

/** Bundles a program of the tools into one module. */
export const programConfig = (
  main: string,
  file: string,
  { outside = [], isPacked = false }: ProgramOptions = {},
): Configuration => ({
  mode: 'none',
  target: 'node20',
  context: rootDir,
  entry: `./${main}`,
  output: { path: dirname(file), filename: basename(file), module: true, chunkFormat: 'module' },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    ({ request = '' }, callback) =>
      isOwn(request) && !outside.some((name) => request.startsWith(`${name}/`))
        ? callback()
        : callback(undefined, `module ${request}`),
  ],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  module: {
    parser: { javascript: { importMeta: !isPacked } },
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
