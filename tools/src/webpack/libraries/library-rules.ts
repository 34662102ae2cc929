import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { rootDir, toolFile } from '../build-context';

const modules = join(rootDir, 'node_modules');

const federation = createRequire(import.meta.url)(toolFile('libraries/federation-loader.cjs')) as {
  readonly paths: readonly string[];
};

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

/** For the shell, which has the one runtime of a page. */
export const federationRule: RuleSetRule = {
  include: federation.paths.map((path) => join(modules, '@module-federation', path)),
  use: toolFile('libraries/federation-loader.cjs'),
};
