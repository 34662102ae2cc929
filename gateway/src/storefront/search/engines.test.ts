import { facetTypes, type OffersRequest } from '@detour/shared-contracts/api';
import { createFixedClock } from '@detour/shared-contracts/base';
import {
  catalogueConfig,
  dropAutomaticPromotions,
  openEmbeddedCatalogue,
} from '../../../test/catalogue.fixture';
import { bodyOf } from '../../../test/search-desk';
import { testNow } from '../../../test/shop.fixture';
import { openPostgres, type TestDatabase } from '../../../test/databases/test-databases';
import { ensureCatalogue } from '../../seed/ensure-catalogue';
import type { Database, OpenDatabase } from '../../database/open-database';
import { countFacets } from './facets/facets.repository';
import { answerSearch, prepareSearch } from './search-answer';
import { answerSearchCalendar } from './search-calendar';
import { createDatabaseSource } from './stay-source';

const clock = createFixedClock(testNow);
let embedded: OpenDatabase;
let server: TestDatabase;
let outcomes: readonly string[];

beforeAll(async () => {
  embedded = await openEmbeddedCatalogue();
  server = await openPostgres();
  const fill = () => ensureCatalogue({ db: server.db, clock, config: catalogueConfig });
  outcomes = await Promise.all([fill(), fill()]);
  await dropAutomaticPromotions(server.db);
}, 180_000);

afterAll(async () => {
  await embedded.close();
  await server.close();
});

const requests: readonly (readonly [string, OffersRequest])[] = [
  ['everything', bodyOf({})],
  ['dates', bodyOf({ checkin: '2026-12-11', night: 2, adult: 3, child: 1 })],
  ['a circle', bodyOf({ lat: 48.85, lng: 2.35, distanceMax: 250 }, { orderBy: 'distance' })],
  ['filters', bodyOf({ country: 'FR', stars: '3,4', facilities: 'wifi', priceMax: 40_000, theme: 19 })],
  ['gifts', bodyOf({}, { flow: 'gifting', orderBy: 'svPriceAsc' })],
];

describe('PostgreSQL and PGlite', () => {
  it('fill the catalogue once when two instances start at once', () => {
    expect([...outcomes].sort()).toEqual(['up-to-date', 'written']);
  });

  it.each(requests)('return the same results for a search: %s', async (_, request) => {
    const ask = (db: Database) => answerSearch({ db, clock, stays: createDatabaseSource(db) }, request);
    const answer = await ask(server.db);
    expect(answer.totalCount).toBeGreaterThan(2);
    expect(answer).toEqual(await ask(embedded.db));
  });

  it('count facets equally', async () => {
    const ask = async (db: Database) => {
      const criteria = { checkin: '2026-12-11', night: 2, stars: '3,4' };
      const search = await prepareSearch(
        { db, clock },
        { criteria, locale: 'fr_FR', flow: 'booking', isGift: false },
      );
      const counts = await countFacets(db, search, facetTypes);
      return [...counts].map(([facet, values]) => [facet, [...values].sort()]);
    };
    expect(await ask(server.db)).toEqual(await ask(embedded.db));
  });

  it('give the search calendar the same prices', async () => {
    const ask = async (db: Database) => {
      const criteria = { country: 'FR' };
      const search = await prepareSearch(
        { db, clock },
        { criteria, locale: 'fr_FR', flow: 'booking', isGift: false },
      );
      return answerSearchCalendar(createDatabaseSource(db), search, { fromMonth: '2026-12', months: 1 });
    };
    expect(await ask(server.db)).toEqual(await ask(embedded.db));
  });
});
