import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKey, integrityOf, trustedKeyOf } from '@detour/shared-releases/trust';
import { createReleaseScene, startGatewayOfScene } from './testing/release-scene';

let gateway: Awaited<ReturnType<typeof startGatewayOfScene>>;
beforeAll(async () => {
  gateway = await startGatewayOfScene();
});
afterAll(() => gateway.close());

const openScene = (env: Readonly<Record<string, string>> = {}) =>
  createReleaseScene({ GATEWAY_ORIGIN: gateway.origin, ...env });

const day = 86_400_000;
const event = (name: string) => ({ name, payload: true, replays: false });

describe('npm run release', () => {
  it('prints help, and help with examples for each verb', async () => {
    const { run } = openScene();
    const help = await run('--help');
    expect(help.code).toBe(0);
    for (const verb of [
      'build',
      'publish',
      'check',
      'promote',
      'rollback',
      'status',
      'history',
      'prune',
      'repair',
    ]) {
      expect(help.out).toContain(`  ${verb} `);
      const own = await run(verb, '--help');
      expect([own.code, own.out]).toEqual([
        0,
        expect.stringContaining(`Examples:\n  npm run release -- ${verb}`),
      ]);
    }
  });

  it.each([
    [[], 'VERB'],
    [['deploy'], 'Unknown verb "deploy"'],
    [['toString'], 'Unknown verb'],
    [['build'], 'Name a package'],
    [['publish'], 'Give exactly one package'],
    [['publish', '../shell'], 'is not a package name'],
    [['publish', 'remote-search', '--version', '1.4'], 'is not a version'],
    [['publish', 'remote-search', '--from', '/tmp'], 'also needs --version'],
    [['check', 'remote-search'], 'Write it as remote-search@1.4.0'],
    [['promote'], 'Give a release'],
    [['flag', 'pages', 'on'], 'is not a flag of a remote'],
    [['flag', 'reviews.pages'], 'Give a flag and its state'],
    [['promote', 'remote-search@1', '--percent', 'ten'], 'must be a whole number'],
    [['promote', 'remote-search@1', '--percent', '0'], 'from 1 to 100'],
    [['promote', 'remote-search@1', '--channel', '../x'], 'is not a channel name'],
    [['promote', 'remote-search@1', '--force'], "Unknown option '--force'"],
    [['rollback'], 'Give exactly one package'],
    [['rollback', 'shell', '--composition', 'a'], 'cannot be combined with a package'],
    [['history', '--limit', 'all'], 'must be a whole number'],
    [['status', 'shell'], 'takes no package'],
    [['prune', 'shell'], 'takes no package'],
  ])('returns exit code 2 for wrong usage: %j', async (args, message) => {
    const ran = await openScene().run(...args);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.trouble).toContain(message);
  });
});

