import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isText, isWhole, parseObject } from '../base/json-shape';
import { temporaryName } from '../base/write-once';

/** Last revision that a reader saw. Kept across a restart, so that an older state of the store is rejected. */
export interface ReaderMemory {
  read(): SeenRevision | null;
  write(seen: SeenRevision): void;
}

export interface SeenRevision {
  readonly revision: number;
  readonly hash: string;
  /** Signing time in milliseconds UTC. Absent in older memory files. */
  readonly at?: number;
}

/** A memory file. If it is lost, the next start trusts the store. */
export const createReaderMemory = (file: string): ReaderMemory => ({
  read() {
    const seen = existsSync(file) ? parseObject(readFileSync(file, 'utf8')) : null;
    const revision = seen?.['revision'];
    const hash = seen?.['hash'];
    const at = seen?.['at'];
    return isWhole(revision) && isText(hash) ? { revision, hash, ...(isWhole(at) ? { at } : {}) } : null;
  },
  write(seen) {
    mkdirSync(dirname(file), { recursive: true });
    const temporary = temporaryName(file);
    writeFileSync(temporary, JSON.stringify(seen));
    renameSync(temporary, file);
  },
});
