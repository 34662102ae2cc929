import { mkdir } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/database/open-database';
import { startMailServer, type MailServer } from '../servers/mail-server';
import { startTestPostgres, type TestPostgres } from '../databases/postgres';
import { seedShop, testNow } from '../shop.fixture';
import { startStripeServer, stripeSettings, type StripeServer } from '../stripe/stripe-server';
import { newTemporaryFolder } from '../temporary-folder';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy';
import { createGatewayProcess, type GatewayProcess } from './gateway-process';
import { startProviderProxy, type ProviderProxy } from './provider-proxy';

export type ProviderName = 'sandbox' | 'stripe';

/** Two gateways on one PostgreSQL, a provider and a mail server. */
export interface World {
  readonly provider: ProviderName;
  readonly db: Database;
  readonly postgres: TestPostgres;
  /** The first one uses the database through `proxy`. */
  readonly gateways: readonly [GatewayProcess, GatewayProcess];
  readonly proxy: DatabaseProxy;
  readonly stripe: StripeServer;
  readonly stripeProxy: ProviderProxy;
  readonly mailServer: MailServer;
  /** Shop's time in ms. */
  now(): number;
  /** Moves all clocks. */
  advance(seconds: number): void;
  /** Ids of all delivered mails: over SMTP with Stripe, as files with the sandbox. */
  mails(): readonly string[];
  close(): Promise<void>;
}

const settings = {
  LOG_LEVEL: 'error',
  RATE_PURCHASES: '1000000',
  RATE_READS: '1000000',
  HOLDS_PER_ADDRESS: '100000',
  SANDBOX_WEBHOOK_MS: '0',
};

export const openWorld = async (provider: ProviderName): Promise<World> => {
  let offset = Date.parse(testNow) - Date.now();
  const now = (): number => Date.now() + offset;
  const folder = await newTemporaryFolder();
  const mailFolder = join(folder, 'mails');
  await mkdir(mailFolder);
  const postgres = await startTestPostgres();
  const url = await postgres.createDatabase();
  const proxy = await startDatabaseProxy(join(folder, 'proxy'), postgres.folder);
  const stripe = await startStripeServer(now);
  const stripeProxy = await startProviderProxy(stripe.origin);
  const mailServer = await startMailServer();
  const database = await openDatabase({ url, poolSize: 4 });
  await seedShop(database.db, { rooms: 2000 });

  const createOne = async (name: string, host: string): Promise<GatewayProcess> => {
    const gateway = createGatewayProcess({
      ...settings,
      DATA_DIR: join(folder, name),
      LOG_FILE: join(folder, `${name}.log`),
      DATABASE_URL: url.replace(/host=[^&]*/, `host=${host}`),
      ...(provider === 'stripe'
        ? { ...stripeSettings(stripeProxy.origin), SMTP_URL: mailServer.url }
        : { MAIL_FOLDER: mailFolder }),
    });
    gateway.setClock(offset);
    await gateway.start();
    return gateway;
  };
  const gateways = await Promise.all([
    createOne('first', proxy.folder),
    createOne('second', postgres.folder),
  ]);
  return {
    provider,
    db: database.db,
    postgres,
    gateways,
    proxy,
    stripe,
    stripeProxy,
    mailServer,
    now,
    advance(seconds) {
      offset += seconds * 1000;
      for (const gateway of gateways) gateway.setClock(offset);
    },
    mails: () =>
      provider === 'stripe'
        ? mailServer.taken
        : readdirSync(mailFolder).flatMap((file) => (file.endsWith('.eml') ? [file.slice(0, -4)] : [])),
    async close() {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      await database.close();
      await Promise.all([proxy.close(), stripeProxy.close(), mailServer.close()]);
      await stripe.close();
      await postgres.stop();
    },
  };
};
