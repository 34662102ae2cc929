import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openStores } from '@detour/shared-releases/stores';
import { buildAll, builtPackages } from '../release/build/build-all';
import { rootDir } from '../webpack/build-context';
import { goLive } from './go-live';
import { freePortOr } from './ports';
import { warmPages } from './warm-pages';
import { besideGateway, closeGateway, openGateway, openServices } from './services';

export interface RunningShop {
  /** Builds and promotes changes. Calls `onBuilt` for each built package. */
  refresh(onBuilt: (name: string, seconds: number) => void): Promise<void>;
}

export interface StartOptions {
  /** Further settings of both servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serves the existing channel without waiting for builds. */
  readonly asPromoted?: boolean;
  /** Origin of a running gateway. */
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
    // The first builds of a clone leave webpack's cache to later ones, which are few.
    const buildEnv = existsSync(buildsDir) ? env : { BUILD_CACHE: 'read', ...env };
    const versions = await buildAll(
      builtPackages,
      (name, { built, seconds }) => built && onBuilt(name, seconds),
      buildEnv,
    );
    await goLive(stores, { versions, channel, buildsDir, by: 'npm start' });
  };
};

const hasChannel = async (env: NodeJS.ProcessEnv): Promise<boolean> =>
  (await openStores(env, rootDir).channels.latest(env['CHANNEL'] || 'production')) > 0;

/** What a signal or an error must end. */
interface Ending {
  /** Set before the servers are stopped, so that their end is not reported as a failure. */
  begun: boolean;
  close: () => Promise<void>;
}

const exitOnSignals = (ending: Ending): ((code: number) => void) => {
  const stop = (code: number): void => {
    if (ending.begun) return;
    ending.begun = true;
    void ending.close().then(() => process.exit(code));
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  return stop;
};

const never = new Promise<never>(() => {});

/** Awaits one step of the start. A failure first stops what runs. Never settles once the shop is ending. */
const step = async (work: Promise<void>, ending: Ending): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (ending.begun) return never;
    ending.begun = true;
    await ending.close();
    throw error;
  }
  if (ending.begun) return never;
};

/**
 * Starts the gateway, builds changes while it seeds, then starts the shell server and prints the shop's URL. Exits on a signal.
 */
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

  const place = { env, shellPort, gatewayPort, say };
  const gateway = options.gateway ? null : openGateway(place);
  const ending: Ending = {
    begun: false,
    close: () => (gateway ? closeGateway(gateway) : Promise.resolve()),
  };
  const stop = exitOnSignals(ending);
  if (!isServed) {
    const build = refresh((name, seconds) => say(`  built ${name} in ${seconds.toFixed(1)} s`));
    await step(gateway ? besideGateway(gateway, build) : build, ending);
  }
  const services = openServices({
    ...place,
    gateway: gateway ?? options.gateway ?? null,
    onEnd: (name, code) => {
      process.stderr.write(`The ${name} ended (exit ${code}); the rest is stopped.\n`);
      stop(1);
    },
  });
  ending.close = services.stop;
  await step(services.ready, ending);
  await Promise.all([step(warmPages(shellPort), ending), options.ready]);
  say(`\nDétour is open (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  const passwordPlace = process.env['OPERATOR_PASSWORD']
    ? 'OPERATOR_PASSWORD'
    : join(dataDir, 'operator-password');
  say(addresses({ shellPort, gatewayPort, dataDir }, passwordPlace));
  return { refresh };
};
