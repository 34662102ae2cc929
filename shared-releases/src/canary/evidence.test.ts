import { createEvidence } from './evidence';
import { canaryMeasures } from './measures';
import { simulateRuns, type Scenario } from './simulation';
import { noTally } from './tally';

const measure = canaryMeasures.find(({ name }) => name === 'errors')!;

/** 10 % of the visitors, 50 page views per second, after ten minutes of the stable release. */
const tenth: Scenario = {
  measure: 'errors',
  canaryPerSecond: 50,
  stablePerSecond: 450,
  base: () => 0.003,
  extra: () => 0,
  watchedBefore: 600,
  lasts: 60,
};
const half = { ...tenth, stablePerSecond: 50 };

describe('evidence against a canary', () => {
  it.each([0.001, 0.002, 0.003, 0.004, 0.005])(
    'aborts within 60 seconds in 95 of 100 runs when 1 % more views fail over a base of %d',
    (base) => {
      const aborted = simulateRuns({ ...tenth, base: () => base, extra: () => 0.01 }, 200, 11);
      expect(aborted.length).toBeGreaterThanOrEqual(190);
    },
  );

  it('is never a single bad page view, for any share, measure and history', () => {
    for (const one of canaryMeasures)
      for (const views of [0, 10, 10_000, 1_000_000])
        for (const stable of [0, 1, 100, 100_000]) {
          const evidence = createEvidence(one, { views, bad: 0 });
          const tick = { canary: { views: 1, bad: 1 }, stable: { views: stable, bad: 0 } };
          expect(evidence.look(tick)).toBeNull();
        }
  });

  it.each([0.001, 0.005])('keeps an equal canary for half an hour, over a base of %d', (base) => {
    expect(simulateRuns({ ...half, base: () => base, lasts: 1800 }, 100, 23).length).toBeLessThanOrEqual(1);
  });

  it.each([2, 3])(
    'keeps a canary for half an hour whose visitors fail %d times each, as they do without it',
    (groups) => {
      for (const stablePerSecond of [50, 450])
        expect(
          simulateRuns({ ...half, stablePerSecond, groups, lasts: 1800 }, 100, 29).length,
        ).toBeLessThanOrEqual(1);
    },
  );

  it('would abort it if every page view counted', () => {
    expect(simulateRuns({ ...half, groups: 3, lateMarks: 1, lasts: 1800 }, 50, 29).length).toBeGreaterThan(
      10,
    );
  });

  it('uses the stable release’s history when nearly all visitors have the canary', () => {
    const most = { ...tenth, stablePerSecond: 50 / 9, base: () => 0.001 };
    expect(simulateRuns({ ...most, extra: () => 0.01 }, 100, 13).length).toBeGreaterThanOrEqual(95);
    expect(simulateRuns({ ...most, lasts: 1800 }, 100, 17).length).toBeLessThanOrEqual(1);
  });

  it('ignores the history when the stable release also fails more than before', () => {
    const incident = (second: number) => (second > 0 ? 0.015 : 0.003);
    expect(simulateRuns({ ...tenth, base: incident, lasts: 600 }, 100, 5).length).toBeLessThanOrEqual(4);
  });

  it('ignores a problem that affects both arms', () => {
    const incident = (second: number) => (second > 300 && second < 600 ? 0.015 : 0.003);
    expect(simulateRuns({ ...half, base: incident, lasts: 900 }, 50, 5).length).toBeLessThanOrEqual(1);
  });

  it('detects a canary that degrades after ten minutes, within three more', () => {
    const late = { ...half, extra: (second: number) => (second > 600 ? 0.01 : 0), lasts: 780 };
    const aborted = simulateRuns(late, 50, 3);
    expect(aborted.filter((second) => second > 600).length).toBeGreaterThanOrEqual(47);
  });

  it('needs more time with little traffic', () => {
    const few = { ...tenth, canaryPerSecond: 1, stablePerSecond: 9, extra: () => 0.01, lasts: 3600 };
    const aborted = simulateRuns(few, 50, 7);
    expect(aborted.length).toBeGreaterThanOrEqual(47);
    expect(aborted[25]).toBeGreaterThan(120);
  });

  it('tolerates cold caches of a new release, but not a page that became slow', () => {
    const slow = { ...half, measure: 'lcp', base: () => 0.25, watchedBefore: 0, lasts: 300 } as const;
    expect(simulateRuns({ ...slow, extra: () => 0.05 }, 50, 9)).toEqual([]);
    expect(simulateRuns({ ...slow, extra: () => 0.25 }, 50, 9)).toHaveLength(50);
  });

  it('ignores a difference that is too small to matter, however certain', () => {
    const evidence = createEvidence(measure, noTally);
    const tick = { canary: { views: 10_000, bad: 15 }, stable: { views: 10_000, bad: 1 } };
    for (let look = 0; look < 100; look += 1) expect(evidence.look(tick)).toBeNull();
  });

  it('needs a stable arm to compare bad views with', () => {
    const evidence = createEvidence(measure, noTally);
    for (let look = 0; look < 200; look += 1)
      expect(evidence.look({ canary: { views: 5, bad: 1 }, stable: noTally })).toBeNull();
  });

  it('limits false aborts to 1 % over all measures in half an hour', () => {
    const first = canaryMeasures.reduce((sum, { alpha }) => sum + alpha, 0);
    expect(first + canaryMeasures.length * 30 * 1e-5).toBeLessThanOrEqual(0.0101);
  });
});
