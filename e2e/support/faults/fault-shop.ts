import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@detour/shared-releases/testing';
import { createShopStores, type ReleaseUnderTest, type ShopStores } from '../releases/shop-stores';
import { ports, rootDir } from '../shop';

/** Operator password of every shop that a test starts. */
export const operatorPassword = 'a password for tests';

export interface FaultShop {
  /** Origin of the French site of this shop. */
  readonly origin: string;
  readonly stores: ShopStores;
  /** The server's log so far. */
  log(): string;
  stop(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A separate shell server over a copy of the releases with built-in faults, with the shared gateway. */
export const startFaultShop = async (
  name: string,
  sabotage: (release: (remote: string) => ReleaseUnderTest) => void,
  prepare: (stores: ShopStores) => Promise<void> = () => Promise.resolve(),
): Promise<FaultShop> => {
  // Two workers may start shops of one name at the same time.
  const folder = join(rootDir, '.cache', 'faults', `${name}-${process.pid}`);
  const stores = await createShopStores(folder);
  sabotage((remote) => stores.release(remote));
  await prepare(stores);
  return serveStores(name, stores);
};

/** A shell server over stores made by a test. `settings` override those of its port. */
export const serveStores = async (
  name: string,
  stores: ShopStores,
  settings: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<FaultShop> => {
  const { folder } = stores;
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'shell/server/server.ts'], {
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHELL_PORT: String(port),
      DATA_DIR: folder,
      OPERATOR_PASSWORD: operatorPassword,
      GATEWAY_ORIGIN: `http://127.0.0.1:${ports.gateway}`,
      LOG_LEVEL: 'warn',
      // All visitors of a test share one address.
      RATE_OBSERVATIONS: '10000',
      CANARY_PER_ADDRESS: '0',
      ...settings(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stdout.on('data', (text) => (log += String(text)));
  let lastWords = '';
  server.stderr.on('data', (text) => (lastWords = `${lastWords}${String(text)}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isUp = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/_shell/health`).catch(() => null))?.ok ?? false;
  for (let round = 0; !(await isUp()); round += 1) {
    if (server.exitCode !== null)
      throw new Error(`The shell server of "${name}" exited at start: ${lastWords}`);
    if (round === 450) throw new Error(`The shell server of "${name}" did not start on port ${port}.`);
    await pause(100);
  }
  return {
    origin: `http://fr.localhost:${port}`,
    stores,
    log: () => log,
    async stop() {
      server.kill('SIGTERM');
      await Promise.race([ended, pause(5000)]);
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A shell server over the releases of the shop, with other settings, for instance flags. */
export const serveWithSettings = async (
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<FaultShop> => {
  const folder = join(rootDir, '.cache', 'faults', `${name}-${process.pid}`);
  return serveStores(name, await createShopStores(folder), () => settings);
};

/** The same address in the shop of a test. */
export const addressIn = (shop: Pick<FaultShop, 'origin'>, address: string): string => {
  const url = new URL(address);
  url.port = new URL(shop.origin).port;
  return url.href;
};
