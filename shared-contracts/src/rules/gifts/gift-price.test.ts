import fc from 'fast-check';
import { giftPrice } from './gift-price';

describe('the price of a stay for the holder of a gift', () => {
  it.each([
    [19_060, 23_900, { covered: 19_060, due: 0, restAfter: 4_840 }],
    [26_356, 23_900, { covered: 23_900, due: 2_456, restAfter: 0 }],
    [23_900, 23_900, { covered: 23_900, due: 0, restAfter: 0 }],
    [0, 23_900, { covered: 0, due: 0, restAfter: 23_900 }],
    [19_060, 0, { covered: 0, due: 19_060, restAfter: 0 }],
  ])('splits %d cents with a rest of %d [BENEF-009]', (total, rest, share) => {
    expect(giftPrice(total, rest)).toEqual(share);
  });

  it('neither loses nor invents a cent [BENEF-009]', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (total, rest) => {
        const { covered, due, restAfter } = giftPrice(total, rest);
        expect(covered + due).toBe(total);
        expect(covered + restAfter).toBe(rest);
        expect(Math.min(covered, due, restAfter)).toBeGreaterThanOrEqual(0);
        expect(due === 0 || restAfter === 0).toBe(true);
      }),
    );
  });
});
