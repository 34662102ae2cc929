import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, sharedModules } from './base-config';
import { buildContextOf, type BuildContext } from './build-context';
import { MessagesPlugin } from './messages-plugin';
import { ReleaseTablePlugin } from './release-table-plugin';
import { serverConfig } from './server-config';
import { VerifiedLoaderPlugin } from './verified-loader-plugin';

export interface RemoteBuild {
  readonly name: string;
}

const entry = 'entry.js';

/** `./page` and each `src/fragments/NAME.fragment.tsx` as `./fragment-NAME`; a chunk carries the name of its module. */
const exposesOf = (packageDir: string): Record<string, { import: string; name: string }> => {
  const folder = join(packageDir, 'src', 'fragments');
  const fragments = existsSync(folder)
    ? readdirSync(folder)
        .map((file) => /^([a-z-]+)\.fragment\.tsx$/.exec(file)?.[1])
        .filter((name) => name !== undefined)
    : [];
  return {
    './page': { import: './src/remote.tsx', name: 'page' },
    ...Object.fromEntries(
      fragments.map((name) => [
        `./fragment-${name}`,
        { import: `./src/fragments/${name}.fragment.tsx`, name: `fragment-${name}` },
      ]),
    ),
  };
};

const browserConfig = (context: BuildContext): Configuration => {
  const exposes = exposesOf(context.packageDir);
  const base = baseConfig(context, 'browser');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
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
        filename: entry,
        library: { type: 'var', name: context.container },
        exposes,
        shared: Object.fromEntries(
          sharedModules.map((module) => [module, { singleton: true, requiredVersion: false, import: false }]),
        ),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }) as unknown as { apply(): void },
      new VerifiedLoaderPlugin(),
      new MessagesPlugin(context.name),
      new ReleaseTablePlugin(
        context,
        Object.values(exposes).map((expose) => expose.name),
        entry,
      ),
    ],
  } as Configuration;
};

/** Both builds of a remote: the federated one for browsers, the bundle for the render worker. */
export const remoteConfig = ({ name }: RemoteBuild): Configuration[] => {
  const context = buildContextOf(name);
  return [browserConfig(context), serverConfig(context, './src/remote.server.tsx')];
};
