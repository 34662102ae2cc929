import { rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface SpareFiles {
  /** The files of the lists, which are never removed. */
  keep(paths: readonly string[]): void;
  /** Notes a file that is now in the folder. Removes the oldest one that no list names, when there are too many. */
  add(path: string): Promise<void>;
}

/** About 1.5 GB. */
const mostSpareFiles = 50_000;

/**
 * Pictures that no list names: other sizes, galleries, editions of scenes. Anybody may request any edition of a scene; without a limit,
 * such requests would fill the disk. A removed picture is encoded again on request.
 */
export const createSpareFiles = (folder: string, most = mostSpareFiles): SpareFiles => {
  const kept = new Set<string>();
  const spare = new Set<string>();
  return {
    keep(paths) {
      for (const path of paths) {
        kept.add(path);
        spare.delete(path);
      }
    },
    async add(path) {
      if (kept.has(path)) return;
      spare.add(path);
      const [oldest] = spare;
      if (spare.size <= most || oldest === undefined) return;
      spare.delete(oldest);
      await rm(join(folder, oldest), { force: true });
    },
  };
};
