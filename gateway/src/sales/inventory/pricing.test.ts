import { sql } from 'kysely';
import fc from 'fast-check';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { today } from '../../../test/shop.fixture';
import { priceStay, promoOn, savedPercent, stayPriceSql } from './pricing';

const percentTax = fc.record({
  type: fc.constant('BOOKING_PERCENTAGE' as const),
  amount: fc.constant(0),
  percentage: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
  currency: fc.constant('EUR' as const),
  toBePaidAtHotel: fc.boolean(),
  exemptionAge: fc.constant(18),
});
const personTax = fc.record({
  type: fc.constant('PER_PERSON_PER_NIGHT' as const),
  amount: fc.integer({ min: 0, max: 2000 }),
  percentage: fc.constant(0),
  currency: fc.constant('EUR' as const),
  toBePaidAtHotel: fc.boolean(),
  exemptionAge: fc.constant(18),
});

const day = fc.constantFrom(null, '2026-01-01', today, '2026-11-24', '2030-01-01');

const stay = fc.record({
  nightPrices: fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 21 }),
  maxCapacity: fc.integer({ min: 1, max: 6 }),
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 10 }),
  supplement: fc.integer({ min: 0, max: 50_000 }),
  childPercent: fc.integer({ min: 0, max: 100 }),
  promoPercent: fc.integer({ min: 0, max: 90 }),
  promoFrom: day,
  promoUntil: day,
  referenceBp: fc.integer({ min: 0, max: 10_000 }),
  tax: fc.option(fc.oneof(percentTax, personTax), { nil: null }),
});

type Stay = typeof stay extends fc.Arbitrary<infer T> ? T : never;

const inTypeScript = (one: Stay) => {
  const promo = { promo_percent: one.promoPercent, promo_from: one.promoFrom, promo_until: one.promoUntil };
  const rooms = Math.ceil((one.adults + one.children) / one.maxCapacity);
  const price = priceStay({ ...one, rooms, promoPercent: promoOn(promo, today) });
  return {
    rooms,
    ref: price.refPrice,
    sell: price.sellPrice,
    tax: price.localTaxTotalAmount,
    pay: price.amountToPay,
  };
};

const inSql = async ({ db }: TestDatabase, one: Stay) => {
  const nightSum = one.nightPrices.reduce((sum, price) => sum + price, 0);
  const price = stayPriceSql({
    nightSum,
    nights: one.nightPrices.length,
    adults: one.adults,
    children: one.children,
    today,
    packageTable: 'p',
    roomTypeTable: 'r',
    hotelTable: 'h',
  });
  const { rows } = await sql`
    select ${price.rooms} as rooms, ${price.refPrice} as ref, ${price.sellPrice} as sell,
      ${price.localTaxTotalAmount} as tax, ${price.amountToPay} as pay
    from (select ${one.supplement}::int as supplement, ${one.childPercent}::int as child_percent,
        ${one.promoPercent}::int as promo_percent, ${one.promoFrom}::date as promo_from,
        ${one.promoUntil}::date as promo_until, ${one.referenceBp}::int as reference_bp) as p,
      (select ${one.maxCapacity}::int as max_capacity) as r,
      (select ${one.tax && JSON.stringify(one.tax)}::jsonb as tax) as h`.execute(db);
  return rows[0];
};

describe.each(testDatabases)('the price of a stay on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());

  it('is the same in SQL and in TypeScript, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(stay, async (one) => {
        expect(await inSql(database, one)).toEqual(inTypeScript(one));
      }),
      { numRuns: 400, seed: 7 },
    );
  }, 60_000);
});

const base = {
  nightPrices: [10_000, 12_000],
  rooms: 1,
  adults: 2,
  children: 0,
  supplement: 0,
  childPercent: 50,
  promoPercent: 0,
  referenceBp: 10_000,
  tax: null,
};

describe('priceStay', () => {
  it('sums the nights of all rooms and the supplement of each guest', () => {
    const price = priceStay({ ...base, rooms: 2, children: 1, supplement: 2500 });
    expect(price.sellPrice).toBe(2 * 22_000 + 2 * 2500 * 2 + 2 * 1250);
  });

  it('rounds a reduced price up to the whole cent', () => {
    expect(priceStay({ ...base, nightPrices: [9999], promoPercent: 10 }).sellPrice).toBe(9000);
    expect(priceStay({ ...base, nightPrices: [9991], promoPercent: 10 }).sellPrice).toBe(8992);
  });

  it('strikes through at most the lowest price of the 30 days before the promotion', () => {
    const price = priceStay({ ...base, promoPercent: 20, referenceBp: 9000 });
    expect(price).toMatchObject({ sellPrice: 17_600, refPrice: 19_800 });
    expect(savedPercent(price)).toBe(11);
  });

  it('strikes nothing through when the former price was not higher [QUOTE-007]', () => {
    const price = priceStay({ ...base, promoPercent: 20, referenceBp: 7000 });
    expect(price.refPrice).toBe(price.sellPrice);
    expect(savedPercent(price)).toBe(0);
  });

  it('excludes a tax that is paid at the hotel from the amount to pay now', () => {
    const tax = {
      type: 'PER_PERSON_PER_NIGHT',
      amount: 150,
      percentage: 0,
      currency: 'EUR',
      toBePaidAtHotel: true,
      exemptionAge: 18,
    } as const;
    expect(priceStay({ ...base, children: 2, tax })).toMatchObject({
      localTaxTotalAmount: 600,
      taxAtHotel: 600,
      amountToPay: 22_000,
    });
    expect(priceStay({ ...base, tax: { ...tax, toBePaidAtHotel: false } })).toMatchObject({
      localTaxTotalAmount: 600,
      taxAtHotel: 0,
      amountToPay: 22_600,
    });
  });
});
