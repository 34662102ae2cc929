import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { sharedModules } from './base-config';
import { browserConfig } from './browser-config';
import { buildContextOf, rootDir, type BuildContext } from './build-context';
import { serverConfig } from './server-config';

/** Federation's packages import each other as ES modules and as CommonJS; one copy is enough. */
const oneRuntime = Object.fromEntries(
  ['runtime-core', 'sdk', 'runtime'].map((name) => [
    `@module-federation/${name}$`,
    join(rootDir, 'node_modules/@module-federation', name, 'dist/index.js'),
  ]),
);

/** The federation host: provides shared modules eagerly, and knows no remote before run time. */
const host = (context: BuildContext): Configuration =>
  browserConfig(context, {
    entry: { shell: './src/main.ts' },
    entryFile: 'shell.js',
    chunks: ['shell'],
    alias: oneRuntime,
    federation: {
      remotes: {},
      shared: Object.fromEntries(
        sharedModules.map((module) => [module, { singleton: true, eager: true, requiredVersion: false }]),
      ),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
  });

export const shellConfig = (): Configuration[] => {
  const context = buildContextOf('shell');
  return [host(context), serverConfig(context, './src/frame.server.tsx', { shell: true })];
};
