import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  developmentFile,
  noDevelopment,
  parseDevelopmentState,
  type DevelopmentState,
} from '@detour/shared-releases/channel';

/** A developer's releases that replace the channel's on this server only. */
export interface DevelopmentSource {
  current(): DevelopmentState;
  /** Reads the file again. Returns true when the releases changed. */
  refresh(): boolean;
}

/** Reads the `development.json` that `npm run dev` writes. An unreadable file keeps the previous state. */
export const createDevelopmentSource = (
  dir: string,
  onBroken: (message: string) => void,
): DevelopmentSource => {
  const file = join(dir, developmentFile);
  let state = noDevelopment;
  let seen = '';
  return {
    current: () => state,
    refresh() {
      // The file is replaced atomically, so its inode changes regardless of the clock's resolution.
      const stats = statSync(file, { throwIfNoEntry: false });
      const mark = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
      if (!stats || mark === seen) return false;
      seen = mark;
      const read = parseDevelopmentState(readFileSync(file, 'utf8'));
      if (!read.ok) {
        onBroken(read.error);
        return false;
      }
      const changed = JSON.stringify(read.value.releases) !== JSON.stringify(state.releases);
      state = read.value;
      return changed;
    },
  };
};
