import { createFixedClock } from '@detour/shared-contracts/base';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureCatalogue } from '../src/seed/ensure-catalogue';
import { openDatabase, type Database, type OpenDatabase } from '../src/database/open-database';
import { openEmbeddedTestDatabase, templateFolder } from './databases/embedded';
import { openFilledDatabase } from './databases/shared-cluster';
import { testNow } from './shop.fixture';

export const catalogueConfig = { catalogueSeed: 'detour', catalogueSize: 'small' } as const;

/** Sources of the small catalogue: a change of one makes a new template. */
const sources = [
  join(import.meta.dirname, '../src/seed'),
  join(import.meta.dirname, '../src/migrations/steps'),
  join(import.meta.dirname, '../src/sales/inventory'),
  join(import.meta.dirname, '../src/sales/gifts'),
  join(import.meta.dirname, '../src/sales/promotions'),
  join(import.meta.dirname, '../../demo-catalogue/src'),
  join(import.meta.dirname, '../../shared-contracts/src/catalogue'),
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

export const catalogueHash = (): string => {
  const hash = createHash('sha256').update(testNow);
  for (const file of sources.flatMap(filesIn)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** Suites start the promotions that they are about. */
export const dropAutomaticPromotions = async (db: Database): Promise<void> => {
  await db.deleteFrom('promotion_version').where('automatic', '=', true).execute();
  await db.deleteFrom('promotion_code').where('automatic', '=', true).execute();
};

const fill = async ({ db }: OpenDatabase): Promise<void> => {
  await ensureCatalogue({ db, clock: createFixedClock(testNow), config: catalogueConfig });
  await dropAutomaticPromotions(db);
};

/** A PostgreSQL database with the small demonstration catalogue as it is on the day of all tests. */
export const openCatalogueDatabase = (
  options?: Parameters<typeof openFilledDatabase>[2],
): Promise<OpenDatabase> => openFilledDatabase('template_catalogue', fill, options);

/** The same on PGlite. The first call in a checkout fills the template; later calls copy it. */
export const openEmbeddedCatalogue = async (): Promise<OpenDatabase> => {
  const template = join(templateFolder(), `catalogue-${catalogueHash()}.tar`);
  if (existsSync(template)) return openDatabase({ template });
  const database = await openEmbeddedTestDatabase();
  await fill(database);
  const bytes = (await database.dump?.()) ?? new Uint8Array();
  // Suites run in parallel: each writes its own file, and the rename publishes one as the template.
  const draft = `${template}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, template);
  return database;
};
