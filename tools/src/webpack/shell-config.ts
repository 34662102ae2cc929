import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, sharedModules } from './base-config';
import { buildContextOf, rootDir, type BuildContext } from './build-context';
import { MessagesPlugin } from './messages-plugin';
import { ReleaseTablePlugin } from './release-table-plugin';
import { serverConfig } from './server-config';
import { VerifiedLoaderPlugin } from './verified-loader-plugin';

const entry = 'shell.js';

/** Federation's own packages reach each other once as ES modules and once as CommonJS; one copy is enough. */
const oneRuntime = Object.fromEntries(
  ['runtime-core', 'sdk', 'runtime'].map((name) => [
    `@module-federation/${name}$`,
    join(rootDir, 'node_modules/@module-federation', name, 'dist/index.js'),
  ]),
);

/** The host of the federation: brings what is shared, eagerly, and knows no remote before run time. */
const browserConfig = (context: BuildContext): Configuration => {
  const base = baseConfig(context, 'browser');
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneRuntime } },
    target: ['web', 'es2022'],
    entry: { shell: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: context.publicPath,
      uniqueName: context.container,
      chunkLoadingGlobal: `chunks_${context.container}`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: { chunkIds: 'named', moduleIds: 'deterministic', splitChunks: false, runtimeChunk: false },
    plugins: [
      new ModuleFederationPlugin({
        name: context.container,
        remotes: {},
        shared: Object.fromEntries(
          sharedModules.map((module) => [module, { singleton: true, eager: true, requiredVersion: false }]),
        ),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }) as unknown as { apply(): void },
      new VerifiedLoaderPlugin(),
      new MessagesPlugin(context.name),
      new ReleaseTablePlugin(context, ['shell'], entry),
    ],
  } as Configuration;
};

export const shellConfig = (): Configuration[] => {
  const context = buildContextOf('shell');
  return [browserConfig(context), serverConfig(context, './src/frame.server.tsx', { shell: true })];
};
