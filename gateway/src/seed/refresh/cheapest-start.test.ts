import fc from 'fast-check';
import type { NightFact } from '../../sales/inventory/night-facts.repository';
import { cheapestStart } from './cheapest-start';

const night = (offset: number, price: number | null, minLos: number | null = 1): NightFact => ({
  offset,
  price,
  minLos,
});

describe('the cheapest start', () => {
  it('is the run with the lowest sum, the earliest of equals', () => {
    const nights = [night(0, 90), night(1, 60), night(2, 70), night(3, 60), night(4, 70)];
    expect(cheapestStart(nights, 1)).toEqual({ offset: 1, nightPrices: [60] });
    expect(cheapestStart(nights, 2)).toEqual({ offset: 1, nightPrices: [60, 70] });
  });

  it('contains no gap and no full night', () => {
    expect(cheapestStart([night(0, 50), night(2, 50), night(3, 80)], 2)).toEqual({
      offset: 2,
      nightPrices: [50, 80],
    });
    expect(cheapestStart([night(0, 50), night(1, null), night(2, 50)], 2)).toBeNull();
  });

  it('starts on a night whose minimum stay allows the length', () => {
    expect(cheapestStart([night(0, 50, 2), night(1, 60, null), night(2, 70)], 1)).toEqual({
      offset: 2,
      nightPrices: [70],
    });
    expect(cheapestStart([night(0, 50, 2), night(1, 60, 1)], 2)).toEqual({
      offset: 0,
      nightPrices: [50, 60],
    });
  });

  it('is null when no run is long enough', () => {
    expect(cheapestStart([night(0, 50)], 2)).toBeNull();
    expect(cheapestStart([], 1)).toBeNull();
  });

  it('equals an exhaustive search', () => {
    const facts = fc.array(
      fc.record({
        price: fc.option(fc.integer({ min: 1, max: 9 })),
        minLos: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 3 }), (list, length) => {
        const nights = list.map((entry, offset) => ({ offset, ...entry }));
        const sums = nights.flatMap((first, index) => {
          const run = nights.slice(index, index + length);
          const can = run.length === length && first.minLos !== null && first.minLos <= length;
          return can && run.every(({ price }) => price !== null)
            ? [run.reduce((sum, { price }) => sum + price!, 0)]
            : [];
        });
        const found = cheapestStart(nights, length);
        expect(found?.nightPrices.reduce((sum, price) => sum + price, 0) ?? Infinity).toBe(
          Math.min(Infinity, ...sums),
        );
      }),
    );
  });
});
