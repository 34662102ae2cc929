import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrate } from '../src/migrations/migrate';
import { openDatabase, type OpenDatabase } from '../src/database/open-database';

const run = promisify(execFile);

/** A real PostgreSQL of the machine, in a temporary folder, reached by a socket in it (no port is taken). */
export interface TestPostgres {
  /** Address of a new database with all tables. */
  createDatabase(): Promise<string>;
  /** The same, opened. */
  open(poolSize?: number): Promise<OpenDatabase>;
  /** As after a power cut: every connection is lost, and what was committed is there again. */
  restart(): Promise<void>;
  /** Folder of its socket. */
  readonly folder: string;
  stop(): Promise<void>;
}

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

/** Folder with `initdb` and `postgres`; throws a sentence when there is none, because a race test proves nothing on PGlite. */
export const findPostgresBinaries = (): string => {
  const found = candidates().find((folder) => existsSync(join(folder, 'initdb')));
  if (!found)
    throw new Error('These tests need the PostgreSQL server binaries (Debian: apt-get install postgresql).');
  return found;
};

/** `initdb` refuses root, so the server then runs as the system's user `postgres`. */
const serverUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'));
  if (!entry) throw new Error('As root these tests need a system user "postgres" to run the server.');
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const awaitReady = async (url: string, server: ChildProcess): Promise<void> => {
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

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Starts a server with a migrated template; `stop` removes everything. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const bin = findPostgresBinaries();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'detour-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=260',
    'fsync=off',
  ];
  const launch = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: 'ignore',
    });
  let server = launch();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  };
  const addressOf = (name: string): string => `postgres://postgres@localhost/${name}?host=${folder}`;
  const admin = addressOf('postgres');
  await awaitReady(admin, server);
  await execute(admin, 'create database template_shop');
  const template = await openDatabase({ url: addressOf('template_shop'), poolSize: 1 });
  await migrate(template.db);
  await template.close();

  let count = 0;
  const createDatabase = async (): Promise<string> => {
    const name = `suite_${(count += 1)}`;
    await execute(admin, `create database ${name} template template_shop`);
    return addressOf(name);
  };
  return {
    createDatabase,
    open: async (poolSize = 20) => openDatabase({ url: await createDatabase(), poolSize }),
    folder,
    async restart() {
      await end('SIGQUIT');
      server = launch();
      await awaitReady(admin, server);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
