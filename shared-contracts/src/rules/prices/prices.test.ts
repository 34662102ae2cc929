import fc from 'fast-check';
import type { LocalTax } from '../../api/products/stay.schema';
import { perNight, roundUpToEuros } from '../../base/money';
import { localTaxOf } from './tax-amount';
import { priceTypeOf, priceWordingOf } from './price-type';
import { boxPromo, discountPercent, giftBoxDiscount, promoToShow } from './promo';
import { scoreLabel, starsOf } from './score';

describe('promoToShow', () => {
  it.each([
    ['card', 5, null],
    ['card', 5.01, 6],
    ['card', 6, 6],
    ['card', 12.2, 13],
    ['box', 5.99, null],
    ['box', 6.99, 6],
    ['gift-box', 5.5, 6],
    ['activity', 4, null],
    ['activity', 5, 5],
    ['hotel-list', 9, null],
    ['hotel-list', 10, 10],
    ['quote', 5, null],
    ['quote', 6, 6],
    ['quote', -12, null],
    ['activity', -1, null],
  ] as const)(
    'shows a discount on a %s of %s as %s [CARD-013] [CARD-016] [QUOTE-006] [QUOTE-007]',
    (kind, percent, shown) => {
      expect(promoToShow(kind, percent)).toBe(shown);
    },
  );

  it('ignores floating-point noise in a percentage', () => {
    expect(promoToShow('card', (1 - 0.71) * 100)).toBe(29);
    expect(promoToShow('box', (1 - 93 / 100) * 100)).toBe(7);
  });
});

describe('discounts computed from two prices', () => {
  it('are rounded down for a box, and hidden at 5 percent [BOX-020] [BOX-021]', () => {
    expect(
      [
        [9500, 10_000],
        [9400, 10_000],
        [9301, 10_000],
        [9300, 10_000],
      ].map(([value, reference]) => boxPromo(value ?? 0, reference ?? 0)),
    ).toEqual([null, 6, 6, 7]);
  });

  it('are absent when the reference does not exceed the price [BOX-022]', () => {
    expect([boxPromo(10_000, 10_000), boxPromo(12_000, 10_000), boxPromo(0, 0)]).toEqual([null, null, null]);
    expect(discountPercent(12_000, 10_000)).toBe(0);
  });

  it('are rounded up for a gift box of the carousel [BOX-024]', () => {
    expect([
      giftBoxDiscount(10_000, 9_410),
      giftBoxDiscount(10_000, 9_000),
      giftBoxDiscount(10_000, 11_000),
    ]).toEqual([6, 10, 0]);
  });
});

describe('displayed prices', () => {
  it('are rounded up to whole euros, never below the amount [CARD-014]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (amount) => {
        const shown = roundUpToEuros(amount);
        expect(shown % 100).toBe(0);
        expect(shown - amount).toBeGreaterThanOrEqual(0);
        expect(shown - amount).toBeLessThan(100);
      }),
    );
  });

  it('are divided by the nights and rounded up [CARD-015]', () => {
    expect([perNight(20_000, 3), perNight(20_000, 2), perNight(20_000, 0)]).toEqual([6_700, 10_000, 20_000]);
  });

  it.each([
    ['booking', false, 'weekend', 'from'],
    ['booking', true, 'weekend', 'final'],
    ['hotel', false, 'weekend', 'from'],
    ['gifting', false, 'weekend', 'final'],
    ['booking', false, 'single_voucher', 'final'],
    ['activity', false, 'activity', 'final'],
  ] as const)(
    'use, in the %s flow with check-in %s, %s, the wording %s',
    (flow, hasCheckin, itemCategory, type) => {
      expect(priceTypeOf({ flow, hasCheckin, itemCategory })).toBe(type);
    },
  );

  it('use the final wording for every price but "from"', () => {
    expect((['from', 'final', 'gift', 'beneficiary'] as const).map(priceWordingOf)).toEqual([
      'from',
      'final',
      'final',
      'final',
    ]);
  });
});

describe('local tax', () => {
  const perPerson: LocalTax = {
    type: 'PER_PERSON_PER_NIGHT',
    amount: 165,
    percentage: 0,
    currency: 'EUR',
    toBePaidAtHotel: true,
    exemptionAge: 18,
  };
  const percentage: LocalTax = { ...perPerson, type: 'BOOKING_PERCENTAGE', amount: 0, percentage: 5.5 };

  it('assumes one night and two adults when none are chosen [PROD-039]', () => {
    expect(localTaxOf(perPerson, { sellPrice: 20_000 })).toBe(330);
  });

  it('is per adult and night, or a percentage of the price rounded to the cent [PROD-040]', () => {
    expect(localTaxOf(perPerson, { sellPrice: 20_000, nights: 3, adults: 2 })).toBe(990);
    expect(localTaxOf(percentage, { sellPrice: 19_990, nights: 3, adults: 2 })).toBe(1_099);
    expect(localTaxOf(null, { sellPrice: 20_000 })).toBe(0);
  });
});

describe('scores', () => {
  it.each([
    [null, false, 'new'],
    [undefined, true, 'new'],
    [0, true, 'new'],
    [6.9, true, null],
    [7, false, null],
    [7, true, 'good'],
    [8, true, 'veryGood'],
    [8, false, null],
    [8.49, true, 'veryGood'],
    [8.5, true, 'excellent'],
    [8.99, false, null],
    [9, false, 'fantastic'],
    [9.49, true, 'fantastic'],
    [9.5, false, 'perfect'],
    [10, true, 'perfect'],
  ] as const)(
    'labels %s, allIncentive %s, as %s [REV-015] [REV-016] [REV-017] [REV-018] [REV-019] [REV-020] [REV-022]',
    (average, allIncentive, label) => {
      expect(scoreLabel(average, allIncentive)).toBe(label);
    },
  );

  it('accept one to five stars only', () => {
    expect([0, null, undefined, 1, 3.7, 5, 9].map(starsOf)).toEqual([null, null, null, 1, 3, 5, 5]);
  });
});
