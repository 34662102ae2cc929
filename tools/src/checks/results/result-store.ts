import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passed results by the hash of their inputs, one file each. */
export interface ResultStore {
  /** Returns what the runner reported for a passed suite. Null without a recent result. */
  read(key: string): unknown;
  write(key: string, part: unknown): void;
}

/**
 * Lifetime (ms) of a result: one day, because results also depend on the date (stays, deadlines, deprecations), which no hash of
 * files contains.
 */
export const goodFor = 24 * 3_600_000;

const isRecent = (file: string, now: number): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && now - stats.mtimeMs < goodFor;
};

/** Opens the folder and removes expired results. */
export const openResultStore = (folder: string, now: () => number = Date.now): ResultStore => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string): string => join(folder, `${key}.json`);
  for (const name of readdirSync(folder))
    if (!isRecent(join(folder, name), now())) rmSync(join(folder, name), { force: true });
  return {
    read(key) {
      if (!isRecent(fileOf(key), now())) return null;
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as unknown;
      } catch {
        return null;
      }
    },
    write(key, part) {
      // Two concurrent runs may write the same result.
      const draft = `${fileOf(key)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(part));
      renameSync(draft, fileOf(key));
    },
  };
};
