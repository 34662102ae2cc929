import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

export interface Services {
  stop(): Promise<void>;
  readonly gatewayOrigin: string;
  readonly shellOrigin: string;
}

interface ServiceOptions {
  readonly env: NodeJS.ProcessEnv & { readonly DATA_DIR: string };
  readonly shellPort: number;
  readonly gatewayPort: number;
  /** Origin of a running gateway, or one that `openGateway` started. Without it, one is started. */
  readonly gateway?: string | OwnGateway | null;
  say(text: string): void;
  onEnd(name: string, code: number | null): void;
}

/** A gateway of this shop, which may still be starting. */
export interface OwnGateway {
  readonly origin: string;
  readonly child: Child;
  /** Resolves when the catalogue is complete. Rejects with the gateway's last message when it ends before. */
  readonly ready: Promise<void>;
}

interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly logFile: string;
}

const launch = (
  name: string,
  file: string,
  env: NodeJS.ProcessEnv & { readonly DATA_DIR: string },
): Child => {
  const logs = join(env.DATA_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `${name}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: rootDir,
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return { name, process: child, logFile };
};

/** Last plain line of a log: a server's last message before exiting. */
const lastWords = (file: string): string => {
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  return lines.slice(-12).join('\n');
};

/** Why a server ended: its own message, where it wrote one. */
const endingOf = ({ name, logFile }: Child): string =>
  lastWords(logFile) || `The ${name} ended without a message.`;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Polls until the address returns 200, and reports its responses. Without a child process the server is external and may be
 * unavailable.
 */
const waitFor = async (url: string, child: Child | null, onWait: (body: unknown) => void): Promise<void> => {
  for (;;) {
    if (child && hasEnded(child.process)) throw new Error(endingOf(child));
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    onWait(answer ? await answer.json().catch(() => null) : null);
    await pause(100);
  }
};

const progressOf = (body: unknown): string | null => {
  const { status, seeding } = (body ?? {}) as { status?: string; seeding?: number };
  return status === 'starting' && seeding !== undefined && seeding < 1
    ? `  seeding the demonstration catalogue: ${Math.floor(seeding * 10) * 10} %`
    : null;
};

/** Public origins of the sites, as the visitor's browser knows them. */
export const originsOf = (shellPort: number): string =>
  ['fr', 'es', 'it', 'nl', 'be'].map((site) => `${site}=http://${site}.localhost:${shellPort}`).join(',');

type ServiceEnv = ServiceOptions['env'];

const launchGateway = (env: ServiceEnv, port: number): Child =>
  launch('gateway', 'gateway/src/server.ts', {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    // The environment's setting is for the shell; the gateway never sees those balancers.
    TRUSTED_HOPS: 'loopback',
    // Both run on this machine and use HTTP.
    GATEWAY_TLS_CERT: '',
    GATEWAY_TLS_KEY: '',
    DATA_DIR: join(env.DATA_DIR, 'gateway'),
  });

const readinessOf = (gatewayOrigin: string): string => `${gatewayOrigin}/api/health/ready`;

/** Gives them eight seconds to finish. */
const end = async (children: readonly Child[]): Promise<void> => {
  const running = children.map(({ process: child }) => child).filter((child) => !hasEnded(child));
  for (const child of running) child.kill('SIGTERM');
  await Promise.race([
    Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))),
    pause(8000),
  ]);
  for (const child of running) if (!hasEnded(child)) child.kill('SIGKILL');
};

/** A standalone gateway, ready to serve requests. */
export const startGatewayAlone = async (
  env: ServiceEnv,
  port: number,
): Promise<Pick<Services, 'stop' | 'gatewayOrigin'>> => {
  const gatewayOrigin = `http://127.0.0.1:${port}`;
  const child = launchGateway(env, port);
  const stop = (): Promise<void> => end([child]);
  try {
    await waitFor(readinessOf(gatewayOrigin), child, () => undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, gatewayOrigin };
};

/** Starts a gateway for the sites of a shell's port, and reports its progress. */
export const openGateway = ({
  env,
  shellPort,
  gatewayPort,
  say,
}: Pick<ServiceOptions, 'env' | 'shellPort' | 'gatewayPort' | 'say'>): OwnGateway => {
  const origin = `http://127.0.0.1:${gatewayPort}`;
  const child = launchGateway(
    { ...env, SHOP_ORIGINS: env['SHOP_ORIGINS'] ?? originsOf(shellPort) },
    gatewayPort,
  );
  let shown = '';
  const ready = waitFor(readinessOf(origin), child, (body) => {
    const line = progressOf(body);
    if (line && line !== shown) say((shown = line));
  });
  // Its users await it; until then a rejection has no other listener.
  ready.catch(() => {});
  return { origin, child, ready };
};

/** Ends a gateway that no shop has taken over. */
export const closeGateway = ({ child }: OwnGateway): Promise<void> => end([child]);

/**
 * Resolves with the result of some work beside a starting gateway. Rejects as soon as that gateway ends, because there is no shop
 * without it.
 */
export const besideGateway = async <T>({ child, ready }: OwnGateway, work: Promise<T>): Promise<T> => {
  const broken = ready.then(
    () =>
      new Promise<never>((_, reject) => {
        const tell = (): void => reject(new Error(endingOf(child)));
        if (hasEnded(child.process)) tell();
        else child.process.once('exit', tell);
      }),
  );
  return Promise.race([work, broken]);
};

interface OpenServices extends Services {
  /** Resolves when both serve. Rejects with the last message of a server that ended before. */
  readonly ready: Promise<void>;
}

/** Gateway and shell server as two processes. Logs are in the data folder. */
export const openServices = (options: ServiceOptions): OpenServices => {
  const { env, shellPort, onEnd } = options;
  const given = options.gateway ?? openGateway(options);
  const own = typeof given === 'string' ? null : given;
  const gatewayOrigin = typeof given === 'string' ? given : given.origin;
  const shellOrigin = `http://127.0.0.1:${shellPort}`;
  const shell = launch('shell server', 'shell/server/server.ts', {
    ...env,
    SHELL_PORT: String(shellPort),
    GATEWAY_ORIGIN: gatewayOrigin,
  });
  const children = [...(own ? [own.child] : []), shell];
  let started = false;
  let stopping = false;
  for (const { name, process: child } of children)
    child.on('exit', (code) => !stopping && started && onEnd(name, code));
  const open = async (): Promise<void> => {
    await (own?.ready ?? waitFor(readinessOf(gatewayOrigin), null, () => undefined));
    await waitFor(`${shellOrigin}/_shell/health`, shell, () => undefined);
    started = true;
  };
  const stop = (): Promise<void> => {
    stopping = true;
    return end(children);
  };
  return { stop, gatewayOrigin, shellOrigin, ready: open() };
};

/** Opened services once they serve. */
export const startServices = async (options: ServiceOptions): Promise<Services> => {
  const { ready, ...services } = openServices(options);
  try {
    await ready;
  } catch (error) {
    await services.stop();
    throw error;
  }
  return services;
};
