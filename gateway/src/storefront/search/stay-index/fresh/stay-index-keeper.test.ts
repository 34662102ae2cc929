import { isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { createMovingClock } from '../../../../../test/moving-clock';
import { createMetrics } from '../../../../http/metrics';
import { createReadiness } from '../../../../http/server/readiness';
import { createNightGrid } from '../night-grid';
import { createIndexedStays } from '../indexed-stays';
import type { StayIndex } from './stay-index';
import { createStayIndexKeeper } from './stay-index-keeper';

const firstDay = '2026-11-26T09:00:00Z';

/** An index whose refreshes the test counts and fails. */
const openKeeper = () => {
  let refreshes = 0;
  let reloads = 0;
  let loadedOn: IsoDate | null = null;
  let failure: Error | null = null;
  let onlyReloads = false;
  const shelf = createIndexedStays(createNightGrid(isoDate('2026-11-25'), 10));
  const clock = createMovingClock(firstDay);
  const index: StayIndex = {
    current: () => (loadedOn ? shelf : null),
    refresh: () => {
      refreshes += 1;
      if (failure && !onlyReloads) return Promise.reject(failure);
      loadedOn ??= isoDate('2026-11-26');
      return Promise.resolve();
    },
    reload: () => {
      reloads += 1;
      if (failure) return Promise.reject(failure);
      loadedOn = isoDate('2026-11-27');
      return Promise.resolve();
    },
    loadedOn: () => loadedOn,
    age: () => (loadedOn ? 120 : null),
    onCatalogueChange: () => undefined,
  };
  const readiness = createReadiness();
  readiness.report('search', { ready: false });
  const metrics = createMetrics();
  const log = { error: jest.fn() };
  const keeper = createStayIndexKeeper(index, { clock, readiness, metrics, log: log as never });
  return {
    keeper,
    clock,
    readiness,
    metrics,
    log,
    counts: () => ({ refreshes, reloads }),
    fail: (error: Error | null) => void (failure = error),
    failReloads: (error: Error | null) => {
      failure = error;
      onlyReloads = true;
    },
  };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the keeper of the stays in memory', () => {
  it('makes the gateway ready when they are loaded, and follows the changes four times a second', async () => {
    const { keeper, readiness, counts, metrics } = openKeeper();
    expect(await metrics.registry.metrics()).toContain('gateway_stay_index_age_seconds -1');
    expect(readiness.isReady()).toBe(false);
    keeper.start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([readiness.isReady(), counts().refreshes]).toEqual([true, 5]);
    const told = await metrics.registry.metrics();
    expect(told).toContain('gateway_stay_index_age_seconds 0.12');
    expect(told).toContain('gateway_stay_index_hotels 0');
    await keeper.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(counts().refreshes).toBe(5);
  });

  it('reports an outage once, tries each second, and goes on when it is over', async () => {
    const { keeper, log, counts, fail, readiness } = openKeeper();
    fail(new Error('no connection'));
    keeper.start();
    await jest.advanceTimersByTimeAsync(3_500);
    expect([counts().refreshes, log.error.mock.calls.length, readiness.isReady()]).toEqual([4, 1, false]);
    fail(null);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(readiness.isReady()).toBe(true);
    fail(new Error('again'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([log.error.mock.calls.length, readiness.isReady()]).toEqual([2, true]);
    await keeper.stop();
  });

  it('tries to load a new day again after a minute when it failed', async () => {
    const { keeper, clock, counts, log, failReloads } = openKeeper();
    keeper.start();
    await jest.advanceTimersByTimeAsync(1_000);
    failReloads(new Error('statement timeout'));
    clock.advance({ minutes: 15 * 60 });
    await jest.advanceTimersByTimeAsync(5_000);
    expect([counts().reloads, log.error.mock.calls.length]).toEqual([1, 1]);
    failReloads(null);
    clock.advance({ minutes: 1 });
    await jest.advanceTimersByTimeAsync(5_000);
    expect([counts().reloads, log.error.mock.calls.length]).toEqual([2, 1]);
    await keeper.stop();
  });

  it('loads them again on a new day, once', async () => {
    const { keeper, clock, counts } = openKeeper();
    keeper.start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(counts().reloads).toBe(0);
    clock.advance({ minutes: 15 * 60 });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(counts().reloads).toBe(1);
    await keeper.stop();
  });
});
