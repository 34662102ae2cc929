import { createReleaseScene, startGatewayOfScene, type ReleaseScene } from './testing/release-scene';

const react = (version: string) => ({ react: version });

/** Contracts of a shell that shares React, and of a remote that was built with it. */
const shellWith = (version: string) => ({ contract: { modules: { provides: react(version), needs: {} } } });
const remoteWith = (version: string) => ({ contract: { modules: { provides: {}, needs: react(version) } } });

let gateway: { readonly origin: string; close(): void };
let scene: ReleaseScene;

beforeAll(async () => {
  gateway = await startGatewayOfScene();
});
afterAll(() => gateway.close());

beforeEach(async () => {
  scene = createReleaseScene({ GATEWAY_ORIGIN: gateway.origin });
  await scene.release('shell', '1.0.0', shellWith('19.2.0'));
  for (const name of ['remote-search', 'remote-boxes'])
    await scene.release(name, '1.0.0', remoteWith('19.2.0'));
  await scene.publish('shell', '2.0.0', shellWith('20.0.0'));
  for (const name of ['remote-search', 'remote-boxes'])
    await scene.publish(name, '2.0.0', remoteWith('20.0.0'));
});

interface Entry {
  readonly name: string;
  readonly version: string;
}

const state = async (): Promise<{ readonly revision: number; readonly versions: readonly string[] }> => {
  const { channels } = await scene.json('status', '--channel', 'production');
  const { revision, packages } = channels[0] as { revision: number; packages: readonly Entry[] };
  return { revision, versions: packages.map(({ name, version }) => `${name}@${version}`).sort() };
};

const first = ['remote-boxes@1.0.0', 'remote-search@1.0.0', 'shell@1.0.0'];
const second = ['remote-boxes@2.0.0', 'remote-search@2.0.0', 'shell@2.0.0'];

describe('a new major version of React', () => {
  it('cannot begin with any package alone', async () => {
    for (const id of second) {
      const ran = await scene.run('promote', id);
      expect([ran.code, ran.trouble]).toEqual([1, expect.stringContaining('was built with react')]);
    }
  });

  it('goes live as a set, in one revision', async () => {
    const before = await state();
    expect((await scene.run('check', ...second)).out).toContain('is compatible with production');
    const ran = await scene.run('promote', ...second, '--why', 'React 20');
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    expect(ran.out).toContain('shell 1.0.0 → 2.0.0');
    expect(await state()).toEqual({ revision: before.revision + 1, versions: second });
  });

  it('is refused when a remote is missing in the set, and nothing goes live', async () => {
    const before = await state();
    const ran = await scene.run('promote', 'shell@2.0.0', 'remote-search@2.0.0');
    expect(ran.code).toBe(1);
    expect(ran.trouble).toContain('shell@2.0.0 with remote-search@2.0.0 is incompatible with what is live');
    expect(ran.trouble).toContain(
      'remote-boxes 1.0.0 was built with react 19.2.0, but shell 2.0.0 shares 20.0.0.',
    );
    const unpublished = await scene.run('promote', ...second.slice(0, 2), 'shell@9.0.0');
    expect([unpublished.code, unpublished.trouble]).toEqual([1, expect.stringContaining('is not published')]);
    expect(await state()).toEqual(before);
  });

  it('goes back as a set, in one revision, to the composition of before', async () => {
    const before = await state();
    await scene.run('promote', ...second);
    const ran = await scene.run('rollback', 'remote-boxes', '--why', 'empty pages');
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    expect(await state()).toEqual({ revision: before.revision + 2, versions: first });
  });

  it('goes back for one package alone when asked, with a warning', async () => {
    await scene.run('promote', ...second);
    const ran = await scene.run('rollback', 'remote-boxes', '--alone');
    expect([ran.code, ran.trouble]).toEqual([0, expect.stringContaining('Warning')]);
    expect((await state()).versions).toEqual(['remote-boxes@1.0.0', ...second.slice(1)]);
  });
});

