import { join, resolve } from 'node:path';
import { openStores } from '@detour/shared-releases/stores';
import { buildAll, builtPackages } from '../release/build/build-all';
import { rootDir } from '../webpack/build-context';
import { goLive } from './go-live';
import { freePortOr } from './ports';
import { startServices, type Services } from './services';

export interface RunningShop {
  /** Builds and promotes changes. Calls `onBuilt` for each built package. */
  refresh(onBuilt: (name: string, seconds: number) => void): Promise<void>;
}

export interface StartOptions {
  /** Further settings of both servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serves the existing channel once available. */
  readonly asPromoted?: boolean;
  /** Origin of a gateway that runs already. */
  readonly gateway?: string | null;
  /** Awaited in parallel with the servers, before the shop is announced. */
  readonly ready?: Promise<unknown>;
}

interface Place {
  readonly shellPort: number;
  readonly gatewayPort: number;
  readonly dataDir: string;
}

const addresses = ({ shellPort, gatewayPort, dataDir }: Place, passwordPlace: string): string => `
  French site    http://fr.localhost:${shellPort}/   (http://localhost:${shellPort}/ is the same)
  Spanish site   http://es.localhost:${shellPort}/
  Italian site   http://it.localhost:${shellPort}/
  Dutch site     http://nl.localhost:${shellPort}/nl/
  Belgian site   http://be.localhost:${shellPort}/nl/ and /fr/
  Calls          http://127.0.0.1:${gatewayPort}/api/docs
  Status         http://localhost:${shellPort}/_shell/status   (password in ${passwordPlace})
  Preview        http://localhost:${shellPort}/_shell/releases   (chosen releases in this browser; the same password)
  Mails          ${join(dataDir, 'gateway', 'mails')}

Stop with Ctrl+C.`;

/** With its own trust document the operator signs and promotes, so the channel is served as it is. */
export const createRefresh = (env: NodeJS.ProcessEnv): RunningShop['refresh'] => {
  const stores = openStores(env, rootDir);
  if (!stores.settings.developmentKeys) return () => Promise.resolve();
  const channel = env['CHANNEL'] || 'production';
  const buildsDir = process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');
  return async (onBuilt) => {
    const versions = await buildAll(
      builtPackages,
      (name, { built, seconds }) => built && onBuilt(name, seconds),
      env,
    );
    await goLive(stores, { versions, channel, buildsDir, by: 'npm start' });
  };
};

const hasChannel = async (env: NodeJS.ProcessEnv): Promise<boolean> =>
  (await openStores(env, rootDir).channels.latest(env['CHANNEL'] || 'production')) > 0;

/** Builds changes, starts both servers and prints the shop's URL. Exits on a signal. */
export const startShop = async (
  say: (text: string) => void,
  options: StartOptions = {},
): Promise<RunningShop> => {
  const began = performance.now();
  const dataDir = resolve(rootDir, process.env['DATA_DIR'] || '.data');
  const shellPort = Number(process.env['SHELL_PORT'] ?? 8080);
  const gatewayPort = Number(process.env['GATEWAY_PORT'] ?? 8081);
  await freePortOr(shellPort, 'SHELL_PORT');
  if (!options.gateway) await freePortOr(gatewayPort, 'GATEWAY_PORT');
  const env = { ...process.env, ...options.env, DATA_DIR: dataDir };
  const refresh = createRefresh(env);
  const isServed = options.asPromoted === true && (await hasChannel(env));
  if (!isServed) await refresh((name, seconds) => say(`  built ${name} in ${seconds.toFixed(1)} s`));

  let services: Services | null = null;
  const stop = (code: number): void => {
    void (services?.stop() ?? Promise.resolve()).then(() => process.exit(code));
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  services = await startServices({
    env,
    shellPort,
    gatewayPort,
    gateway: options.gateway ?? null,
    say,
    onEnd: (name, code) => {
      process.stderr.write(`The ${name} ended (exit ${code}); the rest is stopped.\n`);
      stop(1);
    },
  });
  await options.ready;
  say(`\nDétour is open (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  const passwordPlace = process.env['OPERATOR_PASSWORD']
    ? 'OPERATOR_PASSWORD'
    : join(dataDir, 'operator-password');
  say(addresses({ shellPort, gatewayPort, dataDir }, passwordPlace));
  return { refresh };
};
