import { systemClock, type Clock } from '@detour/shared-contracts/base';
import { openTracing, type Tracing } from '@detour/shared-contracts/tracing';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAdminCommands, type BackUp } from './operations/admin/admin-commands';
import { listenForAdmin } from './operations/admin/admin-socket';
import { createApp } from './app';
import { makeBackup } from './operations/backup/make-backup';
import { coversInUse } from './catalogue/covers-in-use.repository';
import { writeCarePasscode } from './care/passcode-file';
import type { Config } from './settings/settings';
import { traceStatements } from './database/trace-statements';
import { lockDataFolder } from './database/data-lock';
import { loadSecret } from './database/load-secret';
import { bringUpToDate } from './migrations/migrate-as-owner';
import { openDatabase, type OpenDatabase } from './database/open-database';
import { loadCertificate, plainGatewayConnections } from './settings/transport-settings';
import { createCatalogueKeeper, type CatalogueKeeper, type EnsureCatalogue } from './jobs/catalogue-keeper';
import { sealVoucherCodes } from './sales/vouchers/codes/seal-voucher-codes';

export interface RunningGateway {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Resolves with a sentence when the gateway can no longer run. */
  readonly died: Promise<string>;
  /** Finishes running work, then closes everything. Idempotent. */
  stop(): Promise<void>;
}

const createClock = (start: number | undefined): Clock => {
  if (start === undefined) return systemClock;
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
};

/** The shell servers decide which calls are traced. Jobs are traced by the share of the settings. */
const openGatewayTracing = ({ traceEndpoint, traceShare }: Config): Promise<Tracing> =>
  openTracing({
    endpoint: traceEndpoint,
    share: traceShare,
    service: 'detour-gateway',
    key: randomBytes(32),
    trustsCallers: true,
  });

const openShopDatabase = (config: Config, tracing: Tracing): Promise<OpenDatabase> =>
  openDatabase({
    ...(tracing.isOn ? { log: traceStatements } : {}),
    url: config.databaseUrl,
    poolSize: config.databasePool,
    purchasePoolSize: config.databasePurchasePool,
    ...connectionsOf(config),
    dataDir: `${config.dataDir}/database`,
    durability: config.embeddedDurability,
  });

type Step = () => Promise<unknown>;

/** Closes in reverse order of opening. A failed step does not stop the others. */
const createStop = (steps: Step[], log: FastifyBaseLogger) => {
  let stopping: Promise<void> | null = null;
  return (): Promise<void> => {
    stopping ??= (async () => {
      for (const step of steps.reverse())
        await step().catch((error: unknown) => log.error({ err: error }, 'stopping'));
    })();
    return stopping;
  };
};

const connectionsOf = ({ databaseWaitMs, databasePrepare }: Config) => ({
  waitMs: databaseWaitMs,
  prepares: databasePrepare === 'on',
});

/**
 * Connections beside those of calls. Two for the index, or one beside two to the read replica: buyers that wait for the others must not
 * make the stays in memory old. One for the counts: counting a call must not wait for what other calls ask the database. Null for the
 * embedded database, which has one gateway.
 */
const openOwnConnections = async (config: Config, { kind }: OpenDatabase, steps: Step[]) => {
  if (kind === 'embedded') return null;
  const { databaseUrl, readDatabaseUrl } = config;
  const connect = async (poolSize: number, url = databaseUrl): Promise<OpenDatabase> => {
    const opened = await openDatabase({ url, poolSize, ...connectionsOf(config) });
    steps.push(opened.close);
    return opened;
  };
  return {
    index: await connect(readDatabaseUrl ? 1 : 2),
    replica: readDatabaseUrl ? await connect(2, readDatabaseUrl) : null,
    counts: await connect(1),
  };
};

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Answers calls for `ms` more, so that a load balancer notices `/api/health/ready` and sends no further ones. Each answer closes its
 * connection, so no call arrives on one that is about to end.
 */
const drain = async ({ gateway: { readiness } }: FastifyInstance, ms: number): Promise<void> => {
  readiness.report('stopping', { ready: false });
  await later(ms);
};

/** Without the list of the covers of houses and activities, those are encoded on request. */
const encodeAhead = async ({ gateway, images, log }: FastifyInstance): Promise<void> => {
  const covers = await coversInUse(gateway.db).catch((error: unknown) => {
    log.warn({ err: error }, 'the covers of houses and activities could not be listed');
    return [];
  });
  await images.start(covers);
};

/** Starts what needs the whole catalogue: the stays in memory, and the pictures, which would delay its writing. */
const startBehindCatalogue = (app: FastifyInstance, config: Config, catalogue: CatalogueKeeper): void => {
  if (config.stayIndex === 'on') app.gateway.readiness.report('search', { ready: false });
  void catalogue
    .ensure()
    // A catalogue that could not be extended is still sold.
    .catch(() => undefined)
    .then(() => {
      if (config.stayIndex === 'on') app.stayIndex.start();
      if (config.encodeAhead === 'on') void encodeAhead(app);
    });
};

/**
 * Starts the gateway: data folder, database, calls, jobs, admin socket. It listens before the catalogue is complete, which
 * `/api/health/ready` reports. Throws one sentence when it cannot start, after closing everything.
 */
export const startGateway = async (
  config: Config,
  log: FastifyBaseLogger,
  ensureCatalogue: EnsureCatalogue,
): Promise<RunningGateway> => {
  const steps: Step[] = [];
  const stop = createStop(steps, log);
  try {
    const lock = await lockDataFolder(config.dataDir);
    if (!lock.ok) throw new Error(lock.error.message);
    steps.push(lock.value.release);
    const tracing = await openGatewayTracing(config);
    const database = await openShopDatabase(config, tracing);
    steps.push(database.close);
    await bringUpToDate(config, database.db);
    const plain = plainGatewayConnections(config);
    if (plain.length > 0) log.warn({ plain }, 'connections without TLS, declared private by PRIVATE_NETWORK');
    const own = await openOwnConnections(config, database, steps);
    const clock = createClock(config.clockStart);
    const secret = await loadSecret(config);
    if (!config.careClientId) await writeCarePasscode({ config, secret });
    const { unreadable } = await sealVoucherCodes({ db: database.db, secret });
    if (unreadable > 0)
      log.error({ unreadable }, 'vouchers show no code: the key that sealed it is not configured');
    const app = await createApp({
      config,
      db: database.db,
      indexDb: own?.index.db,
      replicaDb: own?.replica?.db,
      countsDb: own?.counts.db,
      clock,
      secret,
      logger: log,
      tracing,
      processMetrics: true,
      certificate: await loadCertificate(config),
    });
    steps.push(() => app.close());
    const catalogue = createCatalogueKeeper(app.gateway, ensureCatalogue);
    const address = await app.listen({ port: config.port, host: config.host });
    const backUp: BackUp = (folder) =>
      makeBackup({ database, url: config.databaseUrl, folder, now: clock.now() });
    const admin = await listenForAdmin(config.dataDir, createAdminCommands(app, catalogue, backUp));
    steps.push(admin.close);
    app.jobs.start(config.jobSeconds);
    catalogue.start();
    startBehindCatalogue(app, config, catalogue);
    steps.push(() => catalogue.stop());
    // Last, so that it is the first step of a stop.
    if (config.drainMs > 0) steps.push(() => drain(app, config.drainMs));
    return { app, address, died: database.died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
