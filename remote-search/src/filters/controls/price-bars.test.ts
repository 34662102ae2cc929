import { priceBars } from './price-bars';

const range = { min: 0, max: 250 };

describe('the bars over the price', () => {
  it('stand for ten euros each, and for all that cost more at the end', () => {
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

  it('keep the last one as low as the highest of the others', () => {
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
