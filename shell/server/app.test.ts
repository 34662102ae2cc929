/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { changeChannel, type ChannelEntry } from '@detour/shared-releases/channel';
import { openStores, type OpenStores } from '@detour/shared-releases/stores';
import {
  createTestKeys,
  emptyContract,
  frameBundle,
  pageBundle,
  testEntry,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import { createShellApp } from './app';
import { readConfig } from './settings/config';

const keys = createTestKeys();
const trust = keys.with(keys.search, { development: true });
const host = 'fr.localhost:8080';
const password = 'open sesame';
const basic = { authorization: `Basic ${Buffer.from(`camille:${password}`).toString('base64')}` };

/** Owner data in the release's contract. */
const contractOf = (remote: string): string =>
  JSON.stringify(emptyContract(remote, { owner: 'search', alert: 'search@teams.example' }));

let folder: string;
let stores: OpenStores;
let app: FastifyInstance;
let env: Readonly<Record<string, string>>;

const publish = async (
  name: string,
  version: string,
  key = keys.platform,
  code = pageBundle(version),
): Promise<void> => {
  const id = { name, version };
  const files = {
    ...testFiles(id),
    'server.cjs': name === 'shell' ? frameBundle : code,
    'messages/fr_FR.json': '{}',
    'contract.json': contractOf(name),
  };
  await stores.releases.publish(id, writeTestRelease(id, { key, files }).folder);
};

const promote = async (entries: Readonly<Record<string, ChannelEntry>>): Promise<void> => {
  const options = {
    channel: 'production',
    kind: 'promote',
    by: 'camille',
    why: 'a test',
    production: false,
  } as const;
  const changed = await changeChannel(
    stores.channels,
    { ...options, trust, signer: keys.platform, now: () => Date.now() },
    (now) => ({ ok: true, value: { releases: { ...now.releases, ...entries }, what: 'a change' } }),
  );
  if (!changed.ok) throw new Error(changed.error.message);
};

const start = (more: Readonly<Record<string, string>> = {}): FastifyInstance => {
  const all = { ...env, ...more };
  return createShellApp(readConfig(all, folder), openStores(all, folder));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-app-'));
  env = {
    DATA_DIR: folder,
    OPERATOR_PASSWORD: password,
    GATEWAY_ORIGIN: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    RENDER_BUDGET_MS: '20000',
    REHEARSAL_MS: '20000',
  };
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys', 'trust.json'), JSON.stringify(trust));
  stores = openStores(env, folder);
  await publish('shell', '1');
  for (const version of ['1', '2']) await publish('remote-search', version, keys.search);
  await promote({ shell: testEntry('1'), 'remote-search': testEntry('1') });
  app = start();
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (url: string, headers = {}) => app.inject({ url, headers: { host, ...headers } });

describe('the shell server', () => {
  it('renders pages from its channel, and from promotions while it runs', async () => {
    expect((await read('/recherche')).body).toContain('<h1>drawn by 1</h1>');
    await promote({ 'remote-search': testEntry('2', { previous: '1' }) });
    let body = '';
    while (!body.includes('drawn by 2')) {
      ({ body } = await read('/recherche'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(body).toContain('data-remote-version="2"');
    expect((await read('/_r/remote-search/1/entry.js')).statusCode).toBe(200);
  });

  it('renders a page with a new release before the first visitor gets one', async () => {
    expect((await read('/recherche')).body).toMatch(/<p>time [2-9]</);
    await promote({ 'remote-search': testEntry('2', { previous: '1' }) });
    let body = '';
    while (!body.includes('drawn by 2')) {
      ({ body } = await read('/recherche'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(body).toMatch(/<p>time [2-9]</);
    expect((await read('/metrics', basic)).body).toContain(
      'shell_renders_total{remote="remote-search",release="2",outcome="drawn"} 1',
    );
    const off = start({ REHEARSAL_MS: '0' });
    expect((await off.inject({ url: '/recherche', headers: { host } })).body).toContain('<p>time 1<');
    await off.close();
  });

  it('shows operators its channel, releases, keys, history and health as HTML and JSON', async () => {
    expect((await read('/_shell/status')).statusCode).toBe(401);
    const status = (await read('/_shell/status', basic)).json();
    expect(status.channel).toMatchObject({ name: 'production', revision: 1 });
    expect(status.releases).toContainEqual(
      expect.objectContaining({ name: 'remote-search', version: '1', key: 'search', development: true }),
    );
    expect(status.releases).toContainEqual(
      expect.objectContaining({ name: 'shell', version: '1', key: 'platform', development: false }),
    );
    expect(status.history).toEqual([
      expect.objectContaining({
        revision: 1,
        by: 'camille',
        what: 'a change',
        why: 'a test',
        key: 'platform',
      }),
    ]);
    expect(status.threads).toHaveLength(2);
    expect(status.gateway.status).toBe(0);
    const answer = await read('/_shell/status', { ...basic, accept: 'text/html,*/*' });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<span class="warn">development key</span>');
    expect(answer.body).toContain('no answer');
  });

  it('shows a rejected release with its reason, and keeps the last good one', async () => {
    await read('/recherche');
    await promote({ 'remote-search': testEntry('9', { previous: '1' }) });
    let refused: readonly string[] = [];
    while (refused.length === 0) ({ refused } = (await read('/_shell/status', basic)).json());
    expect(refused).toEqual(['remote-search@9']);
    expect((await read('/recherche')).body).toContain('<h1>drawn by 1</h1>');
    const { body } = await read('/_shell/status', { ...basic, accept: 'text/html' });
    expect(body.replace(/\s+/g, ' ')).toContain('<span class="bad">9 is refused</span>');
    expect((await read('/metrics', basic)).body).toMatch(/shell_refusals_total\{kind="missing"\} [1-9]/);
  });

  it('alerts the team of a rejected release: on the status page, in the metrics and by webhook', async () => {
    const bodies: string[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const telling = start({ ALERT_WEBHOOK: webhook });
    await telling.ready();
    await promote({ 'remote-search': testEntry('9', { previous: '1' }) });
    while (bodies.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      kind: 'release-refused',
      remote: 'remote-search',
      release: '9',
      channel: 'production',
      owner: 'search',
      alert: 'search@teams.example',
      text: expect.stringContaining('remote-search@9 is not in'),
    });
    const ask = async (url: string, accept: string) =>
      telling.inject({ url, headers: { host, ...basic, accept } });
    const status = (await ask('/_shell/status', 'application/json')).json();
    expect(status.alerts).toHaveLength(1);
    expect(status.releases.find(({ name }: { name: string }) => name === 'remote-search').team).toEqual({
      owner: 'search',
      alert: 'search@teams.example',
    });
    const { body } = await ask('/_shell/status', 'text/html');
    expect(body).toContain('<span class="bad">release-refused</span>');
    expect(body).toContain('search@teams.example');
    expect((await ask('/metrics', '*/*')).body).toContain(
      'shell_alerts_total{kind="release-refused",remote="remote-search"} 1',
    );
    await telling.close();
    receiver.close();
  });

  it('alerts the team of a remote that repeatedly fails on the server', async () => {
    await read('/recherche');
    await publish(
      'remote-search',
      '3',
      keys.search,
      "exports.render = () => { throw new Error('no map'); };",
    );
    await promote({ 'remote-search': testEntry('3', { previous: '1' }) });
    const alerts = async () => (await read('/_shell/status', basic)).json().alerts;
    while ((await alerts()).length === 0) await read('/recherche');
    expect(await alerts()).toEqual([
      expect.objectContaining({
        kind: 'remote-failing',
        remote: 'remote-search',
        release: '3',
        told: 'log',
        owner: 'search',
        alert: 'search@teams.example',
        text: expect.stringContaining('no map'),
      }),
    ]);
  });

  it('returns 503 with a panel for pages of a team whose only key was revoked, and serves the others', async () => {
    expect((await read('/recherche')).statusCode).toBe(200);
    const revoked = trust.keys.map((key) => (key.id === 'search' ? { ...key, revokedAt: 1 } : key));
    writeFileSync(join(folder, 'keys', 'trust.json'), JSON.stringify({ ...trust, keys: revoked }));
    let answer = await read('/recherche');
    while (answer.statusCode === 200) {
      answer = await read('/recherche');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).toContain('<header></header>');
    expect(answer.body).toContain('<div data-server-panel><h1>away</h1></div>');
    expect((await read('/nulle-part')).statusCode).toBe(404);
  });

  it('alerts the team of a release that fails in browsers', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const part = {
      kind: 'part',
      route: 'search',
      remote: 'remote-search',
      release: '1',
      part: 'page',
      outcome: 'failed',
      server: 'drawn',
      load: true,
      view: true,
    };
    const alerts = async () => (await read('/_shell/status', basic)).json().alerts;
    while ((await alerts()).length === 0) {
      await app.inject({
        method: 'POST',
        url: '/_shell/observations',
        headers: { host, 'sec-fetch-site': 'same-origin' },
        payload: { composition: 'c', locale: 'fr_FR', items: [part, part] },
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await alerts()).toEqual([
      expect.objectContaining({
        kind: 'pages-failing',
        remote: 'remote-search',
        release: '1',
        owner: 'search',
        alert: 'search@teams.example',
        text: expect.stringMatching(/^(\d+) of \1 loads failed within five minutes\.$/),
      }),
    ]);
  });

  it('measures requests, renders by release and the page cache, for operators', async () => {
    await read('/recherche');
    await read('/recherche');
    expect((await read('/metrics')).statusCode).toBe(401);
    const { body } = await read('/metrics', basic);
    expect(body).toContain('shell_renders_total{remote="remote-search",release="1",outcome="drawn"}');
    expect(body).toContain('shell_request_seconds_count{method="GET",route="page",status="200"} 2');
    expect(body).toContain('shell_page_cache_total{result="miss"}');
    expect(body).toContain('shell_channel_revision{channel="production"} 1');
    // Each metric that the dashboard and the alert rules name.
    const folder = join(import.meta.dirname, '../../tools/monitoring');
    const files = ['alerts.yml', 'slo-rules.yml', 'dashboard.json'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    const names = new Set(files.join(' ').match(/\b(?:shell|nodejs|process)_\w+/g));
    expect(names.size).toBeGreaterThan(8);
    for (const name of names) expect(body).toContain(`# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} `);
  });

  it('stores the operator password and its own key in the data folder, readable by their owner only', async () => {
    const made = start({ OPERATOR_PASSWORD: '' });
    const file = join(folder, 'operator-password');
    const { mode } = await import('node:fs').then(({ statSync }) => statSync(file));
    expect(mode & 0o077).toBe(0);
    const word = readFileSync(file, 'utf8').trim();
    expect(word.length).toBeGreaterThanOrEqual(16);
    const authorization = `Basic ${Buffer.from(`x:${word}`).toString('base64')}`;
    expect((await made.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200);
    await made.close();
  });

  it('stops an attack by a development key where SECURE=1: the release is left out', async () => {
    const secure = start({ SECURE: '1' });
    const status = await secure.inject({ url: '/_shell/status', headers: { host, ...basic } });
    expect(status.json().releases.map(({ name }: { name: string }) => name)).toEqual(['shell']);
    expect(status.json().refusals[0].kind).toBe('development-key');
    await secure.close();
  });

  it('stops an attack by a channel that was reset while the server was down', async () => {
    await promote({ 'remote-search': testEntry('2', { previous: '1' }) });
    await app.ready();
    await app.close();
    rmSync(join(folder, 'channels', 'production', '00000002.json'));
    app = start();
    await expect(app.ready()).rejects.toThrow(/missing|seen before/);
  });
});
