import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../../src/database/open-database';
import {
  addressIn,
  awaitReady,
  execute,
  findPostgresBinaries,
  launch,
  prepareCluster,
  type Place,
} from './cluster';

/**
 * Settings of a server whose data is discarded after the run. Autovacuum is off, because it could hold a template open while
 * it is copied.
 */
const forgetful = [
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

const shopTemplate = 'template_shop';

const readyFile = 'ready';
const failureFile = 'failure';

const start = async (place: Place): Promise<void> => {
  try {
    await prepareCluster(place);
    const server = launch(place, { more: forgetful, detached: true });
    await awaitReady(addressIn(place, 'postgres'), server);
    server.unref();
    writeFileSync(join(place.folder, readyFile), '');
  } catch (error) {
    writeFileSync(join(place.folder, failureFile), String(error));
    throw error;
  }
};

const awaitStart = async ({ folder }: Place): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (existsSync(join(folder, readyFile))) return;
    const failure = join(folder, failureFile);
    if (existsSync(failure))
      throw new Error(`The PostgreSQL of this run did not start: ${readFileSync(failure, 'utf8')}`);
    await sleep(100);
  }
  throw new Error('The PostgreSQL of this run did not start within 60 seconds.');
};

/** True for one process of the run: the one that creates the folder. */
const isFirstIn = ({ folder }: Place): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** The PostgreSQL of this run. The first suite that needs the server starts it. The global teardown of jest stops it (`tools/src/jest`). */
const sharedPlace = async (): Promise<Place> => {
  const run = tmpdir();
  if (!basename(run).startsWith('detour-tests-'))
    throw new Error('Only a run of jest has a shared PostgreSQL. Start a separate one: startTestPostgres().');
  const place: Place = { bin: findPostgresBinaries(), folder: join(run, 'cluster') };
  await (isFirstIn(place) ? start(place) : awaitStart(place));
  return place;
};

let known: Promise<Place> | undefined;
const place = (): Promise<Place> => (known ??= sharedPlace());

const newName = (): string => `suite_${randomUUID().replaceAll('-', '')}`;

/** See `openDatabase`. */
type Pools = Pick<Parameters<typeof openDatabase>[0], 'poolSize' | 'purchasePoolSize' | 'waitMs' | 'log'>;

const drop = async (admin: string, name: string): Promise<void> =>
  execute(admin, `drop database ${name} with (force)`);

/** Copies `template` into a new database. `close` drops the copy. */
const openCopy = async (template: string, pools: Pools): Promise<OpenDatabase> => {
  const at = await place();
  const admin = addressIn(at, 'postgres');
  const name = newName();
  await execute(admin, `create database ${name} template ${template} strategy file_copy`);
  const database = await openDatabase({ url: addressIn(at, name), ...pools });
  return {
    ...database,
    async close() {
      await database.close();
      await drop(admin, name);
    },
  };
};

/** Databases without rows that ended suites of this group have left. A copy of the template takes a third of a second, a deletion of rows a hundredth. */
const emptied: string[] = [];

/**
 * A migrated database without rows on the PostgreSQL of this run. `empty` deletes every row; `close` calls it and leaves the database to
 * the next suite of the group.
 */
export const openEmptyDatabase = async (
  poolSize: number,
  empty: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> => {
  const at = await place();
  const admin = addressIn(at, 'postgres');
  const left = emptied.pop();
  const name = left ?? newName();
  if (left === undefined)
    await execute(admin, `create database ${name} template ${shopTemplate} strategy file_copy`);
  const database = await openDatabase({ url: addressIn(at, name), poolSize });
  return {
    ...database,
    async close() {
      await database.close();
      const last = await openDatabase({ url: addressIn(at, name), poolSize: 1 });
      const isEmpty = await empty(last).then(
        () => true,
        () => false,
      );
      await last.close();
      if (isEmpty) emptied.push(name);
      else await drop(admin, name);
    },
  };
};

/** A fresh, migrated database on the PostgreSQL of this run. */
export const openSharedDatabase = (
  poolSize = 20,
  options: Omit<Pools, 'poolSize'> = {},
): Promise<OpenDatabase> => openCopy(shopTemplate, { poolSize, ...options });

/** Creates the template `name` once per run: a migrated database after `fill`. Concurrent suites wait for it. */
const ensureTemplate = async (
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<void> => {
  const at = await place();
  const admin = new pg.Client({ connectionString: addressIn(at, 'postgres') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = newName();
    await admin.query(`create database ${draft} template ${shopTemplate} strategy file_copy`);
    const database = await openDatabase({ url: addressIn(at, draft), poolSize: 4 });
    await fill(database);
    await database.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
  } finally {
    // The lock ends with its connection.
    await admin.end();
  }
};

/** A copy of the template `name`, which the first suite of the run fills. */
export const openFilledDatabase = async (
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
  options: Pools = {},
): Promise<OpenDatabase> => {
  await ensureTemplate(name, fill);
  return openCopy(name, { poolSize: 20, ...options });
};
