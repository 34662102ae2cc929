import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import { rootDir } from '../build-context';
import type { CommonBuild } from '../common/common-build';
import { installedPath } from '../common/use-common';
import { idsIn } from './message-ids';
import type { IdsByPart } from './message-parts';

interface UseOptions {
  /** Names of the exposed chunks: `page`, and each fragment. */
  readonly parts: readonly string[];
  readonly common: readonly CommonBuild[];
  /** All ids of the package. */
  readonly ids: readonly string[];
}

const isPage = (name: string | null | undefined): boolean => name?.startsWith('page-') ?? false;

/** A group and the chunks that it loads later, without pages: each has its own texts. */
const withLater = (group: ChunkGroup, found = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> => {
  found.add(group);
  for (const child of group.childrenIterable)
    if (!found.has(child) && !isPage(child.name)) withLater(child, found);
  return found;
};

/** The modules that webpack joined to one. */
const joinedIn = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/**
 * Ids that the modules of each page and fragment may use, with those of what it loads later: a dialog behind a touch has its texts when it
 * opens. Common code counts for each part.
 */
export const readMessageUse = (compilation: Compilation, { parts, common, ids }: UseOptions): IdsByPart => {
  const known = new Map<Module, readonly string[]>();
  const idsOf = (module: Module): readonly string[] => {
    const before = known.get(module);
    if (before) return before;
    const own = idsIn(String(module.originalSource()?.source() ?? ''), ids);
    known.set(module, own);
    return own;
  };
  const usedBy = (names: readonly string[]): string[] => {
    const groups = names
      .map((name) => compilation.namedChunkGroups.get(name))
      .filter((group) => group !== undefined)
      .flatMap((group) => [...withLater(group)]);
    const chunks = new Set(groups.flatMap((group) => group.chunks));
    return [...chunks]
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap(joinedIn)
      .flatMap(idsOf);
  };
  const shared = common.flatMap(({ modules }) =>
    modules.flatMap((path) => idsIn(readFileSync(join(rootDir, installedPath(path)), 'utf8'), ids)),
  );
  const pages = [...compilation.namedChunkGroups.keys()].filter(isPage);
  return Object.fromEntries(
    [
      ...pages.map((name) => [name, ['page', name]] as const),
      ...parts.filter((name) => name !== 'page').map((name) => [name, [name]] as const),
    ].map(([part, names]) => [part, [...new Set([...shared, ...usedBy(names)])]]),
  );
};
