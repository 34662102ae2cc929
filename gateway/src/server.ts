import { pino } from 'pino';
import { ensureCatalogue } from './seed/ensure-catalogue';
import { readConfig } from './settings/read-config';
import { type Config } from './settings/settings';
import { logOptions } from './http/server/log-options';
import { startGateway, type RunningGateway } from './start-gateway';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const toSentence = (error: NodeJS.ErrnoException, config: Config): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${config.port} on ${config.host} is taken: stop what uses it, or set PORT to another one.`
    : error.message;

const readSettings = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
};

const stopOnSignals = (gateway: RunningGateway): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
  }
  void gateway.died.then((sentence) => gateway.stop().then(() => fail(sentence)));
};

const config = readSettings();
const log = pino(logOptions(config.logLevel));

try {
  const gateway = await startGateway(config, log, ensureCatalogue);
  stopOnSignals(gateway);
  log.info({ address: gateway.address }, 'gateway listening');
} catch (error) {
  log.debug({ err: error }, 'gateway failed to start');
  fail(toSentence(error as NodeJS.ErrnoException, config));
}