describe('publish', () => {
  it('writes the version into the tested bytes, hashes and signs them', async () => {
    const scene = openScene();
    const published = await scene.publish('remote-search', '1.4.0');
    expect([published.code, published.out]).toEqual([
      0,
      expect.stringContaining('remote-search@1.4.0 is published'),
    ]);
    const table = JSON.parse(scene.fileOf('remote-search', '1.4.0', 'release.json'));
    const entry = scene.fileOf('remote-search', '1.4.0', 'entry.js');
    expect(table).toMatchObject({
      version: '1.4.0',
      base: '/_r/remote-search/1.4.0/',
      container: 'remote_search_1_4_0',
    });
    expect(table.files['entry.js']).toBe(integrityOf(Buffer.from(entry)));
    expect(entry).toBe('var entry="remote_search_1_4_0";');
    expect(scene.fileOf('remote-search', '1.4.0', 'page.1a2b3c4d.js')).toContain('/_r/remote-search/1.4.0/');
    expect(JSON.parse(scene.fileOf('remote-search', '1.4.0', 'release.sig.json')).key).toBe(
      'search-development',
    );
  });

  it('rejects a published version', async () => {
    const scene = openScene();
    await scene.publish('remote-search', '1.4.0');
    const before = scene.fileOf('remote-search', '1.4.0', 'release.json');
    const again = await scene.publish('remote-search', '1.4.0', { hash: 'bbbbbbbbbb' });
    expect([again.code, again.trouble]).toEqual([1, expect.stringContaining('is already published')]);
    expect(scene.fileOf('remote-search', '1.4.0', 'release.json')).toBe(before);
  });

  it('rejects a build of another package, and a build that was changed', async () => {
    const scene = openScene();
    const publish = (name: string, from: string) =>
      scene.run('publish', name, '--version', '1.0.0', '--from', from);
    expect((await publish('remote-search', scene.dataDir)).trouble).toContain('is not a finished build');
    expect((await publish('remote-search', scene.buildOf('remote-boxes'))).trouble).toContain(
      'is a build of remote-boxes',
    );
    const build = scene.buildOf('remote-search');
    appendFileSync(join(build, 'server.cjs'), 'evil()');
    expect((await publish('remote-search', build)).trouble).toContain('server.cjs is not the file');
    expect(existsSync(join(scene.dataDir, 'releases', 'remote-search', '1.0.0'))).toBe(false);
  });

  it('rejects a build that contains its version in an unknown form', async () => {
    const scene = openScene();
    const build = scene.buildOf('remote-search', { contract: { alert: 'AAAAAAAAAA aaaaaaaaaa' } });
    const published = await scene.run('publish', 'remote-search', '--version', '1.0.0', '--from', build);
    expect([published.code, published.trouble]).toEqual([1, expect.stringContaining('in an unknown form')]);
  });

  it('rejects a remote whose code reaches out of its element, and names file and place; check does too', async () => {
    const scene = openScene();
    const files = { 'part.5e6f7a8b.js': 'mount(document.body.replaceChildren(root))' };
    const folder = scene.buildOf('remote-search', { files });
    const reach =
      'part.5e6f7a8b.js contains a removed part of the document: "mount(document.body.replaceChildren(root))"';
    const published = await scene.run('publish', 'remote-search', '--version', '1.4.0', '--from', folder);
    expect([published.code, published.trouble]).toEqual([1, expect.stringContaining(reach)]);
    const checked = await scene.run('check', 'remote-search', '--from', folder);
    expect([checked.code, checked.trouble]).toEqual([1, expect.stringContaining(reach)]);
    const shell = scene.buildOf('shell', { files });
    expect((await scene.run('publish', 'shell', '--version', '1.4.0', '--from', shell)).code).toBe(0);
  });

  it('publishes nothing with a key that may not sign the package', async () => {
    const keyFile = join(openScene().dataDir, 'stranger.json');
    writeFileSync(keyFile, JSON.stringify(createSigningKey('stranger')));
    const stranger = openScene({ RELEASE_KEY: keyFile });
    expect((await stranger.publish('remote-search', '1.0.0')).trouble).toContain(
      'The trust document does not contain the key',
    );
    const secure = openScene({ SECURE: '1' });
    expect((await secure.publish('remote-search', '1.0.0')).trouble).toContain('is a development key');
    expect([stranger, secure].map(({ dataDir }) => existsSync(join(dataDir, 'releases')))).toEqual([
      false,
      false,
    ]);
    const keyless = openScene({ RELEASE_TRUST: join(secure.dataDir, 'keys', 'trust.json') });
    expect((await keyless.publish('remote-search', '1.0.0')).trouble).toContain('RELEASE_KEY must name');
  });
});

