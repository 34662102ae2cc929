import { createFixedClock } from '@detour/shared-contracts';
import { ensureCatalogue } from '../src/catalogue/ensure-catalogue';
import type { OpenDatabase } from '../src/database/open-database';
import { openEmbeddedTestDatabase } from './embedded';
import { testNow } from './shop.fixture';

export const catalogueConfig = { catalogueSeed: 'detour', catalogueSize: 'small' } as const;

/** A database with the small demonstration catalogue as it is on the day of all tests. */
export const openCatalogueDatabase = async (): Promise<OpenDatabase> => {
  const database = await openEmbeddedTestDatabase();
  await ensureCatalogue({ db: database.db, clock: createFixedClock(testNow), config: catalogueConfig });
  return database;
};
