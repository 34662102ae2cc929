import { join } from 'node:path';
import { buildAll, builtPackages } from '../release/build-all';
import { promote } from '../release/channel';
import { rootDir } from '../webpack/build-context';
import { freePortOr } from './ports';
import { startServices, type Services } from './services';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const start = async (): Promise<void> => {
  const began = performance.now();
  const dataDir = process.env['DATA_DIR'] ?? join(rootDir, '.data');
  const shellPort = Number(process.env['SHELL_PORT'] ?? 8080);
  const gatewayPort = Number(process.env['GATEWAY_PORT'] ?? 8081);
  await freePortOr(shellPort, 'SHELL_PORT');
  await freePortOr(gatewayPort, 'GATEWAY_PORT');

  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(dataDir, 'releases'),
    CHANNEL_FILE: process.env['CHANNEL_FILE'] ?? join(dataDir, 'channels', 'production.json'),
  };
  const versions = await buildAll(
    builtPackages,
    (name, { built, seconds }) => built && say(`  built ${name} in ${seconds.toFixed(1)} s`),
    env,
  );
  promote(env.CHANNEL_FILE, versions);

  let services: Services | null = null;
  const stop = (): void => {
    void (services?.stop() ?? Promise.resolve()).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  services = await startServices({
    env,
    shellPort,
    gatewayPort,
    say,
    onEnd: (name, code) => {
      process.stderr.write(`The ${name} ended (exit ${code}); the rest is stopped.\n`);
      void services?.stop().then(() => process.exit(1));
    },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`
Détour is open (${seconds} s).

  French site    http://fr.localhost:${shellPort}/   (http://localhost:${shellPort}/ is the same)
  Spanish site   http://es.localhost:${shellPort}/
  Italian site   http://it.localhost:${shellPort}/
  Dutch site     http://nl.localhost:${shellPort}/nl/
  Belgian site   http://be.localhost:${shellPort}/
  Calls          http://127.0.0.1:${gatewayPort}/api/docs
  Status         http://localhost:${shellPort}/_shell/status
  Mails          ${join(dataDir, 'gateway', 'mails')}

Stop with Ctrl+C.`);
};

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
