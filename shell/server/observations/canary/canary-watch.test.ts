import { ok } from '@detour/shared-contracts/base';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import { createCanaryWatch, type Abort } from './canary-watch';
import { noTotals, stepOf, type ReleaseCounts, type ReleaseTotals } from '../release-totals';

const canary = { version: '1.4.0', percent: 10, startedAt: 5 };
const told = (views: number, bad: number): ReleaseTotals => ({ ...noTotals, loads: { views, bad } });

const open = () => {
  let releases: ChannelRevision['releases'] = {
    'remote-search': { version: '1.3.2', previous: null, canary },
    'remote-boxes': { version: '2.0.0', previous: null, canary: null },
  };
  const totals = new Map<string, ReleaseTotals>();
  const aborts: Abort[] = [];
  const trouble: string[] = [];
  const failing: string[] = [];
  let isRefused = false;
  const watch = createCanaryWatch({
    releases: () => releases,
    counts: async () =>
      new Map(
        [...totals].map(([release, told]): [string, ReleaseCounts] => [release, { all: told, tried: told }]),
      ),
    async abort(abort) {
      if (isRefused) return { ok: false, error: { kind: 'busy', message: 'busy' } };
      aborts.push(abort);
      const [name, entry] = Object.entries(releases)[0]!;
      releases = { ...releases, [name]: { ...entry, canary: null } };
      return ok(null);
    },
    onAborted: () => undefined,
    onFailing: (name, version, why) => failing.push(`${name} ${version}: ${why}`),
    onTrouble: (message) => trouble.push(message),
  });
  const tell = (release: string, ms: number): void => {
    const before = totals.get(release) ?? noTotals;
    const step = String(stepOf(ms));
    totals.set(release, { ...before, lcp: { ...before.lcp, [step]: (before.lcp[step] ?? 0) + 1 } });
  };
  return {
    aborts,
    trouble,
    failing,
    watch,
    /** Simulates seconds in which remote-boxes, which has no canary, shows one page each. Adds the given counts. */
    async serve(seconds: number, { loads = 0, errors = 0 }: { loads?: number; errors?: number }) {
      for (let second = 0; second < seconds; second += 1) {
        const { loads: all, errors: views } = totals.get('remote-boxes@2.0.0') ?? noTotals;
        totals.set('remote-boxes@2.0.0', {
          ...noTotals,
          loads: { views: all.views + 1, bad: all.bad + loads },
          errors: { views: views.views + 1, bad: views.bad + errors },
        });
        await watch.look();
      }
    },
    refuse: (on: boolean) => (isRefused = on),
    /** Simulates seconds in which each arm shows pages; `bad` of the canary's fail. */
    async pass(seconds: number, bad: number) {
      for (let second = 0; second < seconds; second += 1) {
        const ours = totals.get('remote-search@1.4.0') ?? noTotals;
        const theirs = totals.get('remote-search@1.3.2') ?? noTotals;
        totals.set('remote-search@1.4.0', told(ours.loads.views + 5, ours.loads.bad + bad));
        totals.set('remote-search@1.3.2', told(theirs.loads.views + 45, theirs.loads.bad));
        await watch.look();
      }
    },
    /** Simulates seconds in which three visitors per arm report load times: one to two seconds for the stable release. */
    async time(seconds: number, slower: number) {
      for (let second = 0; second < seconds; second += 1) {
        for (let visitor = 0; visitor < 3; visitor += 1) {
          const ms = 1000 + (((second * 3 + visitor) * 37) % 1000);
          tell('remote-search@1.4.0', ms * slower);
          tell('remote-search@1.3.2', ms);
        }
        await watch.look();
      }
    },
  };
};

describe('canary watch', () => {
  it('ends a canary whose pages fail to load, once, with the reason', async () => {
    const shop = open();
    await shop.pass(20, 5);
    expect(shop.aborts).toHaveLength(1);
    expect(shop.aborts[0]).toMatchObject({ name: 'remote-search', canary });
    expect(shop.aborts[0]?.why).toMatch(/^parts that failed to load: \d+ of \d+/);
  });

  it('keeps a canary that is as good as the stable release', async () => {
    const shop = open();
    await shop.pass(200, 0);
    expect(shop.aborts).toEqual([]);
  });

  it('retries when the channel could not be changed, even without further failures', async () => {
    const shop = open();
    shop.refuse(true);
    await shop.pass(10, 5);
    expect(shop.aborts).toEqual([]);
    expect(shop.trouble[0]).toBe('remote-search 1.4.0 could not be aborted: busy');
    shop.refuse(false);
    await shop.pass(1, 0);
    expect(shop.aborts).toHaveLength(1);
  });

  it('ends a much slower canary, once the stable release has defined the threshold', async () => {
    const shop = open();
    await shop.time(60, 1.5);
    expect(shop.aborts).toEqual([]);
    await shop.time(60, 1.5);
    expect(shop.aborts).toHaveLength(1);
    expect(shop.aborts[0]?.why).toMatch(
      /^pages slower to show than three quarters of the stable ones: \d+ of/,
    );
  });

  it.each([1, 1.05])('keeps a canary that is %d times as slow', async (slower) => {
    const shop = open();
    await shop.time(600, slower);
    expect(shop.aborts).toEqual([]);
  });

  it('reports a live release that fails in browsers, by the last five minutes', async () => {
    const shop = open();
    await shop.serve(200, {});
    await shop.serve(4, { loads: 1 });
    expect(shop.failing).toEqual([]);
    await shop.serve(36, { loads: 1 });
    expect(shop.failing[0]).toMatch(
      /^remote-boxes 2\.0\.0: 1\d of 2\d\d loads failed within five minutes\.$/,
    );
    expect(shop.failing.at(-1)).toMatch(/ 40 of 2[34]\d loads/);
    const told = shop.failing.length;
    await shop.serve(320, {});
    const later = shop.failing.length;
    await shop.serve(60, {});
    expect([later > told, shop.failing.length]).toEqual([true, later]);
  });

  it('reports page views with an error, unless they are a small share', async () => {
    const shop = open();
    await shop.serve(30, { errors: 1 });
    expect(shop.failing.at(-1)).toMatch(/: 2\d of 2\d page views had an error within five minutes\.$/);
    const calm = open();
    for (let round = 0; round < 12; round += 1) {
      await calm.serve(24, {});
      await calm.serve(1, { errors: 1 });
    }
    expect(calm.failing).toEqual([]);
    const small = open();
    await small.serve(10, {});
    await small.serve(4, { errors: 1 });
    expect(small.failing).toEqual([]);
  });
});
