import { createFixedClock } from '@detour/shared-contracts/base';
import { searchTextOf } from '@detour/shared-contracts/catalogue';
import { openPostgres, type TestDatabase } from '../../../../test/databases/test-databases';
import { seedShop, testNow } from '../../../../test/shop.fixture';
import { createStayIndex } from '../stay-index/fresh/stay-index';
import { createPlaces, type Places } from './places';

const minute = 60_000;
const second = 1_000;
let database: TestDatabase;
let now: number;
const elapsed = () => now;

beforeEach(async () => {
  now = 0;
  database = await openPostgres();
  await seedShop(database.db, { rooms: 1 });
});

afterEach(() => database.close());

const rename = (name: string) =>
  database.db
    .updateTable('place')
    .set({ search_text: searchTextOf([name]) })
    .execute();
const found = async (places: Places, term: string) =>
  (await places.current()).find(term, 30, 'FR').map(({ place }) => place.id);
const amboise = ['3037656'];

describe('the places in memory', () => {
  it('have a change at once where nothing follows the log', async () => {
    const places = createPlaces({
      db: database.db,
      index: { current: () => null, onCatalogueChange: () => undefined },
      elapsed,
    });
    expect(await found(places, 'amboise')).toEqual(amboise);
    const before = await places.current();
    expect(await places.current()).toBe(before);
    await rename('Blois');
    expect(await found(places, 'blois')).toEqual(amboise);
    expect(await found(places, 'amboise')).toEqual([]);
  });

  it('have a change whose log was deleted while nobody searched', async () => {
    const places = createPlaces({
      db: database.db,
      index: { current: () => null, onCatalogueChange: () => undefined },
      elapsed,
    });
    await database.db.deleteFrom('stay_change').execute();
    expect(await found(places, 'amboise')).toEqual(amboise);
    await rename('Blois');
    await database.db.deleteFrom('stay_change').execute();
    now = 16 * minute;
    expect(await found(places, 'blois')).toEqual(amboise);
  });

  it('have a change after the next refresh of the stays, and serve the present ones until then', async () => {
    const index = createStayIndex({ db: database.db, clock: createFixedClock(testNow), elapsed });
    const places = createPlaces({ db: database.db, index, elapsed });
    await index.refresh();
    expect(await found(places, 'amboise')).toEqual(amboise);
    await rename('Blois');
    await index.refresh();
    // They are too young to be read again.
    expect(await found(places, 'blois')).toEqual([]);
    now = 6 * second;
    await index.refresh();
    const before = await places.current();
    while ((await places.current()) === before) await new Promise((resolve) => setImmediate(resolve));
    expect(await found(places, 'blois')).toEqual(amboise);
  });

  it('stay in use when they cannot be read again, until they can', async () => {
    const index = createStayIndex({ db: database.db, clock: createFixedClock(testNow), elapsed });
    let isBroken = false;
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (isBroken && name === 'selectFrom') throw new Error('no connection');
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
    const places = createPlaces({ db, index, elapsed });
    await index.refresh();
    expect(await found(places, 'amboise')).toEqual(amboise);
    await rename('Blois');
    now = 6 * second;
    await index.refresh();
    isBroken = true;
    expect(await found(places, 'amboise')).toEqual(amboise);
    expect(await found(places, 'amboise')).toEqual(amboise);
    isBroken = false;
    const before = await places.current();
    while ((await places.current()) === before) await new Promise((resolve) => setImmediate(resolve));
    expect(await found(places, 'blois')).toEqual(amboise);
  });
});
