import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTrust } from '@detour/shared-releases/trust';
import { createChannelReader } from '@detour/shared-releases/channel';
import { openStores } from '@detour/shared-releases/stores';
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

/** Download size of each exposed module, excluding the shell's shared part. KB, French locale. */
export const benchWeight = async (): Promise<string> => {
  const { settings, releases, channels } = openStores(process.env, rootDir);
  const { revision } = await createChannelReader({
    store: channels,
    trust: readTrust(settings.trustFile),
    production: settings.production,
    channel: process.env['CHANNEL'] || 'production',
    now: Date.now,
  }).poll();
  if (!revision) throw new Error(`There is no channel in ${channels.place}. Run \`npm start\` once.`);
  const live = Object.entries(revision.document.releases);
  const folders = await Promise.all(live.map(([name, { version }]) => releases.folder({ name, version })));
  const rows = live.flatMap(([name], index) => {
    const folder = folders[index] ?? '';
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
