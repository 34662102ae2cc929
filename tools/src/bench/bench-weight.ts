import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

interface ReleaseTable {
  readonly version: string;
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly messages: Readonly<Record<string, string>>;
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(8);

const sizeOf = (folder: string, file: string, ending: string): number => {
  const path = join(folder, file + ending);
  return existsSync(path) ? statSync(path).size : 0;
};

/** What each exposed module makes a visitor load, beside what the shell brings once. KB, for the French locale. */
export const benchWeight = (): string => {
  const dataDir = process.env['DATA_DIR'] ?? join(rootDir, '.data');
  const channel = JSON.parse(readFileSync(join(dataDir, 'channels', 'production.json'), 'utf8')) as {
    releases: Record<string, { version: string }>;
  };
  const rows = Object.entries(channel.releases).flatMap(([name, { version }]) => {
    const folder = join(dataDir, 'releases', name, version);
    const table = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseTable;
    return Object.entries(table.scripts).map(([exposed, scripts]) => {
      const files = [...scripts, ...(table.messages['fr_FR'] ? [table.messages['fr_FR']] : [])];
      const total = (ending: string): string =>
        kilobytes(files.reduce((sum, file) => sum + sizeOf(folder, file, ending), 0));
      return `${`${name} ${exposed}`.padEnd(44)}${total('')}${total('.gz')}${total('.br')}`;
    });
  });
  return [
    `${'module'.padEnd(44)}${'raw'.padStart(8)}${'gzip'.padStart(8)}${'brotli'.padStart(8)}   (KB)`,
    ...rows,
  ].join('\n');
};
