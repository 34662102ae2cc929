import { sql, type LogConfig } from 'kysely';
import type { Database, OpenDatabase } from '../../src/database/open-database';
import { openEmbeddedTestDatabase } from './embedded';
import { openEmptyDatabase } from './shared-cluster';

export interface TestDatabase {
  readonly db: Database;
  /** Deletes every row. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Tables of the shop, and those of the queue that hold its jobs. */
const tablesOf = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' and table_name not like 'kysely%'
      or table_schema = 'pgboss' and table_name in ('job', 'archive'))`.execute(db);
  return rows.map(({ name }) => name);
};

/** The ledgers reject deletions, for the shop too. Only a test, which owns its database, switches their triggers off. */
const ledgers = ['ledger', 'voucher_ledger', 'order_event', 'invoice', 'content_version'];

/** Other connections must plan their statements again after each change of a trigger, so ledgers without rows keep theirs. */
const clearLedgers = `do $$ begin ${ledgers
  .map(
    (table) => `if exists (select from ${table}) then
      alter table ${table} disable trigger ${table}_append_only;
      delete from ${table};
      alter table ${table} enable always trigger ${table}_append_only;
    end if;`,
  )
  .join(' ')} end $$`;

/** One transaction. Deleting the few rows of a test takes milliseconds; truncating 60 tables takes half a second. */
const clearing = (tables: readonly string[]): string =>
  [
    'begin',
    // Foreign keys are not checked, because all rows are deleted.
    'set local session_replication_role = replica',
    clearLedgers,
    ...tables
      .filter((table) => !ledgers.includes(table.replace('public.', '')))
      .map((table) => `delete from ${table}`),
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`,
    'commit',
  ].join('; ');

/** After hundreds of tests in one database, each query read mostly deleted rows and took ten times as long. */
const clearsBeforeVacuum = 8;

const withClear = ({ db, close }: OpenDatabase): TestDatabase => {
  let statement: string | undefined;
  let cleared = 0;
  return {
    db,
    async clear() {
      statement ??= clearing(await tablesOf(db));
      await sql.raw(statement).execute(db);
      cleared += 1;
      // Nothing else removes the deleted rows: the server runs without autovacuum, and PGlite has none.
      if (cleared % clearsBeforeVacuum === 0) await sql`vacuum`.execute(db);
    },
    close,
  };
};

/** `log` is called after each statement. */
export const openEmbedded = async (log?: LogConfig): Promise<TestDatabase> =>
  withClear(await openEmbeddedTestDatabase(log));

const deleteRows = async ({ db }: OpenDatabase): Promise<void> =>
  void (await sql.raw(clearing(await tablesOf(db))).execute(db));

export const openPostgres = async (): Promise<TestDatabase> =>
  withClear(await openEmptyDatabase(40, deleteRows));

type NamedDatabase = readonly [string, () => Promise<TestDatabase>];

const realServer: NamedDatabase = ['PostgreSQL', openPostgres];

/**
 * For `describe.each`: the same suite on the embedded database and on a real server. `npm test` without `--full` sets `TEST_DATABASES`,
 * because the embedded database needs twice the time.
 */
export const testDatabases: readonly NamedDatabase[] =
  process.env['TEST_DATABASES'] === 'postgres' ? [realServer] : [['PGlite', openEmbedded], realServer];

/** Time for a database to start while other suites run. */
export const startTimeout = 60_000;