describe('check', () => {
  const needing = { events: { emits: [], consumes: [event('search.found@1')], carries: [] } };
  const emitting = { events: { emits: [event('search.found@1')], consumes: [], carries: [] } };
  const carrying = { events: { emits: [], consumes: [], carries: [event('search.found@1')] } };

  const live = async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0', { contract: carrying });
    await scene.release('remote-search', '1.0.0', { contract: emitting });
    await scene.release('remote-boxes', '1.0.0', { contract: needing });
    return scene;
  };

  it('accepts a compatible release, and lists what it was compared with', async () => {
    const scene = await live();
    await scene.publish('remote-search', '1.1.0', { contract: emitting });
    const checked = await scene.json('check', 'remote-search@1.1.0');
    expect(checked).toMatchObject({ ok: true, problems: [], revision: 3 });
    expect(checked.against).toEqual(
      expect.arrayContaining(['shell@1.0.0', 'remote-boxes@1.0.0', expect.stringContaining('gateway@')]),
    );
  });

  it('rejects a release that breaks a live consumer, with name, item and reason; promote does too', async () => {
    const scene = await live();
    await scene.publish('remote-search', '2.0.0');
    const checked = await scene.run('check', 'remote-search@2.0.0');
    expect([checked.code, checked.out]).toEqual([1, '']);
    expect(checked.trouble).toContain('remote-search@2.0.0 is incompatible with what is live in production');
    expect(checked.trouble).toMatch(
      /remote-boxes \(team x, x@detour\.example\): event search\.found@1\n {4}\S/,
    );
    const promoted = await scene.run('promote', 'remote-search@2.0.0', '--json');
    expect(promoted.code).toBe(1);
    expect(JSON.parse(promoted.out)).toMatchObject({
      ok: false,
      kind: 'refused',
      problems: [{ breaks: 'remote-boxes' }],
      teams: { 'remote-boxes': { owner: 'x', alert: 'x@detour.example' } },
    });
    expect((await scene.json('status')).channels[0].revision).toBe(3);
  });

  it('compares an unpublished build, and publishes nothing', async () => {
    const scene = openScene();
    const folder = scene.buildOf('remote-boxes', { hash: 'bbbbbbbbbb' });
    const ran = await scene.run('check', 'remote-boxes', '--from', folder);
    expect([ran.code, ran.out]).toEqual([
      0,
      expect.stringContaining('remote-boxes@0.1.0-bbbbbbbbbb is compatible with production'),
    ]);
    expect(existsSync(join(scene.dataDir, 'releases', 'remote-boxes'))).toBe(false);
    const wrong = await scene.run('check', 'remote-search', '--from', folder);
    expect([wrong.code, wrong.trouble]).toEqual([
      1,
      expect.stringContaining('is a build of remote-boxes, not of'),
    ]);
    expect((await scene.run('check', 'remote-boxes', '--from', '/nowhere')).trouble).toContain(
      'not a finished build',
    );
  });

  it('compares with candidates of other teams, as if they were live', async () => {
    const scene = await live();
    await scene.publish('remote-search', '2.0.0');
    await scene.publish('remote-boxes', '2.0.0');
    const alone = await scene.run('check', 'remote-search@2.0.0');
    expect(alone.code).toBe(1);
    const together = await scene.json('check', 'remote-search@2.0.0', '--against', 'remote-boxes@2.0.0');
    expect(together).toMatchObject({ ok: true, against: expect.arrayContaining(['remote-boxes@2.0.0']) });
    expect(together.against).not.toContain('remote-boxes@1.0.0');
    const missing = await scene.run('check', 'remote-search@2.0.0', '--against', 'remote-boxes@3.0.0');
    expect([missing.code, missing.trouble]).toEqual([1, expect.stringContaining('is not published')]);
    const itself = await scene.run('check', 'remote-search@2.0.0', '--against', 'remote-search@1.0.0');
    expect([itself.code, itself.trouble]).toEqual([2, expect.stringContaining('not remote-search itself')]);
  });

  it('compares a gateway, which has no releases, with everything live: the one of this checkout or a running one', async () => {
    const scene = openScene();
    const call = { id: 'oldOffers', method: 'GET', path: '/api/old-offers', response: true };
    const sends = [{ ...call, params: null, query: null, body: null }];
    await scene.release('remote-boxes', '1.0.0');
    const fits = await scene.json('check', 'gateway@0.1.0');
    expect(fits).toMatchObject({ ok: true, release: { name: 'gateway', version: '0.1.0' }, problems: [] });
    expect(fits.against).toEqual(['remote-boxes@1.0.0']);
    const other = await scene.run('check', 'gateway@0.2.0');
    expect([other.code, other.trouble]).toEqual([1, expect.stringContaining('this checkout is 0.1.0')]);
    const withCall = await startGatewayOfScene({ calls: { sends: [], answers: sends } });
    const calling = createReleaseScene({ DATA_DIR: scene.dataDir, GATEWAY_ORIGIN: withCall.origin });
    await calling.release('remote-boxes', '1.1.0', { contract: { calls: { sends, answers: [] } } });
    expect((await scene.json('check', 'gateway', '--from', withCall.origin)).ok).toBe(true);
    const broken = await scene.run('check', 'gateway', '--from', gateway.origin);
    expect(broken.code).toBe(1);
    expect(broken.trouble).toContain('gateway@0.0.0 is incompatible with what is live in production');
    expect(broken.trouble).toMatch(/remote-boxes \(team x, x@detour\.example\): call oldOffers\n {4}\S/);
    withCall.close();
    const away = await scene.run('check', 'gateway', '--from', withCall.origin);
    expect([away.code, away.trouble]).toEqual([1, expect.stringContaining('does not answer')]);
  });

  it('lists deprecated items, their removal date and their users', async () => {
    const scene = await live();
    const deprecation = {
      item: 'event search.found@1',
      since: '2026-11-01',
      removeOn: '2027-02-01',
      replacement: 'event search.found@2',
    };
    await scene.publish('remote-search', '1.1.0', { contract: { ...emitting, deprecations: [deprecation] } });
    const checked = await scene.run('check', 'remote-search@1.1.0');
    expect(checked.out).toContain(
      'remote-search deprecates event search.found@1 since 2026-11-01, to go on 2027-02-01; use event search.found@2: still used by remote-boxes.',
    );
    const { deprecations } = await scene.json('check', 'remote-search@1.1.0');
    expect(deprecations).toEqual([{ remote: 'remote-search', ...deprecation, consumers: ['remote-boxes'] }]);
  });

  it('uses the gateway of this checkout when no gateway responds, except in production', async () => {
    const away = { GATEWAY_ORIGIN: 'http://127.0.0.1:9' };
    const scene = openScene(away);
    await scene.publish('remote-search', '1.0.0');
    expect((await scene.run('check', 'remote-search@1.0.0')).trouble).toContain(
      'the gateway of this checkout',
    );
    const key = createSigningKey('platform');
    const folder = openScene().dataDir;
    const [RELEASE_KEY, RELEASE_TRUST] = [join(folder, 'key.json'), join(folder, 'trust.json')] as const;
    const trusted = trustedKeyOf(key, { owner: 'platform', packages: '*', development: false });
    writeFileSync(RELEASE_KEY, JSON.stringify(key));
    writeFileSync(RELEASE_TRUST, JSON.stringify({ format: 1, keys: [trusted] }));
    const production = openScene({ ...away, SECURE: '1', RELEASE_KEY, RELEASE_TRUST });
    await production.publish('remote-search', '1.0.0');
    const ran = await production.run('check', 'remote-search@1.0.0');
    expect([ran.code, ran.trouble]).toEqual([1, expect.stringContaining('calls cannot be compared')]);
  });

  it('rejects a missing release', async () => {
    const ran = await openScene().run('check', 'remote-search@9.9.9');
    expect([ran.code, ran.trouble]).toEqual([1, expect.stringContaining('is not published')]);
  });

  it('rejects a release that was changed in the store', async () => {
    const scene = openScene();
    await scene.publish('remote-search', '1.0.0');
    appendFileSync(join(scene.dataDir, 'releases/remote-search/1.0.0/page.1a2b3c4d.js'), 'evil()');
    const ran = await scene.run('promote', 'remote-search@1.0.0');
    expect([ran.code, ran.trouble]).toEqual([1, expect.stringContaining('page.1a2b3c4d.js is not the file')]);
  });
});

