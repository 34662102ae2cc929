import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { sharedModules } from './base-config';
import { browserConfig } from './browser-config';
import { buildContextOf, rootDir, type BuildContext } from './build-context';
import { federationRule } from './libraries/library-rules';
import { serverConfig } from './server-config';

/** Federation's packages import each other as ES modules and as CommonJS; one copy is enough. */
const oneRuntime = Object.fromEntries(
  ['runtime-core', 'sdk', 'runtime'].map((name) => [
    `@module-federation/${name}$`,
    join(rootDir, 'node_modules/@module-federation', name, 'dist/index.js'),
  ]),
);

/** Emotion's own files, by path: their names are shared modules. */
const emotion = (file: string): string => join(rootDir, 'node_modules/@emotion/react', file);
const originals = {
  'emotion-react-original$': emotion('dist/emotion-react.browser.esm.js'),
  'emotion-jsx-runtime-original$': emotion('jsx-runtime/dist/emotion-react-jsx-runtime.browser.esm.js'),
};

/** Shared modules that the shell provides from its own code. */
const ownModules: Readonly<Record<string, string>> = {
  '@emotion/react': './src/styles/emotion-react.ts',
  '@emotion/react/jsx-runtime': './src/styles/emotion-jsx-runtime.ts',
};

/** The federation host: provides shared modules eagerly, and knows no remote before run time. */
const host = (context: BuildContext): Configuration =>
  browserConfig(context, {
    entry: { shell: './src/main.ts' },
    entryFile: 'shell.js',
    usesCommon: false,
    chunks: ['shell'],
    alias: {
      ...oneRuntime,
      ...originals,
      'react-is$': join(context.packageDir, 'src/styles/emotion-react-is.ts'),
    },
    rules: [federationRule],
    federation: {
      remotes: {},
      shared: Object.fromEntries(
        sharedModules.map((module) => [
          module,
          {
            singleton: true,
            eager: true,
            requiredVersion: false,
            import: ownModules[module] ? join(context.packageDir, ownModules[module]) : module,
          },
        ]),
      ),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
  });

export const shellConfig = (): Configuration[] => {
  const context = buildContextOf('shell');
  return [host(context), serverConfig(context, './src/frame.server.tsx', { shell: true })];
};
