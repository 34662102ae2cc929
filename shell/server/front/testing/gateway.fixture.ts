import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createGatewayLink, type GatewayLink } from '../../http/proxy/gateway-link';

export interface GatewayProcess {
  readonly port: number;
  /** All log output so far. */
  log(): string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const rootDir = join(__dirname, '..', '..', '..', '..');

const isReady = async (link: GatewayLink): Promise<boolean> =>
  (await link.fetch('/api/health/ready').catch(() => null))?.ok ?? false;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()));

/**
 * Starts the real gateway as a separate process without a catalogue, because the shell must not import it. Uses TLS when `ca` is
 * given. Resolves once it responds.
 */
export const startGatewayProcess = async (
  folder: string,
  env: Readonly<Record<string, string>>,
  ca: string | null = null,
): Promise<GatewayProcess> => {
  const port = await freePort();
  const link = createGatewayLink({ origin: `${ca === null ? 'http' : 'https'}://127.0.0.1:${port}`, ca });
  const logFile = join(folder, 'gateway.log');
  const output = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/src/server.ts'], {
    cwd: rootDir,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: join(folder, 'gateway'),
      CATALOGUE_SIZE: 'none',
      ENCODE_AHEAD: 'off',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const log = (): string => readFileSync(logFile, 'utf8');
  while (!(await isReady(link))) {
    if (child.exitCode !== null) throw new Error(`The gateway ended at once: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await link.close();
  return {
    port,
    log,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
};
