import { createFixedClock } from '@detour/shared-contracts/base';
import { gatewayClientHeader } from '@detour/shared-contracts/platform';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { testKeyring } from '../../../test/test-keyring';
import { createApp } from '../../app';
import { readConfig } from '../../settings/read-config';
import type { Database } from '../../database/open-database';
import { clientHeaders } from './client-keys';
import { keyOfEntry } from '../../settings/keyring';

const key = (id: string, letter: string) => keyOfEntry({ id, key: letter.repeat(43) });
const [now, next, foreign] = [key('2026a', 'A'), key('2026b', 'B'), key('2026a', 'C')];
const second = 1000;

describe('a gateway with client keys', () => {
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    const list = [`2026a:${'A'.repeat(43)}`, `2026b:${'B'.repeat(43)}`].join(',');
    app = await createApp({
      config: readConfig({ GATEWAY_CLIENT_KEYS: list, OPERATOR_TOKEN: 't'.repeat(32) }),
      // No call of these tests reaches the database.
      db: {} as Database,
      // A demonstration clock, years from now: client keys use the machine's clock.
      clock: createFixedClock('2036-11-23T09:00:00Z'),
      secret: testKeyring,
      mail: { send: async () => {} },
      logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    });
    app.get('/probe', async (request) => ({ headers: request.headers }));
  }, 30_000);
  afterAll(() => app.close());

  const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers });

  it('serves callers with a valid key, and hides the proof from later hooks', async () => {
    for (const known of [now, next]) {
      const proof = clientHeaders([known]);
      const answer = await ask('/probe', proof);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(gatewayClientHeader);
      // The id of the key, an underscore, and the hash, which may contain underscores too.
      expect(lines.join('')).not.toContain(String(proof[gatewayClientHeader]).replace(/^[^_]*_/, ''));
    }
  });

  it('rejects all other callers with 401, for every path', async () => {
    const proof = String(clientHeaders([now])[gatewayClientHeader]);
    const [seconds = '', signature = ''] = proof.split('.');
    const lies = [
      {},
      clientHeaders([foreign]),
      clientHeaders([now], Date.now() - 90 * second),
      clientHeaders([now], Date.now() + 90 * second),
      { [gatewayClientHeader]: `${Number(seconds) + 1}.${signature}` },
      { [gatewayClientHeader]: `${seconds}.${signature.replace('2026a', '2026b')}` },
      { [gatewayClientHeader]: `${proof}, ${proof}` },
      { [gatewayClientHeader]: '' },
    ];
    for (const headers of lies) {
      const answer = await ask('/probe', headers);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNKNOWN_CLIENT']);
    }
    expect((await ask('/nowhere')).statusCode).toBe(401);
    expect((await ask('/api/front/purchase/orders', {}, 'POST')).statusCode).toBe(401);
    expect((await ask('/api/docs')).statusCode).toBe(401);
  });

  it('serves health, the contract, and routes with their own authentication', async () => {
    expect((await ask('/api/health/live')).statusCode).toBe(200);
    expect((await ask('/api/contract')).statusCode).toBe(200);
    expect((await ask('/api/metrics')).statusCode).toBe(404);
    expect((await ask('/api/metrics', { authorization: `Bearer ${'t'.repeat(32)}` })).statusCode).toBe(200);
    const event = await ask('/api/psp/webhook', { 'content-type': 'application/json' }, 'POST');
    expect([event.statusCode, event.json().code]).toEqual([400, 'INVALID_SIGNATURE']);
  });

  it('requests its own pictures as a client', async () => {
    await app.ready();
    const path = '/images/no-such-picture.webp';
    expect((await ask(path)).statusCode).toBe(401);
    expect((await ask(path, clientHeaders([now]))).statusCode).toBe(404);
    lines.length = 0;
    expect(await app.gateway.readPicture(path)).toBeNull();
    expect(lines.join('')).toContain('"statusCode":404');
    expect(lines.join('')).not.toContain('UNKNOWN_CLIENT');
  });
});
