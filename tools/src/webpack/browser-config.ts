import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig } from './base-config';
import type { BuildContext } from './build-context';
import { readCommonBuilds } from './common/common-build';
import { carryCommon, linkRule, useCommon } from './common/use-common';
import { MessagesPlugin } from './messages-plugin';
import { MinifyPlugin } from './minify-plugin';
import { ReleaseTablePlugin } from './release-table-plugin';
import { VerifiedLoaderPlugin } from './verified-loader-plugin';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

export interface BrowserBuild {
  readonly entry: NonNullable<Configuration['entry']>;
  /** Differences between the host and a remote. */
  readonly federation: Omit<FederationOptions, 'name' | 'manifest' | 'dts' | 'dev'>;
  /** Chunks that a page may request by name, and the entry script. */
  readonly chunks: readonly string[];
  readonly entryFile: string;
  /** A remote takes modules from the common code. The shell only provides it, and needs none of it to start. */
  readonly usesCommon: boolean;
  readonly alias?: Readonly<Record<string, string>>;
  readonly rules?: readonly RuleSetRule[];
  readonly splitChunks?: NonNullable<Configuration['optimization']>['splitChunks'];
}

/** Shared browser build configuration of the shell and remotes. */
export const browserConfig = (context: BuildContext, build: BrowserBuild): Configuration => {
  const base = baseConfig(context, 'browser');
  const common = readCommonBuilds(context.packageDir);
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...build.alias } },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...(build.rules ?? []), linkRule(common)],
    },
    target: ['web', 'es2022'],
    entry: build.entry,
    output: {
      ...base.output,
      publicPath: context.publicPath,
      uniqueName: context.container,
      chunkLoadingGlobal: `chunks_${context.container}`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {
      // Named chunks keep their names in file names; the others get a short number.
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: build.splitChunks ?? false,
      runtimeChunk: false,
      minimizer: [new MinifyPlugin()],
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: context.container,
        manifest: false,
        dts: false,
        dev: false,
        // The other strategy loads the entry of each registered remote before the first shared module.
        shareStrategy: 'loaded-first',
        ...build.federation,
      }),
      ...(build.usesCommon ? useCommon(common) : []),
      ...carryCommon(common),
      new VerifiedLoaderPlugin(),
      new MessagesPlugin({
        owner: context.name,
        // Without common code it is a development build, which is made anew at each change.
        parts: build.usesCommon && common.length > 0 ? build.chunks : [],
        common,
      }),
      new ReleaseTablePlugin(context, { exposed: build.chunks, entry: build.entryFile, common }),
    ],
  } as Configuration;
};
