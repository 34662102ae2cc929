import { differenceOf, wilson } from './intervals';

const counts = (purchases: number, visitors: number) => ({ purchases, visitors });

describe('the interval of a rate', () => {
  // Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (purchases, visitors, low, high) => {
    const interval = wilson(counts(purchases, visitors));
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('the difference of two rates', () => {
  // Newcombe, Interval estimation for the difference between independent proportions, the same volume, table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.6, 0.1705, 0.809],
    [10, 10, 0, 20, 1, 0.6791, 1],
    [0, 10, 0, 10, 0, -0.2775, 0.2775],
  ])('of %i in %i and %i in %i has the published interval', (a, m, b, n, value, low, high) => {
    const found = differenceOf(counts(a, m), counts(b, n));
    expect(found?.value).toBeCloseTo(value, 10);
    expect(found?.low).toBeCloseTo(low, 4);
    expect(found?.high).toBeCloseTo(high, 4);
  });

  it('changes its sign with the order of the arms', () => {
    const one = differenceOf(counts(30, 1000), counts(20, 1000));
    const other = differenceOf(counts(20, 1000), counts(30, 1000));
    expect(one?.low).toBeCloseTo(-(other?.high ?? 0), 12);
  });

  it('is unknown without visitors', () => {
    expect(differenceOf(counts(0, 0), counts(1, 2))).toBeNull();
    expect(differenceOf(counts(1, 2), counts(0, 0))).toBeNull();
  });
});
