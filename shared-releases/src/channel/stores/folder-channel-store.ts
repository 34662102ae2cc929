import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStoredRevision, printStoredRevision } from '../parse-revision';
import { isPackageName } from '../../base/package-name';
import type { ChannelStore } from './channel-store';
import { unlessMissing, writeOnce } from '../../base/write-once';

const revisionFile = /^(\d{8,12})\.json$/;
const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

/** Channel names follow the rules of package names, because they become folders. */
const checkName = (channel: string): string => {
  if (!isPackageName(channel)) throw new Error(`"${channel}" is not a channel name.`);
  return channel;
};

/** Stores channels as folders and revisions as files `production/00000123.json`. Requires a file system with hard links. */
export const createFolderChannelStore = (dir: string): ChannelStore => {
  const pathOf = (channel: string, revision: number): string =>
    join(dir, checkName(channel), fileOf(revision));
  const known = new Map<string, number>();

  const listed = async (channel: string): Promise<readonly number[]> => {
    const names = (await unlessMissing(readdir(join(dir, checkName(channel))))) ?? [];
    return names.flatMap((name) => Number(revisionFile.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
  };
  const newestListed = async (channel: string): Promise<number> =>
    (await listed(channel)).reduce((newest, number) => Math.max(newest, number), 0);

  return {
    place: dir,
    async channels() {
      const entries = (await unlessMissing(readdir(dir, { withFileTypes: true }))) ?? [];
      const names = entries.filter((entry) => entry.isDirectory() && isPackageName(entry.name));
      return names.map(({ name }) => name).sort();
    },
    // The folder of a long history is large: after the first listing, only the next number is checked.
    async latest(channel) {
      let newest = known.get(channel) ?? (await newestListed(channel));
      while (await unlessMissing(stat(pathOf(channel, newest + 1)))) newest += 1;
      if (newest > 0) known.set(channel, newest);
      return newest;
    },
    async read(channel, revision) {
      const text = await unlessMissing(readFile(pathOf(channel, revision), 'utf8'));
      if (text === null) return null;
      const stored = parseStoredRevision(text);
      // The file exists without a valid signature. Returned so that it is rejected like a forgery, instead of looking like an
      // unavailable store.
      return stored.ok ? stored.value : { body: text, signature: { key: '', value: '' } };
    },
    numbers: async (channel, above) =>
      (await listed(channel)).filter((number) => number > above).sort((a, b) => b - a),
    append: (channel, revision, stored) => writeOnce(pathOf(channel, revision), printStoredRevision(stored)),
  };
};
