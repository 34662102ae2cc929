/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { call, type Call } from './balancer.fixture';
import { startGatewayProcess, type GatewayProcess } from './gateway.fixture';
import { createTestShell } from './shop.fixture';

jest.setTimeout(180_000);

let folder: string;
let gateway: GatewayProcess;
let shell: FastifyInstance;
let shellPort: number;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-logs-'));
  gateway = await startGatewayProcess(folder, { LOG_LEVEL: 'trace', JOB_SECONDS: '1' });
  shell = await createTestShell(folder, {
    LOG_LEVEL: 'trace',
    GATEWAY_ORIGIN: `http://127.0.0.1:${gateway.port}`,
  });
  const log = shell.log as unknown as Record<symbol, { write(line: string): boolean }>;
  for (const key of Object.getOwnPropertySymbols(Object.getPrototypeOf(log)).concat(
    Object.getOwnPropertySymbols(log),
  ))
    if (String(key) === 'Symbol(pino.stream)') log[key] = { write: (line) => Boolean(lines.push(line)) };
  await shell.listen({ host: '127.0.0.1', port: 0 });
  shellPort = (shell.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await shell?.close();
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (port: number, what: Omit<Call, 'port' | 'from' | 'plain'>) =>
  call({ ...what, port, from: '127.0.0.1', plain: true, headers: { host: 'fr.localhost', ...what.headers } });

const mailed = async (pattern: RegExp): Promise<string> => {
  const mails = join(folder, 'gateway', 'mails');
  for (;;) {
    const texts = readdirSync(folder).includes('gateway')
      ? listed(mails).map((name) =>
          readFileSync(join(mails, name), 'utf8')
            .replace(/=\r?\n/g, '')
            .replace(/=3D/g, '='),
        )
      : [];
    const found = texts.map((text) => pattern.exec(text)?.[1]).find((token) => token !== undefined);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const listed = (dir: string): readonly string[] => {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
};

const uuid = '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0aa';
const made = (name: string): string => `${name}-${'Zm9vYmFyYmF6cXV4cXV1eA'.repeat(2)}`;
const planted = [
  'reset',
  'confirm',
  'order',
  'file',
  'unsubscribe',
  'voucher',
  'page',
  'lost',
  'report',
  'bad',
].map(made);
const [reset, confirm, order, file, unsubscribe, voucher, page, lost, report, bad] = planted as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** Wherever an old link, an old page or a hostile one may put a token. */
const calls: readonly Omit<Call, 'port' | 'from' | 'plain'>[] = [
  {
    method: 'POST',
    path: '/api/account/password/reset',
    body: { token: reset, password: 'a long and odd phrase 7' },
  },
  { method: 'POST', path: '/api/account/confirm', body: { token: confirm } },
  { path: `/api/front/purchase/orders/${uuid}?token=${order}` },
  {
    path: `/api/front/purchase/orders/${uuid}`,
    headers: { 'x-order-link': order, cookie: `order_link=${uuid}:${order}` },
  },
  { path: `/api/front/purchase/orders/${uuid}/voucher.pdf?token=${file}` },
  { path: `/api/front/marketing/newsletter/unsubscribe?id=${uuid}&key=${unsubscribe}` },
  { method: 'POST', path: `/api/front/marketing/newsletter/unsubscribe?id=${uuid}&key=${unsubscribe}` },
  { path: `/api/front/purchase/vouchers/${voucher}?locale=fr_FR` },
  { path: `/account/password?token=${page}` },
  { path: `/nowhere/${lost}?token=${lost}` },
  { path: `/api/nowhere/${lost}?token=${lost}` },
  { method: 'PUT', path: `/nowhere/${lost}?token=${lost}` },
  {
    path: `/api/%zz?token=${bad}`,
    headers: { referer: `http://fr.localhost/account/password?token=${bad}` },
  },
  {
    method: 'POST',
    path: `/api/log?x=${report}`,
    body: {
      level: 'ERROR',
      locale: 'fr_FR',
      location: '/x',
      message: `http://fr.localhost/p?token=${report} failed at ${report}`,
    },
  },
  { path: `/error?locale=fr_FR&uri=${encodeURIComponent(`/account/password?token=${report}`)}` },
  {
    method: 'POST',
    path: '/api/csp-report',
    body: { 'csp-report': { 'document-uri': `http://fr.localhost/account/password?token=${report}` } },
  },
];

describe('the logs of both servers, at their finest', () => {
  it('it holds no token that was put into an address, a header, a body or a report', async () => {
    for (const what of calls) {
      await ask(shellPort, what);
      await ask(gateway.port, what);
    }
    const all = lines.join('') + gateway.log();
    expect(lines.length).toBeGreaterThan(calls.length - 1);
    expect(gateway.log()).toContain('/api/account/password/reset');
    expect(lines.join('')).toContain('"page":"password"');
    expect(planted.filter((token) => all.includes(token))).toEqual([]);
  });

  it('it holds no token of a mail that was sent and used', async () => {
    const email = 'camille@detour.example';
    const signUp = { email, password: 'a long and odd phrase 7', firstName: 'Camille', lastName: 'Martin' };
    const rest = { locale: 'fr_FR', newsletter: false };
    await ask(shellPort, { method: 'POST', path: '/api/account/signup', body: { ...signUp, ...rest } });
    const first = await mailed(/account\/confirm\?locale=fr_FR#token=([\w-]+)/);
    const confirmed = await ask(shellPort, {
      method: 'POST',
      path: '/api/account/confirm',
      body: { token: first },
    });
    expect(confirmed.status).toBe(200);
    await ask(shellPort, {
      method: 'POST',
      path: '/api/account/password/forgot',
      body: { email, locale: 'fr_FR' },
    });
    const second = await mailed(/account\/password\?locale=fr_FR#token=([\w-]+)/);
    const body = { token: second, password: 'another long and odd phrase 8' };
    const changed = await ask(shellPort, { method: 'POST', path: '/api/account/password/reset', body });
    expect(changed.status).toBeLessThan(300);
    const all = lines.join('') + gateway.log();
    expect([first, second].filter((token) => all.includes(token.slice(0, 22)))).toEqual([]);
  });
});
