import type { ProductOffer } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { activityIds, dinner, giveProgram, massage } from '../../../test/sales/program.fixture';
import { arrival, seedShop, today } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const tomorrow = addDays(today, 1);

describe('calls for prices and dates of a stay', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db, {
      rooms: 2,
      nights: {
        [addDays(arrival, 1)]: { sold: 2 },
        [addDays(arrival, 5)]: { closed_to_arrival: true },
        [addDays(arrival, 6)]: { min_los: 3, price: 8000 },
        [addDays(arrival, 7)]: { price: 7000 },
        [addDays(arrival, 12)]: { closed: true },
        [addDays(arrival, 20)]: { sold: 1 },
      },
    });
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  }, startTimeout);
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const quote = async (id: string, query: Readonly<Record<string, string | number>>) => {
    const search = new URLSearchParams({
      checkin: addDays(arrival, 14),
      nights: '2',
      adult: '2',
      child: '0',
      baby: '0',
      locale: 'fr_FR',
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    });
    return visitor.get(`/api/product/${id}/quote?${search}`);
  };
  const calendar = async (query: string) =>
    (await visitor.get(`/api/product/nights/availabilities.json?adult=2&child=0&baby=0&${query}`)).json;

  it('quotes a stay in cents, with the amount paid at the hotel as a separate value [CALL-055] [CALL-056] [QUOTE-001] [QUOTE-002]', async () => {
    const { status, json } = await quote('dinner', { activitySelectionList: '', minisite: 3 });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      bookable: true,
      errors: [],
      priceInfo: {
        sellPrice: 24_000,
        refPrice: 27_000,
        promoPercentageRounded: 11,
        moneySaved: 3000,
        priceType: 'final',
        nbRooms: 1,
        nights: 2,
      },
      finalPrice: { sellPrice: 24_000, localTaxTotalAmount: 600, amountToPay: 24_000 },
      localTaxTotalAmount: 600,
      programLineList: [],
      flashDeal: false,
      roomsAmountMessage: null,
      modifiedReservationCriteria: null,
      reservationCriteria: { checkin: addDays(arrival, 14), nights: 2, adult: 2, child: 0, baby: 0 },
      cancellationPolicy: { type: 'FLEX', cancellable: true, cancellationDeadline: addDays(arrival, 11) },
      availableRooms: 2,
    });
    expect(json.nightPrices.map(({ price }: { price: number }) => price)).toEqual([15_000, 15_000]);
  });

  it('reports how many rooms the guests need, in their language [QUOTE-013]', async () => {
    const { json } = await quote('nights', { adult: 3, baby: 2 });
    expect(json.priceInfo.nbRooms).toBe(2);
    expect(json.roomsAmountMessage).toBe('2 chambres');
    expect((await quote('nights', { adult: 3, locale: 'nl_BE' })).json.roomsAmountMessage).toBe('2 kamers');
  });

  it('returns PACKAGE_NOT_AVAILABLE_CHECKIN for a day on which the stay cannot start [CALL-057]', async () => {
    for (const checkin of [
      addDays(arrival, 5),
      addDays(arrival, 12),
      addDays(today, -1),
      addDays(today, 366),
    ]) {
      const { json } = await quote('nights', { checkin });
      expect(json).toMatchObject({ bookable: false, priceInfo: null, finalPrice: null });
      expect(json.errors[0].code).toBe('PACKAGE_NOT_AVAILABLE_CHECKIN');
    }
  });

  it('reports that no room is left when the scarcest night is full', async () => {
    expect((await quote('nights', { checkin: arrival })).json.errors[0].code).toBe('NO_ROOM_LEFT');
    expect((await quote('nights', { checkin: addDays(arrival, 20), adult: 3 })).json.errors[0].code).toBe(
      'NO_ROOM_LEFT',
    );
    expect((await quote('nights', { checkin: addDays(arrival, 19) })).json.availableRooms).toBe(1);
  });

  it('quotes the nearest allowed number of nights, and reports the change', async () => {
    const { json } = await quote('nights', { checkin: addDays(arrival, 6), nights: 2 });
    expect(json.modifiedReservationCriteria).toMatchObject({ nights: 3 });
    expect(json.reservationCriteria).toMatchObject({ nights: 2 });
    expect(json.priceInfo).toMatchObject({ nights: 3, sellPrice: 8000 + 7000 + 10_000 });
    expect((await quote('nights', { checkin: addDays(arrival, 20), nights: 30 })).json.priceInfo.nights).toBe(
      7,
    );
  });

  describe('for a stay with a massage by appointment', () => {
    const { massage: id } = activityIds;
    // A stay from Saturday to Tuesday: there are no massages on Mondays.
    const saturday = addDays(arrival, 17);
    const [sunday, monday, tuesday] = [1, 2, 3].map((count) => addDays(saturday, count)) as [
      IsoDate,
      IsoDate,
      IsoDate,
    ];
    const chosen = (...days: IsoDate[]) =>
      quote('nights', {
        checkin: saturday,
        nights: 3,
        child: 1,
        activitySelectionList: days.map((day) => `${id}.${day.replaceAll('-', '')}`).join('-'),
      });
    beforeAll(() => giveProgram(database.db, 'nights', [massage, dinner]));
    afterAll(() => giveProgram(database.db, 'nights', []));

    it('returns the activities that need a day and their possible days [PROD-077]', async () => {
      const { json } = await chosen();
      expect(json.activityChoices).toEqual([
        {
          activityId: id,
          title: 'Massage',
          dates: [saturday, sunday, tuesday].map((date) => ({
            value: `${id}.${date.replaceAll('-', '')}`,
            date,
          })),
          displayPax: true,
          activityParticipantsLabel: '2 adultes, 1 enfant',
        },
      ]);
      expect(json.bookable).toBe(true);
    });

    it('accepts a day on which the activity takes place, and no other [CHK-004]', async () => {
      const refusal = { code: 'ACTIVITY_NOT_AVAILABLE' };
      expect((await chosen(sunday)).json).toMatchObject({ bookable: true, errors: [] });
      for (const days of [[monday], [addDays(tuesday, 1)], [sunday, tuesday]])
        expect((await chosen(...days)).json).toMatchObject({ bookable: false, errors: [refusal] });
    });

    it('rejects a day for an activity that the stay does not include, and other formats [CHK-004]', async () => {
      const other = await quote('dinner', {
        activitySelectionList: `${id}.${addDays(arrival, 15).replaceAll('-', '')}`,
      });
      expect(other.json.errors).toMatchObject([{ code: 'ACTIVITY_NOT_AVAILABLE' }]);
      expect((await quote('nights', { activitySelectionList: `${id}.2027-03-01` })).status).toBe(400);
    });
  });

  it('returns 404 for an unknown product and 400 for a day that does not exist', async () => {
    expect((await quote('nope', {})).json).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await quote('nights', { checkin: '2027-02-30' })).json.errors[0].path).toBe('query/checkin');
  });

  it('returns the days on which a stay can start and its price, all taxes included [CALL-051]', async () => {
    const { days, possibleNights, nextMonth } = await calendar('month=2026-12&length=1');
    expect(days['2026-12-01']).toMatchObject({ price: 10_300, amount: 10_000, minLos: 1, availableRooms: 2 });
    expect(days[addDays(arrival, 1)]).toBeNull();
    expect(days[addDays(arrival, 5)]).toBeNull();
    expect(days[addDays(arrival, 6)]).toMatchObject({ minLos: 3, price: 25_000 + 900 });
    expect(Object.keys(days)).toHaveLength(31);
    expect(possibleNights).toEqual({ start: 1, end: 7 });
    expect(nextMonth).toBe('2027-01');
  });

  it('marks the cheapest night of each month', async () => {
    const { days } = await calendar('month=2026-12&length=2');
    const best = Object.values(days as Record<string, { day: string; bestPriceOfTheMonth: boolean } | null>)
      .filter((day) => day?.bestPriceOfTheMonth)
      .map((day) => day?.day);
    expect(best.filter((day) => day?.startsWith('2026-12'))).toEqual([addDays(arrival, 7)]);
    expect(best).toContain('2027-01-20');
  });

  it('closes past days, and today from 20:00 on', async () => {
    const { days } = await calendar('month=2026-11&length=1');
    expect(days[addDays(today, -1)]).toBeNull();
    expect(days[today]).not.toBeNull();
    shop.clock.advance({ minutes: 10 * 60 });
    expect((await calendar('month=2026-11&length=1')).days[today]).toBeNull();
    shop.clock.advance({ minutes: -10 * 60 });
  });

  it('ends a year ahead [CALL-052]', async () => {
    const { days, nextMonth } = await calendar('month=2027-11&length=2');
    expect(Object.keys(days).at(-1)).toBe('2027-11-23');
    expect(nextMonth).toBeNull();
  });

  it('returns with a check-in the price of leaving on each later day', async () => {
    const checkin = addDays(arrival, 8);
    const { days } = await calendar(`month=2026-12&length=2&checkin=${checkin}`);
    expect(days[addDays(checkin, 1)]).toMatchObject({ amount: 10_000 });
    expect(days[addDays(checkin, 4)]).toMatchObject({ amount: 40_000 });
    expect(days[addDays(checkin, 5)]).toBeNull();
  });

  it('lists the possible numbers of nights [CALL-047] [CALL-049]', async () => {
    const nights = async (query: string) =>
      (
        await visitor.get(
          `/api/weekend/nights/packageCheckoutNights.json?locale=fr_FR&multiOffer=true&client=msite&${query}`,
        )
      ).json;
    expect(await nights(`checkin=${addDays(arrival, 14)}`)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await nights(`checkin=${addDays(arrival, 14)}&length=3`)).toEqual([1, 2, 3]);
    expect(await nights(`checkin=${addDays(arrival, 6)}`)).toEqual([3, 4, 5, 6]);
    expect(await nights(`checkin=${addDays(arrival, 5)}`)).toEqual([]);
  });

  it('accepts guests and minisite in the call for nights [CALL-048]', async () => {
    const url = `/api/weekend/nights/packageCheckoutNights.json?locale=fr_FR&checkin=${addDays(arrival, 18)}&minisite=1`;
    expect((await visitor.get(`${url}&adult=2&child=0&baby=1`)).json).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await visitor.get(`${url}&adult=4&child=0&baby=0`)).json).toEqual([1, 2]);
  });

  it('offers the hotel’s stays on the same dates, cheapest first [CALL-053] [CALL-054]', async () => {
    const url = `/api/product/dinner/offers?checkin=${addDays(arrival, 14)}&nights=2&adult=2&child=0&baby=0&locale=fr_FR&minisite=3`;
    const { offers } = (await visitor.get(url)).json;
    expect(offers.map(({ weekendId }: { weekendId: string }) => weekendId)).toEqual([
      'nights',
      'dinner',
      'family-nights',
    ]);
    expect(offers[0]).toMatchObject({
      priceInfo: { sellPrice: 20_000 },
      cancellationPolicy: { type: 'FLEX' },
    });
  });

  it('describes each offer with picture, words, prices, and the other stays on these dates [PROD-066]', async () => {
    const url = `/api/product/dinner/offers?checkin=${addDays(arrival, 14)}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`;
    await sql`update package set texts = jsonb_set(texts, '{fr,headwords}', '["Spa", "Jardin"]') where id = 'nights'`.execute(
      database.db,
    );
    const [first] = (await visitor.get(url)).json.offers as readonly ProductOffer[];
    expect(first).toMatchObject({
      id: 'nights',
      label: expect.stringMatching(/\w/) as string,
      images: [{ url: expect.stringMatching(/^\/images\//) as string }],
      price: { sellPrice: first?.priceInfo.sellPrice, barPrice: first?.priceInfo.refPrice },
      promoPercentageRounded: first?.priceInfo.promoPercentageRounded,
      legacyPackageCount: 3,
      weekend: [{ id: 'nights' }, { id: 'dinner' }, { id: 'family-nights' }],
    });
    expect(first?.headwords).toEqual([{ label: 'Spa' }, { label: 'Jardin' }]);
    const { localTaxTotalAmount } = (await quote('nights', { checkin: addDays(arrival, 14) })).json;
    expect(localTaxTotalAmount).toBeGreaterThan(0);
    expect(first?.localTaxTotalAmount).toBe(localTaxTotalAmount);
  });

  it('uses the price of the night after next as well as that of the next night', async () => {
    expect((await quote('nights', { checkin: tomorrow })).json.bookable).toBe(true);
  });
});
