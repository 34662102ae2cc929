import pg from 'pg';

/** How long (ms) a writer waits for those of other processes. Then it goes on without a turn. */
const longestWait = 30_000;

/** Any number that other locks of the database do not use. */
const space = 0x6368_616e;

const openPool = (url: string): pg.Pool => {
  // One: writers of a process wait for each other here, and only the first of them in the database.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', () => undefined);
  // A connection that breaks during the work ends the turn, not the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Waits for the lock of a channel. The lock ends with the transaction, and so with a process that ends. */
const lock = async (pool: pg.Pool, channel: string): Promise<pg.PoolClient | null> => {
  const client = await pool.connect().catch(() => null);
  if (!client) return null;
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${longestWait}`);
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [space, channel]);
    return client;
  } catch {
    client.release(true);
    return null;
  }
};

const unlock = async (client: pg.PoolClient): Promise<void> => {
  try {
    await client.query('commit');
    client.release();
  } catch {
    client.release(true);
  }
};

/** Turns of writers, one after the other, over all processes that use the database. Work without a turn runs as well. */
export const createTurns = (url: string) => {
  const pool = openPool(url);
  const last = new Map<string, Promise<unknown>>();
  const take = async <T>(channel: string, work: () => Promise<T>): Promise<T> => {
    const client = await lock(pool, channel);
    try {
      return await work();
    } finally {
      if (client) await unlock(client);
    }
  };
  return <T>(channel: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(channel) ?? Promise.resolve();
    const turn = before.then(() => take(channel, work));
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(channel, ended);
    return turn;
  };
};
