/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { changeChannel, planPromotion } from '@detour/shared-releases/channel';
import type { ReleaseId } from '@detour/shared-releases/release';
import { openStores, type OpenStores } from '@detour/shared-releases/stores';
import {
  bodyHashHeader,
  bodyHashOf,
  createTeamServiceClient,
  packBundle,
  signTeamRequest,
  teamHeader,
} from '@detour/shared-releases/team';
import {
  createTestKeys,
  emptyContract,
  frameBundle,
  pageBundle,
  promoteInTest,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import type { SigningKey } from '@detour/shared-releases/trust';
import { createShellApp } from '../app';
import { readConfig } from '../settings/config';

const keys = createTestKeys();

let folder: string;
let origin: string;
let app: FastifyInstance;
let gateway: Server;
let environment: Readonly<Record<string, string>>;
/** The stores of the shop, which no team can open. */
let own: OpenStores;

const folderOf = (id: ReleaseId, key: SigningKey): string =>
  writeTestRelease(id, {
    key,
    files: {
      ...testFiles(id),
      'server.cjs': id.name === 'shell' ? frameBundle : pageBundle(id.version),
      'messages/fr_FR.json': '{}',
      'contract.json': JSON.stringify(emptyContract(id.name, { owner: 'search' })),
    },
  }).folder;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'team-service-'));
  gateway = createServer((_, response) => response.end(JSON.stringify(emptyContract('gateway', {}))));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  environment = {
    DATA_DIR: folder,
    GATEWAY_ORIGIN: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    OPERATOR_PASSWORD: 'open sesame',
    LOG_LEVEL: 'silent',
    RENDER_BUDGET_MS: '20000',
  };
  mkdirSync(join(folder, 'keys'), { recursive: true });
  writeFileSync(join(folder, 'keys', 'trust.json'), JSON.stringify(keys.trust));
  own = openStores(environment, folder);
  for (const [name, key] of [
    ['shell', keys.platform],
    ['remote-search', keys.search],
  ] as const)
    await own.releases.publish({ name, version: '1' }, folderOf({ name, version: '1' }, key));
  for (const name of ['shell', 'remote-search'])
    await promoteInTest(own.channels, { trust: keys.trust, signer: keys.platform }, [name, '1']);
  app = createShellApp(readConfig(environment, folder), own);
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a team has: its key and the address of the shop. */
const storesOf = (key: SigningKey): OpenStores => {
  const dir = mkdtempSync(join(folder, 'team-'));
  writeFileSync(join(dir, 'key.json'), JSON.stringify(key));
  return openStores({ RELEASE_SERVICE: origin, RELEASE_KEY: join(dir, 'key.json'), DATA_DIR: dir }, dir);
};

const promote = (stores: OpenStores, signer: SigningKey, id: ReleaseId) =>
  changeChannel(
    stores.channels,
    {
      channel: 'production',
      kind: 'promote',
      by: 'noor',
      why: 'a test',
      trust: keys.trust,
      signer,
      now: Date.now,
      production: false,
    },
    (state) => planPromotion(state, { id, percent: 100, now: Date.now() }),
  );

