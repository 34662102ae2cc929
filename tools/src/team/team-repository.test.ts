import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTrust } from '@detour/shared-releases/trust';
import { planOf } from '../new-remote/remote-plan';
import { makeKey } from './make-key';
import { repositoryFiles, toolPackages, usedPackages } from './repository-files';
import { createShopProxy } from './shop-proxy';
import { readTeamSettings } from './team-settings';

const plan = planOf(['remote-reviews', '--route', '/reviews', '--owner', 'opinions']);
const versions = Object.fromEntries([...usedPackages, ...toolPackages].map((name) => [name, '1.2.3']));
const files = repositoryFiles(plan, { shop: 'https://fr.shop.example', versions });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'team-repository-'));
  for (const file of ['package.json', 'contract.json']) writeFileSync(join(folder, file), files[file] ?? '');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the repository of a team', () => {
  it('has contract, tests, six locales, story, budget and pipeline, with exact versions', () => {
    for (const file of [
      'contract.json',
      'src/contract.test.ts',
      'src/remote.test.tsx',
      'src/intro/Intro.stories.tsx',
      '.ci/run',
      ...['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'].map(
        (locale) => `src/messages/${locale}.json`,
      ),
    ])
      expect(Object.keys(files)).toContain(file);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      detour: { shop: 'https://fr.shop.example', budget: { 'page-reviews.home': [5, 20] } },
      dependencies: { '@detour/remote-kit': '1.2.3' },
      devDependencies: { '@detour/cli': '1.2.3' },
    });
  });

  it('names no command of this repository, and keeps the key out of Git', () => {
    for (const [file, text] of Object.entries(files))
      expect([file, text]).toEqual([file, expect.not.stringMatching(/npm run/)]);
    expect(files['.gitignore']).toContain('.detour');
  });
});

describe('the settings of a team', () => {
  it('name the shop of package.json, or another one of the environment', () => {
    expect(readTeamSettings(folder, {})).toMatchObject({
      name: 'remote-reviews',
      env: { RELEASE_SERVICE: 'https://fr.shop.example', RELEASE_KEY: '.detour/key.json' },
    });
    const other = readTeamSettings(folder, { DETOUR_SHOP: 'https://staging.example', RELEASE_KEY: 'k.json' });
    expect(other.env).toMatchObject({ RELEASE_SERVICE: 'https://staging.example', RELEASE_KEY: 'k.json' });
    expect(() => readTeamSettings(join(folder, 'none'), {})).toThrow('in the repository of a remote');
  });
});

describe('the key of a team', () => {
  it('is made once, for its owner alone, with an entry that a trust document takes', () => {
    const settings = readTeamSettings(folder, {});
    const { file, entry } = makeKey(folder, settings);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    expect(makeKey(folder, settings).entry).toBe(entry);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const trust = parseTrust(JSON.stringify({ format: 1, keys: [JSON.parse(entry)] }));
    expect(trust).toMatchObject({
      ok: true,
      value: { keys: [{ owner: 'opinions', packages: ['remote-reviews'], development: false }] },
    });
    expect(entry).not.toContain('privateKey');
  });
});

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

const ask = (url: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

describe('the shop on an address of the developer', () => {
  it('passes the preview instead of an earlier one, as the host of the shop, and keeps redirects here', async () => {
    const seen: IncomingMessage[] = [];
    const shop = createServer((incoming, outgoing) => {
      seen.push(incoming);
      outgoing.writeHead(303, { location: `http://${incoming.headers.host}/next` }).end();
    });
    const origin = await listen(shop);
    const proxy = createShopProxy(origin, { current: 'preview=new' });
    const here = await listen(proxy);
    const answer = await ask(`${here}/page?a=1`, { cookie: 'visitor=1; preview=old', origin: here });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/next']);
    expect(seen[0]?.url).toBe('/page?a=1');
    expect(seen[0]?.headers).toMatchObject({
      host: new URL(origin).host,
      origin,
      cookie: 'visitor=1; preview=new',
    });
    await new Promise((resolve) => shop.close(resolve));
    expect((await ask(here, {})).statusCode).toBe(502);
    await new Promise((resolve) => proxy.close(resolve));
  });
});
