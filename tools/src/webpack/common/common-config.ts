import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type Module } from 'webpack';
import { baseConfig, sharedModules } from '../base-config';
import { rootDir } from '../build-context';
import { MinifyPlugin } from '../minify-plugin';
import type { CommonBuild } from './common-build';
import { mayExistTwice, type CommonPart } from './common-modules';
import { linkRule, useCommon } from './use-common';

/** Variable of the exports within the script. */
const libraryName = 'commonExports';

/** Stands for the version until the code, of which it is the hash, is known. */
export const versionToken = '__COMMON_VERSION__';

const taken: ReadonlySet<string> = new Set(sharedModules);

/** Singletons of the page, which `common-link.cjs` of the package that uses the common code puts there. */
const fromPage = (
  { request = '' }: { request?: string },
  done: (error?: null, result?: string) => void,
): void => {
  if (taken.has(request))
    done(null, `var globalThis[Symbol.for("detour.shared")][${JSON.stringify(request)}]`);
  else done();
};

/** Module by path from the root of the repository, without query. */
const pathOf = (module: Module): string | null =>
  module.nameForCondition()?.replace(`${rootDir}/`, '') ?? null;

/**
 * Writes the exports of the listed modules. Fails for what packages could not share: a module that would exist twice, a name that two
 * modules export, and a chunk, which would have no address.
 */
class SharedScopePlugin {
  constructor(
    private readonly part: CommonPart,
    private readonly outputDir: string,
  ) {}

  apply(compiler: Compiler): void {
    const listed: ReadonlySet<string> = new Set(this.part.modules);
    compiler.hooks.thisCompilation.tap('SharedScopePlugin', (compilation) => {
      // After webpack has found the exports.
      compilation.hooks.finishModules.tap({ name: 'SharedScopePlugin', stage: 100 }, (modules) => {
        const report = (message: string): void => {
          compilation.errors.push(new webpack.WebpackError(`Common code, ${this.part.name}: ${message}`));
        };
        const owners = new Map<string, string>();
        const exported: Record<string, readonly string[]> = {};
        for (const module of modules) {
          const path = pathOf(module);
          if (path === null || !listed.has(path)) continue;
          if (module.blocks.length > 0) report(`${path} has an import().`);
          const names = compilation.moduleGraph.getProvidedExports(module);
          if (!Array.isArray(names)) report(`the exports of ${path} are not known.`);
          exported[path] = Array.isArray(names) ? names : [];
          for (const name of exported[path]) {
            if (owners.has(name) || name === 'default')
              report(`${path} exports "${name}", as ${owners.get(name) ?? 'default'}.`);
            owners.set(name, path);
          }
        }
        for (const path of listed) if (!exported[path]) report(`${path} does not exist.`);
        writeFileSync(
          join(this.outputDir, `${this.part.name}.exports.json`),
          JSON.stringify([...owners.keys()].sort()),
        );
      });
      compilation.hooks.afterChunks.tap('SharedScopePlugin', () => {
        for (const module of compilation.modules) {
          const path = pathOf(module);
          if (
            path === null ||
            path.endsWith('.entry.js') ||
            listed.has(path) ||
            mayExistTwice.some((twin) => path.startsWith(twin))
          )
            continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const users = [...compilation.moduleGraph.getIncomingConnections(module)]
            .filter((connection) => connection.isActive(undefined))
            .map(({ originModule }) => originModule && pathOf(originModule))
            .filter((user) => user !== null);
          const message = `${path} is not listed, and ${[...new Set(users)].join(', ')} uses it.`;
          compilation.errors.push(new webpack.WebpackError(`Common code, ${this.part.name}: ${message}`));
        }
      });
    });
  }
}

/** A part of the common code: one script with all of its modules in one scope, evaluated when a package first uses it. */
export const commonConfig = (
  part: CommonPart,
  before: readonly CommonBuild[],
  outputDir: string,
): Configuration => {
  const base = baseConfig({ packageDir: rootDir, outputDir, name: `common-${part.name}` }, 'browser');
  const entry = join(outputDir, `${part.name}.entry.js`);
  const line = (path: string): string => `export * from ${JSON.stringify(join(rootDir, path))};\n`;
  writeFileSync(entry, part.modules.map(line).join(''));
  return {
    ...base,
    cache: false,
    target: ['web', 'es2022'],
    entry: { [part.name]: entry },
    output: {
      ...base.output,
      filename: '[name].js',
      uniqueName: 'detour_common',
      library: { type: 'var', name: libraryName },
    },
    externals: [fromPage],
    module: { ...base.module, rules: [...(base.module?.rules ?? []), linkRule(before)] },
    optimization: {
      moduleIds: 'deterministic',
      splitChunks: false,
      runtimeChunk: false,
      // Packages use the exports by their names.
      mangleExports: false,
      minimizer: [new MinifyPlugin()],
    },
    plugins: [...(base.plugins ?? []), ...useCommon(before), new SharedScopePlugin(part, outputDir)],
  };
};

/**
 * The script as a function that returns the exports: its modules need the singletons of the page, so the first package that uses them
 * evaluates them. After an error the next one tries again.
 */
export const toFunction = (built: string): string =>
  `var ${versionToken}=function(){if(${versionToken}.all)return ${versionToken}.all;${built}\nreturn ${versionToken}.all=${libraryName}};`;
