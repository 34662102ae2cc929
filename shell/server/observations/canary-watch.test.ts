import { ok } from '@detour/shared-contracts';
import type { ChannelRevision } from '@detour/shared-releases';
import { createCanaryWatch, type Abort } from './canary-watch';
import { noTotals, type ReleaseTotals } from './release-totals';

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
  let isRefused = false;
  const watch = createCanaryWatch({
    releases: () => releases,
    totals: async () => totals,
    async abort(abort) {
      if (isRefused) return { ok: false, error: { kind: 'busy', message: 'busy' } };
      aborts.push(abort);
      const [name, entry] = Object.entries(releases)[0]!;
      releases = { ...releases, [name]: { ...entry, canary: null } };
      return ok(null);
    },
    onAborted: () => undefined,
    onTrouble: (message) => trouble.push(message),
  });
  return {
    ...{ aborts, trouble, watch },
    refuse: (on: boolean) => (isRefused = on),
    /** Seconds go by in which each arm shows pages; `bad` of the canary's fail. */
    async pass(seconds: number, bad: number) {
      for (let second = 0; second < seconds; second += 1) {
        const ours = totals.get('remote-search@1.4.0') ?? noTotals;
        const theirs = totals.get('remote-search@1.3.2') ?? noTotals;
        totals.set('remote-search@1.4.0', told(ours.loads.views + 5, ours.loads.bad + bad));
        totals.set('remote-search@1.3.2', told(theirs.loads.views + 45, theirs.loads.bad));
        await watch.look();
      }
    },
  };
};

describe('canary watch', () => {
  it('ends a canary whose pages fail to load, once, and says why', async () => {
    const shop = open();
    await shop.pass(20, 5);
    expect(shop.aborts).toHaveLength(1);
    expect(shop.aborts[0]).toMatchObject({ name: 'remote-search', canary });
    expect(shop.aborts[0]?.why).toMatch(/^parts that failed to load: \d+ of \d+/);
  });

  it('leaves a canary that is as good as the others', async () => {
    const shop = open();
    await shop.pass(200, 0);
    expect(shop.aborts).toEqual([]);
  });

  it('tries again when the channel could not be changed, even if nothing more goes wrong', async () => {
    const shop = open();
    shop.refuse(true);
    await shop.pass(10, 5);
    expect(shop.aborts).toEqual([]);
    expect(shop.trouble[0]).toBe('remote-search 1.4.0 could not be aborted: busy');
    shop.refuse(false);
    await shop.pass(1, 0);
    expect(shop.aborts).toHaveLength(1);
  });
});
