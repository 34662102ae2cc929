import { addDays } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { createOrderHarness } from '../../../test/sales/order-harness';
import { arrival, seedShop } from '../../../test/shop.fixture';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { inTransaction, transact, type Trx } from '../../database/transaction';
import {
  holdRooms,
  lockNights,
  lockNightsOfOrder,
  lockNightsOfOrders,
  releaseLapsedHolds,
  releaseRooms,
} from './room-holds.repository';

const manyNights = 60_000;

describe('the nights of a large shop', () => {
  let database: TestDatabase;
  let order: string;
  const nights = { roomTypeId: 'double', from: arrival, until: addDays(arrival, 2) };
  const later = { ...nights, from: addDays(arrival, 9), until: addDays(arrival, 11) };

  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db, { rooms: 3 });
    await sql`
      insert into room_night (room_type_id, night, capacity, price)
      select 'double', date '2031-01-01' + day, 3, 10000 from generate_series(1, ${manyNights}::int) as day`.execute(
      database.db,
    );
    await sql`analyze`.execute(database.db);
    order = await createOrderHarness(database.db).hold();
  }, startTimeout);
  afterAll(() => database.close());

  /** Rows of `room_night` that this connection has read, by an index or not. */
  const countRead = async (trx: Trx): Promise<number> => {
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'room_night'`.execute(
      trx,
    );
    return rows[0]?.read ?? NaN;
  };

  /** Rows of `room_night` that a piece of work reads. The work is rolled back. */
  const readBy = async (work: (trx: Trx) => Promise<unknown>): Promise<number> => {
    const done = await inTransaction<never, number>(database.db, async (trx, refuse) => {
      const before = await countRead(trx);
      await work(trx);
      return refuse((await countRead(trx)) - before);
    });
    return done.ok ? NaN : done.error;
  };

  it('are counted when a statement reads all', async () => {
    const scan = (trx: Trx) => sql`select count(*) from room_night where capacity = 77`.execute(trx);
    expect(await readBy(scan)).toBeGreaterThan(manyNights);
  });

  it.each<[string, (trx: Trx) => Promise<unknown>]>([
    ['a stay', (trx) => lockNights(trx, nights)],
    ['a stay and an earlier order', (trx) => lockNights(trx, nights, [order])],
    ['orders', (trx) => lockNightsOfOrders(trx, [order])],
    ['an order', (trx) => lockNightsOfOrder(trx, order)],
    ['lapsed holds', (trx) => releaseLapsedHolds(trx, nights, new Date())],
    ['an order to release', (trx) => releaseRooms(trx, order)],
    [
      'a stay to hold',
      (trx) => holdRooms(trx, { ...later, orderUuid: order, rooms: 1, expiresAt: new Date() }),
    ],
  ])('are found by their key for %s', async (_, work) => {
    // Two nights of the stay, two of the order, each read and written.
    expect(await readBy(work)).toBeLessThanOrEqual(8);
  });

  it('are locked for a stay and for the nights that an earlier order holds', async () => {
    await transact(database.db, async (trx) => {
      await lockNights(trx, later, [order]);
      const { rows: free } = await sql<{ night: string }>`
        select night from room_night where room_type_id = 'double' and night between ${arrival} and ${addDays(arrival, 11)}
        for update skip locked`.execute(database.db);
      const days = Array.from({ length: 12 }, (_, day) => day);
      expect(days.filter((day) => !free.some(({ night }) => night === addDays(arrival, day)))).toEqual([
        0, 1, 9, 10,
      ]);
    });
  });
});
