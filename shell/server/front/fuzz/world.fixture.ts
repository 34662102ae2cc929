import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bodyHashHeader, bodyHashOf, signTeamRequest, teamHeader } from '@detour/shared-releases/team';
import { createTestKeys } from '@detour/shared-releases/testing';
import type { SigningKey } from '@detour/shared-releases/trust';
import { createTestShell } from '../testing/shop.fixture';
import { ask } from './ask.fixture';
import type { Credentials } from './hostile-requests.fixture';

/** A shell server behind TLS with the most detailed logging, in front of a fake gateway. */
export interface FuzzWorld {
  readonly port: number;
  readonly credentials: Credentials;
  /** Folders that no response may contain. */
  readonly folders: readonly string[];
  /** `GET /_shell/health`: the routes registered by the server. */
  readonly routes: ReadonlySet<string>;
  /** Requests by route, from the server's own metrics. */
  readonly counts: ReadonlyMap<string, number>;
  /** Log lines since the last call. */
  takeLog(): readonly string[];
  close(): Promise<void>;
}

const password = 'open sesame';
const careCookie = '__Host-care=goodcaresessionqq';

const answerAsGateway = (): Server =>
  createServer((request, response) => {
    request.resume();
    const { url = '', headers } = request;
    const isCare = headers.cookie?.includes('care=goodcaresessionqq') ?? false;
    if (url === '/api/care/session' && isCare)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"email":"a@b.example"}');
    if (url.startsWith('/images/brand/'))
      return void response
        .writeHead(200, { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
        .end('png');
    // The fake gateway sends no security headers, so the shell's own must be sufficient.
    const status = url === '/api/care/session' ? 401 : url.startsWith('/api/odd') ? 404 : 200;
    const type = status === 404 ? 'text/plain; charset=utf-8' : 'application/json';
    response.writeHead(status, { 'content-type': type }).end(status === 404 ? 'no JSON' : '{}');
  });

const readLog = (app: FastifyInstance): string[] => {
  const lines: string[] = [];
  const log = app.log as unknown as Record<symbol, { write(line: string): boolean }>;
  for (const key of [Object.getPrototypeOf(log) as object, log].flatMap(Object.getOwnPropertySymbols))
    if (String(key) === 'Symbol(pino.stream)') log[key] = { write: (line) => Boolean(lines.push(line)) };
  return lines;
};

/** Routes of plugins are registered after the application's own. */
const watchRoutes = (app: FastifyInstance): { routes: Set<string>; counts: Map<string, number> } => {
  const routes = new Set<string>();
  const counts = new Map<string, number>();
  // Each line adds to its parent line. Only `*` stands for a full path without its slash.
  const printed = app.printRoutes({ commonPrefix: false }).matchAll(/^([│ ]*)[├└]── (\S+) \((.+)\)$/gm);
  const above: string[] = [];
  for (const [, indent = '', path = '', methods = ''] of printed) {
    const depth = indent.length / 4;
    above[depth] = path === '*' ? '/*' : path;
    for (const method of methods.split(', ')) routes.add(`${method} ${above.slice(0, depth + 1).join('')}`);
  }
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    // The printed tree leaves out the last folder before `*`.
    const route = `${method} ${routeOptions.url?.replace('/files/*', '/*') ?? 'none'}`;
    counts.set(route, (counts.get(route) ?? 0) + 1);
  });
  return { routes, counts };
};

const signWith =
  (key: SigningKey): Credentials['sign'] =>
  (request, body) => {
    const bodyHash = bodyHashOf(body ?? '');
    const signature = signTeamRequest(key, { ...request, bodyHash }, Date.now());
    return [
      [bodyHashHeader, bodyHash],
      [teamHeader, signature],
    ];
  };

const authorization = `Basic ${Buffer.from(`camille:${password}`).toString('base64')}`;

/** A signed cookie of a team member's preview. */
const choosePreview = async (port: number): Promise<string> => {
  const body = 'remote-search=1&why=a+test';
  const head = [
    'POST /_shell/releases HTTP/1.1',
    'host: fr.localhost',
    'origin: https://fr.localhost',
    'connection: close',

    `authorization: ${authorization}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
  ].join('\r\n');
  const answer = await ask(port, Buffer.from(`${head}\r\n\r\n${body}`));
  const cookie = typeof answer === 'string' ? undefined : answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`The preview was rejected: ${JSON.stringify(answer)}`);
  return cookie;
};

/** Raises limits that would stop the fuzzer early. Incomplete requests still time out soon. */
const settings = {
  SECURE: '1',
  LOG_LEVEL: 'trace',
  OPERATOR_PASSWORD: password,
  TRUSTED_HOPS: '127.0.0.1',
  RATE_OBSERVATIONS: '1000000',
  HEAD_MS: '1500',
  REQUEST_MS: '1500',
  IDLE_MS: '3000',
};

export const openFuzzWorld = async (): Promise<FuzzWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-shell-fuzz-'));
  const gateway = answerAsGateway();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port: gatewayPort } = gateway.address() as AddressInfo;
  const keys = createTestKeys();
  const env = { ...settings, GATEWAY_ORIGIN: `http://127.0.0.1:${gatewayPort}` };
  const app = await createTestShell(folder, env, undefined, keys);
  const lines = readLog(app);
  const watched = watchRoutes(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    ...watched,
    credentials: {
      authorization,
      care: careCookie,
      preview: await choosePreview(port),
      sign: signWith(keys.search),
    },
    folders: [folder, process.cwd(), tmpdir()],
    takeLog: () => lines.splice(0),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
