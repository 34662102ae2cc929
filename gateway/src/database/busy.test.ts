import { sql } from 'kysely';
import { openSharedDatabase } from '../../test/databases/shared-cluster';
import { orderRequest, seedShop } from '../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { startTimeout } from '../../test/databases/test-databases';
import type { OpenDatabase } from './open-database';
import { withPurchaseConnections } from './purchase-connections';
import { transact } from './transaction';

const orders = '/api/front/purchase/orders';

describe('a database that is too busy', () => {
  let database: OpenDatabase;
  let shop: TestApp;

  beforeAll(async () => {
    database = await openSharedDatabase(3, { purchasePoolSize: 2, waitMs: 150 });
    await seedShop(database.db, { rooms: 4 });
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

  type Connections = <T>(work: () => T) => T;
  const others: Connections = (work) => work();

  /** Runs `work` while so many transactions each hold one of the connections. */
  const whileHeld = async (
    connections: Connections,
    taken: number,
    work: () => Promise<void>,
  ): Promise<void> => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let begun = 0;
    const held = Array.from({ length: taken }, () =>
      connections(() =>
        transact(database.db, () => {
          begun += 1;
          return gate;
        }),
      ),
    );
    while (begun < taken) await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } finally {
      open();
      await Promise.all(held);
    }
  };

  const read = () => shop.visitor().get('/api/product/nights/gift-prices?locale=fr_FR');
  const buy = () => shop.visitor().post(orders, { body: orderRequest() });

  it('refuses a read that gets no connection, while an order has those of purchases', async () => {
    await whileHeld(others, 3, async () => {
      expect(await read()).toMatchObject(busy);
      expect((await buy()).status).toBe(201);
    });
    expect((await read()).status).toBe(200);
  });

  it('refuses an order that gets no connection of purchases, while reads have theirs', async () => {
    await whileHeld(withPurchaseConnections, 2, async () => {
      expect((await buy()).status).toBe(503);
      expect((await read()).status).toBe(200);
    });
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
