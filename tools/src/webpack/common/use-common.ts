import webpack, { type Compiler, type Configuration, type Module, type RuleSetRule } from 'webpack';
import { installedTools, rootDir, toolFile } from '../build-context';
import type { CommonBuild } from './common-build';

const { sources } = webpack;

const link = toolFile('common/common-link.cjs');

/** Emits the files of the common code as they are: they are the same files in each release of their versions. */
class CarryCommonPlugin {
  constructor(private readonly parts: readonly CommonBuild[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CarryCommonPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('CarryCommonPlugin', () => {
        for (const { file, code } of this.parts)
          compilation.emitAsset(file, new sources.RawSource(code), { minimized: true });
      });
    });
  }
}

/** Carries the common code in a release. */
export const carryCommon = (parts: readonly CommonBuild[]): NonNullable<Configuration['plugins']> => [
  new CarryCommonPlugin(parts),
];

/** Where a module of the common code is installed: the packages keep their folders and contain JavaScript. */
export const installedPath = (path: string): string =>
  installedTools === null || path.startsWith('node_modules/')
    ? path
    : `node_modules/@detour/${path.replace(/\.tsx?$/, '.js')}`;

/** Makes a build use the modules of the common code instead of its own. */
export const useCommon = (parts: readonly CommonBuild[]): NonNullable<Configuration['plugins']> =>
  parts.map(({ part, modules, exports }) => {
    // The modules of a part share one scope, and so one object of exports.
    const all = { id: 'all', buildMeta: { exportsType: 'namespace' }, exports: [...exports] };
    const content = Object.fromEntries(modules.map((path) => [`./${installedPath(path)}`, all]));
    return new webpack.DelegatedPlugin({
      source: `${link}?${part}`,
      type: 'object',
      context: rootDir,
      content,
    });
  });

/** Writes the versions of the common code into what connects with it. */
export const linkRule = (parts: readonly CommonBuild[]): RuleSetRule => ({
  test: (path: string) => path === link,
  loader: toolFile('common/common-link-loader.cjs'),
  options: { globals: Object.fromEntries(parts.map(({ part, global }) => [part, global])) },
});

/** The part that a module connects with. Null for any other module. */
export const partOfLink = (module: Module): string | null =>
  'resource' in module && String(module.resource).startsWith(`${link}?`)
    ? String(module.resource).slice(link.length + 1)
    : null;
