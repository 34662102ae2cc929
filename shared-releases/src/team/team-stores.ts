import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isTextList, isWhole } from '../base/json-shape';
import { temporaryName } from '../base/write-once';
import { parseStoredRevision, printStoredRevision } from '../channel/parse-revision';
import type { ChannelStore } from '../channel/stores/channel-store';
import { checkReleaseId, createFolderReleaseStore, moveOnce } from '../release/folder-release-store';
import type { ReleaseId } from '../release/release-document';
import { printReleaseId } from '../release/release-id';
import type { PublishedRelease, ReleaseStore } from '../release/release-store';
import { packBundle } from './release-bundle';
import type { TeamServiceClient } from './team-service.client';

const readJson = async (client: TeamServiceClient, path: string): Promise<unknown> => {
  const bytes = await client.get(path);
  return bytes === null ? null : (JSON.parse(bytes.toString('utf8')) as unknown);
};

const isPublished = (value: unknown): value is PublishedRelease =>
  typeof value === 'object' && value !== null && 'version' in value && 'publishedAt' in value;

/** Releases behind a shop's servers. `cacheDir`: folder of fetched releases. */
export const createTeamReleaseStore = (client: TeamServiceClient, cacheDir: string): ReleaseStore => {
  const cache = createFolderReleaseStore(cacheDir);
  const pathOf = (id: ReleaseId): string => {
    const { name, version } = checkReleaseId(id);
    return `/releases/${name}/${version}`;
  };
  const read: ReleaseStore['read'] = (id, file) => client.get(`${pathOf(id)}/files/${file}`);
  const fetchTo = async (id: ReleaseId, folder: string): Promise<void> => {
    const files = await readJson(client, pathOf(id));
    if (!isTextList(files)) throw new Error(`${printReleaseId(id)} is not in ${client.place}.`);
    for (const path of files) {
      const bytes = await read(id, path);
      if (!bytes) throw new Error(`${printReleaseId(id)}: ${path} is missing in ${client.place}.`);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  };
  return {
    place: client.place,
    async versions(name) {
      const found = await readJson(client, `/releases/${name}`);
      return Array.isArray(found) ? found.filter(isPublished) : [];
    },
    has: async (id) => (await client.get(pathOf(id))) !== null,
    read,
    publish: async (id, folder) =>
      (await client.put(pathOf(id), await packBundle(folder))) === 'stored' ? 'published' : 'taken',
    async folder(id) {
      if (await cache.has(id)) return cache.folder(id);
      const final = join(cacheDir, id.name, id.version);
      const temporary = temporaryName(final);
      try {
        await mkdir(temporary, { recursive: true });
        await fetchTo(id, temporary);
        await moveOnce(temporary, final);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
      return cache.folder(id);
    },
    remove: () =>
      Promise.reject(new Error('Releases are removed by the operator of the shop, in its own store.')),
  };
};

/** Channels behind a shop's servers. */
export const createTeamChannelStore = (client: TeamServiceClient): ChannelStore => ({
  place: client.place,
  async channels() {
    const names = await readJson(client, '/channels');
    return isTextList(names) ? names : [];
  },
  async latest(channel) {
    const latest = await readJson(client, `/channels/${channel}`);
    if (!isWhole(latest)) throw new Error(`${client.place} does not name the newest revision of ${channel}.`);
    return latest;
  },
  async read(channel, revision) {
    const bytes = await client.get(`/channels/${channel}/${revision}`);
    if (bytes === null) return null;
    const stored = parseStoredRevision(bytes.toString('utf8'));
    return stored.ok ? stored.value : { body: bytes.toString('utf8'), signature: { key: '', value: '' } };
  },
  async numbers(channel, above) {
    const numbers = await readJson(client, `/channels/${channel}/numbers/${above}`);
    return Array.isArray(numbers) ? numbers.filter(isWhole) : [];
  },
  append: (channel, revision, stored) =>
    client.put(`/channels/${channel}/${revision}`, printStoredRevision(stored)),
});
