import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface SpareFiles {
  /** The files of the lists, which are never removed. */
  keep(paths: readonly string[]): void;
  /** Notes a file that is now in the folder. The oldest one that no list names is removed when there are too many. */
  add(path: string): void;
}

/** About 2 GB: a file has 40 KB on average. */
const mostSpareFiles = 50_000;

/**
 * Pictures that no list names: other sizes, galleries, editions of scenes. Anybody may request any edition of a scene; without a limit,
 * such requests would fill the disk. A removed picture is encoded again on request.
 */
export const createSpareFiles = (folder: string, most = mostSpareFiles): SpareFiles => {
  const kept = new Set<string>();
  const spare = new LRUCache<string, true>({
    max: most,
    dispose: (_, path, reason) => {
      // A file that cannot be removed stays, and counts again after the next start.
      if (reason === 'evict') void rm(join(folder, path), { force: true }).catch(() => undefined);
    },
  });
  return {
    keep(paths) {
      for (const path of paths) {
        kept.add(path);
        spare.delete(path);
      }
    },
    add(path) {
      if (!kept.has(path)) spare.set(path, true);
    },
  };
};
