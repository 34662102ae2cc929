import pg from 'pg';
import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres';
import { createTurns } from './postgres-turns';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Work that notes how many run at once. */
const createWatch = () => {
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    async work(): Promise<void> {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    },
  };
};

describe('turns of writers in PostgreSQL', () => {
  it('come one after the other, over several connections', async () => {
    const { most, work } = createWatch();
    const writers = [1, 2, 3].map(() => createTurns(postgres.url));
    await Promise.all(writers.flatMap((turn) => [1, 2, 3, 4].map(() => turn('production', work))));
    expect(most()).toBe(1);
  });

  it('pass on the result and the error of their work, and end with both', async () => {
    const turn = createTurns(postgres.url);
    await expect(turn('production', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await createTurns(postgres.url)('production', async () => 7)).toBe(7);
  });

  it('end with the connection of a writer that died', async () => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    let release: () => void = () => undefined;
    const began = new Promise<void>((resolve) => {
      void createTurns(postgres.url)('production', async () => {
        resolve();
        await new Promise<void>((end) => (release = end));
      });
    });
    await began;
    const next = createTurns(postgres.url)('production', async () => 'written');
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()`,
    );
    expect(await next).toBe('written');
    release();
    await admin.end();
  });

  it('are not needed: work runs without the database', async () => {
    expect(await createTurns('postgres://127.0.0.1:1/none')('production', async () => 1)).toBe(1);
  });
});
