import type { Configuration } from 'webpack';

/** In the place of a version while a package is watched; exchanged when a release is made of what was built. */
export const watchedVersion = '0.0.0-de5e1099ed';

/**
 * A package's own configuration, for a build that a person waits for: names and lines as in the sources, nothing minified, and nothing
 * decided by looking at the whole program, so that a save costs what it changed. The same code runs as in the shop: mode stays `production`.
 */
export const toDevelopment = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'inline-cheap-module-source-map',
  cache: {
    ...(config.cache as object),
    type: 'filesystem',
    name: `${(config.name ?? '').replace(' ', '-')}-development`,
  },
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
