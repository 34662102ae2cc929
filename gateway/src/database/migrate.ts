import { Migrator, type Kysely } from 'kysely';
import { catalogueMigration } from './migrations/0001-catalogue';
import { ordersMigration } from './migrations/0002-inventory-and-orders';
import { catalogueSearchMigration } from './migrations/0003-catalogue-search';
import type { Tables } from './schema';

/** Forward only; a name, once released, is never changed or removed. SQL is valid for PostgreSQL 15 and PGlite. */
const migrations = {
  '0001-catalogue': catalogueMigration,
  '0002-inventory-and-orders': ordersMigration,
  '0003-catalogue-search': catalogueSearchMigration,
};

/** Brings the database up to date; throws the database's own error when a statement fails. */
export const migrate = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
};
