import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../settings/config';
import { createHostTable } from '../page/sites';
import { createTestShell } from './testing/shop.fixture';

const find = (env: Readonly<Record<string, string>>, host: string | undefined) =>
  createHostTable(readConfig(env, '/nowhere'))(host);

describe('the hosts of a shop', () => {
  it.each([
    ['fr.localhost:8080', 'fr', 'http://fr.localhost:8080'],
    ['ES.LocalHost', 'es', 'http://es.localhost:8080'],
    ['fr.localhost:666', 'fr', 'http://fr.localhost:8080'],
    ['be.care.localhost:8080', 'be', 'http://be.care.localhost:8080'],
    ['localhost:8080', 'fr', 'http://localhost:8080'],
    ['127.0.0.1', 'fr', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'fr', 'http://[::1]:8080'],
  ])('are matched by name, and their URLs come from the configuration: %s', (host, site, origin) => {
    expect(find({}, host)).toEqual({ site, origin, isCare: origin.includes('.care.') });
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.fr.localhost',
    'fr.localhost.evil.example',
    'fr.localhost.',
    'fr.localhost@evil.example',
    'fr.localhost:80:80',
    'fr.localhost:x',
    'fr.localhost/x',
    '[::1',
    '::1',
    '__proto__',
    'fr.localhost, evil.example',
    '0177.0.0.1',
    '127.0.0.2',
  ])('exclude: %s', (host) => {
    expect(find({}, host)).toBeNull();
  });

  it('are public when a name is both public and of customer care [CARE-011]', () => {
    expect(find({ CARE_DOMAIN: 'localhost' }, 'fr.localhost')?.isCare).toBe(false);
    expect(find({ ALLOWED_HOSTS: 'fr.care.localhost' }, 'fr.care.localhost')?.isCare).toBe(false);
  });

  it('exclude this machine with TLS, and have no port unless one is set', () => {
    const env = { SECURE: '1', SITE_DOMAIN: 'shop.example' };
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'fr.localhost'])
      expect(find(env, host)).toBeNull();
    expect(find(env, 'it.shop.example:8080')).toEqual({
      site: 'it',
      origin: 'https://it.shop.example',
      isCare: false,
    });
    expect(find({ ...env, PUBLIC_PORT: '8443' }, 'it.shop.example')?.origin).toBe(
      'https://it.shop.example:8443',
    );
    expect(find({ ...env, ALLOWED_HOSTS: 'shop.example' }, 'shop.example')?.site).toBe('fr');
    expect(() => readConfig({ ALLOWED_HOSTS: 'a b' }, '/nowhere')).toThrow('ALLOWED_HOSTS');
  });
});

describe('a request for another host', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'detour-hosts-'));
    app = await createTestShell(folder, { GATEWAY_ORIGIN: 'http://127.0.0.1:9' });
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (url: string, headers: Readonly<Record<string, string>>) => app.inject({ url, headers });

  it.each(['/', '/recherche', '/api/x', '/_shell/status', '/robots.txt', '/nulle-part'])(
    'gets 421 in plain text and never %s',
    async (url) => {
      const answer = await ask(url, { host: 'evil.example' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
      expect(answer.body).not.toContain('evil');
    },
  );

  it('gets only health checks, which probes request by IP address', async () => {
    expect((await ask('/_shell/health', { host: '10.0.0.7:8080' })).statusCode).toBe(200);
    expect((await ask('/_shell/ready', { host: '10.0.0.7:8080' })).statusCode).toBe(200);
  });

  it('is not affected by forwarded-host headers or a port', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const page = await ask('/recherche', { ...headers, host: 'fr.localhost:6666' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<link rel="canonical" href="http://fr.localhost:8080/recherche"');
    expect(page.body).not.toMatch(/evil\.example|6666/);
  });
});
