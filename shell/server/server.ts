import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTracing } from '@detour/shared-contracts/tracing';
import { openStores } from '@detour/shared-releases/stores';
import { createShellApp } from './app';
import { ConfigError, readConfig, type ShellConfig } from './settings/config';
import { createGatewayLink, type GatewayLink } from './http/proxy/gateway-link';
import { readSecrets } from './settings/secrets';
import { comparePaymentKey } from './settings/payment-key';

const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const fail = (error: NodeJS.ErrnoException): void => {
  const text =
    error.code === 'EADDRINUSE'
      ? `Port ${process.env['SHELL_PORT'] ?? 8080} is taken. Stop what listens there, or set SHELL_PORT to another one.`
      : error instanceof ConfigError
        ? `Settings: ${error.message}`
        : error.name === 'ChannelError'
          ? `Channel: ${error.message}`
          : (error.stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** Retry interval (ms) for an unavailable gateway. */
const again = 5000;

const compareOnce = async (gateway: GatewayLink, key: ShellConfig['stripeKey']) => {
  try {
    return await comparePaymentKey(gateway, key);
  } finally {
    await gateway.close();
  }
};

/** Throws when this server's payment key differs from the gateway's, also later if the gateway was unavailable at first. */
const checkPaymentKey = async (config: ShellConfig): Promise<void> => {
  const { gatewayOrigin: origin, gatewayCa: ca, stripeKey } = config;
  const gateway = createGatewayLink({ origin, ca });
  const state = await compareOnce(gateway, stripeKey);
  if (state === 'same') return;
  if (state !== 'unknown') throw new ConfigError(state.refusal);
  setTimeout(() => void checkPaymentKey(config).catch(fail), again).unref();
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env, rootDir);
  const tracing = await openTracing({
    endpoint: config.traceEndpoint,
    share: config.traceShare,
    service: 'detour-shell',
    key: readSecrets(config).signingSecret[0].bytes,
    // Anybody can call this server.
    trustsCallers: false,
  });
  const app = createShellApp(config, openStores(process.env, rootDir), tracing);
  if (config.plainConnections.length > 0)
    app.log.warn(
      { plain: config.plainConnections },
      'connections without TLS, declared private by PRIVATE_NETWORK',
    );
  const stop = async (signal: string): Promise<void> => {
    app.log.info({ signal }, 'stopping');
    await app.drain();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  await checkPaymentKey(config);
  await app.listen({ host: config.host, port: config.port });
  process.send?.({ kind: 'ready' });
};

start().catch(fail);
