import type { OpenDatabase } from '../src/database/open-database';
import { openCatalogueDatabase } from './catalogue.fixture';
import { openTestApp, type TestApp, type Visitor } from './test-app';

/** A gateway with the small catalogue for all tests of a file, available from the first `beforeAll` on. */
export interface CatalogueShop {
  readonly db: OpenDatabase['db'];
  readonly shop: TestApp;
  /** A visitor with one session. */
  readonly visitor: Visitor;
}

const reading = { RATE_READS: '100000' };

/** Opens the shop before the tests of the file and closes it after them. `settings` replace the default ones. */
export const catalogueShop = (settings: Readonly<Record<string, string>> = reading): CatalogueShop => {
  let opened: { database: OpenDatabase; shop: TestApp; visitor: Visitor } | null = null;
  const present = () => {
    if (!opened) throw new Error('Open the shop in a test or hook, not while the file is loaded.');
    return opened;
  };
  beforeAll(async () => {
    const database = await openCatalogueDatabase();
    const shop = await openTestApp(database.db, { CATALOGUE_SIZE: 'small', ...settings });
    opened = { database, shop, visitor: shop.visitor() };
  }, 120_000);
  afterAll(async () => {
    await opened?.shop.app.close();
    await opened?.database.close();
  });
  return {
    get db() {
      return present().database.db;
    },
    get shop() {
      return present().shop;
    },
    get visitor() {
      return present().visitor;
    },
  };
};
