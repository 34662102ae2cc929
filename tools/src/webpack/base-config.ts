import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { installedTools, rootDir, toolFile, type BuildContext } from './build-context';
import { libraryRules } from './libraries/library-rules';

/**
 * Singletons of a page: React holds the dispatcher, Emotion and react-intl hold contexts. Everything else is bundled where used,
 * because a shared package cannot be tree-shaken.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'react-intl',
] as const;

const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
    },
  },
};

/**
 * The installed packages of this shop are ES modules for Node. Here their default imports have to mean the same as in their sources:
 * the singletons of a page are objects with `__esModule`.
 */
const installedRule: RuleSetRule = {
  test: /[/\\]node_modules[/\\]@detour[/\\].*\.js$/,
  type: 'javascript/auto',
};

/** Compiles messages at build time, so that no page contains the ICU parser. */
const noParser = join(rootDir, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

/** Whether remotes reject undeclared names at run time. A release does not, so that its pages do not contain the contract. */
export const contractChecks = (state: 'on' | 'off'): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ 'process.env.CONTRACT_CHECKS': JSON.stringify(state) });

export const baseConfig = (
  { packageDir, outputDir, name }: Pick<BuildContext, 'packageDir' | 'outputDir' | 'name'>,
  kind: 'browser' | 'server',
): Configuration => ({
  name: `${name} ${kind}`,
  mode: 'production',
  context: packageDir,
  devtool: false,
  cache: {
    type: 'filesystem',
    // The first `npm start` of a clone reads no cache again, and writing one takes a sixth of its builds.
    readonly: process.env['BUILD_CACHE'] === 'read',
    cacheDirectory: join(rootDir, '.cache', 'webpack'),
    name: `${name}-${kind}`,
    buildDependencies: { config: [toolFile(''), join(rootDir, 'package-lock.json')] },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    // rxjs gives its classes as functions of 2009 otherwise.
    conditionNames: ['es2015', '...'],
    alias: { '@formatjs/icu-messageformat-parser$': noParser },
  },
  module: {
    rules: [swcRule, ...libraryRules, ...(installedTools === null ? [] : [installedRule])],
    strictExportPresence: true,
  },
  output: { path: outputDir, clean: false, strictModuleErrorHandling: true },
  plugins: [contractChecks('off')],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
