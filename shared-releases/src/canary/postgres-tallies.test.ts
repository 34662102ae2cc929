import { startTestPostgres, type TestPostgres } from '../testing/test-postgres';
import { createPostgresTallies } from './postgres-tallies';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const day = 86_400_000;

describe('shared tallies', () => {
  it('contain the last report of every server, even when all start at once', async () => {
    const servers = ['a', 'b', 'c'].map((name) =>
      createPostgresTallies<{ bad: number }>(postgres.url, name, () => day),
    );
    await Promise.all(servers.map((server, bad) => server.write(new Map([['remote-search@1', { bad }]]))));
    await servers[0]?.write(new Map([['remote-search@1', { bad: 7 }]]));
    const read = (await servers[1]?.read(['remote-search@1', 'remote-boxes@1'])) ?? [];
    expect(read.map(({ totals }) => totals.bad).sort()).toEqual([1, 2, 7]);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('drop a server that was silent for a day when another starts', async () => {
    const old = createPostgresTallies<number>(postgres.url, 'old', () => day);
    await old.write(new Map([['shell@1', 1]]));
    const fresh = createPostgresTallies<number>(postgres.url, 'fresh', () => 3 * day);
    expect(await fresh.read(['shell@1'])).toEqual([]);
    await Promise.all([old.close(), fresh.close()]);
  });
});
