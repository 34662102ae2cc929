import { createEvidence } from './evidence';
import { canaryMeasures } from './measures';
import { simulateRuns, type Scenario } from './simulation';
import { noTally } from './tally';

const measure = canaryMeasures.find(({ name }) => name === 'errors')!;

/** A tenth of the visitors, 50 page views a second, after ten minutes of the stable release. */
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
    'aborts within 60 seconds in 95 of 100 runs when one view in a hundred fails over a base of %d',
    (base) => {
      const aborted = simulateRuns({ ...tenth, base: () => base, extra: () => 0.01 }, 200, 11);
      expect(aborted.length).toBeGreaterThanOrEqual(190);
    },
  );

  it('is never one bad page view, whatever the share, the measure and what was seen before', () => {
    for (const one of canaryMeasures)
      for (const views of [0, 10, 10_000, 1_000_000])
        for (const stable of [0, 1, 100, 100_000]) {
          const evidence = createEvidence(one, { views, bad: 0 });
          const tick = { canary: { views: 1, bad: 1 }, stable: { views: stable, bad: 0 } };
          expect(evidence.look(tick)).toBeNull();
        }
  });

  it.each([0.001, 0.005])(
    'leaves a canary alone that is no worse, for half an hour, over a base of %d',
    (base) => {
      expect(simulateRuns({ ...half, base: () => base, lasts: 1800 }, 100, 23).length).toBeLessThanOrEqual(1);
    },
  );

  it.each([2, 3])(
    'leaves a canary alone whose visitors fail %d times each, as they do without it, for half an hour',
    (groups) => {
      for (const stablePerSecond of [50, 450])
        expect(
          simulateRuns({ ...half, stablePerSecond, groups, lasts: 1800 }, 100, 29).length,
        ).toBeLessThanOrEqual(1);
    },
  );

  it('would not, were each of their page views counted', () => {
    expect(simulateRuns({ ...half, groups: 3, lateMarks: 1, lasts: 1800 }, 50, 29).length).toBeGreaterThan(
      10,
    );
  });

  it('takes the past of the stable release for enough when nearly everybody has the canary', () => {
    const most = { ...tenth, stablePerSecond: 50 / 9, base: () => 0.001 };
    expect(simulateRuns({ ...most, extra: () => 0.01 }, 100, 13).length).toBeGreaterThanOrEqual(95);
    expect(simulateRuns({ ...most, lasts: 1800 }, 100, 17).length).toBeLessThanOrEqual(1);
  });

  it('does not hold the past against a canary when the stable release fails more than then, too', () => {
    const incident = (second: number) => (second > 0 ? 0.015 : 0.003);
    expect(simulateRuns({ ...tenth, base: incident, lasts: 600 }, 100, 5).length).toBeLessThanOrEqual(4);
  });

  it('blames trouble that both arms have on neither', () => {
    const incident = (second: number) => (second > 300 && second < 600 ? 0.015 : 0.003);
    expect(simulateRuns({ ...half, base: incident, lasts: 900 }, 50, 5).length).toBeLessThanOrEqual(1);
  });

  it('sees a canary that goes bad after ten minutes, within three more', () => {
    const late = { ...half, extra: (second: number) => (second > 600 ? 0.01 : 0), lasts: 780 };
    const aborted = simulateRuns(late, 50, 3);
    expect(aborted.filter((second) => second > 600).length).toBeGreaterThanOrEqual(47);
  });

  it('takes its time when few visitors come', () => {
    const few = { ...tenth, canaryPerSecond: 1, stablePerSecond: 9, extra: () => 0.01, lasts: 3600 };
    const aborted = simulateRuns(few, 50, 7);
    expect(aborted.length).toBeGreaterThanOrEqual(47);
    expect(aborted[25]).toBeGreaterThan(120);
  });

  it('allows a new release its cold caches, and not a page that became slow', () => {
    const slow = { ...half, measure: 'lcp', base: () => 0.25, watchedBefore: 0, lasts: 300 } as const;
    expect(simulateRuns({ ...slow, extra: () => 0.05 }, 50, 9)).toEqual([]);
    expect(simulateRuns({ ...slow, extra: () => 0.25 }, 50, 9)).toHaveLength(50);
  });

  it('does not hang a canary for what is too little to matter, however sure', () => {
    const evidence = createEvidence(measure, noTally);
    const tick = { canary: { views: 10_000, bad: 15 }, stable: { views: 10_000, bad: 1 } };
    for (let look = 0; look < 100; look += 1) expect(evidence.look(tick)).toBeNull();
  });

  it('has no opinion on bad views without anybody to compare them with', () => {
    const evidence = createEvidence(measure, noTally);
    for (let look = 0; look < 200; look += 1)
      expect(evidence.look({ canary: { views: 5, bad: 1 }, stable: noTally })).toBeNull();
  });

  it('spends one false abort in a hundred at most, over all measures and a half hour', () => {
    const first = canaryMeasures.reduce((sum, { alpha }) => sum + alpha, 0);
    expect(first + canaryMeasures.length * 30 * 1e-5).toBeLessThanOrEqual(0.0101);
  });
});
