import { isoDate } from '@detour/shared-contracts/base';
import { isBestPrice, priceHintOf } from './price-hint';

const day = isoDate;

describe('the price hint', () => {
  const days = {
    '2026-05-14': { promo: 20, bestPriceOfTheMonth: true },
    '2026-05-15': { promo: 20, bestPriceOfTheMonth: true },
    '2026-05-16': { promo: 20, bestPriceOfTheMonth: false },
    '2026-05-17': { promo: 5, bestPriceOfTheMonth: false },
    '2026-05-18': null,
  };
  const nights = (...dates: readonly string[]) => dates.map(day);

  it('is best price when every night has it, best promo when every night has the highest of its month [PROD-049]', () => {
    expect(priceHintOf(false, nights('2026-05-14', '2026-05-15'), days)).toBe('best-price');
    expect(priceHintOf(false, nights('2026-05-15', '2026-05-16'), days)).toBe('best-promo');
    expect(priceHintOf(false, nights('2026-05-16', '2026-05-17'), days)).toBeNull();
    expect(priceHintOf(false, nights('2026-05-17', '2026-05-18'), days)).toBeNull();
    expect(priceHintOf(false, [], days)).toBeNull();
    // In a month without promotions the highest one does not count.
    const noPromo = { '2026-06-01': { promo: 0, bestPriceOfTheMonth: false } };
    expect(priceHintOf(false, nights('2026-06-01'), noPromo)).toBeNull();
  });

  it('prefers flash deal to anything else [PROD-048]', () => {
    expect(priceHintOf(true, nights('2026-05-14'), days)).toBe('flash-deal');
  });

  it('reports the best price to checkout only when each night has it [CHK-010]', () => {
    expect([
      isBestPrice(nights('2026-05-14'), days),
      isBestPrice(nights('2026-05-16'), days),
      isBestPrice([], days),
    ]).toEqual([true, false, false]);
  });
});
