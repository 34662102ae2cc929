import { priceBars } from './price-bars';

const range = { min: 0, max: 250 };

describe('the price histogram', () => {
  it('has a bar per ten euros, and one for everything above', () => {
    const bars = priceBars(
      [
        { from: 0, count: 1 },
        { from: 9_000, count: 4 },
        { from: 9_500, count: 2 },
        { from: 24_000, count: 1 },
        { from: 90_000, count: 2 },
      ],
      range,
    );
    expect(bars).toHaveLength(25);
    expect([bars[0], bars[9], bars[24]]).toEqual([1, 6, 3]);
  });

  it('limits the last bar to the height of the highest other one', () => {
    const bars = priceBars(
      [
        { from: 9_000, count: 4 },
        { from: 90_000, count: 400 },
      ],
      range,
    );
    expect([bars[9], bars[24]]).toEqual([4, 4]);
  });
});
