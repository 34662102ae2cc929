import pg from 'pg';

export interface SharedTallies<T> {
  /** Reports this server's current counts per release. */
  write(totals: ReadonlyMap<string, T>): Promise<void>;
  /** Sums the counts of all servers for these releases. */
  read(releases: readonly string[]): Promise<readonly { readonly release: string; readonly totals: T }[]>;
  close(): Promise<void>;
}

const createTable = `
  create table if not exists release_tallies (
    server text not null,
    release text not null,
    totals jsonb not null,
    written_at bigint not null,
    primary key (server, release)
  )`;

const day = 86_400_000;

/**
 * Shares counts between servers in one small table: one row per server and release. Rows expire a day after the server's last
 * report.
 */
export const createPostgresTallies = <T>(
  url: string,
  server: string,
  now: () => number,
): SharedTallies<T> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken idle connection must not end the process. The next query opens a new one.
  pool.on('error', () => undefined);
  let ready: Promise<unknown> | null = null;
  const written = new Map<string, string>();
  const makeTable = async (): Promise<void> => {
    await pool.query(createTable).catch((error: { code?: string }) => {
      // When two servers start at once, one `create table` fails and then finds the table.
      if (!['23505', '42P07', '42710'].includes(error.code ?? '')) throw error;
    });
    await pool.query('delete from release_tallies where written_at < $1', [now() - day]);
  };
  const prepare = (): Promise<unknown> =>
    (ready ??= makeTable().catch((error: unknown) => {
      ready = null;
      throw error;
    }));
  return {
    async write(totals) {
      await prepare();
      for (const [release, value] of totals) {
        const text = JSON.stringify(value);
        if (written.get(release) === text) continue;
        await pool.query(
          `insert into release_tallies (server, release, totals, written_at) values ($1, $2, $3, $4)
           on conflict (server, release) do update set totals = excluded.totals, written_at = excluded.written_at`,
          [server, release, text, now()],
        );
        written.set(release, text);
      }
    },
    async read(releases) {
      await prepare();
      const { rows } = await pool.query(
        'select release, totals from release_tallies where release = any($1)',
        [releases],
      );
      return rows as { release: string; totals: T }[];
    },
    close: () => pool.end(),
  };
};
