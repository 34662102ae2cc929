import { addDays, createFixedClock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { startTestPostgres, type TestPostgres } from '../../test/databases/postgres';
import { startStandby, type Standby } from '../../test/servers/standby';
import { arrival, seedShop, testNow } from '../../test/shop.fixture';
import { createStayIndex, type StayIndex } from '../storefront/search/stay-index/fresh/stay-index';
import { openDatabase, type OpenDatabase } from './open-database';
import { createReplicaFreshness } from './read-replica';

let server: TestPostgres;
let standby: Standby;
let primary: OpenDatabase;
let replica: OpenDatabase;
let now = 0;
const elapsed = (): number => now;

beforeAll(async () => {
  server = await startTestPostgres();
  const url = await server.createDatabase();
  standby = await startStandby(server);
  primary = await openDatabase({ url });
  replica = await openDatabase({ url: standby.addressOf(url) });
  await seedShop(primary.db, { rooms: 100 });
});

afterAll(async () => {
  await Promise.all([primary.close(), replica.close()]);
  await standby.stop();
  await server.stop();
});

const follow = (): StayIndex =>
  createStayIndex({
    db: replica.db,
    clock: createFixedClock(testNow),
    elapsed,
    freshUntil: createReplicaFreshness({ primary: primary.db, replica: replica.db, elapsed }),
  });

const hold = (day = arrival) =>
  sql`update room_night set held = held + 1 where room_type_id = 'double' and night = ${day}`.execute(
    primary.db,
  );

/** Rooms of type `double` that are free for a night; null while the index is not used. */
const freeIn = (index: StayIndex, day = arrival): number | null => {
  const stays = index.current();
  const room = stays?.roomOf('double');
  return stays && room !== undefined ? (stays.grid.sumStay(day, 1)?.free[room] ?? -1) : null;
};

/** Refreshes until the standby has shown the last commit; the clock stands. */
const catchUp = async (index: StayIndex): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    await index.refresh();
    if (index.age() === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The standby did not catch up.');
};

describe('stays in memory that follow a read replica', () => {
  it('have what was sold on the primary', async () => {
    const index = follow();
    await catchUp(index);
    const before = freeIn(index) ?? 0;
    await hold();
    now += 250;
    await catchUp(index);
    expect([before > 0, freeIn(index)]).toEqual([true, before - 1]);
  });

  it('tell their true age while the replica stands still, and are not used after five seconds', async () => {
    const index = follow();
    await catchUp(index);
    const before = freeIn(index);
    await standby.pause();
    try {
      await hold();
      now += 1_000;
      await index.refresh();
      // The refresh succeeded, and what it read is one second old.
      expect([index.age(), freeIn(index)]).toEqual([1_000, before]);
      now += 4_500;
      await index.refresh();
      expect(freeIn(index)).toBeNull();
    } finally {
      await standby.resume();
    }
    await catchUp(index);
    expect(freeIn(index)).toBe((before ?? 0) - 1);
  });

  it('miss no transaction that began before another one ended', async () => {
    const index = follow();
    let commit = (): void => undefined;
    let written = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const early = primary.db.transaction().execute(async (trx) => {
      await sql`update room_night set held = held + 1 where room_type_id = 'double' and night = ${arrival}`.execute(
        trx,
      );
      written();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await isWritten;
    await hold(addDays(arrival, 1));
    now += 250;
    await catchUp(index);
    const before = [freeIn(index), freeIn(index, addDays(arrival, 1))];
    commit();
    await early;
    now += 250;
    await catchUp(index);
    expect([freeIn(index), freeIn(index, addDays(arrival, 1))]).toEqual([(before[0] ?? 0) - 1, before[1]]);
  });

  it('report a lost replica, and follow it again', async () => {
    const index = follow();
    await catchUp(index);
    const before = freeIn(index);
    await standby.cut();
    await hold();
    now += 6_000;
    await expect(index.refresh()).rejects.toThrow();
    expect(freeIn(index)).toBeNull();
    await standby.startAgain();
    await catchUp(index);
    expect(freeIn(index)).toBe((before ?? 0) - 1);
  });
});
