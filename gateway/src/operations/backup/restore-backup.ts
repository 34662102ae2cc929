import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Config } from '../../settings/settings';
import { lockDataFolder } from '../../database/data-lock';
import { migrate, migrationNames } from '../../migrations/migrate';
import { openDatabase, type OpenDatabase } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { readBackup, type Manifest, type OpenBackup } from './backup-file';
import { readContent } from './make-backup';
import { runPostgresClient } from './postgres-client';

type Target = Pick<Config, 'databaseUrl' | 'dataDir'>;

const refuse = (kind: string, message: string): Result<never> => err({ kind, message });

const checkManifest = (manifest: Manifest, { databaseUrl }: Target): Result<true> => {
  const kind = databaseUrl ? 'postgresql' : 'embedded';
  if (manifest.kind !== kind)
    return refuse(
      'kind',
      manifest.kind === 'postgresql'
        ? 'This backup is from PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This backup is from the embedded database: unset DATABASE_URL and set DATA_DIR to a new folder.',
    );
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name));
  return unknown.length === 0
    ? ok(true)
    : refuse(
        'newer',
        `This backup is from a later version of the shop: this version does not know ${unknown.join(', ')}.`,
      );
};

const countTables = async ({ db }: OpenDatabase): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname !~ '^pg_'`.execute(db);
  return rows[0]?.count ?? 0;
};

const restoreServer = async (file: string, { start }: OpenBackup, url: string): Promise<Result<true>> => {
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    const tables = await countTables(database);
    if (tables > 0)
      return refuse('not-empty', `The database at DATABASE_URL is not empty: it has ${tables} tables.`);
  } finally {
    await database.close();
  }
  const work = await mkdtemp(`${file}.restore-`);
  try {
    const payload = join(work, 'payload');
    await pipeline(createReadStream(file, { start }), createWriteStream(payload, { mode: 0o600 }));
    const args = [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
    ];
    await runPostgresClient('pg_restore', url, [...args, payload]);
    return ok(true);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/** Entries of a folder; none when it does not exist. */
const entriesOf = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const restoreEmbedded = async (
  file: string,
  { start }: OpenBackup,
  dataDir: string,
): Promise<Result<true>> => {
  const folder = join(dataDir, 'database');
  if ((await entriesOf(folder)).length > 0)
    return refuse('not-empty', `The folder ${folder} is not empty: a restore never overwrites a shop.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const template = join(dataDir, 'restore.tar');
  try {
    await pipeline(
      createReadStream(file, { start }),
      createGunzip(),
      createWriteStream(template, { mode: 0o600 }),
    );
    const database = await openDatabase({ dataDir: folder, template, durability: 'safe' });
    await database.close();
    return ok(true);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(template, { force: true });
  }
};

/** Migrates the restored database to this version and compares its counts with the manifest. */
const finish = async (
  manifest: Manifest,
  { databaseUrl: url, dataDir }: Target,
): Promise<Result<Manifest>> => {
  const database = await openDatabase({ url, dataDir: join(dataDir, 'database'), durability: 'safe' });
  try {
    const { counts } = await transact(database.db, readContent);
    await migrate(database.db);
    const differs = (['orders', 'vouchers', 'accounts'] as const).filter(
      (name) => counts[name] !== manifest.counts[name],
    );
    return differs.length === 0
      ? ok(manifest)
      : refuse(
          'differs',
          `The restored database differs from the manifest of the backup: ${differs
            .map((name) => `${counts[name]} of ${manifest.counts[name]} ${name}`)
            .join(', ')}.`,
        );
  } finally {
    await database.close();
  }
};

/** Restores a backup into a new data folder or an empty PostgreSQL. Verifies every byte before it writes. */
export const restoreBackup = async (file: string, target: Target): Promise<Result<Manifest>> => {
  const backup = await readBackup(file);
  if (!backup.ok) return backup;
  const { manifest } = backup.value;
  const checked = checkManifest(manifest, target);
  if (!checked.ok) return checked;
  const lock = await lockDataFolder(target.dataDir);
  if (!lock.ok) return lock;
  try {
    const restored = target.databaseUrl
      ? await restoreServer(file, backup.value, target.databaseUrl)
      : await restoreEmbedded(file, backup.value, target.dataDir);
    return restored.ok ? await finish(manifest, target) : restored;
  } finally {
    await lock.value.release();
  }
};