describe('promote and rollback', () => {
  const stage = async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('remote-search', '1.0.0');
    await scene.publish('remote-search', '1.1.0', { hash: 'bbbbbbbbbb' });
    const statusOf = async () => (await scene.json('status', '--channel', 'production')).channels[0];
    const searchOf = async () =>
      (await statusOf()).packages.find(({ name }: { name: string }) => name === 'remote-search');
    return { ...scene, statusOf, searchOf };
  };

  it('makes a release live, and returns to the same composition id', async () => {
    const scene = await stage();
    const before = (await scene.statusOf()).composition;
    const promoted = await scene.run('promote', 'remote-search@1.1.0', '--why', 'a faster map', '--by', 'ci');
    expect([promoted.code, promoted.out]).toEqual([
      0,
      'remote-search 1.0.0 → 1.1.0. production is at revision 3.',
    ]);
    expect(await scene.searchOf()).toMatchObject({ version: '1.1.0', previous: '1.0.0', trouble: null });
    expect((await scene.statusOf()).composition).not.toBe(before);
    const back = await scene.run('rollback', 'remote-search');
    expect([back.code, back.out]).toEqual([0, 'remote-search 1.1.0 → 1.0.0. production is at revision 4.']);
    expect((await scene.statusOf()).composition).toBe(before);
    expect((await scene.run('rollback', 'remote-search')).code).toBe(1);
  });

  it('restores a whole set by its composition id', async () => {
    const scene = await stage();
    await scene.publish('shell', '1.1.0');
    const before = (await scene.statusOf()).composition;
    await scene.run('promote', 'remote-search@1.1.0');
    await scene.run('promote', 'shell@1.1.0');
    const back = await scene.run('rollback', '--composition', before);
    expect(back.out).toContain('remote-search 1.1.0 → 1.0.0, shell 1.1.0 → 1.0.0');
    expect((await scene.statusOf()).composition).toBe(before);
    expect((await scene.run('rollback', '--composition', before)).out).toContain(
      'already has this composition',
    );
    expect((await scene.run('rollback', '--composition', 'feedfeedfeedfeed')).code).toBe(1);
  });

  it('starts a canary, and ends it by promotion and by rollback', async () => {
    const scene = await stage();
    await scene.run('promote', 'remote-search@1.1.0', '--percent', '10');
    expect(await scene.searchOf()).toMatchObject({
      version: '1.0.0',
      canary: { version: '1.1.0', percent: 10 },
    });
    await scene.run('rollback', 'remote-search');
    expect(await scene.searchOf()).toMatchObject({ version: '1.0.0', canary: null });
    await scene.run('promote', 'remote-search@1.1.0', '--percent', '10');
    await scene.run('promote', 'remote-search@1.1.0', '--percent', '100');
    expect(await scene.searchOf()).toMatchObject({ version: '1.1.0', previous: '1.0.0', canary: null });
  });

  it('keeps channels apart', async () => {
    const scene = await stage();
    await scene.run('promote', 'shell@1.0.0', '--channel', 'preview');
    await scene.run('promote', 'remote-search@1.1.0', '--channel', 'preview');
    expect((await scene.searchOf()).version).toBe('1.0.0');
    const { channels } = await scene.json('status');
    expect(
      channels.map(({ channel, revision }: { channel: string; revision: number }) => [channel, revision]),
    ).toEqual([
      ['preview', 2],
      ['production', 2],
    ]);
  });

  it('changes nothing for a release that is already live', async () => {
    const scene = await stage();
    const again = await scene.run('promote', 'remote-search@1.0.0');
    expect([again.code, again.out]).toEqual([0, 'remote-search@1.0.0 is already live in production.']);
    expect((await scene.statusOf()).revision).toBe(2);
  });

  it('lists author, change, time and reason', async () => {
    const scene = await stage();
    await scene.run('promote', 'remote-search@1.1.0', '--why', 'a faster map', '--by', 'ci');
    const { changes } = await scene.json('history', 'remote-search', '--limit', '1');
    expect(changes).toMatchObject([
      { revision: 3, kind: 'promote', by: 'ci', why: 'a faster map', what: 'remote-search 1.0.0 → 1.1.0' },
    ]);
    const { out } = await scene.run('history');
    expect(out.split('\n')).toHaveLength(3);
    expect(out).toMatch(/^ {4}3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}promote .* by ci: a faster map$/m);
  });

  it('changes nothing in a forged channel', async () => {
    const scene = await stage();
    const file = join(scene.dataDir, 'channels', 'production', '00000002.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '6.6.6'));
    const promoted = await scene.run('promote', 'remote-search@1.1.0');
    expect([promoted.code, promoted.trouble]).toEqual([
      1,
      expect.stringContaining('Revision 2 of production is refused'),
    ]);
    const told = await scene.run('status');
    expect([told.code, told.trouble]).toEqual([1, expect.stringContaining('is refused')]);
    expect((await scene.run('prune')).code).toBe(1);
  });
});

