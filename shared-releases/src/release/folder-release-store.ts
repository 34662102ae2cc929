import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleasePath, parseReleaseTable } from './parse-release-table';
import { checkReleaseFolder, tableFile } from './release-folder';
import { isVersion, printReleaseId } from './release-id';
import { isPackageName } from '../base/package-name';
import type { ReleaseId } from './release-document';
import type { PublishedRelease, ReleaseStore } from './release-store';
import { temporaryName, unlessMissing } from '../base/write-once';

/** Throws for an id that would leave the store's folder. */
export const checkReleaseId = ({ name, version }: ReleaseId): ReleaseId => {
  if (!isPackageName(name) || !isVersion(version))
    throw new Error(`"${name}@${version}" is not a release id.`);
  return { name, version };
};

/** Moves a finished folder to its final name. Succeeds only if that name is free. */
export const moveOnce = async (from: string, to: string): Promise<'published' | 'taken'> => {
  try {
    await rename(from, to);
    return 'published';
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) throw error;
    if (await unlessMissing(stat(join(to, tableFile)))) return 'taken';
    throw new Error(`${to} exists but is not a release. Remove it, then publish again.`, {
      cause: error,
    });
  }
};

/** Stores releases as folders `remote-search/1.4.0`, in the layout in which they are served. */
export const createFolderReleaseStore = (dir: string): ReleaseStore => {
  const pathOf = (id: ReleaseId): string => {
    const { name, version } = checkReleaseId(id);
    return join(dir, name, version);
  };
  const publishedAt = async (id: ReleaseId): Promise<number | null> =>
    (await unlessMissing(stat(join(pathOf(id), tableFile))))?.mtimeMs ?? null;
  const read = async (id: ReleaseId, file: string): Promise<Buffer | null> => {
    if (!isReleasePath(file)) throw new Error(`"${file}" is not a path within a release.`);
    return unlessMissing(readFile(join(pathOf(id), file)));
  };
  const checked = new Set<string>();

  return {
    place: dir,
    async versions(name) {
      if (!isPackageName(name)) return [];
      const found: PublishedRelease[] = [];
      for (const version of (await unlessMissing(readdir(join(dir, name)))) ?? []) {
        const at = isVersion(version) ? await publishedAt({ name, version }) : null;
        if (at !== null) found.push({ name, version, publishedAt: Math.round(at) });
      }
      return found.sort((a, b) => a.publishedAt - b.publishedAt || a.version.localeCompare(b.version));
    },
    has: async (id) => (await publishedAt(id)) !== null,
    read,
    async publish(id, folder) {
      if ((await publishedAt(id)) !== null) return 'taken';
      await mkdir(join(dir, id.name), { recursive: true });
      const temporary = temporaryName(pathOf(id));
      try {
        await cp(folder, temporary, { recursive: true, errorOnExist: true });
        // A build folder may be private to its owner. A release must be readable for the serving process.
        await chmod(temporary, 0o755);
        return await moveOnce(temporary, pathOf(id));
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    async folder(id) {
      const place = pathOf(id);
      if (checked.has(place)) return place;
      const bytes = await read(id, tableFile);
      if (!bytes) throw new Error(`${printReleaseId(id)} is not in ${dir}.`);
      const table = parseReleaseTable(bytes.toString('utf8'));
      const files = table.ok ? await checkReleaseFolder(place, table.value) : table;
      if (!files.ok) throw new Error(`${printReleaseId(id)}: ${files.error.message}`);
      checked.add(place);
      return place;
    },
    async remove(id) {
      checked.delete(pathOf(id));
      const temporary = temporaryName(pathOf(id));
      const moved = await unlessMissing(rename(pathOf(id), temporary).then(() => true));
      if (moved) await rm(temporary, { recursive: true, force: true });
    },
  };
};
