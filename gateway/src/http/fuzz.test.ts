import type { OpenDatabase } from '../database/open-database';
import { openCatalogueDatabase } from '../../test/catalogue.fixture';
import { runFuzz, type FuzzReport } from '../../test/fuzz/run-fuzz';
import { fuzzSettings } from '../../test/fuzz/settings';
import { openTestApp, type TestApp } from '../../test/test-app';

let database: OpenDatabase;
let shop: TestApp;

beforeAll(async () => {
  database = await openCatalogueDatabase();
  shop = await openTestApp(database.db, fuzzSettings);
}, 120_000);

afterAll(async () => {
  await shop?.app.close();
  await database?.close();
});

const tell = ({ findings }: FuzzReport): readonly string[] =>
  findings.map(
    ({ call, trouble, seed, round, index, request }) =>
      `${call}: ${trouble} (FUZZ_SEED=${seed}, round ${round}, request ${index}) ${request}`,
  );

describe('the gateway under generated requests', () => {
  const random = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));

  it.each([1, random])(
    'never gets a 5xx, a late response or one that violates its schema (seed %i)',
    async (seed) => {
      const report = await runFuzz(shop, database.db, { seed, requests: 400 });
      expect(tell(report)).toEqual([]);
      expect((await shop.app.inject('/api/health/ready')).statusCode).toBe(200);
      // Takes ten seconds alone; other suites share the two cores.
    },
    300_000,
  );
});
