import { Kysely, PostgresDialect, type LogConfig, type PostgresPool } from 'kysely';
import pg from 'pg';
import { withBusyErrors } from './busy';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import { withPreparedStatements } from './prepared-statements';
import { usesPurchaseConnections } from './purchase-connections';
import type { Tables } from './tables/tables';

export type Database = Kysely<Tables>;

// For all pools of the process: dates stay text; 64-bit counts and numerics become numbers (ours fit).
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'server';
  close(): Promise<void>;
  /** See `EmbeddedDatabase.died`; never resolves for a server. */
  readonly died: Promise<string>;
  /** Available for an embedded database only. */
  readonly dump?: () => Promise<Uint8Array>;
}

const createKysely = (pool: PostgresPool, log?: LogConfig): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) });

interface Options {
  /** `postgres://…`. Without it, the database is embedded. */
  readonly url?: string | undefined;
  readonly poolSize?: number;
  /** Connections that only purchases use. Without it, they share the others. */
  readonly purchasePoolSize?: number | undefined;
  /** Milliseconds that a call waits for a free connection or for a lock of another transaction. */
  readonly waitMs?: number;
  /** False where a migration changes the tables that the same connections read. Default: true. */
  readonly prepares?: boolean;
  readonly dataDir?: string;
  /** Durability of the embedded database; see `openEmbeddedDatabase`. */
  readonly durability?: 'relaxed' | 'safe';
  readonly template?: string;
  /** Called after each statement. */
  readonly log?: LogConfig;
}

const sessionSettings = (waitMs: number): string =>
  Object.entries({
    // A runaway query or a lost client must not hold a connection forever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: waitMs,
    // Our statements run for milliseconds. Compiling one, or starting workers for it, costs more than it saves.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    TimeZone: 'UTC',
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

interface PoolOptions {
  readonly url: string;
  readonly waitMs: number;
  readonly prepares: boolean;
}

const openPool = (size: number, { url, waitMs, prepares }: PoolOptions): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    options: sessionSettings(waitMs),
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it ends the process.
  pool.on('error', () => {});
  // The pool listens to idle connections only. A lost connection in use fails its statement and also emits an event.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const refusing = withBusyErrors(pool, waitMs);
  return prepares ? withPreparedStatements(refusing) : (refusing as PostgresPool);
};

/** Purchases take a connection of `purchases`, everything else one of `others`: neither waits for the other. */
const divide = (others: PostgresPool, purchases: PostgresPool): PostgresPool => ({
  connect: () => (usesPurchaseConnections() ? purchases : others).connect(),
  end: async () => void (await Promise.all([others.end(), purchases.end()])),
});

/** Opens PostgreSQL when there is an address, else PGlite in its worker. The caller migrates. */
export const openDatabase = async ({
  url,
  poolSize = 10,
  purchasePoolSize,
  waitMs = 10_000,
  prepares = true,
  log,
  ...embedded
}: Options): Promise<OpenDatabase> => {
  if (!url) {
    const database = await openEmbeddedDatabase(embedded);
    const db = createKysely(database.pool, log);
    return { db, kind: 'embedded', close: database.close, died: database.died, dump: database.dump };
  }
  const options = { url, waitMs, prepares };
  const others = openPool(poolSize, options);
  const pool = purchasePoolSize ? divide(others, openPool(purchasePoolSize, options)) : others;
  return {
    db: createKysely(pool, log),
    kind: 'server',
    close: () => pool.end(),
    died: new Promise(() => {}),
  };
};
