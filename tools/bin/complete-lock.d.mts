import type { LockEntry, Lockfile } from '../src/supply/check-lock';

export declare const platformOf: (name: string) => {
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
} | null;
export declare const missingEntries: (lock: Lockfile) => Readonly<Record<string, LockEntry>>;