describe('a canary of a set', () => {
  const try10 = () => scene.run('promote', ...second, '--percent', '10', '--why', 'React 20');

  it('starts in one revision, is widened and goes live as a whole', async () => {
    const before = await state();
    const ran = await try10();
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    expect(ran.out).toContain('shell 2.0.0 for 10 %, 1.0.0 for the rest');
    expect(await state()).toEqual({ revision: before.revision + 1, versions: first });
    const [id = ''] = second;
    for (const percent of ['50', '100']) {
      const alone = await scene.run('promote', id, '--percent', percent);
      expect([alone.code, alone.trouble]).toEqual([1, expect.stringContaining('remote-boxes@2.0.0')]);
    }
    await scene.run('promote', ...second, '--percent', '50');
    await scene.run('promote', ...second, '--percent', '100');
    expect(await state()).toEqual({ revision: before.revision + 3, versions: second });
  });

  it('is refused when a remote is missing in the set', async () => {
    const ran = await scene.run('promote', 'shell@2.0.0', 'remote-search@2.0.0', '--percent', '10');
    expect([ran.code, ran.trouble]).toEqual([
      1,
      expect.stringContaining('remote-boxes 1.0.0 was built with react 19.2.0'),
    ]);
  });

  it('ends in one revision by the rollback of one member', async () => {
    await try10();
    const before = await state();
    const ran = await scene.run('rollback', 'remote-boxes', '--alone', '--why', 'slow');
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    expect(ran.out).toContain('shell 2.0.0 for 10 % ended, 1.0.0 stays');
    expect(await state()).toEqual({ revision: before.revision + 1, versions: first });
  });
});

describe('a plan of a set', () => {
  const plan = (...more: readonly string[]) =>
    scene.run('promote', ...second, '--plan', '10%:1h,50%:1h', '--why', 'React 20', ...more);

  it('starts all releases in one revision, shows the set, and ends as one', async () => {
    const before = await state();
    const ran = await plan();
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    for (const id of second)
      expect(ran.out).toContain(`${id.replace('@', ' ')} by the plan 10 % → 50 % → 100 %`);
    expect(await state()).toEqual({ revision: before.revision + 1, versions: first });
    expect((await scene.run('rollout')).out).toContain(
      'shell 2.0.0 with remote-boxes@2.0.0, remote-search@2.0.0 at 10 % of 10 % → 50 % → 100 %',
    );
    const alone = await scene.run('promote', 'shell@2.0.0', '--percent', '50');
    expect(alone.code).toBe(1);
    await scene.run('rollback', 'remote-boxes', '--why', 'slow');
    expect(await state()).toEqual({ revision: before.revision + 2, versions: first });
    expect((await scene.run('rollout')).out).toBe('No release of production follows a plan.');
  });

  it('waits as a whole for a package that is missing in the set, and is taken back as one', async () => {
    const ids = ['shell@2.0.0', 'remote-search@2.0.0'];
    const refused = await scene.run('promote', ...ids, '--plan', 'standard');
    expect([refused.code, refused.trouble]).toEqual([1, expect.stringContaining('is incompatible')]);
    const waiting = await scene.run('promote', ...ids, '--plan', 'standard', '--wait');
    expect([waiting.code, waiting.out]).toEqual([
      0,
      expect.stringContaining('remote-boxes 1.0.0 was built with react 19.2.0'),
    ]);
    const before = await state();
    const back = await scene.run('rollback', 'shell');
    expect([back.code, back.out]).toEqual([
      0,
      expect.stringContaining('remote-search 2.0.0 waits no longer'),
    ]);
    expect(await state()).toEqual({ revision: before.revision + 1, versions: first });
    expect((await scene.run('rollout')).out).toBe('No release of production follows a plan.');
  });
});

describe('a set', () => {
  it('has no second release of a package', async () => {
    const twice = await scene.run('promote', 'shell@1.0.0', 'shell@2.0.0');
    expect(twice.code).toBe(1);
  });
});
