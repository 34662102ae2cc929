import pg from 'pg';
import { isPackageName } from '../../base/package-name';
import type { ChannelStore } from './channel-store';
import { createTurns } from './postgres-turns';

const createTable = `
  create table if not exists channel_revisions (
    channel text not null,
    revision integer not null check (revision > 0),
    body text not null,
    signature_key text not null,
    signature_value text not null,
    written_at timestamptz not null default now(),
    primary key (channel, revision)
  )`;

/** Inserts only directly after the newest revision, so that no gap appears. */
const insert = `
  insert into channel_revisions (channel, revision, body, signature_key, signature_value)
  select $1, $2, $3, $4, $5
  where $2 = 1 or exists (select 1 from channel_revisions where channel = $1 and revision = $2 - 1)
  on conflict do nothing`;

/** Concurrent `create table if not exists` fails in one session, which then finds the table. */
const isTwin = (error: unknown): boolean =>
  ['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '');

const placeOf = (url: string): string => {
  const { hostname, pathname } = new URL(url);
  return `postgres://${hostname}${pathname}`;
};

const openPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken idle connection must not end the process. The next query opens a new one.
  pool.on('error', () => undefined);
  return pool;
};

/** One for each database, because every command of a process opens the stores again. */
const pools = new Map<string, pg.Pool>();
const turns = new Map<string, ReturnType<typeof createTurns>>();

const poolOf = (url: string): pg.Pool => {
  const pool = pools.get(url) ?? openPool(url);
  pools.set(url, pool);
  return pool;
};

const turnsOf = (url: string): ReturnType<typeof createTurns> => {
  const known = turns.get(url) ?? createTurns(url);
  turns.set(url, known);
  return known;
};

/** Stores channels in PostgreSQL. Creates the table on first use. Rows are append-only. */
export const createPostgresChannelStore = (url: string): ChannelStore => {
  const pool = poolOf(url);
  let ready: Promise<unknown> | null = null;
  const query = async (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    ready ??= pool.query(createTable).catch((error: unknown) => {
      if (isTwin(error)) return;
      ready = null;
      throw error;
    });
    await ready;
    return pool.query(text, values);
  };
  const checkName = (channel: string): string => {
    if (!isPackageName(channel)) throw new Error(`"${channel}" is not a channel name.`);
    return channel;
  };
  return {
    inTurn: turnsOf(url),
    place: placeOf(url),
    async channels() {
      const { rows } = await query('select distinct channel from channel_revisions order by channel');
      return rows.map(({ channel }: { channel: string }) => channel);
    },
    async latest(channel) {
      const { rows } = await query(
        'select max(revision) as newest from channel_revisions where channel = $1',
        [channel],
      );
      return Number((rows[0] as { newest: number | null } | undefined)?.newest ?? 0);
    },
    async read(channel, revision) {
      const columns = 'body, signature_key as key, signature_value as value';
      const { rows } = await query(
        `select ${columns} from channel_revisions where channel = $1 and revision = $2`,
        [channel, revision],
      );
      const row = rows[0] as { body: string; key: string; value: string } | undefined;
      return row ? { body: row.body, signature: { key: row.key, value: row.value } } : null;
    },
    async numbers(channel, above) {
      const { rows } = await query(
        'select revision from channel_revisions where channel = $1 and revision > $2 order by revision desc',
        [channel, above],
      );
      return rows.map(({ revision }: { revision: number }) => Number(revision));
    },
    async append(channel, revision, { body, signature }) {
      const values = [checkName(channel), revision, body, signature.key, signature.value];
      return (await query(insert, values)).rowCount === 1 ? 'stored' : 'taken';
    },
  };
};
