import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { rootDir, toolFile } from '../build-context';

const modules = join(rootDir, 'node_modules');

/** Modules that `federation-loader.cjs` replaces. */
export const federationModules = [
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'runtime-core/dist/utils/semver/index.js',
  'runtime-core/dist/utils/load.js',
  'runtime-core/dist/remote/index.js',
  'sdk/dist/dom.js',
  'sdk/dist/logger.js',
  'error-codes/dist/desc.mjs',
  'webpack-bundler-runtime/dist/init.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
  'webpack-bundler-runtime/dist/remotes.js',
  'webpack-bundler-runtime/dist/updateOptions.js',
] as const;

/** Changes of libraries that have no option for it. Each fails the build when the library no longer has what it changes. */
export const libraryRules: readonly RuleSetRule[] = [
  { test: /leaflet-src\.js$/, use: toolFile('leaflet-loader.cjs') },
  {
    include: ['emotion-cache.esm.js', 'emotion-cache.browser.esm.js'].map((file) =>
      join(modules, '@emotion/cache/dist', file),
    ),
    use: toolFile('libraries/emotion-cache-loader.cjs'),
  },
];

/** For the shell, which has the one runtime of a page, and for what each entry has of it. */
export const federationRule: RuleSetRule = {
  include: federationModules.map((path) => join(modules, '@module-federation', path)),
  use: toolFile('libraries/federation-loader.cjs'),
};
