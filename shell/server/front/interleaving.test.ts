import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { attack } from './testing/attacks.fixture';
import { talk } from './testing/raw-client.fixture';
import { startRecordingGateway, type RecordingGateway } from './testing/recording-gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

const total = process.env['PROOF'] ? 2000 : 400;
const host = 'Host: fr.localhost\r\n';
interface Visit {
  readonly id: string;
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

const visit = (port: number, agent: Agent, index: number): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const id = `visit-${index}`;
    const body = index % 3 === 0 ? `${id}:`.repeat(1 + (index % 50) * 20) : '';
    const call = httpRequest(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: `/api/honest?id=${id}`,
        method: body === '' ? 'GET' : 'POST',
        headers: { host: 'fr.localhost', ...(body === '' ? {} : { 'content-length': body.length }) },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            id,
            body: text,
            status: answer.statusCode ?? 0,
            cookie: String(answer.headers['set-cookie']),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

let folder: string;
let gateway: RecordingGateway;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-door-'));
  gateway = await startRecordingGateway();
  app = await createTestShell(folder, { GATEWAY_ORIGIN: gateway.origin });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the shell server under attack', () => {
  it('gives each visitor the correct response among as many hostile requests, and forwards only complete requests', async () => {
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 24 });
    const visits: Promise<Visit>[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < total) {
        const index = (next += 1) - 1;
        if (index % 2 === 0) await attack(port, index / 2);
        else {
          visits.push(visit(port, agent, index));
          await visits.at(-1);
        }
      }
    };
    await Promise.all(Array.from({ length: 32 }, work));
    const answers = await Promise.all(visits);
    agent.destroy();
    expect(answers).toHaveLength(total / 2);
    const wrong = answers.filter(
      ({ id, status, body, cookie }) =>
        status !== 200 ||
        (JSON.parse(body) as { url: string }).url !== `/api/honest?id=${id}` ||
        !cookie.includes(encodeURIComponent(`id=${id};`).replace('%3B', '')),
    );
    expect(wrong).toEqual([]);
    const honest = gateway.seen.filter(({ url }) => url.startsWith('/api/honest'));
    expect(new Set(honest.map(({ url }) => url)).size).toBe(total / 2);
    expect(honest).toHaveLength(total / 2);
    for (const { url, method, body, headers } of honest)
      expect([method === 'POST', Number(headers['content-length'] ?? 0)]).toEqual([
        body.startsWith(`${url.split('=')[1] ?? ''}:`),
        body.length,
      ]);
    // No attack is a complete, well-formed request, so none reaches the gateway.
    expect(gateway.begun.filter((line) => !line.includes('/api/honest'))).toEqual([]);
    expect(gateway.malformed).toEqual([]);
    expect((await talk(port, `GET /api/honest?id=last HTTP/1.1\r\n${host}\r\n`, 1)).status).toBe(200);
  });
});
