import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (name) => name !== 'node_modules' && !/\.(test|stories|fixture)\.tsx?$/.test(name);

const linesOf = (path, place) => {
  const stats = statSync(join(path, place), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [`${place} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(join(path, place))
    .filter(isSource)
    .sort()
    .flatMap((name) => linesOf(path, `${place}/${name}`));
};

/**
 * A word that changes when a file below these places is saved, added or removed: from names, sizes and times, which takes milliseconds.
 * Tests and stories do not count.
 */
export const stampOf = (root, places) =>
  createHash('sha256')
    .update([process.version, ...places.flatMap((place) => linesOf(root, place))].join('\n'))
    .digest('hex')
    .slice(0, 16);
