import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseId } from '../release-document';
import { checkReleaseId, createFolderReleaseStore, moveOnce } from '../folder-release-store';
import { isReleasePath, parseReleaseTable } from '../parse-release-table';
import { filesUnder, isExpectedFile, signatureFile, tableFile } from '../release-folder';
import { printReleaseId } from '../release-id';
import type { ReleaseStore } from '../release-store';
import { temporaryName } from '../../base/write-once';
import type { ObjectStoreClient } from './object-store.client';

export interface ObjectReleaseStoreOptions {
  readonly client: ObjectStoreClient;
  /** `s3://bucket/prefix` */
  readonly place: string;
  /** Prefix within the bucket: empty or with a trailing slash. */
  readonly prefix: string;
  /** Local folder for fetched releases. */
  readonly cacheDir: string;
  readonly now: () => number;
}

/** Age (ms) after which the files of an unfinished attempt may be replaced. */
const abandonedAfter = 3_600_000;
const transfers = 8;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  css: 'text/css; charset=utf-8',
};
const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Limits concurrency: a release has dozens of files, and stores have limits. Waits for all transfers, even when one fails. */
const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  const workers = Array.from({ length: transfers }, () =>
    worker().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/**
 * Stores releases in S3-compatible storage as `PREFIX/remote-search/1.4.0/FILE`, where a content delivery network can serve them.
 * A release exists once its `release.json` does. Every write is conditional on the file being new.
 */
export const createObjectReleaseStore = (options: ObjectReleaseStoreOptions): ReleaseStore => {
  const { client, place, prefix, cacheDir, now } = options;
  const cache = createFolderReleaseStore(cacheDir);
  const folderKey = (id: ReleaseId): string => {
    const { name, version } = checkReleaseId(id);
    return `${prefix}${name}/${version}/`;
  };
  const read: ReleaseStore['read'] = async (id, file) => {
    if (!isReleasePath(file)) throw new Error(`"${file}" is not a path within a release.`);
    return client.get(folderKey(id) + file);
  };
  const has: ReleaseStore['has'] = async (id) => (await read(id, tableFile)) !== null;

  const store = async (key: string, bytes: Buffer): Promise<void> => {
    const type = typeOf(key);
    if ((await client.put(key, bytes, { type, onlyNew: true })) === 'stored') return;
    if ((await client.get(key))?.equals(bytes)) return;
    const there = (await client.list(key)).find((object) => object.key === key);
    if (there && now() - there.changedAt < abandonedAfter)
      throw new Error(
        `Another publisher is writing other files as ${key}. Try again later, or use another version.`,
      );
    await client.put(key, bytes, { type, onlyNew: false });
  };

  const fetchTo = async (id: ReleaseId, folder: string): Promise<void> => {
    const bytes = await read(id, tableFile);
    if (!bytes) throw new Error(`${printReleaseId(id)} is not in ${place}.`);
    const table = parseReleaseTable(bytes.toString('utf8'));
    if (!table.ok) throw new Error(`${printReleaseId(id)}: ${table.error.message}`);
    const root = folderKey(id);
    await eachOf(await client.list(root), async ({ key }) => {
      const path = key.slice(root.length);
      const file = await read(id, path);
      const known = path === tableFile || path === signatureFile;
      if (!file || !(known || (await isExpectedFile(table.value, path, file))))
        throw new Error(`${printReleaseId(id)}: ${path} is not the file that release.json names.`);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), file);
    });
  };

  return {
    place,
    async versions(name) {
      const root = `${prefix}${name}/`;
      return (await client.list(root))
        .map(({ key, changedAt }) => ({ path: key.slice(root.length).split('/'), publishedAt: changedAt }))
        .filter(({ path }) => path.length === 2 && path[1] === tableFile)
        .map(({ path, publishedAt }) => ({ name, version: path[0] ?? '', publishedAt }))
        .sort((a, b) => a.publishedAt - b.publishedAt || a.version.localeCompare(b.version));
    },
    has,
    read,
    async publish(id, folder) {
      if (await has(id)) return 'taken';
      const files = (await filesUnder(folder)).filter((file) => file !== tableFile);
      await eachOf(files, async (file) => store(folderKey(id) + file, await readFile(join(folder, file))));
      const table = await readFile(join(folder, tableFile));
      const once = { type: typeOf(tableFile), onlyNew: true };
      return (await client.put(folderKey(id) + tableFile, table, once)) === 'stored' ? 'published' : 'taken';
    },
    async folder(id) {
      if (await cache.has(id)) return cache.folder(id);
      const final = join(cacheDir, id.name, id.version);
      const temporary = temporaryName(final);
      try {
        await mkdir(temporary, { recursive: true });
        await fetchTo(id, temporary);
        // Another process may have fetched the same release meanwhile: then it is already in place.
        await moveOnce(temporary, final);
        return await cache.folder(id);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    async remove(id) {
      const root = folderKey(id);
      // Removes the table first: without it the release does not exist, even if the rest fails.
      await client.remove(root + tableFile);
      await eachOf(await client.list(root), ({ key }) => client.remove(key));
    },
  };
};
