import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { BuildContext } from './build-context';

const { sources } = webpack;

/** Names of the chunks with one page each (`PageSource` in `remote-kit`). */
const pagesOf = (compilation: Compilation): readonly string[] =>
  [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));

/** Scripts that an exposed module or a page requires: the entry, then the module's chunks. */
const scriptsOf = (
  compilation: Compilation,
  exposed: readonly string[],
  entry: string,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...exposed, ...pagesOf(compilation)].map((name) => {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) throw new Error(`The build created no chunk for the exposed module "${name}".`);
      const files = group.getFiles().filter((file) => file.endsWith('.js') && file !== entry);
      return [name, [entry, ...files]];
    }),
  );

/** Summary data of a part, so that pages need not load its contract. */
const contractOf = ({ packageDir }: BuildContext): { owner: string; mountApi: number } => {
  const { owner, mountApi } = JSON.parse(readFileSync(join(packageDir, 'contract.json'), 'utf8')) as {
    owner: string;
    mountApi: number;
  };
  return { owner, mountApi };
};

/** Emits `scripts.json`, the input of `release.json` once all files are written. */
export class ReleaseTablePlugin {
  constructor(
    private readonly context: BuildContext,
    private readonly exposed: readonly string[],
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseTablePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseTablePlugin', stage: 5000 }, () => {
        const { name, version, publicPath, container } = this.context;
        const table = {
          remote: name,
          version,
          base: publicPath,
          container,
          entry: this.entry,
          contract: contractOf(this.context),
          scripts: scriptsOf(compilation, this.exposed, this.entry),
        };
        compilation.emitAsset('scripts.json', new sources.RawSource(JSON.stringify(table)));
      });
    });
  }
}
