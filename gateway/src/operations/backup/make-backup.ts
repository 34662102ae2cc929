import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import { writeBackup, type Manifest } from './backup-file';
import { runPostgresClient } from './postgres-client';

export interface BackupOptions {
  readonly database: OpenDatabase;
  /** URL of a server, for pg_dump. */
  readonly url: string | undefined;
  readonly folder: string;
  /** ms UTC */
  readonly now: number;
}

export interface MadeBackup {
  readonly file: string;
  readonly manifest: Manifest;
}

type Content = Pick<Manifest, 'migrations' | 'serverVersion' | 'counts' | 'keys'>;

/** Counts of the rows in the snapshot. */
export const readContent = async (trx: Trx): Promise<Content> => {
  const { rows } = await sql<{ orders: number; vouchers: number; accounts: number; server: string }>`
    select (select count(*) from orders) as orders, (select count(*) from voucher) as vouchers,
      (select count(*) from account) as accounts, current_setting('server_version') as server`.execute(trx);
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    trx,
  );
  const keys = await sql<{ key: string }>`
    select distinct split_part(code_sealed, '.', 1) as key from voucher where code_sealed is not null
    order by 1`.execute(trx);
  const { server = '', ...counts } = rows[0] ?? { orders: 0, vouchers: 0, accounts: 0 };
  return {
    migrations: migrations.rows.map(({ name }) => name),
    keys: keys.rows.map(({ key }) => key),
    serverVersion: server,
    counts,
  };
};

/** The transaction holds the only connection, so nothing is written between counting and copying. */
const dumpEmbedded = async ({ database }: BackupOptions, payload: string): Promise<Content> => {
  const { content, bytes } = await database.db.transaction().execute(async (trx) => ({
    content: await readContent(trx),
    bytes: await database.dump?.(),
  }));
  const archive = `${payload}.tar`;
  await writeFile(archive, bytes ?? new Uint8Array());
  await pipeline(createReadStream(archive), createGzip({ level: 6 }), createWriteStream(payload));
  return content;
};

/** pg_dump reads the snapshot of this transaction, while the shop continues to sell. */
const dumpServer = ({ database, url }: BackupOptions, payload: string): Promise<Content> =>
  database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // The pool ends idle transactions after 30 seconds; this one waits for pg_dump.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const args = ['--format=custom', `--file=${payload}`, `--snapshot=${rows[0]?.snapshot ?? ''}`];
      await runPostgresClient('pg_dump', url ?? '', args);
      return readContent(trx);
    });

/** Format `detour-2026-11-22T13-00-00Z.backup`, so that names sort by time. */
const nameOf = (now: number): string =>
  `detour-${new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup`;

/** Copies the database of a shop, which may be selling, to a new file in the folder. */
export const makeBackup = async (options: BackupOptions): Promise<MadeBackup> => {
  const { database, folder, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, '.backup-'));
  try {
    const payload = join(work, 'payload');
    const isEmbedded = database.kind === 'embedded';
    const content = await (isEmbedded ? dumpEmbedded : dumpServer)(options, payload);
    const file = join(folder, nameOf(now));
    const manifest = await writeBackup(file, payload, {
      kind: isEmbedded ? 'embedded' : 'postgresql',
      createdAt: new Date(now).toISOString(),
      ...content,
    });
    return { file, manifest };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
