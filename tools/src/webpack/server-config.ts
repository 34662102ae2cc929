import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig, sharedModules } from './base-config';
import { rootDir, type BuildContext } from './build-context';

const taken: ReadonlySet<string> = new Set([...sharedModules, 'react-dom/server']);

/** A render process has one React, from the shell's release, which bundles use. */
const fromShell = (
  { request = '' }: { request?: string },
  done: (error?: null, result?: string) => void,
): void => {
  if (taken.has(request))
    done(null, `var globalThis[Symbol.for("detour.shared")][${JSON.stringify(request)}]`);
  else done();
};

/** Modules whose `import()` is a chunk in the browser only. The sandbox loads one file. */
const eagerRule: RuleSetRule = {
  test: /\/src\/(definition|api\/api-client)\.[jt]s$|\/generated\/validator-loaders\//,
  parser: { dynamicImportMode: 'eager' },
};

export const serverConfig = (
  context: BuildContext,
  entry: string,
  options: { readonly shell?: boolean } = {},
): Configuration => {
  const base = baseConfig(context, 'server');
  return {
    ...base,
    target: 'node20',
    // A server bundle runs without Node modules. Axios' browser build needs none, and is a third of the size.
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, axios$: join(rootDir, 'node_modules/axios/dist/esm/axios.js') },
    },
    entry: { server: entry },
    output: {
      ...base.output,
      filename: 'server.cjs',
      chunkFilename: 'server-[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externals: options.shell ? [] : [fromShell],
    module: { ...base.module, rules: [...(base.module?.rules ?? []), eagerRule] },
    optimization: { minimize: false, splitChunks: false },
  };
};
