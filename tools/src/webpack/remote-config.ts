import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { sharedModules } from './base-config';
import { browserConfig } from './browser-config';
import { buildContextOf, type BuildContext } from './build-context';
import { federationRule } from './libraries/library-rules';
import { serverConfig } from './server-config';

export interface RemoteBuild {
  readonly name: string;
}

const entryFile = 'entry.js';

/** `./page` and each `src/fragments/NAME.fragment.tsx` as `./fragment-NAME`. A chunk has the name of its module. */
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

/** What several pages and parts use is in chunks of its own, of at least 8 kB before compression. */
const commonChunks = {
  chunks: 'async',
  minSize: 8_000,
  maxAsyncRequests: 8,
  cacheGroups: { defaultVendors: false },
} as const;

const federated = (context: BuildContext): Configuration => {
  const exposes = exposesOf(context.packageDir);
  return browserConfig(context, {
    entry: {},
    entryFile,
    usesCommon: true,
    chunks: Object.values(exposes).map((expose) => expose.name),
    splitChunks: commonChunks,
    rules: [federationRule],
    federation: {
      filename: entryFile,
      library: { type: 'var', name: context.container },
      exposes,
      shared: Object.fromEntries(
        sharedModules.map((module) => [module, { singleton: true, requiredVersion: false, import: false }]),
      ),
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
  });
};

/** Both builds of a remote: federated for browsers, and the bundle for the render process. */
export const remoteConfig = ({ name }: RemoteBuild): Configuration[] => {
  const context = buildContextOf(name);
  return [federated(context), serverConfig(context, './src/remote.server.tsx')];
};
