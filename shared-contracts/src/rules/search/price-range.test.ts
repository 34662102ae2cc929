import { priceRangeOf, toPriceLimits } from './price-range';

const range = priceRangeOf('booking');

describe('the price range', () => {
  it('is 9 to 250, 1 in the activity flow, and by default 9 to 1000 in the new drawer [FILT-035]', () => {
    expect(range).toEqual({ min: 9, max: 250 });
    expect(priceRangeOf('activity').min).toBe(1);
    expect(priceRangeOf('booking', { isNewer: true })).toEqual({ min: 9, max: 1000 });
    expect(priceRangeOf('booking', { isNewer: true, max: 600 }).max).toBe(600);
  });

  it('is 9 to 1000 for totals of dates, where the flow has dates', () => {
    const dated = (flow: Parameters<typeof priceRangeOf>[0]) =>
      priceRangeOf(flow, { isNewer: false, hasDates: true });
    expect([dated('booking'), dated('hotel')]).toEqual([
      { min: 9, max: 1000 },
      { min: 9, max: 1000 },
    ]);
    expect([dated('gifting').max, dated('activity').max]).toEqual([250, 250]);
    expect(priceRangeOf('booking', { isNewer: true, max: 600, hasDates: true }).max).toBe(600);
  });

  it.each([
    [{ min: 900, max: 25_000 }, {}],
    [{ min: 500, max: 40_000 }, {}],
    [
      { min: 901, max: 24_999 },
      { min: 901, max: 24_999 },
    ],
    [{ min: 1000 }, { min: 1000 }],
    [{}, {}],
  ])('of %j limits to %j', (budget, limits) => {
    expect(toPriceLimits(budget, range)).toEqual(limits);
  });
});
