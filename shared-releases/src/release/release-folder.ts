import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../base/refusal';
import type { ReleaseTable } from './release-document';
import { integrityOf } from '../trust/signing';

export const tableFile = 'release.json';
export const signatureFile = 'release.sig.json';

const expand: Readonly<Record<string, (bytes: Uint8Array) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Files of a folder by path with slashes, sorted. */
export const filesUnder = async (folder: string, prefix = ''): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? filesUnder(folder, `${prefix}${entry.name}/`)
        : Promise.resolve([prefix + entry.name]),
    ),
  );
  return nested.flat().sort();
};

/** The file that the table must list. A compressed file maps to its original. */
const plainName = (path: string): string => path.replace(/\.(br|gz)$/, '');

/** Whether bytes match the table's hash for this path. Compressed files are decompressed first. */
export const isExpectedFile = async (
  { files }: ReleaseTable,
  path: string,
  bytes: Uint8Array,
): Promise<boolean> => {
  const direct = files[path];
  if (direct !== undefined) return integrityOf(bytes) === direct;
  const expected = files[plainName(path)];
  const unpack = expand[path.slice(-3)];
  if (expected === undefined || !unpack) return false;
  const plain = await unpack(bytes).catch(() => null);
  return plain !== null && integrityOf(plain) === expected;
};

/**
 * Checks that every file of the table exists with its bytes and that no other file exists. An added file would be served as part
 * of the release.
 */
export const checkReleaseFolder = async (
  folder: string,
  table: ReleaseTable,
): Promise<Result<readonly string[], Refusal>> => {
  const files = await filesUnder(folder);
  const missing = Object.keys(table.files).find((path) => !files.includes(path));
  if (missing !== undefined) return refuse('wrong-file', `${folder} lacks ${missing}.`);
  for (const path of files) {
    if (path === tableFile || path === signatureFile) continue;
    const right = await isExpectedFile(table, path, await readFile(join(folder, path)));
    if (!right) return refuse('wrong-file', `${folder}: ${path} is not the file that release.json names.`);
  }
  return ok(files);
};
