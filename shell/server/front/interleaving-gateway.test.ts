/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { attack } from './testing/attacks.fixture';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

/** As many hostile requests as honest ones, which cover each kind. */
const ofEach = process.env['PROOF'] ? 250 : 50;

interface Kind {
  readonly method: 'GET' | 'POST';
  readonly path: (id: string) => string;
  readonly body?: (id: string) => string;
  /**
   * Metrics label under which the gateway counts the request, and a check that the response contains nothing of other requests.
   */
  readonly counted: string;
  readonly says: (id: string) => string;
}

const check = '/api/front/purchase/promotion-codes/check';

/** Requests whose content the real gateway repeats: the id, the name of an unknown criterion or member. */
const kinds: readonly Kind[] = [
  {
    method: 'GET',
    path: (id) => `/api/${id}`,
    counted: 'method="GET",route="none",status="404"',
    says: (id) => `urn:request:${id}`,
  },
  {
    method: 'GET',
    path: (id) => `/api/flags?${id}=1`,
    counted: 'method="GET",route="/api/flags",status="400"',
    says: (id) => `: ${id}"`,
  },
  {
    method: 'POST',
    path: () => check,
    body: (id) => JSON.stringify({ [id]: 'x'.repeat(10 + (Number(id.slice(6)) % 50) * 300) }),
    counted: `method="POST",route="${check}",status="400"`,
    says: (id) => `: ${id}"`,
  },
  {
    method: 'GET',
    path: () => '/api/contact/settings?locale=fr_FR',
    counted: 'method="GET",route="/api/contact/settings",status="200"',
    says: () => '{',
  },
];

interface Visit {
  readonly id: string;
  readonly kind: Kind;
  readonly answeredId: string;
  readonly body: string;
}

let folder: string;
let gateway: GatewayProcess;
let app: FastifyInstance;
let port: number;

const wide = { RATE_READS: '1000000', RATE_PURCHASES: '1000000', RATE_REPORTS: '1000000' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-between-'));
  gateway = await startGatewayProcess(folder, { LOG_LEVEL: 'silent', ...wide });
  app = await createTestShell(folder, { GATEWAY_ORIGIN: `http://127.0.0.1:${gateway.port}` });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
}, 120_000);

afterAll(async () => {
  app?.server.closeAllConnections();
  await app?.close();
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (agent: Agent, id: string, kind: Kind): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const body = kind.body?.(id);
    const call = httpRequest(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: kind.path(id),
        method: kind.method,
        headers: {
          host: 'fr.localhost',
          'x-request-id': id,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({ id, kind, body: text, answeredId: String(answer.headers['x-request-id']) }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

/** Returns the number of requests at the gateway by method, route and status, from its own metrics. */
const countedBy = async (): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${gateway.port}/api/metrics`)).text();
  const lines = text.matchAll(/^gateway_request_seconds_count\{(.+)\} (\d+)$/gm);
  return new Map([...lines].map(([, labels = '', count]) => [labels, Number(count)]));
};

const visitAll = async (): Promise<readonly Visit[]> => {
  const total = 2 * ofEach * kinds.length;
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const visits: Visit[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < total; index = next++) {
      const kind = kinds[((index - 1) / 2) % kinds.length];
      if (kind) visits.push(await visit(agent, `visit-${10_000 + index}`, kind));
      else await attack(port, index / 2);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  agent.destroy();
  return visits;
};

describe('the shell server in front of the real gateway', () => {
  it('gives each visitor the correct response among as many hostile requests, and the gateway counts only honest ones', async () => {
    const before = await countedBy();
    const visits = await visitAll();
    const after = await countedBy();
    expect(visits).toHaveLength(ofEach * kinds.length);
    const wrong = visits.filter(
      ({ id, kind, answeredId, body }) => answeredId !== id || !body.includes(kind.says(id)),
    );
    expect(wrong).toEqual([]);
    const grown = [...after].map(([labels, count]) => [labels, count - (before.get(labels) ?? 0)] as const);
    // Matches the shell server's own requests for its frame and for experiments, and the requests that read these counters.
    const own =
      /route="\/(?:api\/(?:cms|front\/(?!purchase)|marketing|metrics|health|flags",status="200")|content)/;
    const foreign = grown.filter(([labels, count]) => count > 0 && !own.test(labels));
    expect(new Map(foreign)).toEqual(new Map(kinds.map(({ counted }) => [counted, ofEach])));
  });
});
