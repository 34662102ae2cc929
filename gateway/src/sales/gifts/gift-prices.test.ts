import fc from 'fast-check';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';
import type { NightFact } from '../inventory/night-facts.repository';
import { priceStay } from '../inventory/pricing';
import { bucketPrices, giftHorizonDays, giftNightsOf, giftPricesOf, type GiftedPackage } from './gift-prices';

const pack: GiftedPackage = {
  min_nights: 1,
  max_nights: 7,
  supplement: 0,
  child_percent: 0,
  max_capacity: 2,
  tax: null,
};

const night = (offset: number, price: number | null = 10_000, minLos: number | null = 1): NightFact => ({
  offset,
  price,
  minLos,
});

const tax: TaxColumn = {
  type: 'PER_PERSON_PER_NIGHT',
  amount: 100,
  percentage: 0,
  currency: 'EUR',
  toBePaidAtHotel: true,
  exemptionAge: 18,
};

describe('the nights of a gift', () => {
  it.each([
    [1, 7, [1, 2, 3]],
    [2, 2, [2]],
    [2, 7, [2, 3]],
    [5, 7, [5]],
  ])('of a package of %d to %d nights are %j [GIFT-052]', (min_nights, max_nights, nights) => {
    expect(giftNightsOf({ min_nights, max_nights })).toEqual(nights);
  });
});

describe('the buckets', () => {
  it('cost enough for half, four fifths and all of the arrival days, in whole euros', () => {
    const arrivals = [10_001, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000, 18_000, 19_050];
    expect(bucketPrices(1, arrivals)).toEqual({
      nights: 1,
      essential: 14_000,
      comfort: 17_000,
      freedom: 19_100,
      essentialShare: 50,
      comfortShare: 80,
    });
  });

  it('never decrease from one bucket to the next, and report their real coverage', () => {
    expect(bucketPrices(2, [10_000, 10_000, 10_000])).toMatchObject({
      essential: 10_000,
      freedom: 10_000,
      essentialShare: 100,
    });
    expect(bucketPrices(1, [])).toBeNull();
  });
});

describe('the prices of a package', () => {
  it('use every run of nights that two people could book, taxes included [GIFT-048]', () => {
    const nights = [night(0), night(1, 12_000), night(2, null), night(3, 9000), night(4, 9000)];
    const [one, two, ...others] = giftPricesOf({ ...pack, tax }, nights);
    expect(one).toMatchObject({ nights: 1, essential: 9200, freedom: 12_200 });
    expect(two).toMatchObject({ nights: 2, essential: 18_400, freedom: 22_400 });
    expect(others).toEqual([]);
  });

  it('exclude closed arrival days, gaps, and nights more than six months away [GIFT-048]', () => {
    const nights = [
      night(0, 1000, null),
      night(1, 1000, 2),
      night(3, 20_000),
      night(giftHorizonDays, 30_000),
      night(giftHorizonDays + 1, 90_000),
    ];
    expect(giftPricesOf({ ...pack, max_nights: 1 }, nights)).toMatchObject([
      { essential: 20_000, freedom: 30_000 },
    ]);
  });

  it('are those of each arrival priced alone, whatever the nights cost [GIFT-048]', () => {
    // Few prices, in steps of a euro: many arrivals have the same or nearly the same sum.
    const prices = fc.array(fc.integer({ min: 80, max: 90 }), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 3000 }), (euros, supplement) => {
        const given = { ...pack, supplement, tax };
        const cents = euros.map((price) => price * 100);
        const alone = giftNightsOf(given).flatMap((count) => {
          const totals = cents.slice(0, cents.length - count + 1).map((_, at) => {
            const nightPrices = cents.slice(at, at + count);
            const { sellPrice, localTaxTotalAmount } = priceStay({
              nightPrices,
              rooms: 1,
              adults: 2,
              children: 0,
              supplement,
              childPercent: 0,
              promoPercent: 0,
              referenceBp: 10_000,
              tax,
            });
            return sellPrice + localTaxTotalAmount;
          });
          return bucketPrices(count, totals) ?? [];
        });
        expect(
          giftPricesOf(
            given,
            cents.map((price, offset) => night(offset, price)),
          ),
        ).toEqual(alone);
      }),
    );
  });
});
