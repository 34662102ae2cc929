import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'coverage', 'test-results']);
const unread = /\.(log|tsbuildinfo)$/;

/**
 * Files below a folder that a check may read, as sorted relative paths with `/`. Includes generated files, which git does not
 * know.
 */
const listFiles = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((first, second) => (first.name < second.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(root, path);
      return entry.isFile() && !unread.test(entry.name) ? [path] : [];
    });

export const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A repository at one moment: its content by path, read on demand. */
export interface Snapshot {
  readonly root: string;
  readonly files: readonly string[];
  has(file: string): boolean;
  text(file: string): string;
  hash(file: string): string;
}

export const takeSnapshot = (root: string): Snapshot => {
  const files = listFiles(root);
  const known = new Set(files);
  const hashes = new Map<string, string>();
  return {
    root,
    files,
    has: (file) => known.has(file),
    text: (file) => readFileSync(join(root, file), 'utf8'),
    hash(file) {
      const before = hashes.get(file);
      if (before !== undefined) return before;
      const hash = hashOf(readFileSync(join(root, file)));
      hashes.set(file, hash);
      return hash;
    },
  };
};
