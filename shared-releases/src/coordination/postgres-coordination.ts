import pg from 'pg';
import type { Coordination } from './coordination';

const createTables = `
  create table if not exists release_leases (
    name text primary key,
    holder text not null,
    ends_at timestamptz not null
  );
  create table if not exists release_memory (
    key text primary key,
    value jsonb not null,
    written_at timestamptz not null default now()
  )`;

/** Takes the lease when it is free, ended or its own. The clock is the database's, so that clocks of servers do not matter. */
const take = `
  insert into release_leases as lease (name, holder, ends_at)
  values ($1, $2, now() + $3 * interval '1 millisecond')
  on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
  where lease.holder = excluded.holder or lease.ends_at < now()
  returning holder`;

/** Longer than the longest plan can stay at one share. */
const keptDays = 90;

export interface PostgresCoordinationOptions {
  readonly url: string;
  /** One lease per name: the channel. */
  readonly name: string;
  /** Id of this server. */
  readonly holder: string;
  /** Time (ms) after which another server may act for a silent one. */
  readonly lease?: number;
}

/** Shares a lease and small values in two tables of the database that holds the channels. */
export const createPostgresCoordination = ({
  url,
  name,
  holder,
  lease = 5000,
}: PostgresCoordinationOptions): Coordination => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken idle connection must not end the process. The next query opens a new one.
  pool.on('error', () => undefined);
  const prepare = async (): Promise<void> => {
    await pool.query(createTables).catch((error: { code?: string }) => {
      // When servers start at once, one `create table` fails and then finds the table.
      if (!['23505', '42P07', '42710'].includes(error.code ?? '')) throw error;
    });
    await pool.query(`delete from release_memory where written_at < now() - $1 * interval '1 day'`, [
      keptDays,
    ]);
  };
  let ready: Promise<unknown> | null = null;
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    ready ??= prepare().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    await ready;
    return pool.query(text, values);
  };
  const keyOf = (key: string): string => `${name} ${key}`;
  const get = async <T>(key: string): Promise<T | null> => {
    const { rows } = await query('select value from release_memory where key = $1', [keyOf(key)]);
    return (rows[0] as { value: T } | undefined)?.value ?? null;
  };
  return {
    lead: async () => (await query(take, [name, holder, lease])).rowCount === 1,
    get,
    async once<T>(key: string, value: T): Promise<T> {
      await query('insert into release_memory (key, value) values ($1, $2) on conflict do nothing', [
        keyOf(key),
        JSON.stringify(value),
      ]);
      return (await get<T>(key)) ?? value;
    },
    async set(key, value) {
      await query(
        `insert into release_memory (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value, written_at = now()`,
        [keyOf(key), JSON.stringify(value)],
      );
    },
    async close() {
      await query('delete from release_leases where name = $1 and holder = $2', [name, holder]).catch(
        () => undefined,
      );
      await pool.end();
    },
  };
};
