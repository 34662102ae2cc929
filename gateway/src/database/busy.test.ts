import { sql } from 'kysely';
import { openSharedDatabase } from '../../test/shared-cluster';
import { orderRequest, seedShop } from '../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { startTimeout } from '../../test/test-databases';
import type { OpenDatabase } from './open-database';
import { transact } from './transaction';

const orders = '/api/front/purchase/orders';

describe('a database that is too busy', () => {
  let database: OpenDatabase;
  let shop: TestApp;

  beforeAll(async () => {
    database = await openSharedDatabase(3, 150);
    await seedShop(database.db, { rooms: 1 });
    shop = await openTestApp(database.db);
  }, startTimeout);
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const busy = { status: 503, json: { code: 'BUSY', title: 'Service Unavailable' } };

  it('refuses an order whose room stays locked, and opens it when the same request comes again', async () => {
    const visitor = shop.visitor();
    const order = () =>
      visitor.post(orders, {
        body: orderRequest(),
        headers: { 'idempotency-key': 'again', origin: 'http://fr.localhost:8080' },
      });
    await transact(database.db, async (trx) => {
      await sql`select from room_night for update`.execute(trx);
      const refused = await order();
      expect(refused).toMatchObject(busy);
      expect(refused.headers['retry-after']).toBe('1');
    });
    const { rows } = await sql<{ count: number }>`select count(*) from orders`.execute(database.db);
    expect(rows).toEqual([{ count: 0 }]);
    expect((await order()).status).toBe(201);
  });

  it('refuses a call that gets no connection', async () => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const taken = [1, 2, 3].map(() => transact(database.db, () => gate));
    // The three transactions have begun when each has its connection.
    await new Promise((resolve) => setImmediate(resolve));
    const refused = await shop.visitor().get('/api/autocomplete-geonames.json?locale=fr_FR&term=etret');
    open();
    await Promise.all(taken);
    expect(refused).toMatchObject(busy);
    expect((await shop.visitor().get('/api/autocomplete-geonames.json?locale=fr_FR&term=etret')).status).toBe(
      200,
    );
  });

  it('neither compiles statements nor starts workers for them', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('jit', 'max_parallel_workers_per_gather', 'lock_timeout')
      order by name`.execute(database.db);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      jit: 'off',
      lock_timeout: '150',
      max_parallel_workers_per_gather: '0',
    });
  });
});
