import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { openStores } from '@detour/shared-releases/stores';
import {
  freePort,
  objectServerKeys,
  startObjectServer,
  startTestPostgres,
} from '@detour/shared-releases/testing';
import type { ChannelEntry } from '@detour/shared-releases/channel';
import { operatorPassword } from '../faults/fault-shop';
import { createPromote, createShopStores, type ShopStores } from '../releases/shop-stores';
import { rootDir } from '../shop';
import { startBalancer, type Balancer } from './balancer';
import { createServerProcess, type ServerProcess } from './server-process';

/** Two gateways and two shell servers, each pair behind a balancer, over one PostgreSQL and one object store. */
export interface Fleet {
  readonly folder: string;
  /** Of the balancer in front of the shell servers. */
  readonly port: number;
  readonly databaseUrl: string;
  /** Mails that the gateways sent. */
  readonly mailFolders: readonly string[];
  readonly shells: readonly ServerProcess[];
  readonly gateways: readonly ServerProcess[];
  readonly front: Balancer;
  readonly back: Balancer;
  /** Releases of the shop, to copy and change. */
  readonly source: ShopStores;
  /** Uploads a release to the object store. */
  publish(name: string, version: string): Promise<void>;
  promote(
    entries: Readonly<Record<string, Partial<ChannelEntry> & { readonly version: string }>>,
  ): Promise<void>;
  /** An admin command of the operator, on a gateway. */
  asOperator<T>(gateway: number, command: string, body?: string): Promise<T>;
  stop(): Promise<void>;
}

const positions = [0, 1] as const;

/** Milliseconds: twenty questions of the balancer, of which some are late on a busy machine. */
const drainMs = '2000';

const key = (): string => `fleet:${randomBytes(32).toString('base64url')}`;

const sitesOn = (port: number): string =>
  ['fr', 'es', 'it', 'nl', 'be'].map((site) => `${site}=http://${site}.localhost:${port}`).join(',');

const askAdmin = <T>(socketPath: string, command: string, body: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const call = request({ socketPath, path: `/${command}`, method: 'POST', agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(JSON.parse(text) as T) : reject(new Error(`${command}: ${text}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

interface Place {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ports: { readonly shells: readonly number[]; readonly gateways: readonly number[] };
  readonly balancers: { readonly front: Balancer; readonly back: Balancer };
  readonly storeEnv: Readonly<Record<string, string>>;
}

const createServers = ({ folder, databaseUrl, ports, balancers, storeEnv }: Place) => {
  const clientKeys = key();
  const secrets = key();
  const shellSecrets = key();
  const common = { LOG_LEVEL: 'warn', DRAIN_MS: drainMs, GATEWAY_CLIENT_KEYS: clientKeys };
  const gateways = ports.gateways.map((port, index) =>
    createServerProcess({
      file: 'gateway/src/server.ts',
      port,
      logFile: join(folder, `gateway-${index}.log`),
      env: {
        ...common,
        PORT: String(port),
        DATA_DIR: join(folder, `gateway-${index}`),
        DATABASE_URL: databaseUrl,
        GATEWAY_SECRETS: secrets,
        SHOP_ORIGINS: sitesOn(balancers.front.port),
        CATALOGUE_SIZE: 'small',
        ENCODE_AHEAD: 'off',
        JOB_SECONDS: '1',
      },
    }),
  );
  const shells = ports.shells.map((port, index) =>
    createServerProcess({
      file: 'shell/server/server.ts',
      port,
      logFile: join(folder, `shell-${index}.log`),
      env: {
        ...common,
        ...storeEnv,
        SHELL_PORT: String(port),
        PUBLIC_PORT: String(balancers.front.port),
        DATA_DIR: join(folder, `shell-${index}`),
        RELEASES_DIR: join(folder, `shell-${index}`, 'releases'),
        GATEWAY_ORIGIN: `http://127.0.0.1:${balancers.back.port}`,
        SHELL_SECRETS: shellSecrets,
        TRUSTED_HOPS: 'loopback',
        OPERATOR_PASSWORD: operatorPassword,
        // Four servers and their render processes share two cores.
        RENDER_BUDGET_MS: '5000',
      },
    }),
  );
  return { gateways, shells };
};

/** Starts everything; the releases are those of the tested shop. The folder keeps the logs of a run. */
export const startFleet = async (name: string): Promise<Fleet> => {
  const folder = join(rootDir, '.cache', 'fleet', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = await createShopStores(join(folder, 'source'));
  const [postgres, objects] = await Promise.all([startTestPostgres(), startObjectServer('releases')]);
  objects.now = Date.now();
  const storeEnv = {
    RELEASES: 's3://releases/shop',
    S3_ENDPOINT: objects.endpoint,
    S3_ACCESS_KEY_ID: objectServerKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectServerKeys.secretAccessKey,
    CHANNELS: postgres.url,
    RELEASE_TRUST: join(source.folder, 'keys', 'trust.json'),
  };
  const stores = openStores({ ...storeEnv, DATA_DIR: join(folder, 'pipeline') }, rootDir);
  const publish = async (remote: string, version: string): Promise<void> =>
    void (await stores.releases.publish({ name: remote, version }, source.release(remote, version).folder));
  const promote = createPromote(stores.channels, source);
  const live = source.live();
  await Promise.all(Object.entries(live).map(([remote, version]) => publish(remote, version)));
  await promote(Object.fromEntries(Object.entries(live).map(([remote, version]) => [remote, { version }])));

  const ports = {
    shells: await Promise.all(positions.map(freePort)),
    gateways: await Promise.all(positions.map(freePort)),
  };
  const front = await startBalancer({ servers: ports.shells, readyPath: '/_shell/ready', mark: 'x-shell' });
  const back = await startBalancer({
    servers: ports.gateways,
    readyPath: '/api/health/ready',
    mark: 'x-gateway',
  });
  const place = { folder, databaseUrl: postgres.url, ports, balancers: { front, back }, storeEnv };
  const { gateways, shells } = createServers(place);
  const stop = async (): Promise<void> => {
    await Promise.all([...shells, ...gateways].map((server) => server.kill()));
    await Promise.all([front.close(), back.close(), objects.close()]);
    await postgres.stop();
    for (const part of ['source', 'shell-0', 'shell-1'])
      rmSync(join(folder, part), { recursive: true, force: true });
  };
  try {
    for (const gateway of gateways) gateway.start();
    await back.untilReady(positions);
    for (const shell of shells) shell.start();
    await front.untilReady(positions);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    port: front.port,
    databaseUrl: postgres.url,
    mailFolders: positions.map((index) => join(folder, `gateway-${index}`, 'mails')),
    shells,
    gateways,
    front,
    back,
    source,
    publish,
    promote,
    asOperator: (gateway, command, body = '') =>
      askAdmin(join(folder, `gateway-${gateway}`, 'admin.sock'), command, body),
    stop,
  };
};
