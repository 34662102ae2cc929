import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { adminSocketPath } from '../../settings/admin-socket-path';
import { readConfig } from '../../settings/read-config';
import { type Config } from '../../settings/settings';
import { lockDataFolder } from '../../database/data-lock';
import { openDatabase } from '../../database/open-database';
import { isListening, sendToGateway } from '../../import/send-to-gateway';
import type { Manifest } from './backup-file';
import { makeBackup, type MadeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const usage = `Usage:
  npm run backup [-- --to FOLDER]
  npm run restore -- FILE

docs/production.md says what a backup holds and what it does not.
`;

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

// npm changes to the repository root; a relative path is resolved against the caller's folder.
const fromCaller = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

const describe = ({ createdAt, counts: { orders, vouchers, accounts }, keys }: Manifest): string =>
  [
    `  ${orders} orders, ${vouchers} vouchers, ${accounts} accounts, of ${createdAt}.`,
    keys.length === 0
      ? '  No key is needed for voucher codes.'
      : `  Voucher codes need ${keys.length === 1 ? 'the key' : 'the keys'} ${keys.join(', ')}; a backup does not contain keys.`,
    '',
  ].join('\n');

const openAndBackUp = async (config: Config, folder: string): Promise<MadeBackup> => {
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, poolSize: 2, dataDir: join(dataDir, 'database') });
  try {
    return await makeBackup({ database, url, folder, now: Date.now() });
  } finally {
    await database.close();
  }
};

/** Two processes on an embedded database corrupt it: the running gateway makes the backup, or none may run. */
const backUpEmbedded = async (config: Config, folder: string): Promise<MadeBackup> => {
  const socketPath = adminSocketPath(config.dataDir);
  if (await isListening(socketPath))
    return (await sendToGateway(socketPath, 'backup', Readable.from([folder]))) as MadeBackup;
  const lock = await lockDataFolder(config.dataDir);
  if (!lock.ok) throw new Error(lock.error.message);
  try {
    return await openAndBackUp(config, folder);
  } finally {
    await lock.value.release();
  }
};

const backup = async (config: Config, to: string | undefined): Promise<string> => {
  const { backups, dataDir, databaseUrl } = config;
  const usual = backups && 'folder' in backups ? backups.folder : join(dataDir, 'backups');
  const folder = to ? fromCaller(to) : usual;
  const { file, manifest } = await (databaseUrl ? openAndBackUp : backUpEmbedded)(config, folder);
  return `${file}\n${describe(manifest)}`;
};

const restore = async (config: Config, given: string): Promise<string> => {
  const restored = await restoreBackup(fromCaller(given), config);
  return restored.ok ? `Restored.\n${describe(restored.value)}` : fail(restored.error.message);
};

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const [command, file] = positionals;

try {
  const config = readConfig(process.env);
  if (command === 'backup' && !file) process.stdout.write(await backup(config, values.to));
  else if (command === 'restore' && file) process.stdout.write(await restore(config, file));
  else fail(usage);
} catch (error) {
  fail((error as Error).message);
}
