import type { CountedCalls } from './call-count.repository';
import { createSharedCounts } from './shared-counts';

/** Counts of a database, in memory, with a minute that ends on `elapsed`. */
const setUp = () => {
  let now = 0;
  let away = false;
  const sums = new Map<string, { count: number; until: number }>();
  const reports: (readonly CountedCalls[])[] = [];
  const trouble: unknown[] = [];
  const add = async (calls: readonly CountedCalls[]) => {
    reports.push(calls);
    await Promise.resolve();
    if (away) throw new Error('database away');
    return calls.map(({ key, count }) => {
      const known = sums.get(key);
      const sum =
        known && known.until > now
          ? { ...known, count: known.count + count }
          : { count, until: now + 60_000 };
      sums.set(key, sum);
      return { key, count: sum.count, leftMs: sum.until - now };
    });
  };
  const open = () =>
    createSharedCounts({ add, onTrouble: (error) => trouble.push(error), elapsed: () => now });
  return {
    gateways: [open(), open()] as const,
    reports,
    trouble,
    advance: (ms: number) => (now += ms),
    setAway: (value: boolean) => (away = value),
  };
};

describe('counts that gateways share', () => {
  it('allow an address as many calls on two gateways as on one', async () => {
    const { gateways } = setUp();
    const left: number[] = [];
    for (let index = 0; index < 16; index += 1) left.push(await gateways[index % 2]!.take('a', 10));
    expect(left.map((ms) => ms > 0)).toEqual([
      ...Array<boolean>(10).fill(false),
      ...Array<boolean>(6).fill(true),
    ]);
    expect(left.at(-1)).toBe(60_000);
    expect(await gateways[0].take('b', 10)).toBe(0);
  });

  it('exceed a limit by a twentieth for the other gateway at most', async () => {
    const { gateways } = setUp();
    let allowed = 0;
    for (let index = 0; index < 1000; index += 1)
      if ((await gateways[index % 2]!.take('a', 600)) === 0) allowed += 1;
    expect(allowed).toBeGreaterThanOrEqual(600);
    expect(allowed).toBeLessThanOrEqual(630);
  });

  it('cost an ordinary visitor no statement, and one on the way to the limit few', async () => {
    const { gateways, reports } = setUp();
    for (let index = 0; index < 30; index += 1) await gateways[0].take('a', 600);
    expect(reports).toEqual([]);
    for (let index = 0; index < 500; index += 1) await gateways[0].take('a', 600);
    expect(reports.length).toBeLessThanOrEqual(17);
  });

  it('are asked once for concurrent calls, and not at all after the limit', async () => {
    const { gateways, reports } = setUp();
    const left = await Promise.all(Array.from({ length: 30 }, () => gateways[0].take('a', 10)));
    expect(left.filter((ms) => ms === 0).length).toBe(10);
    const asked = reports.length;
    expect(asked).toBeLessThanOrEqual(3);
    for (let index = 0; index < 50; index += 1) expect(await gateways[0].take('a', 10)).toBeGreaterThan(0);
    expect(reports.length).toBe(asked);
  });

  it('begin again after a minute', async () => {
    const { gateways, advance } = setUp();
    for (let index = 0; index < 12; index += 1) await gateways[0].take('a', 10);
    advance(59_000);
    expect(await gateways[1].take('a', 10)).toBe(1000);
    advance(1000);
    expect([await gateways[0].take('a', 10), await gateways[1].take('a', 10)]).toEqual([0, 0]);
  });

  it('are those of one gateway while the database is away, and are reported later', async () => {
    const { gateways, reports, trouble, advance, setAway } = setUp();
    setAway(true);
    for (let index = 0; index < 5; index += 1) expect(await gateways[0].take('a', 10)).toBe(0);
    // One attempt, then a pause.
    expect([reports.length, trouble.length]).toEqual([1, 1]);
    setAway(false);
    advance(1000);
    expect(await gateways[0].take('a', 10)).toBe(0);
    expect(reports.at(-1)).toEqual([{ key: 'a', count: 6 }]);
    for (let index = 0; index < 4; index += 1) expect(await gateways[1].take('a', 10)).toBe(0);
    expect(await gateways[1].take('a', 10)).toBeGreaterThan(0);
  });
});
