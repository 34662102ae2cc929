import { addressIn, execute } from '../../test/databases/cluster';
import { startTestPostgres, type TestPostgres } from '../../test/databases/postgres';
import { startTimeout } from '../../test/databases/test-databases';
import { openDatabase } from '../database/open-database';
import { bringUpToDate } from './migrate-as-owner';

describe('gateways that start at once', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, startTimeout);
  afterAll(() => postgres.stop());

  it(
    'all find their tables in an empty database',
    async () => {
      const at = (name: string): string => addressIn({ bin: '', folder: postgres.folder }, name);
      await execute(at('postgres'), 'create database empty');
      const databaseUrl = at('empty');
      const start = async (): Promise<number> => {
        const { db, close } = await openDatabase({ url: databaseUrl, poolSize: 2 });
        try {
          await bringUpToDate({ databaseUrl, migrationDatabaseUrl: undefined }, db);
          return (await db.selectFrom('catalogue_revision').selectAll().execute()).length;
        } finally {
          await close();
        }
      };
      expect(await Promise.all([start(), start(), start(), start()])).toEqual([0, 0, 0, 0]);
    },
    startTimeout,
  );
});