describe('the service for teams', () => {
  it('publishes, reads, promotes and takes back a release with nothing but a key and an address', async () => {
    const team = storesOf(keys.search);
    const id = { name: 'remote-search', version: '2' };
    expect(await team.releases.has(id)).toBe(false);
    expect(await team.releases.publish(id, folderOf(id, keys.search))).toBe('published');
    expect(await team.releases.publish(id, folderOf(id, keys.search))).toBe('taken');
    expect((await own.releases.versions('remote-search')).map(({ version }) => version)).toEqual(['1', '2']);
    expect(await team.releases.versions('remote-search')).toHaveLength(2);
    expect(await team.releases.read(id, 'server.cjs')).toEqual(await own.releases.read(id, 'server.cjs'));
    expect(await team.releases.folder(id)).toContain('2');
    expect(await team.channels.channels()).toEqual(['production']);
    expect(await promote(team, keys.search, id)).toMatchObject({ ok: true, value: { changed: true } });
    expect(await own.channels.latest('production')).toBe(3);
    const back = await promote(team, keys.search, { name: 'remote-search', version: '1' });
    expect(back).toMatchObject({ ok: true, value: { changed: true } });
    expect(await team.channels.numbers('production', 0)).toEqual([4, 3, 2, 1]);
    expect(await team.client?.get('/gateway')).not.toBeNull();
    expect(JSON.parse(String(await team.client?.get('/trust')))).toEqual(keys.trust);
  });

  it('loses no promotion when several teams write at once', async () => {
    const before = await own.channels.latest('production');
    for (const name of ['remote-boxes', 'remote-product']) {
      const id = { name, version: '1' };
      await storesOf(keys.product).releases.publish(id, folderOf(id, keys.product));
    }
    const done = await Promise.all([
      promote(storesOf(keys.product), keys.product, { name: 'remote-boxes', version: '1' }),
      promote(storesOf(keys.product), keys.product, { name: 'remote-product', version: '1' }),
      promote(storesOf(keys.search), keys.search, { name: 'remote-search', version: '2' }),
    ]);
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await own.channels.latest('production')).toBe(before + 3);
  });

  it('refuses a release and a revision of another team, and stores nothing', async () => {
    const team = storesOf(keys.product);
    const id = { name: 'remote-search', version: '9' };
    await expect(team.releases.publish(id, folderOf(id, keys.product))).rejects.toThrow(
      'the key "product" may not sign remote-search',
    );
    expect(await own.releases.has(id)).toBe(false);
    const latest = await own.channels.latest('production');
    const body = JSON.stringify({ body: '{}', signature: { key: 'product', value: '' } });
    await expect(
      team.client?.put(`/channels/production/${latest + 1}`, body) ?? Promise.resolve(),
    ).rejects.toThrow('is refused');
    expect(await own.channels.latest('production')).toBe(latest);
  });

  it('refuses changed files and paths that leave the release', async () => {
    const team = storesOf(keys.search);
    const id = { name: 'remote-search', version: '8' };
    const release = folderOf(id, keys.search);
    writeFileSync(join(release, 'entry.js'), 'alert(1)');
    await expect(team.releases.publish(id, release)).rejects.toThrow('entry.js is not the file');
    const escape = JSON.stringify({ format: 1, files: { '../../evil.js': '' } });
    await expect(team.client?.put('/releases/remote-search/8', escape) ?? Promise.resolve()).rejects.toThrow(
      'is not a file of a release',
    );
    expect(await own.releases.has(id)).toBe(false);
  });

  it('answers nothing to a stranger, a canary key, an old request or another body', async () => {
    for (const key of [keys.stranger, keys.abort])
      await expect(createTeamServiceClient(origin, () => key).get('/trust')).rejects.toThrow(/key/);
    const late = createTeamServiceClient(
      origin,
      () => keys.search,
      () => Date.now() - 6 * 60_000,
    );
    await expect(late.get('/trust')).rejects.toThrow('older than five minutes');
    const url = '/_shell/team/releases/remote-search/7';
    const request = { host: '127.0.0.1', method: 'PUT', path: url, bodyHash: bodyHashOf('{}') };
    const answer = await fetch(origin + url, {
      method: 'PUT',
      body: '{"other":1}',
      headers: {
        'content-type': 'application/json',
        [teamHeader]: signTeamRequest(keys.search, request, Date.now()),
        [bodyHashHeader]: request.bodyHash,
      },
    });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'TEAM_KEY' }),
    ]);
    expect((await fetch(`${origin}/_shell/team/trust`)).status).toBe(401);
  });

  it('accepts a request for itself only, and again only what changes nothing', async () => {
    const path = '/_shell/team/releases/remote-search/6';
    const id = { name: 'remote-search', version: '6' };
    const body = await packBundle(folderOf(id, keys.search));
    const request = { host: 'fr.localhost', method: 'PUT', path, bodyHash: bodyHashOf(body) };
    const captured = {
      'content-type': 'application/json',
      [teamHeader]: signTeamRequest(keys.search, request, Date.now()),
      [bodyHashHeader]: request.bodyHash,
    };
    const send = (shop: FastifyInstance, host: string) =>
      shop.inject({ method: 'PUT', url: path, body, headers: { ...captured, host } });
    const other = createShellApp(readConfig({ ...environment, SITE_DOMAIN: 'other.example' }, folder), own);
    try {
      const elsewhere = await send(other, 'fr.other.example');
      expect([elsewhere.statusCode, elsewhere.json<unknown>()]).toEqual([
        401,
        expect.objectContaining({
          code: 'TEAM_KEY',
          title: expect.stringContaining(
            'is signed for "fr.localhost", and this shop is "fr.other.example"',
          ) as unknown,
        }),
      ]);
      expect((await send(other, 'fr.localhost')).statusCode).toBe(421);
      expect((await send(app, 'es.localhost')).statusCode).toBe(401);
      expect(await own.releases.has(id)).toBe(false);
      expect((await send(app, 'fr.localhost:8080')).statusCode).toBe(201);
      const stored = await own.releases.versions('remote-search');
      expect((await send(app, 'FR.localhost')).statusCode).toBe(409);
      expect(await own.releases.versions('remote-search')).toEqual(stored);
    } finally {
      await other.close();
    }
    // The shop is asked by a name that only another one has.
    const lost = createTeamServiceClient(origin.replace('127.0.0.1', '0.0.0.0'), () => keys.search);
    await expect(lost.get('/trust')).rejects.toThrow('no shop of this name');
  });

  it('shows a release that is not live to whoever opens the link of its team', async () => {
    const team = storesOf(keys.search);
    const id = { name: 'remote-search', version: '3' };
    await team.releases.publish(id, folderOf(id, keys.search));
    const { path } = JSON.parse(String(await team.client?.get('/previews/remote-search/3?by=noor'))) as {
      path: string;
    };
    const opened = await fetch(origin + path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const page = await (await fetch(`${origin}/recherche`, { headers: { cookie } })).text();
    expect(page).toContain('/_r/remote-search/3/');
    expect(await (await fetch(`${origin}/recherche`)).text()).not.toContain('/_r/remote-search/3/');
    expect((await fetch(`${origin}${path}x`, { redirect: 'manual' })).status).toBe(403);
  });
});
