import type { OpenDatabase } from '../../../database/open-database';
import { openPostgres } from '../../../../test/databases/test-databases';
import { seedShop } from '../../../../test/shop.fixture';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let cache: CatalogueCache;

beforeEach(async () => {
  database = await openPostgres();
  await seedShop(database.db, { rooms: 3 });
  cache = createCatalogueCache(database.db);
});

afterEach(() => database.close());

const starsOf = async (): Promise<number | undefined> =>
  (await cache.findRows(['nights'], 'fr_FR')).get('nights')?.hotel.stars;

const rename = (stars: number) => database.db.updateTable('hotel').set({ stars }).execute();

describe('kept rows of cards', () => {
  it('are kept until their hotel changes', async () => {
    expect(await starsOf()).toBe(3);
    await rename(4);
    expect(await starsOf()).toBe(3);
    cache.forget(['another']);
    expect(await starsOf()).toBe(3);
    cache.forget(['h1']);
    expect(await starsOf()).toBe(4);
    await rename(5);
    cache.forget(null);
    expect(await starsOf()).toBe(5);
  });

  it('are not kept when they were read before a change', async () => {
    const reading = starsOf();
    cache.forget(['h1']);
    expect(await reading).toBe(3);
    await rename(4);
    expect(await starsOf()).toBe(4);
  });

  it('are read together, known and unknown ones, and an unknown package has none', async () => {
    await starsOf();
    const found = await cache.findRows(['dinner', 'nights', 'none'], 'fr_FR');
    expect([...found.keys()].sort()).toEqual(['dinner', 'nights']);
  });

  it('are apart for languages', async () => {
    await cache.findRows(['nights'], 'nl_NL');
    const texts = async (locale: 'nl_NL' | 'fr_FR') =>
      (await cache.findRows(['nights'], locale)).get('nights')?.town;
    expect(await texts('fr_FR')).toBe('Amboise');
    await database.db.updateTable('place').set({ names: '{"fr": "Amboise", "nl": "Ambwaas"}' }).execute();
    cache.forget(null);
    expect([await texts('nl_NL'), await texts('fr_FR')]).toEqual(['Ambwaas', 'Amboise']);
  });
});

it('kept counts of places last until the catalogue changes', async () => {
  let asked = 0;
  const count = () => {
    asked += 1;
    return Promise.resolve([{ id: 'amboise', names: {}, count: asked }]);
  };
  const countedNow = async (key: string) => (await cache.countPlaces(key, count))[0]?.count;
  expect([await countedNow('FR'), await countedNow('FR'), await countedNow('BE')]).toEqual([1, 1, 2]);
  const before = cache.countPlaces('ES', count);
  cache.forget(['h1']);
  await before;
  expect([await countedNow('FR'), await countedNow('ES')]).toEqual([4, 5]);
});
