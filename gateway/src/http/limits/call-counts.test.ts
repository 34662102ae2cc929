import { sql } from 'kysely';
import { openTestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { addCalls, forgetCalls } from './call-count.repository';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe.each(testDatabases)('limits of calls on %s', (_, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());
  beforeEach(() => database.clear());

  const openGateways = async (env: Readonly<Record<string, string>>, countsDb = database.db) => {
    const shops = [
      await openTestApp(database.db, env, undefined, { countsDb }),
      await openTestApp(database.db, env, undefined, { countsDb }),
    ] as const;
    return {
      visitors: [shops[0].visitor(), shops[1].visitor()] as const,
      close: async () => void (await Promise.all(shops.map(({ app }) => app.close()))),
    };
  };

  const read = async (visitor: Visitor, address: string): Promise<number> =>
    (await visitor.get('/api/flags?locale=fr_FR', from(address))).status;

  it('count an address over all gateways', async () => {
    const { visitors, close } = await openGateways({ RATE_READS: '4' });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await read(visitors[index % 2]!, '203.0.113.9'));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await read(visitors[0], '203.0.113.10')).toBe(200);
    const refused = await visitors[1].get('/api/flags?locale=fr_FR', from('203.0.113.9'));
    expect(refused.json).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    await close();
  });

  it('keep no address', async () => {
    const { visitors, close } = await openGateways({ RATE_READS: '4' });
    await read(visitors[0], '203.0.113.9');
    const rows = await addCalls(database.db, [{ key: 'x', count: 1 }]);
    expect(rows).toMatchObject([{ key: 'x', count: 1 }]);
    const { rows: kept } = await sql<{ key: string }>`select key from call_count order by key`.execute(
      database.db,
    );
    expect(kept.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$|^[\w-]{43}$/), 'x']);
    await close();
  });

  it('add concurrent reports of several keys without a deadlock, and forget what is over', async () => {
    const keys = Array.from({ length: 40 }, (_each, index) => `key ${index}`);
    await Promise.all(
      Array.from({ length: 20 }, (_each, turn) =>
        addCalls(
          database.db,
          [...keys.slice(turn), ...keys.slice(0, turn)].map((key) => ({ key, count: 1 })),
        ),
      ),
    );
    const sums = await addCalls(
      database.db,
      keys.map((key) => ({ key, count: 1 })),
    );
    expect(new Set(sums.map(({ count }) => count))).toEqual(new Set([21]));
    expect(sums.every(({ leftMs }) => leftMs > 50_000 && leftMs <= 60_000)).toBe(true);
    await sql`update call_count set until = until - interval '2 minutes' where key <> 'key 1'`.execute(
      database.db,
    );
    await forgetCalls(database.db);
    expect(await addCalls(database.db, [{ key: 'key 0', count: 1 }])).toMatchObject([{ count: 1 }]);
    expect(await addCalls(database.db, [{ key: 'key 1', count: 1 }])).toMatchObject([{ count: 22 }]);
  });

  it('are those of each gateway while the counts are away', async () => {
    const away = {
      getExecutor: () => {
        throw new Error('away');
      },
    } as never;
    const { visitors, close } = await openGateways({ RATE_READS: '2' }, away);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await read(visitors[index % 2]!, '203.0.113.9'));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await close();
  });
});
