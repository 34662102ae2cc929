import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';

/** The configured key, else one that is made once and kept in the data folder, readable by its owner only. */
export const loadSecret = async (config: Config): Promise<string> => {
  if (config.secret) return config.secret;
  const file = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  // `wx` fails when the file is there: of two instances that start at once, one writes and both read.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
};
