import type pg from 'pg';

/** No connection of the pool became free in time. Compare it by name. */
class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** PostgreSQL's codes of a statement that gave up waiting: lock, statement time, connections. Its transaction is rolled back. */
const busyCodes: ReadonlySet<string | undefined> = new Set(['55P03', '57014', '53300']);

/** True when the database was too busy for this statement. Its transaction is rolled back; earlier ones of the same call stay. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'DatabaseBusy' || busyCodes.has((error as { readonly code?: string }).code));

/** The pool with its own kind of error for a wait of `waitMs`, to which the pool gives neither a code nor a class. */
export const withBusyErrors = (pool: pg.Pool, waitMs: number): Pick<pg.Pool, 'connect' | 'end'> => ({
  connect: async (): Promise<pg.PoolClient> => {
    const began = performance.now();
    try {
      return await pool.connect();
    } catch (error) {
      // A timer may be early by a millisecond.
      const waited = performance.now() - began >= waitMs - 1;
      if (waited && error instanceof Error && !('code' in error))
        throw new DatabaseBusy('No connection to the database became free in time.', { cause: error });
      throw error;
    }
  },
  end: () => pool.end(),
});
