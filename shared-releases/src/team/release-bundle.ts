import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import { objectOf, parseObject } from '../base/json-shape';
import { refuse, type Refusal } from '../base/refusal';
import { isReleasePath } from '../release/parse-release-table';
import { filesUnder } from '../release/release-folder';

/** A release in one request body: its files in base64, by path. */
export const packBundle = async (folder: string): Promise<string> => {
  const files: Record<string, string> = {};
  for (const path of await filesUnder(folder))
    files[path] = (await readFile(join(folder, path))).toString('base64');
  return JSON.stringify({ format: 1, files });
};

/** Writes the files of a bundle below an empty folder. Refuses a path that would leave it. */
export const unpackBundle = async (text: string, folder: string): Promise<Result<null, Refusal>> => {
  const bundle = parseObject(text);
  const files = objectOf(bundle?.['files']);
  if (bundle?.['format'] !== 1 || !files)
    return refuse('malformed', 'The body is not a release of format 1.');
  for (const [path, content] of Object.entries(files)) {
    if (!isReleasePath(path) || typeof content !== 'string')
      return refuse('malformed', `"${path}" is not a file of a release.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
  return ok(null);
};
