import { createReleaseScene, startGatewayOfScene, type ReleaseScene } from './testing/release-scene';

const fragment = { name: 'remote-search/teaser', props: true };
const offering = {
  contract: { fragments: { offers: [fragment], uses: [] }, exposes: ['./fragment-teaser'] },
};
const needing = { contract: { fragments: { offers: [], uses: [fragment] } } };

let gateway: { readonly origin: string; close(): void };
let scene: ReleaseScene;

beforeAll(async () => {
  gateway = await startGatewayOfScene();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  scene = createReleaseScene({ GATEWAY_ORIGIN: gateway.origin });
  await scene.release('shell', '1.0.0');
  await scene.release('remote-search', '1.0.0');
  await scene.release('remote-boxes', '1.0.0');
});

/** Freezes everything now, whatever the day. */
const freezeNow = () =>
  scene.run(
    'freeze',
    'add',
    'sales',
    '--zone',
    'UTC',
    '--from',
    '2020-01-01T00:00',
    '--to',
    '2090-01-01T00:00',
    '--why',
    'sales',
  );

describe('promote --plan', () => {
  it('starts with the first share and shows its plan', async () => {
    await scene.publish('remote-search', '1.1.0');
    const ran = await scene.run('promote', 'remote-search@1.1.0', '--plan', '1%:15m,10%:1h,100%');
    expect([ran.code, ran.trouble]).toEqual([0, '']);
    expect(ran.out).toContain('remote-search 1.1.0 by the plan 1 % → 10 % → 100 %');
    const { channels } = await scene.json('status', '--channel', 'production');
    expect(channels[0].packages.find((one: { name: string }) => one.name === 'remote-search')).toMatchObject({
      canary: { version: '1.1.0', percent: 1 },
      plan: { version: '1.1.0', waits: false },
    });
    const shown = await scene.run('rollout');
    expect(shown.out).toContain('remote-search 1.1.0 at 1 % of 1 % → 10 % → 100 % · running');
    await scene.run('rollback', 'remote-search');
    expect((await scene.run('rollout')).out).toBe('No release of production follows a plan.');
  });

  it('is refused for a release that nothing fits, unless it may wait', async () => {
    await scene.publish('remote-boxes', '2.0.0', needing);
    const plain = await scene.run('promote', 'remote-boxes@2.0.0', '--plan', 'standard');
    expect([plain.code, plain.trouble]).toEqual([1, expect.stringContaining('is incompatible')]);
    const waiting = await scene.run('promote', 'remote-boxes@2.0.0', '--plan', 'standard', '--wait');
    expect([waiting.code, waiting.out]).toEqual([0, expect.stringContaining('It goes on by itself when')]);
    const { channels } = await scene.json('status', '--channel', 'production');
    expect(channels[0].packages.find((one: { name: string }) => one.name === 'remote-boxes')).toMatchObject({
      version: '1.0.0',
      canary: null,
      plan: { version: '2.0.0', waits: true },
    });
  });

  it.each([
    [['--plan', '10%'], 'is not a step of a plan'],
    [['--plan', '10%:1h,5%:1h'], 'The shares of a plan rise'],
    [['--plan', '10%:90d'], 'at most 30d'],
    [['--plan', 'standard', '--percent', '10'], 'cannot be combined'],
    [['--plan', 'standard', '--max-bad', 'some'], 'a share from 0 to 100 %'],
  ])('explains %j', async (options, reason) => {
    const ran = await scene.run('promote', 'remote-search@1.1.0', ...options);
    expect([ran.code, ran.trouble]).toEqual([2, expect.stringContaining(reason)]);
  });
});

describe('freeze', () => {
  it('refuses promotions until an operator overrides it for a package, and never a rollback', async () => {
    await scene.publish('remote-search', '1.1.0');
    await scene.publish('remote-boxes', '1.1.0');
    expect((await freezeNow()).code).toBe(0);
    const refused = await scene.run('promote', 'remote-search@1.1.0');
    expect([refused.code, refused.trouble]).toEqual([
      1,
      expect.stringContaining('may not change during the freeze sales'),
    ]);
    const noReason = await scene.run('freeze', 'override', 'sales', '--package', 'remote-search');
    expect([noReason.code, noReason.trouble]).toEqual([2, expect.stringContaining('--why is missing')]);
    const override = ['freeze', 'override', 'sales', '--package', 'remote-search', '--why', 'wrong prices'];
    expect((await scene.run(...override)).code).toBe(0);
    expect((await scene.run('promote', 'remote-search@1.1.0')).code).toBe(0);
    expect((await scene.run('promote', 'remote-boxes@1.1.0')).code).toBe(1);
    scene.later(3 * 3_600_000);
    await scene.publish('remote-search', '1.2.0');
    expect((await scene.run('promote', 'remote-search@1.2.0')).code).toBe(1);
    expect((await scene.run('rollback', 'remote-search')).code).toBe(0);
    expect((await scene.run('freeze')).out).toContain('now    sales');
    expect((await scene.run('freeze', 'remove', 'sales', '--why', 'over')).code).toBe(0);
    expect((await scene.run('promote', 'remote-search@1.2.0')).code).toBe(0);
  });
});

describe('what-if', () => {
  it('lists the packages and teams that would break, and what stands in the way', async () => {
    await scene.release('remote-search', '1.1.0', offering);
    await scene.release('remote-boxes', '2.0.0', needing);
    await scene.publish('remote-search', '2.0.0');
    await freezeNow();
    const ran = await scene.run('what-if', 'remote-search@2.0.0');
    expect(ran.code).toBe(1);
    expect(ran.trouble).toContain('If remote-search 1.1.0 → 2.0.0 in production:\nremote-boxes would break:');
    expect(ran.trouble).toContain('remote-boxes (team x, x@detour.example): fragment remote-search/teaser');
    expect(ran.trouble).toContain('may not change during the freeze sales');
    const gone = await scene.run('what-if', 'remote-search@none', '--json');
    expect(JSON.parse(gone.out)).toMatchObject({ ok: false, problems: [{ breaks: 'remote-boxes' }] });
    expect((await scene.run('what-if', 'remote-boxes@none')).out).toContain('nothing would break');
    expect((await scene.json('status')).channels[0].packages).toHaveLength(3);
  });
});
