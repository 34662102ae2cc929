import { addDays, createFixedClock, isoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { createMovingClock } from '../../../../../test/moving-clock';
import { arrival, seedShop, testNow, today } from '../../../../../test/shop.fixture';
import { openEmbeddedTestDatabase } from '../../../../../test/databases/embedded';
import { openPostgres } from '../../../../../test/databases/test-databases';
import type { Database, OpenDatabase } from '../../../../database/open-database';
import { deleteOldRecords } from '../../../../operations/delete-old-records';
import { createStayIndex, type StayIndex } from './stay-index';

const clock = createFixedClock(testNow);
let database: Pick<OpenDatabase, 'db' | 'close'>;
let db: Database;

beforeEach(async () => {
  database = await openPostgres();
  ({ db } = database);
  await seedShop(db, { rooms: 3 });
});

afterEach(() => database.close());

/** Rooms of type `double` that are free for one night. */
const freeIn = (index: StayIndex, day = arrival): number => {
  const stays = index.current();
  const room = stays?.roomOf('double');
  if (!stays || room === undefined) throw new Error('The index does not know the room.');
  return stays.grid.sumStay(day, 1)?.free[room] ?? -1;
};

const hold = (connection: Database, day = arrival) =>
  sql`update room_night set held = held + 1 where room_type_id = 'double' and night = ${day}`.execute(
    connection,
  );

const opened = async (): Promise<StayIndex> => {
  const index = createStayIndex({ db, clock, elapsed: () => 0 });
  await index.refresh();
  return index;
};

describe('the stays in memory follow the database', () => {
  it('on two gateways, each by its own reading', async () => {
    const [one, two] = [await opened(), await opened()];
    await hold(db);
    await one.refresh();
    await one.refresh();
    expect([freeIn(one), freeIn(two)]).toEqual([2, 3]);
    await two.refresh();
    expect(freeIn(two)).toBe(2);
  });

  it('and miss no transaction that began before another one ended', async () => {
    const index = await opened();
    let commit = (): void => undefined;
    let written = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const early = db.transaction().execute(async (trx) => {
      await hold(trx);
      written();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await isWritten;
    await hold(db, addDays(arrival, 1));
    await index.refresh();
    const loadedMeanwhile = await opened();
    expect([freeIn(index), freeIn(index, addDays(arrival, 1)), freeIn(loadedMeanwhile)]).toEqual([3, 2, 3]);
    commit();
    await early;
    await Promise.all([index.refresh(), loadedMeanwhile.refresh()]);
    expect([freeIn(index), freeIn(loadedMeanwhile)]).toEqual([2, 2]);
  });

  it('and forget what a transaction took back', async () => {
    const index = await opened();
    const failing = db.transaction().execute(async (trx) => {
      await hold(trx);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await index.refresh();
    expect(freeIn(index)).toBe(3);
  });

  it('and keep the changes that were made while they were loaded again', async () => {
    const index = await opened();
    const reloading = index.reload();
    await Promise.all([hold(db), index.refresh()]);
    await reloading;
    await index.refresh();
    expect(freeIn(index)).toBe(2);
  });

  it('and name the hotels whose cards are old', async () => {
    const index = await opened();
    const told: unknown[] = [];
    index.onCatalogueChange((hotels) => told.push(hotels));
    await hold(db);
    await index.refresh();
    await db.updateTable('package').set({ popularity: 3 }).where('id', '=', 'nights').execute();
    await index.refresh();
    await db.updateTable('place').set({ population: 14_000 }).execute();
    await index.refresh();
    expect(told).toEqual([['h1'], null]);
  });
});

describe('stays in memory that are too old', () => {
  const aging = () => {
    let now = 0;
    const index = createStayIndex({ db, clock, elapsed: () => now });
    return { index, wait: (ms: number) => void (now += ms) };
  };

  it('are not used after five seconds without contact, until the next one', async () => {
    const { index, wait } = aging();
    expect([index.current(), index.age()]).toEqual([null, null]);
    await index.refresh();
    wait(5_000);
    expect(index.current()).not.toBeNull();
    wait(1);
    expect(index.current()).toBeNull();
    await index.refresh();
    expect([index.current() !== null, index.age()]).toEqual([true, 0]);
  });

  it('are not old when their loading took long, because the changes are read at its end', async () => {
    let now = 0;
    // Loading asks for the day first; then it takes six seconds.
    const slowly = {
      now: () => {
        now += 6_000;
        return clock.now();
      },
    };
    const index = createStayIndex({ db, clock: slowly, elapsed: () => now });
    await index.refresh();
    expect([index.age(), index.current() !== null]).toEqual([0, true]);
  });

  it('are loaded again when their window of nights has passed', async () => {
    const moving = createMovingClock(testNow);
    const index = createStayIndex({ db, clock: moving, elapsed: () => 0 });
    await index.refresh();
    moving.advance({ minutes: 10 * 24 * 60 });
    await index.refresh();
    expect(index.loadedOn()).toBe(today);
    moving.advance({ minutes: 24 * 60 });
    await index.refresh();
    expect(index.loadedOn()).toBe(addDays(today, 11));
  });

  it('are loaded again when the log may have lost changes', async () => {
    const { index, wait } = aging();
    await index.refresh();
    await hold(db);
    await sql`update stay_change set at = now() - interval '16 minutes'`.execute(db);
    await deleteOldRecords(db, new Date(testNow));
    expect(await db.selectFrom('stay_change').select('id').execute()).toEqual([]);
    wait(11 * 60_000);
    await index.refresh();
    expect(freeIn(index)).toBe(2);
  });

  it('serve until a lost database is back', async () => {
    const { index, wait } = aging();
    await index.refresh();
    await sql`alter table stay_change rename to away`.execute(db);
    wait(2_000);
    await expect(index.refresh()).rejects.toThrow('stay_change');
    expect([index.current() !== null, index.age()]).toEqual([true, 2_000]);
    await sql`alter table away rename to stay_change`.execute(db);
    await index.refresh();
    expect(index.age()).toBe(0);
  });
});

it('the stays in memory hold the whole year after days without being loaded', async () => {
  const index = await opened();
  expect(index.loadedOn()).toBe(today);
  const last = addDays(today, 365 + 9);
  expect(index.current()?.grid.sumStay(last, 60)).not.toBeNull();
  expect(index.current()?.grid.sumStay(isoDate('2026-11-21'), 1)).toBeNull();
});

it('the stays of the embedded database follow it too', async () => {
  const embedded = await openEmbeddedTestDatabase();
  try {
    await seedShop(embedded.db, { rooms: 3 });
    const index = createStayIndex({ db: embedded.db, clock, elapsed: () => 0 });
    await index.refresh();
    await hold(embedded.db);
    await index.refresh();
    expect(freeIn(index)).toBe(2);
  } finally {
    await embedded.close();
  }
});
