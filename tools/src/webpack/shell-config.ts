import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, sharedModules } from './base-config';
import { buildContextOf, type BuildContext } from './build-context';
import { MessagesPlugin } from './messages-plugin';
import { ReleaseTablePlugin } from './release-table-plugin';
import { serverConfig } from './server-config';
import { VerifiedLoaderPlugin } from './verified-loader-plugin';

const entry = 'shell.js';

/** The host of the federation: brings what is shared, eagerly, and knows no remote before run time. */
const browserConfig = (context: BuildContext): Configuration => {
  const base = baseConfig(context, 'browser');
  return {
    ...base,
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
        experiments: { provideExternalRuntime: true },
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
