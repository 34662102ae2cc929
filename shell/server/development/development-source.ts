import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  developmentFile,
  noDevelopment,
  parseDevelopmentState,
  type DevelopmentState,
} from '@detour/shared-releases';

/** What a developer works on, laid over the channel for this server alone. */
export interface DevelopmentSource {
  current(): DevelopmentState;
  /** Looks at the file again; true when other releases are to be shown. */
  refresh(): boolean;
}

/** Reads `development.json` of a folder that `npm run dev` writes. What cannot be read leaves what was there. */
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
      // The file is replaced, never written to: its number changes, whatever the clock's grain.
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
