import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrate } from '../../src/migrations/migrate';
import { openDatabase } from '../../src/database/open-database';
import { schemaHash, templateFolder } from './embedded';

const run = promisify(execFile);

const debianFolder = '/usr/lib/postgresql';

const candidates = (): readonly string[] => {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  try {
    return [...debian, execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return debian;
  }
};

/** Folder of `initdb` and `postgres`. Throws without them, because race tests prove nothing on PGlite. */
export const findPostgresBinaries = (): string => {
  const found = candidates().find((folder) => existsSync(join(folder, 'initdb')));
  if (!found)
    throw new Error('These tests need the PostgreSQL server programs (Debian: apt-get install postgresql).');
  return found;
};

/** `initdb` rejects root, so the server runs as the system user `postgres`. */
const serverUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'));
  if (!entry) throw new Error('As root these tests need a system user "postgres" to run the server.');
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

export const awaitReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not start in 5 seconds.');
};

export const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const settings = ['listen_addresses=', 'max_connections=400', 'fsync=off'];

export interface Place {
  readonly bin: string;
  /** Contains `data` and the socket. */
  readonly folder: string;
}

const optionsOf = ({ folder }: Place) => ({ ...serverUser(), cwd: folder });

export const addressIn = ({ folder }: Place, name: string): string =>
  `postgres://postgres@localhost/${name}?host=${folder}`;

/** Starts the server of a folder. A `detached` server outlives the process that starts it. */
export const launch = (
  place: Place,
  { more = [], detached = false }: { readonly more?: readonly string[]; readonly detached?: boolean } = {},
): ChildProcess => {
  const all = [...settings, ...more, `unix_socket_directories=${place.folder}`].flatMap((one) => ['-c', one]);
  const data = join(place.folder, 'data');
  return spawn(join(place.bin, 'postgres'), ['-D', data, ...all], {
    ...optionsOf(place),
    stdio: 'ignore',
    detached,
  });
};

export const end = async (server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exited;
};

/** Makes a cluster with a migrated `template_shop` and shuts it down cleanly. */
const makeCluster = async (place: Place): Promise<void> => {
  const data = join(place.folder, 'data');
  const forms = ['-A', 'trust', '-E', 'UTF8', '--locale=C', '-N', '--wal-segsize=1'];
  await run(join(place.bin, 'initdb'), ['-D', data, '-U', 'postgres', ...forms], optionsOf(place));
  const server = launch(place);
  await awaitReady(addressIn(place, 'postgres'), server);
  await execute(addressIn(place, 'postgres'), 'create database template_shop');
  const template = await openDatabase({ url: addressIn(place, 'template_shop'), poolSize: 1 });
  await migrate(template.db);
  await template.close();
  await end(server, 'SIGINT');
};

/** Copies a running server into the folder of a standby that follows it. */
export const copyForStandby = async (primary: Place, standby: Place): Promise<void> => {
  const user = serverUser();
  if (user) chownSync(standby.folder, user.uid, user.gid);
  const from = ['-h', primary.folder, '-U', 'postgres', '--wal-method=stream', '--checkpoint=fast'];
  const to = ['-D', join(standby.folder, 'data'), '--write-recovery-conf'];
  await run(join(primary.bin, 'pg_basebackup'), [...from, ...to], optionsOf(standby));
};

/** In the cache of templates, by server version and schema. */
const clusterPath = (bin: string): string =>
  join(
    templateFolder(),
    `cluster-${createHash('sha256').update(bin).digest('hex').slice(0, 6)}-${schemaHash()}`,
  );

/** Copies with owners and permissions, which the server requires. */
const copyFolder = (from: string, to: string): Promise<unknown> => run('cp', ['-a', from, to]);

/** Copies the template cluster; the first call in a checkout makes it. */
export const prepareCluster = async (place: Place): Promise<void> => {
  mkdirSync(place.folder, { recursive: true });
  const user = serverUser();
  if (user) chownSync(place.folder, user.uid, user.gid);
  const kept = clusterPath(place.bin);
  const data = join(place.folder, 'data');
  if (existsSync(kept)) {
    await copyFolder(kept, data);
    return;
  }
  await makeCluster(place);
  // Suites run in parallel: each uses its own folder, and one of them becomes the template.
  const draft = `${kept}.${randomUUID()}`;
  await copyFolder(data, draft);
  await rename(draft, kept).catch(() => rmSync(draft, { recursive: true, force: true }));
};
