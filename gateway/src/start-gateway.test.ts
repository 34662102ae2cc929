import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { pino } from 'pino';
import { orderRequest, seedShop } from '../test/shop.fixture';
import { newTemporaryFolder } from '../test/temporary-folder';
import { startTimeout } from '../test/databases/test-databases';
import { adminSocketPath } from './settings/admin-socket-path';
import { readConfig } from './settings/read-config';
import type { EnsureCatalogue } from './jobs/catalogue-keeper';
import { startGateway, type RunningGateway } from './start-gateway';

const silent = pino({ level: 'silent' });

const newConfig = async () =>
  readConfig({
    DATA_DIR: await newTemporaryFolder(),
    PORT: '0',
    EMBEDDED_DURABILITY: 'relaxed',
    ENCODE_AHEAD: 'off',
    CLOCK_START: '2026-11-23T09:00:00Z',
  });

const seedOnce: EnsureCatalogue = async ({ db }, { onProgress }) => {
  onProgress(0.5);
  const hotel = await db.selectFrom('hotel').select('id').executeTakeFirst();
  if (!hotel) await seedShop(db);
};

const askAdmin = (
  dataDir: string,
  command: string,
): Promise<{ status: number; json: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    request({ socketPath: adminSocketPath(dataDir), path: `/${command}` }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
    })
      .on('error', reject)
      .end();
  });

const getReady = async ({ address }: RunningGateway) => {
  const response = await fetch(`${address}/api/health/ready`);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};

/** Waits until the stays are in memory. */
const untilReady = async (gateway: RunningGateway): ReturnType<typeof getReady> => {
  for (;;) {
    const answer = await getReady(gateway);
    if (answer.status === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const running: RunningGateway[] = [];

/** Stopped after the test at the latest: a running gateway keeps the test run from ending. */
const start = async (...input: Parameters<typeof startGateway>): Promise<RunningGateway> => {
  const gateway = await startGateway(...input);
  running.push(gateway);
  return gateway;
};

describe('the gateway as a process', () => {
  afterEach(() => Promise.all(running.splice(0).map((gateway) => gateway.stop())));

  it(
    'starts on an empty folder, serves, refuses a second start, stops, and finds everything again',
    async () => {
      const config = await newConfig();
      const first = await start(config, silent, seedOnce);
      await first.app.jobs.turn();
      await expect(start(config, silent, seedOnce)).rejects.toThrow(
        /The data folder .* could not be locked|in use by process/,
      );
      const place = () =>
        fetch(`${first.address}/api/front/purchase/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(orderRequest()),
        });
      expect((await place()).status).toBe(201);
      expect((await untilReady(first)).json).toMatchObject({ status: 'ready', seeding: 1 });
      await Promise.all([first.stop(), first.stop()]);
      await expect(fetch(first.address)).rejects.toThrow();

      const second = await start(config, silent, seedOnce);
      const { json } = await askAdmin(config.dataDir, 'status');
      expect(json).toMatchObject({ catalogue: { hotels: 1, packages: 3 }, orders: { held: 1 } });
      await second.stop();
    },
    startTimeout,
  );

  it(
    'listens while the catalogue is written, and reports the progress',
    async () => {
      const config = await newConfig();
      let finish = (): void => {};
      const gateway = await start(config, silent, async (_context, { onProgress }) => {
        onProgress(0.4);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
      expect(await getReady(gateway)).toMatchObject({
        status: 503,
        json: { status: 'starting', seeding: 0.4 },
      });
      finish();
      expect(await untilReady(gateway)).toMatchObject({ json: { status: 'ready', seeding: 1 } });
      await gateway.stop();
    },
    startTimeout,
  );

  it(
    'releases the folder when it could not start',
    async () => {
      const config = await newConfig();
      const first = await start(config, silent, seedOnce);
      const port = Number(new URL(first.address).port);
      const other = { ...(await newConfig()), port };
      await expect(start(other, silent, seedOnce)).rejects.toMatchObject({ code: 'EADDRINUSE' });
      const again = await start({ ...other, port: 0 }, silent, seedOnce);
      await Promise.all([first.stop(), again.stop()]);
    },
    startTimeout,
  );

  it(
    "runs an operator's commands on a socket that only the owner can open",
    async () => {
      const config = await newConfig();
      let seeded = 0;
      const gateway = await start(config, silent, async (context, options) => {
        seeded += 1;
        await seedOnce(context, options);
      });
      // The first call joins the work that the start began.
      await askAdmin(config.dataDir, 'extend-horizon');
      expect(seeded).toBe(1);
      await askAdmin(config.dataDir, 'extend-horizon');
      expect(seeded).toBe(2);
      expect((await stat(adminSocketPath(config.dataDir))).mode & 0o077).toBe(0);
      expect(await askAdmin(config.dataDir, 'expire-holds')).toEqual({ status: 200, json: { expired: 0 } });
      expect(await askAdmin(config.dataDir, 'reseed')).toMatchObject({ status: 200 });
      expect(seeded).toBe(3);
      await fetch(`${gateway.address}/api/front/purchase/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderRequest()),
      });
      const refused = await askAdmin(config.dataDir, 'reseed');
      expect(refused).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('1 orders for future stays') },
      });
      expect(await askAdmin(config.dataDir, 'constructor')).toMatchObject({ status: 404 });
      await gateway.stop();
    },
    startTimeout,
  );

  it(
    'is not ready any more while it stops, still answers, and closes each connection',
    async () => {
      const gateway = await start({ ...(await newConfig()), drainMs: 500 }, silent, seedOnce);
      await untilReady(gateway);
      const stopped = gateway.stop();
      const ready = await getReady(gateway);
      expect(ready).toMatchObject({ status: 503, json: { status: 'stopping' } });
      const answer = await fetch(`${gateway.address}/api/flags?locale=fr_FR`);
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      await stopped;
      await expect(fetch(gateway.address)).rejects.toThrow();
    },
    startTimeout,
  );
});
