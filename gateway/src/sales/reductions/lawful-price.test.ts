import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import { promotionFixture } from '../../../test/sales/promotion.fixture';
import { appliesTo } from './choose-promotion';
import { autoDiscountOf, extraDiscountOf, lawfulPrice, type ProductReduction } from './lawful-price';
import type { PromotedStay, PromotionTerms, PromotionVersion, SitePromotions } from './promotion';

const today = isoDate('2026-11-26');
const day = (offset: number): IsoDate => addDays(today, offset);

const stay: PromotedStay = {
  packageId: 'p',
  hotelId: 'h',
  kind: 'stay',
  themes: [19],
  checkin: day(10),
  nights: 2,
};
const plain: ProductReduction = {
  promo_percent: 0,
  promo_from: null,
  promo_until: null,
  reference_bp: 10_000,
};

const termsOf = (terms: Parameters<typeof promotionFixture>[0]): PromotionTerms =>
  promotionFixture({ automatic: true, ...terms });

const siteOf = (versions: readonly PromotionVersion[]): SitePromotions => ({
  versions,
  live: versions.flatMap(({ terms, until }) => (until === null ? [{ ...terms, left: null }] : [])),
});

interface Asked {
  readonly sell?: number;
  readonly ref?: number;
  readonly reduction?: ProductReduction;
  readonly one?: PromotedStay;
}

const priceWith = (versions: readonly PromotionVersion[], asked: Asked = {}) => {
  const { sell = 20_000, ref = sell, reduction = plain, one = stay } = asked;
  return lawfulPrice({ sell, ref }, reduction, one, { promotions: siteOf(versions), today });
};

describe('the price with an automatic promotion', () => {
  const ten = termsOf({ code: 'TEN' });

  it('is lower by the percentage, which the page shows [PROD-041] [PROD-044]', () => {
    const price = priceWith([{ terms: ten, from: day(-3), until: null }]);
    expect(price).toMatchObject({ basePrice: 20_000, sellPrice: 18_000, refPrice: 20_000 });
    expect([extraDiscountOf(price), autoDiscountOf(price)]).toEqual([10, { code: 'TEN', value: 10 }]);
  });

  it('announces nothing when a cheaper promotion ended within 30 days before it [QUOTE-002]', () => {
    const ended = { terms: termsOf({ code: 'OLD', percent: 20 }), from: day(-60), until: day(-20) };
    const price = priceWith([ended, { terms: ten, from: day(0), until: null }]);
    expect(price).toMatchObject({ basePrice: 18_000, sellPrice: 18_000, refPrice: 18_000 });
    expect([extraDiscountOf(price), autoDiscountOf(price)]).toEqual([0, null]);
  });

  it('announces it again when that one ended more than 30 days before', () => {
    const ended = { terms: termsOf({ code: 'OLD', percent: 20 }), from: day(-60), until: day(-31) };
    expect(priceWith([ended, { terms: ten, from: day(0), until: null }]).basePrice).toBe(20_000);
  });

  it('counts the window from the day on which a last-minute stay got its price, not from the start of the promotion', () => {
    const lastMinute = termsOf({ code: 'LAST', mostDaysBefore: 7 });
    const before = {
      terms: termsOf({ code: 'EARLY', percent: 15, leastDaysBefore: 20 }),
      from: day(-90),
      until: null,
    };
    const soon = { ...stay, checkin: day(5) };
    const versions = [before, { terms: lastMinute, from: day(-90), until: null }];
    // Fifteen days ago it was sold with 15 percent off.
    expect(priceWith(versions, { one: soon })).toMatchObject({ basePrice: 18_000, sellPrice: 18_000 });
  });

  it('takes the reduced price of the product as the reference of a later promotion', () => {
    const reduction = { ...plain, promo_percent: 20, promo_from: day(-10) };
    const price = priceWith([{ terms: ten, from: day(-2), until: null }], {
      sell: 16_000,
      ref: 20_000,
      reduction,
    });
    expect(price).toMatchObject({ basePrice: 16_000, sellPrice: 14_400, refPrice: 16_000 });
  });

  it('gives an amount, at most what one order gets and what is left of the budget', () => {
    const of = (terms: Parameters<typeof promotionFixture>[0], left: number | null = null) =>
      lawfulPrice({ sell: 20_000, ref: 20_000 }, plain, stay, {
        promotions: {
          live: [{ ...termsOf(terms), left }],
          versions: [{ terms: termsOf(terms), from: today, until: null }],
        },
        today,
      }).sellPrice;
    expect(of({ code: 'EUROS', amount: 2500 })).toBe(17_500);
    expect(of({ code: 'CAPPED', percent: 50, mostPerOrder: 3000 })).toBe(17_000);
    expect(of({ code: 'BUDGET' }, 2000)).toBe(18_000);
    expect(of({ code: 'BUDGET' }, 1999)).toBe(20_000);
  });
});

