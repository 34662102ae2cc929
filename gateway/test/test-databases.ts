import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../src/database/open-database';
import { openEmbeddedTestDatabase } from './embedded';
import { startTestPostgres } from './postgres';

// Other suites run on the same two cores; a test that hangs still fails.
jest.setTimeout(30_000);

export interface TestDatabase {
  readonly db: Database;
  /** Empties every table. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const withClear = (database: OpenDatabase, close: () => Promise<void>): TestDatabase => ({
  db: database.db,
  async clear() {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'
        or table_schema = 'pgboss' and table_name in ('job', 'archive')`.execute(database.db);
    // The books refuse to be emptied. The shop has no way around that; a test owns its database and takes the guard away for a moment.
    const guarded = ['ledger', 'voucher_ledger'];
    const guard = (what: 'disable' | 'enable always'): string[] =>
      guarded.map((table) => `alter table ${table} ${what} trigger ${table}_append_only`);
    const truncate = `truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`;
    await sql.raw([...guard('disable'), truncate, ...guard('enable always')].join('; ')).execute(database.db);
  },
  close,
});

export const openEmbedded = async (): Promise<TestDatabase> => {
  const database = await openEmbeddedTestDatabase();
  return withClear(database, database.close);
};

export const openPostgres = async (): Promise<TestDatabase> => {
  const postgres = await startTestPostgres();
  const database = await postgres.open(40);
  return withClear(database, async () => {
    await database.close();
    await postgres.stop();
  });
};

/** For `describe.each`: the same suite on the embedded database and on a real server. */
export const testDatabases: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  ['PGlite', openEmbedded],
  ['PostgreSQL', openPostgres],
];

/** Time for a database to start while other suites run on the same two cores. */
export const startTimeout = 60_000;
