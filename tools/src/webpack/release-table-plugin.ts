import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonCode } from '@detour/shared-contracts/mount';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import type { BuildContext } from './build-context';
import type { CommonBuild } from './common/common-build';
import { messagePartsOf } from './messages-plugin';
import { partOfLink } from './common/use-common';

const { sources } = webpack;

/** Names of the chunks with one page each (`PageSource` in `remote-kit`). */
const pagesOf = (compilation: Compilation): readonly string[] =>
  [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));

export interface TableParts {
  /** Names of the chunks that a page may request. */
  readonly exposed: readonly string[];
  /** File of the entry script. */
  readonly entry: string;
  /** Common code that the release carries. */
  readonly common: readonly CommonBuild[];
}

/** Own copies of the common code that the chunks of a group use. */
const commonOf = (compilation: Compilation, group: ChunkGroup, common: readonly CommonBuild[]): string[] => {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const used = new Set(modules.map(partOfLink));
  return common.filter(({ part }) => used.has(part)).map(({ file }) => file);
};

/**
 * Scripts that an exposed module or a page requires: the entry, the common code, then the module's chunks. A page that has common code in
 * the same version does not load the release's own copy.
 */
const scriptsOf = (
  compilation: Compilation,
  { exposed, entry, common }: TableParts,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...exposed, ...pagesOf(compilation)].map((name) => {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) throw new Error(`The build created no chunk for the exposed module "${name}".`);
      const files = group.getFiles().filter((file) => file.endsWith('.js') && file !== entry);
      return [name, [entry, ...commonOf(compilation, group, common), ...files]];
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

const toCode = ({ version, file, global }: CommonBuild): CommonCode => ({ version, file, global });

/** Emits `scripts.json`, the input of `release.json` once all files are written. */
export class ReleaseTablePlugin {
  constructor(
    private readonly context: BuildContext,
    private readonly parts: TableParts,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseTablePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseTablePlugin', stage: 5000 }, () => {
        const { name, version, publicPath, container } = this.context;
        const { entry, common } = this.parts;
        const messageParts = messagePartsOf(compilation) ?? {};
        const table = {
          remote: name,
          version,
          base: publicPath,
          container,
          entry,
          ...(common.length > 0 && { common: common.map(toCode) }),
          contract: contractOf(this.context),
          scripts: scriptsOf(compilation, this.parts),
          ...(Object.keys(messageParts).length > 0 && { messageParts }),
        };
        compilation.emitAsset('scripts.json', new sources.RawSource(JSON.stringify(table)));
      });
    });
  }
}
