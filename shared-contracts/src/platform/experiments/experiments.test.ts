import { flagDefaults, flagNames } from '../flags';
import { armOf, murmur3, visitorForm } from './assignment';
import {
  armsOf,
  experiments,
  filterVariationOf,
  findExperiment,
  flagsOfExperiment,
  type Experiment,
} from './experiments';

const all: readonly Experiment[] = experiments;

describe('experiments', () => {
  it('are off by default, and their arms set flags that mean the arm', () => {
    const own: Readonly<Record<string, string>> = armsOf(flagDefaults);
    expect(Object.keys(own)).toEqual(all.map(({ name }) => name));
    for (const { name, arms } of all) {
      expect(own[name]).toBe(arms[0].name);
      expect(arms[0].flags).toEqual({});
      for (const arm of arms)
        expect(armsOf({ ...flagDefaults, ...arm.flags })).toEqual({ ...own, [name]: arm.name });
    }
  });

  it('share no flag, and a name finds each', () => {
    const flags = all.flatMap(flagsOfExperiment);
    expect(new Set(flags).size).toBe(flags.length);
    expect(flagNames).toEqual(expect.arrayContaining(flags));
    for (const one of all) expect(findExperiment(one.name)).toBe(one);
    expect(findExperiment('unheard-of')).toBeNull();
  });

  it('switch the filters by flag, in two variations [FLAG-010] [FLAG-011]', () => {
    expect(filterVariationOf({ newFilters: false, allThematics: true })).toBe('dropdowns');
    expect(filterVariationOf({ newFilters: true, allThematics: undefined })).toBe('reduced-thematics');
    expect(filterVariationOf({ newFilters: true, allThematics: true })).toBe('all-thematics');
  });
});

describe('the hash of visitors', () => {
  // Reference values of MurmurHash3_x86_32 with seed 0.
  it.each([
    ['', 0],
    ['test', 0xba6bd213],
    ['Hello, world!', 0xc0363e43],
    ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
  ])('of %p is MurmurHash3', (text, hash) => {
    expect(murmur3(text)).toBe(hash);
  });
});

describe('the arm of a visitor', () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) =>
    [1, 2, 3, 4].map((part) => murmur3(`${index} ${part}`).toString(16).padStart(8, '0')).join(''),
  );
  const runningWith = (shares: readonly number[], id = 1) => ({
    id,
    experiment: 'search-dates',
    round: 1,
    locales: ['fr_FR'],
    shares: shares.map((share, index) => ({ arm: ['control', 'forced', 'suggested'][index] ?? '', share })),
  });
  const countOf = (shares: readonly number[]) => {
    const counts: Record<string, number> = {};
    for (const visitor of visitors) {
      const arm = armOf(runningWith(shares), visitor) ?? 'none';
      counts[arm] = (counts[arm] ?? 0) + 1;
    }
    return counts;
  };

  it.each([[[50, 50, 0]], [[34, 33, 33]], [[90, 5, 5]], [[0, 0, 100]], [[100, 0, 0]]])(
    'follows the shares %j within one percent of 10,000 visitors [FLAG-021]',
    (shares) => {
      expect(visitors.every((visitor) => visitorForm.test(visitor))).toBe(true);
      const counts = countOf(shares);
      for (const { arm, share } of runningWith(shares).shares)
        expect(Math.abs((counts[arm] ?? 0) - share * 100)).toBeLessThan(share % 100 === 0 ? 1 : 100);
      expect(counts['none']).toBeUndefined();
    },
  );

  it('is the same each time, moves few visitors with the shares, and is drawn anew by another run', () => {
    const before = visitors.map((visitor) => armOf(runningWith([50, 50, 0]), visitor));
    expect(visitors.map((visitor) => armOf(runningWith([50, 50, 0]), visitor))).toEqual(before);
    const moved = visitors.filter(
      (visitor, index) => armOf(runningWith([60, 40, 0]), visitor) !== before[index],
    );
    expect(moved.length).toBeLessThan(1100);
    const other = visitors.filter(
      (visitor, index) => armOf(runningWith([50, 50, 0], 2), visitor) !== before[index],
    );
    expect(Math.abs(other.length - 5000)).toBeLessThan(200);
  });
});
