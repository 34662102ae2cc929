import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createFixedClock } from '@detour/shared-contracts/base';
import { ensureCatalogue } from '../../src/seed/ensure-catalogue';
import type { OpenDatabase } from '../../src/database/open-database';
import { catalogueConfig, openEmbeddedCatalogue } from '../catalogue.fixture';
import { startTestPostgres } from '../databases/postgres';
import { testNow } from '../shop.fixture';
import { openTestApp } from '../test-app';
import { createErrorLog } from './error-log';
import { runFuzz } from './run-fuzz';
import { fuzzSettings } from './settings';

interface FuzzDatabase {
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

const openPostgres = async (): Promise<FuzzDatabase> => {
  const postgres = await startTestPostgres();
  const database = await postgres.open(10);
  await ensureCatalogue({ db: database.db, clock: createFixedClock(testNow), config: catalogueConfig });
  return {
    database,
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
};

const openEmbedded = async (): Promise<FuzzDatabase> => {
  const database = await openEmbeddedCatalogue();
  return { database, close: database.close };
};

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'embedded' },
    report: { type: 'string', default: '' },
  },
});

const rejections: string[] = [];
process.on('unhandledRejection', (reason) => void rejections.push(String(reason)));

const { database, close } = await (values.database === 'postgres' ? openPostgres() : openEmbedded());
const { logger, causes } = createErrorLog();
const shop = await openTestApp(database.db, fuzzSettings, undefined, { logger });
const report = await runFuzz(shop, database.db, {
  seed: Number(values.seed),
  requests: Number(values.requests),
});
const ready = await shop.app.inject('/api/health/ready');
await shop.app.close();
await close();
const result = {
  ...report,
  rejections,
  healthy: ready.statusCode === 200,
  causes: Object.fromEntries(causes),
};
if (values.report) writeFileSync(values.report, JSON.stringify(result, null, 1));
const wrong = report.findings.length + rejections.length + (result.healthy ? 0 : 1);
process.stdout.write(`seed ${values.seed}: ${report.requests} requests, ${wrong} findings\n`);
process.exit(wrong > 0 ? 1 : 0);
