import { join } from 'node:path';
import { buildAll, builtPackages } from '../release/build-all';
import { promote } from '../release/channel';
import { rootDir } from '../webpack/build-context';
import { freePortOr } from './ports';
import { startServices, type Services } from './services';

export interface RunningShop {
  readonly env: NodeJS.ProcessEnv;
  readonly channelFile: string;
}

const addresses = (shellPort: number, gatewayPort: number, dataDir: string): string => `
  French site    http://fr.localhost:${shellPort}/   (http://localhost:${shellPort}/ is the same)
  Spanish site   http://es.localhost:${shellPort}/
  Italian site   http://it.localhost:${shellPort}/
  Dutch site     http://nl.localhost:${shellPort}/nl/
  Belgian site   http://be.localhost:${shellPort}/nl/ and /fr/
  Calls          http://127.0.0.1:${gatewayPort}/api/docs
  Status         http://localhost:${shellPort}/_shell/status
  Mails          ${join(dataDir, 'gateway', 'mails')}

Stop with Ctrl+C.`;

/** Builds what changed, starts both servers and says where the shop is. Ends the process on a signal. */
export const startShop = async (say: (text: string) => void): Promise<RunningShop> => {
  const began = performance.now();
  const dataDir = process.env['DATA_DIR'] ?? join(rootDir, '.data');
  const shellPort = Number(process.env['SHELL_PORT'] ?? 8080);
  const gatewayPort = Number(process.env['GATEWAY_PORT'] ?? 8081);
  await freePortOr(shellPort, 'SHELL_PORT');
  await freePortOr(gatewayPort, 'GATEWAY_PORT');
  const channelFile = process.env['CHANNEL_FILE'] ?? join(dataDir, 'channels', 'production.json');
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(dataDir, 'releases'),
    CHANNEL_FILE: channelFile,
  };
  const versions = await buildAll(
    builtPackages,
    (name, { built, seconds }) => built && say(`  built ${name} in ${seconds.toFixed(1)} s`),
    env,
  );
  promote(channelFile, versions);

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
    say,
    onEnd: (name, code) => {
      process.stderr.write(`The ${name} ended (exit ${code}); the rest is stopped.\n`);
      stop(1);
    },
  });
  say(`\nDétour is open (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  say(addresses(shellPort, gatewayPort, dataDir));
  return { env, channelFile };
};
