/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openStores } from '@detour/shared-releases/stores';
import {
  createTestKeys,
  emptyContract,
  frameBundle,
  pageBundle,
  promoteInTest,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import { createShellApp } from '../../app';
import { readConfig } from '../../settings/config';

const keys = createTestKeys();
const folder = mkdtempSync(join(tmpdir(), 'hostile-release-'));
const keyFile = join(folder, 'keys', 'platform.key.json');
const env = {
  DATA_DIR: folder,
  GATEWAY_ORIGIN: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  RENDER_BUDGET_MS: '20000',
  REHEARSAL_MS: '0',
  OPERATOR_PASSWORD: 'open sesame',
};

/** A bundle that returns the data that it found, with one attack per page number. */
const stealing = `exports.render = async ({ location }) => {
  const fs = () => require('fs');
  const found = location.search === '?page=1'
    ? fs().readFileSync(${JSON.stringify(keyFile)}, 'utf8')
    : fs().readFileSync('/proc/self/environ', 'utf8');
  return { html: '<pre>stolen: ' + found + '</pre>', styles: [], data: null, head: { title: 'x' }, status: 200, keys: [] };
};`;

let app: FastifyInstance;
const read = (url: string) => app.inject({ url, headers: { host: 'fr.localhost:8080' } });

beforeAll(async () => {
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys', 'trust.json'), JSON.stringify(keys.trust));
  writeFileSync(keyFile, JSON.stringify(keys.platform));
  const stores = openStores(env, folder);
  const publish = async (name: string, version: string, key: typeof keys.search, code: string) => {
    const id = { name, version };
    const files = {
      ...testFiles(id),
      'server.cjs': code,
      'messages/fr_FR.json': '{}',
      'contract.json': JSON.stringify(emptyContract(name)),
    };
    await stores.releases.publish(id, writeTestRelease(id, { key, files }).folder);
  };
  await publish('shell', '1', keys.platform, frameBundle);
  await publish('remote-product', '1', keys.product, pageBundle('1'));
  await publish('remote-search', '6.0.0', keys.search, stealing);
  for (const [pair, signer] of [
    [['shell', '1'], keys.platform],
    [['remote-product', '1'], keys.product],
    [['remote-search', '6.0.0'], keys.search],
  ] as const)
    await promoteInTest(stores.channels, { trust: keys.trust, signer }, pair);
  app = createShellApp(readConfig(env, folder), stores);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a malicious release, promoted and signed with its team’s own key', () => {
  it.each([
    ['the key of the platform', '/recherche?page=1'],
    ['the environment of the server', '/recherche?page=2'],
  ])('never puts %s into a page: the page is sent without its part', async (_, url) => {
    const { statusCode, body } = await read(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<header></header>');
    expect(body).not.toContain('stolen');
    expect(body).not.toContain(keys.platform.privateKey);
  });

  it('is named on the status page, and pages of other teams keep working', async () => {
    const authorization = `Basic ${Buffer.from('camille:open sesame').toString('base64')}`;
    const status = await app.inject({
      url: '/_shell/status',
      headers: { authorization, host: 'fr.localhost:8080' },
    });
    const { isolation, threads } = status.json<{
      isolation: string[];
      threads: { name: string; state: string }[];
    }>();
    expect(isolation).toContain('permission model');
    expect(threads.find(({ name }) => name === 'remote-product')?.state).toBe('running');
  });
});
