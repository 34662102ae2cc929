/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { call, createCertificate, startBalancer, type Balancer, type Call } from './testing/balancer.fixture';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

const sites = ['fr', 'es', 'it', 'nl', 'be'];
const forged = {
  'x-forwarded-for': '198.51.100.7, 127.0.0.1',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=198.51.100.7;proto=http;host=evil.example',
  'x-real-ip': '198.51.100.7',
};

let folder: string;
let gateway: GatewayProcess;
let shell: FastifyInstance;
let shellPort: number;
let one: Balancer;
let two: Balancer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-balancer-'));
  gateway = await startGatewayProcess(folder, {
    SHOP_ORIGINS: sites.map((site) => `${site}=https://${site}.shop.test`).join(','),
    TRUSTED_HOPS: '127.0.0.1',
    RATE_PURCHASES: '2',
    RATE_READS: '3',
  });
  shell = await createTestShell(folder, {
    SECURE: '1',
    SITE_DOMAIN: 'shop.test',
    TRUSTED_HOPS: '127.0.0.2,127.0.0.3',
    GATEWAY_ORIGIN: `http://127.0.0.1:${gateway.port}`,
  });
  await shell.listen({ host: '127.0.0.1', port: 0 });
  shellPort = (shell.server.address() as AddressInfo).port;
  const certificate = createCertificate(folder);
  one = await startBalancer({ ...certificate, address: '127.0.0.2', next: `http://127.0.0.1:${shellPort}` });
  two = await startBalancer({ ...certificate, address: '127.0.0.3', next: `https://127.0.0.1:${one.port}` });
});

afterAll(async () => {
  await two?.close();
  await one?.close();
  await shell?.close();
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An order that the gateway rejects after counting it. */
const order = { method: 'POST', path: '/api/front/purchase/orders', body: {} } as const;

const statuses = async (many: number, what: Call): Promise<readonly number[]> => {
  const seen: number[] = [];
  for (let count = 0; count < many; count += 1) seen.push((await call(what)).status);
  return seen;
};

const count = process.env['PROOF'] ? 250 : 50;

describe.each([
  ['one balancer', () => one.port, '127.1'],
  ['two balancers in a row', () => two.port, '127.2'],
])('behind %s', (_, port, net) => {
  it('counts each of many visitors separately', async () => {
    const visitors = Array.from({ length: count }, (__, index) => `${net}.1.${index + 1}`);
    const all = await Promise.all(
      visitors.map((from) => statuses(3, { ...order, port: port(), from, headers: forged })),
    );
    expect(all.filter((seen) => String(seen) !== '400,400,429')).toEqual([]);
  });

  it('counts requests with a forged address against the sender', async () => {
    const from = `${net}.3.1`;
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { ...forged, 'x-forwarded-for': `203.0.113.${index}` };
      seen.push((await call({ ...order, port: port(), from, headers })).status);
    }
    expect(seen).toEqual([400, 400, 429, 429, 429, 429]);
    const victim = { ...order, port: port(), from: `${net}.3.2` };
    expect(await statuses(1, victim)).toEqual([400]);
  });

  it('sets cookies for this host over TLS only, whatever the headers contain', async () => {
    const from = `${net}.4.1`;
    const signUp = {
      email: `camille-${net}@detour.example`,
      password: 'a long and odd pass phrase 7',
      firstName: 'Camille',
      lastName: 'Martin',
      locale: 'fr_FR',
      newsletter: false,
    };
    const path = '/api/account/signup';
    const answer = await call({ port: port(), from, method: 'POST', path, body: signUp, headers: forged });
    expect([answer.status, String(answer.headers['set-cookie'])]).toEqual([
      202,
      expect.stringMatching(/^__Host-session=[\w-]{43}\.[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
    ]);
    const headers = { ...forged, host: 'be.shop.test' };
    const page = await call({ port: port(), from, path: '/fr/recherche', headers });
    expect(String(page.headers['set-cookie'])).toMatch(/__Host-locale=fr_BE; .*Path=\/; Secure/);
    expect(page.headers['strict-transport-security']).toBeDefined();
  });

  it('writes https URLs with the requested host', async () => {
    const page = await call({ port: port(), from: `${net}.5.1`, path: '/recherche', headers: forged });
    expect([page.status, page.text.includes('https://fr.shop.test')]).toEqual([200, true]);
    expect(page.text).not.toContain('evil.example');
    expect(page.text).not.toContain('http://fr.shop.test');
  });

  it('treats a page of the shop without TLS as foreign', async () => {
    const from = `${net}.6.1`;
    const from2 = `${net}.6.2`;
    const ask = (origin: string, visitor: string) =>
      call({ ...order, port: port(), from: visitor, headers: { ...forged, origin } });
    expect((await ask('http://fr.shop.test', from)).status).toBe(403);
    expect((await ask('https://evil.example', from)).status).toBe(403);
    expect((await ask('https://fr.shop.test', from2)).status).toBe(400);
  });
});

describe('a client that bypasses the load balancers', () => {
  it('is counted by its own address despite an untrusted X-Forwarded-For, on both servers', async () => {
    for (const port of [shellPort, gateway.port]) {
      const from = `127.7.7.${port === shellPort ? 1 : 2}`;
      const seen: number[] = [];
      for (let index = 0; index < 4; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${100 + index}` };
        seen.push((await call({ ...order, port, from, headers, plain: true })).status);
      }
      expect(seen).toEqual([400, 400, 429, 429]);
    }
  });

  it('cannot use up the limit with which the server reads page data', async () => {
    const path = '/api/flags';
    const limited = async (many: number, what: Call) =>
      (await statuses(many, what)).map((status) => status === 429);
    const read = { path, port: gateway.port, plain: true };
    expect(await limited(6, { ...read, from: '127.0.0.1' })).not.toContain(true);
    const visitors = [false, false, false, true];
    expect(await limited(4, { ...read, from: '127.8.8.8' })).toEqual(visitors);
    expect(await limited(4, { path, port: one.port, from: '127.8.8.9' })).toEqual(visitors);
  });
});