const offset = fc.integer({ min: -80, max: 5 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const versionOf = (index: number): fc.Arbitrary<PromotionVersion> =>
  fc
    .record({
      percent: fc.constantFrom(5, 10, 15, 20, 30),
      from: fc.integer({ min: -80, max: 0 }),
      days: optional(fc.integer({ min: 0, max: 60 })),
      validFrom: optional(offset),
      validLength: fc.integer({ min: 0, max: 60 }),
      mostDaysBefore: optional(fc.integer({ min: 0, max: 40 })),
      leastDaysBefore: optional(fc.integer({ min: 0, max: 40 })),
      mostNights: optional(fc.integer({ min: 1, max: 3 })),
      priority: fc.constantFrom(0, 0, 5),
    })
    .map(({ percent, from, days, validFrom, validLength, mostNights, priority, ...before }) => {
      const { leastDaysBefore: least, mostDaysBefore: most } = before;
      const until = days === null || from + days >= 0 ? null : day(from + days);
      const terms = termsOf({
        code: `P${index}0`,
        percent,
        priority,
        mostNights,
        mostDaysBefore: most,
        leastDaysBefore: least !== null && most !== null && least > most ? null : least,
        validFrom: validFrom === null ? null : day(validFrom),
        validUntil: validFrom === null ? null : day(validFrom + validLength),
      });
      return { terms, from: day(from), until };
    });

const shop = fc.record({
  versions: fc.tuple(versionOf(1), versionOf(2), versionOf(3)),
  sell: fc.integer({ min: 100, max: 90_000 }),
  promo: optional(
    fc.record({ percent: fc.constantFrom(8, 20), from: offset, length: fc.integer({ min: 0, max: 40 }) }),
  ),
  checkin: fc.integer({ min: 0, max: 60 }),
});

type Shop = typeof shop extends fc.Arbitrary<infer T> ? T : never;

const discounted = (price: number, percent: number): number => price - Math.floor((price * percent) / 100);

/** Price of a day, written without segments: the lowest that any promotion of the highest priority gave on it. */
const pricesOn = (
  date: IsoDate,
  product: number,
  versions: readonly PromotionVersion[],
  one: PromotedStay,
) => {
  const given = versions.filter(
    ({ terms, from, until }) =>
      from <= date && (until === null || date <= until) && appliesTo(terms, one, date),
  );
  if (given.some(({ until }) => until === date))
    return Math.min(...given.map(({ terms }) => discounted(product, terms.percent ?? 0)));
  const highest = Math.max(...given.map(({ terms }) => terms.priority));
  const best = given.filter(({ terms }) => terms.priority === highest).map(({ terms }) => terms.percent ?? 0);
  return discounted(product, Math.max(0, ...best));
};

const worldOf = ({ versions, sell: regular, promo, checkin }: Shop) => {
  const reduction: ProductReduction = promo
    ? {
        promo_percent: promo.percent,
        promo_from: day(promo.from),
        promo_until: day(promo.from + promo.length),
        reference_bp: 10_000,
      }
    : plain;
  const isOn = (date: IsoDate): boolean =>
    reduction.promo_from !== null &&
    date >= reduction.promo_from &&
    (reduction.promo_until === null || date <= reduction.promo_until);
  const productOn = (date: IsoDate): number =>
    isOn(date) ? Math.floor((regular * (100 - reduction.promo_percent) + 99) / 100) : regular;
  const one = { ...stay, checkin: day(checkin) };
  const product = { sell: productOn(today), ref: regular };
  const price = lawfulPrice(product, reduction, one, { promotions: siteOf(versions), today });
  const priceOn = (date: IsoDate): number =>
    date === today ? price.sellPrice : pricesOn(date, productOn(date), versions, one);
  return { price, priceOn, product };
};

const runs = { numRuns: 3000, seed: 98 };

describe('the reference price of the law', () => {
  it('is never above the lowest price of the 30 days before the present price began, under any promotions [QUOTE-002] [CARD-017]', () => {
    fc.assert(
      fc.property(shop, (one) => {
        const { price, priceOn } = worldOf(one);
        let first = 0;
        while (first > -200 && priceOn(day(first - 1)) === price.sellPrice) first -= 1;
        const window = Array.from({ length: 30 }, (_, index) => priceOn(day(first - 1 - index)));
        const lowest = first === -200 ? price.sellPrice : Math.min(...window);
        expect(price.refPrice).toBe(Math.max(price.basePrice, lowest));
        // Whatever is announced as saved is saved from a price that was lawful.
        if (price.basePrice > price.sellPrice) expect(price.basePrice).toBeLessThanOrEqual(lowest);
        if (price.refPrice > price.sellPrice) expect(price.refPrice).toBeLessThanOrEqual(lowest);
      }),
      runs,
    );
  });

  it('leaves the buyer every discount, announced or not [PROD-041]', () => {
    fc.assert(
      fc.property(shop, (one) => {
        const { price, product } = worldOf(one);
        expect(price.sellPrice).toBe(product.sell - (price.applied?.discount ?? 0));
        expect(price.sellPrice).toBeLessThanOrEqual(price.basePrice);
        expect(price.basePrice).toBeLessThanOrEqual(price.refPrice);
        const percent = extraDiscountOf(price);
        expect(percent * price.basePrice).toBeLessThanOrEqual((price.basePrice - price.sellPrice + 1) * 100);
      }),
      runs,
    );
  });
});
