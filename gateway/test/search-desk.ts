import type { Card, OffersRequest, OffersResponse } from '@detour/shared-contracts/api';
import type { Database, OpenDatabase } from '../src/database/open-database';
import { openCatalogueDatabase } from './catalogue.fixture';
import type { MovingClock } from './moving-clock';
import { openTestApp, type Visitor } from './test-app';

export type Criteria = OffersRequest['searchCriteria'];

/** The shop with the small catalogue, and its search calls. */
export interface SearchDesk {
  readonly db: Database;
  readonly visitor: Visitor;
  readonly clock: MovingClock;
  /** Runs the gateway's jobs once. */
  turn(): Promise<void>;
  /** All results at once by default; throws when the status is not 200. */
  search(criteria: Criteria, more?: Partial<OffersRequest>): Promise<OffersResponse>;
  close(): Promise<void>;
}

export const bodyOf = (searchCriteria: Criteria, more: Partial<OffersRequest> = {}): OffersRequest => ({
  locale: 'fr_FR',
  flow: 'booking',
  searchServiceProvider: 'default',
  orderBy: 'priceQuality',
  pagination: { page: 0, limit: 100 },
  numberOfPackagesPerHotel: 1,
  ...more,
  searchCriteria,
});

export const queryOf = (values: object): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** Total on a card with all taxes, including those paid at the hotel. */
export const totalOf = (card: Card): number => card.sellPrice + card.localTaxTotalAmount;

export const idsOf = (cards: readonly Card[]): readonly string[] => cards.map(({ id }) => id);

export const openSearchDesk = async (): Promise<SearchDesk> => {
  const database: OpenDatabase = await openCatalogueDatabase();
  const shop = await openTestApp(database.db, { CATALOGUE_SIZE: 'small', RATE_READS: '100000' });
  const visitor = shop.visitor();
  return {
    db: database.db,
    visitor,
    clock: shop.clock,
    turn: () => shop.app.jobs.turn(),
    async search(criteria, more = {}) {
      const answer = await visitor.post('/api/offers.json', { body: bodyOf(criteria, more) });
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
      return answer.json as OffersResponse;
    },
    async close() {
      await shop.app.close();
      await database.close();
    },
  };
};
