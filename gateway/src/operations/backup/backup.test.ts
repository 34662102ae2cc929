import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { ordersPath, goodCard } from '../../../test/sales/gift-harness';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { startTestPostgres, type TestPostgres } from '../../../test/databases/postgres';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { startTimeout } from '../../../test/databases/test-databases';
import { adminSocketPath } from '../../settings/admin-socket-path';
import { readConfig } from '../../settings/read-config';
import { type Config } from '../../settings/settings';
import { openDatabase } from '../../database/open-database';
import { sendToGateway } from '../../import/send-to-gateway';
import type { EnsureCatalogue } from '../../jobs/catalogue-keeper';
import { startGateway, type RunningGateway } from '../../start-gateway';
import { Readable } from 'node:stream';
import { restoreBackup } from './restore-backup';
import type { MadeBackup } from './make-backup';

const silent = pino({ level: 'silent' });
const keys = { GATEWAY_SECRETS: `a:${'A'.repeat(43)}` };
const configOf = async (env: Readonly<Record<string, string>> = {}): Promise<Config> =>
  readConfig({
    DATA_DIR: await newTemporaryFolder(),
    PORT: '0',
    ENCODE_AHEAD: 'off',
    ...keys,
    RATE_PURCHASES: '1000000',
    RATE_READS: '1000000',
    HOLDS_PER_ADDRESS: '100000',
    CLOCK_START: '2026-11-23T09:00:00Z',
    EMBEDDED_DURABILITY: 'relaxed',
    ...env,
  });

const seedOnce: EnsureCatalogue = async ({ db }, { onProgress }) => {
  onProgress(0.5);
  if (!(await db.selectFrom('hotel').select('id').executeTakeFirst())) await seedGifts(db);
};

interface Bought {
  readonly uuid: string;
  readonly cookie: string;
  readonly code: string;
}

const call = async (gateway: RunningGateway, path: string, body: object | null, cookie = '') => {
  const answer = await fetch(gateway.address + path, {
    headers: {
      cookie,
      origin: 'http://fr.localhost:8080',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const json = (await answer.json()) as Record<string, never>;
  const set = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { status: answer.status, json, cookie: set.join('; ') };
};

const buy = async (gateway: RunningGateway): Promise<Bought> => {
  const placed = await call(gateway, ordersPath, giftRequest('gift_card'));
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.json));
  const [uuid, { cookie }] = [String(placed.json['orderUUID']), placed];
  await call(gateway, `${ordersPath}/${uuid}/card`, goodCard, cookie);
  return { uuid, cookie, code: await readCode(gateway, uuid, cookie) };
};

const readCode = async (gateway: RunningGateway, uuid: string, cookie: string): Promise<string> => {
  const { json } = await call(gateway, `${ordersPath}/${uuid}`, null, cookie);
  return (json['voucher'] as { code: string } | undefined)?.code ?? JSON.stringify(json);
};

const running: RunningGateway[] = [];
const start = async (config: Config): Promise<RunningGateway> => {
  const gateway = await startGateway(config, silent, seedOnce);
  running.push(gateway);
  while (!gateway.app.gateway.readiness.isReady()) await new Promise((resolve) => setTimeout(resolve, 20));
  return gateway;
};

const backUp = async (config: Config): Promise<MadeBackup> =>
  (await sendToGateway(
    adminSocketPath(config.dataDir),
    'backup',
    Readable.from([join(config.dataDir, 'backups')]),
  )) as MadeBackup;

/** Sells during the backup; everything bought before must be in it. */
const backUpWhileSelling = async (config: Config) => {
  const gateway = await start(config);
  const before = [await buy(gateway), await buy(gateway)];
  let isDone = false;
  const selling = (async () => {
    const during: Bought[] = [];
    while (!isDone) during.push(await buy(gateway));
    return during;
  })();
  const made = await backUp(config).finally(() => (isDone = true));
  const during = await selling;
  await gateway.stop();
  return { made, before, during };
};

const checkRestored = async (
  config: Config,
  { made, before, during }: Awaited<ReturnType<typeof backUpWhileSelling>>,
) => {
  const gateway = await start(config);
  for (const { uuid, cookie, code } of before) expect(await readCode(gateway, uuid, cookie)).toBe(code);
  const { db } = gateway.app.gateway;
  const orders = await db.selectFrom('orders').select(['uuid', 'status']).execute();
  expect(orders).toHaveLength(made.manifest.counts.orders);
  expect(orders.length).toBeGreaterThanOrEqual(before.length);
  expect(orders.length).toBeLessThanOrEqual(before.length + during.length + 1);
  const holder = { locale: 'fr_FR', code: before[0]?.code, email: 'lea@example.org' };
  expect((await call(gateway, '/beneficiary/login', holder)).status).toBe(200);
  const { code } = await buy(gateway);
  expect(code).toMatch(/^DTR-/);
  await gateway.stop();
};

describe('a backup', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, startTimeout);
  afterEach(() => Promise.all(running.splice(0).map((gateway) => gateway.stop())));
  afterAll(() => postgres.stop());

  const emptyDatabase = async (): Promise<string> => {
    const url = await postgres.createDatabase();
    const database = await openDatabase({ url, poolSize: 1 });
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace
      where nspname <> 'information_schema' and nspname !~ '^pg_'`.execute(database.db);
    for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    await database.close();
    return url;
  };

  it(
    'of the embedded database opens in a new folder with every order and voucher, and sells again',
    async () => {
      const sold = await backUpWhileSelling(await configOf());
      const target = await configOf();
      const restored = await restoreBackup(sold.made.file, target);
      expect(restored).toMatchObject({ ok: true, value: { kind: 'embedded', keys: ['a'] } });
      await checkRestored(target, sold);
    },
    4 * startTimeout,
  );

  it(
    'of PostgreSQL opens in an empty database with every order and voucher, and sells again',
    async () => {
      const sold = await backUpWhileSelling(
        await configOf({ DATABASE_URL: await postgres.createDatabase() }),
      );
      const target = await configOf({ DATABASE_URL: await emptyDatabase() });
      const restored = await restoreBackup(sold.made.file, target);
      expect(restored).toMatchObject({ ok: true, value: { kind: 'postgresql', keys: ['a'] } });
      await checkRestored(target, sold);
    },
    4 * startTimeout,
  );
});
