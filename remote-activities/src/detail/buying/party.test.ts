import { partyBounds, partyOf } from './party';

const price = {
  barPrice: 100,
  sellPrice: 100,
  promoPercentageRounded: 0,
  refPrice: 100,
  promo: 0,
  moneySaved: 0,
};
const prices = (...sizes: readonly number[]) =>
  Object.fromEntries(sizes.map((adults) => [String(adults), { ...price, paxComposition: { adults } }]));

describe('the party of an activity', () => {
  it('is limited to the numbers of people that have a price [ACT-022]', () => {
    expect(partyBounds(prices(2, 6, 4))).toEqual({ min: 2, max: 6 });
    expect(partyBounds({})).toBeNull();
  });

  it.each([
    [4, [1, 2, 4], 4],
    [9, [1, 2, 4], 2],
    [3, [1, 4], 1],
    [2, [5, 6], 5],
  ])(
    'turns a requested party of %i with prices for %j into %i [ACT-023] [ACT-030]',
    (wished, sizes, party) => {
      expect(partyOf(prices(...sizes), wished)).toBe(party);
    },
  );

  it.each([[{}], [{ x: prices(1)['1']! }], [{ '0': prices(1)['1']! }]])('is null without a price', (none) => {
    expect(partyOf(none, 2)).toBeNull();
  });
});
