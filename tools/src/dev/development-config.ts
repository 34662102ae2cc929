import webpack, { type Configuration } from 'webpack';
import { contractChecks } from '../webpack/base-config';

/** Version placeholder during a watch. Replaced when a release is created from the build. */
export const watchedVersion = '0.0.0-de5e1099ed';

/**
 * The package's configuration for interactive builds: source names and lines, no minification, no whole-program analysis, so that
 * a rebuild costs only the change. The code is the shop's: mode stays `production`. Remotes reject names that their contract does
 * not declare.
 */
export const toDevelopment = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'inline-cheap-module-source-map',
  cache: {
    ...(config.cache as object),
    type: 'filesystem',
    name: `${(config.name ?? '').replace(' ', '-')}-development`,
  },
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.DefinePlugin)),
    contractChecks('on'),
  ],
  output: {
    ...config.output,
    chunkFilename: String(config.output?.chunkFilename).replace('.[contenthash:8]', ''),
  },
  optimization: {
    ...config.optimization,
    moduleIds: 'named',
    minimize: false,
    usedExports: false,
    concatenateModules: false,
    mangleExports: false,
    realContentHash: false,
    emitOnErrors: false,
  },
});
