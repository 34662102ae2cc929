import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Releases that this server has compared and accepted, kept across restarts. */
export interface AcceptedReleases {
  /** By `remote-search@1.4.0`. Null when nothing was ever accepted. */
  read(): ReadonlySet<string> | null;
  add(ids: readonly string[]): void;
}

/** More than any rollback needs. */
const kept = 500;

const listOf = (file: string): readonly string[] | null => {
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
};

/** Stored in a file of the data folder, or in memory without one. */
export const createAcceptedReleases = (file: string | null = null): AcceptedReleases => {
  let known: readonly string[] | null = file === null ? null : listOf(file);
  return {
    read: () => (known ? new Set(known) : null),
    add(ids) {
      const before = known ?? [];
      const added = ids.filter((id) => !before.includes(id));
      if (added.length === 0) return;
      known = [...before, ...added].slice(-kept);
      if (file === null) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(known));
      renameSync(`${file}.new`, file);
    },
  };
};