describe('repair', () => {
  const revoke = (scene: ReturnType<typeof openScene>, id: string): void => {
    const file = join(scene.dataDir, 'keys', 'trust.json');
    const trust = JSON.parse(readFileSync(file, 'utf8'));
    const keys = trust.keys.map((key: { id: string }) => (key.id === id ? { ...key, revokedAt: 1 } : key));
    writeFileSync(file, JSON.stringify({ ...trust, keys }));
  };

  it('makes a channel usable again after a key was revoked', async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('remote-search', '1.0.0');
    await scene.release('remote-boxes', '1.0.0');
    revoke(scene, 'search-development');
    await scene.publish('remote-boxes', '1.1.0');
    expect((await scene.run('promote', 'remote-boxes@1.1.0')).trouble).toContain('was revoked');
    const repaired = await scene.run('repair', '--from', '3', '--why', 'the key of search was lost');
    expect([repaired.code, repaired.out]).toEqual([
      0,
      expect.stringContaining('production is at revision 4'),
    ]);
    expect((await scene.run('promote', 'remote-boxes@1.1.0')).code).toBe(0);
    const [{ packages }] = (await scene.json('status')).channels;
    const believed = packages.map(({ name, trouble }: { name: string; trouble: string | null }) => [
      name,
      trouble === null,
    ]);
    expect(Object.fromEntries(believed)).toEqual({
      shell: true,
      'remote-boxes': true,
      'remote-search': false,
    });
  });

  it('makes a channel independent of a key before it is revoked', async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('remote-search', '1.0.0');
    expect((await scene.run('repair', '--why', 'the key of search will be revoked')).code).toBe(0);
    revoke(scene, 'search-development');
    expect((await scene.json('status')).channels[0]).toMatchObject({ revision: 3, trouble: null });
  });

  it('skips revisions that an attacker wrote into the store', async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('shell', '1.1.0');
    writeFileSync(join(scene.dataDir, 'channels/production/00000003.json'), 'forged');
    expect((await scene.run('promote', 'shell@1.0.0')).code).toBe(1);
    expect((await scene.run('repair')).trouble).toContain('2 is the newest that verifies');
    expect((await scene.run('repair', '--from', '2')).code).toBe(0);
    expect((await scene.json('status')).channels[0]).toMatchObject({
      revision: 4,
      packages: [{ version: '1.1.0' }],
    });
  });

  it('ignores a stray revision number, like the other verbs', async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('shell', '1.1.0');
    writeFileSync(join(scene.dataDir, 'channels/production/99999999.json'), '{}');
    for (const command of [['status'], ['rollback', 'shell'], ['history']]) {
      const ran = await scene.run(...command);
      expect([command, ran.code, ran.trouble]).toEqual([command, 1, expect.stringContaining('is missing')]);
    }
    expect((await scene.run('repair', '--from', '2')).code).toBe(0);
    expect((await scene.run('rollback', 'shell')).code).toBe(0);
  });

  it('needs the key of the platform', async () => {
    const scene = openScene();
    await scene.release('remote-search', '1.0.0');
    const team = openScene({
      DATA_DIR: scene.dataDir,
      RELEASE_KEY: join(scene.dataDir, 'keys', 'search.key.json'),
    });
    const ran = await team.run('repair');
    expect([ran.code, ran.trouble]).toEqual([1, expect.stringContaining('cannot vouch for all packages')]);
  });

  it('is rejected with the key that ends canaries, like every other change', async () => {
    const scene = openScene();
    await scene.release('remote-search', '1.0.0');
    await scene.release('remote-search', '1.1.0');
    await scene.publish('remote-search', '1.2.0');
    const RELEASE_KEY = join(scene.dataDir, 'keys', 'canary-watch.key.json');
    const watch = openScene({ DATA_DIR: scene.dataDir, RELEASE_KEY });
    for (const [reason, ...command] of [
      ['cannot vouch for all packages', 'repair'],
      ['may end canaries and nothing else', 'promote', 'remote-search@1.2.0'],
      ['may end canaries and nothing else', 'promote', 'remote-search@1.2.0', '--percent', '5'],
      ['may end canaries and nothing else', 'rollback', 'remote-search'],
    ] as const) {
      const ran = await watch.run(...command);
      expect([command, ran.code, ran.trouble]).toEqual([command, 1, expect.stringContaining(reason)]);
    }
    expect((await watch.publish('remote-search', '1.3.0')).code).toBe(1);
  });
});

describe('prune', () => {
  it('removes old, unused releases, after a dry run that only lists them', async () => {
    const scene = openScene();
    await scene.release('shell', '1.0.0');
    await scene.release('remote-search', '1.0.0');
    await scene.publish('remote-search', '1.1.0');
    const versions = () => readdirSync(join(scene.dataDir, 'releases', 'remote-search')).sort();
    expect(await scene.json('prune')).toMatchObject({ removed: [], kept: 3 });
    scene.later(8 * day);
    expect(await scene.json('prune', '--dry-run')).toMatchObject({
      removed: [{ version: '1.1.0' }],
      kept: 2,
    });
    expect(versions()).toEqual(['1.0.0', '1.1.0']);
    expect((await scene.run('prune')).out).toBe('remote-search@1.1.0\n1 removed, 2 kept.');
    expect(versions()).toEqual(['1.0.0']);
  });
});
