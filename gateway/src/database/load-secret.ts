import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../settings/settings';
import { createKeyring, keyOfText, type Keyring } from '../settings/keyring';

/** Returns the configured keys, or one key that is generated once and stored in the data folder, readable by its owner only. */
export const loadSecret = async ({
  secrets,
  secret,
  dataDir,
}: Pick<Config, 'secrets' | 'secret' | 'dataDir'>): Promise<Keyring> => {
  const [first, ...others] = [...secrets, ...(secret ? [secret] : [])];
  if (first) return createKeyring(first, ...others);
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // `wx` fails when the file exists: of two instances that start at once, one writes and both read.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return createKeyring(keyOfText(await readFile(file, 'utf8')));
};
