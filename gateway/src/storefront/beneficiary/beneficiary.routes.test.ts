import type { Card } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { catalogueShop } from '../../../test/catalogue-shop';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { orderRequest } from '../../../test/shop.fixture';
import type { Visitor } from '../../../test/test-app';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const box = 'VILLE2N-D-EBOX';
const arrival = addDays(isoDate('2026-11-21'), 55);

const gateway = catalogueShop({ RATE_PURCHASES: '100000', HOLDS_PER_ADDRESS: '1000' });

/** Buys and pays a gift. Returns its code. */
const buy = async (body: object): Promise<string> => {
  const placed = await gateway.visitor.post(orders, { body });
  if (placed.status !== 201) throw new Error(placed.text);
  const url = `${orders}/${placed.json.orderUUID}`;
  await gateway.visitor.post(`${url}/card`, { body: card });
  return (await gateway.visitor.get(url)).json.voucher.code;
};

const buyBox = async (): Promise<string> => {
  const { price } = await gateway.db
    .selectFrom('box')
    .select('price')
    .where('code', '=', box)
    .executeTakeFirstOrThrow();
  return buy(giftRequest('box', { expectedAmount: price, item: { productId: box } }));
};

const buyCard = (value: number): Promise<string> =>
  buy(giftRequest('gift_card', { expectedAmount: value, item: { value } }));

/** Opens a gift and returns its session. */
const open = async (code: string): Promise<Visitor> => {
  const visitor = gateway.shop.visitor();
  const body = { locale: 'fr_FR', code, email: 'claire@example.org' };
  const answer = await visitor.post('/beneficiary/login', { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return visitor;
};

const ids = (cards: readonly Card[]): readonly string[] => cards.map(({ id }) => id).sort();

describe('a beneficiary session', () => {
  it('is opened by the code, has its own cookie, and gives no access to an account [ACC-008]', async () => {
    const code = await buyBox();
    const visitor = gateway.shop.visitor();
    const body = { locale: 'fr_FR', code: ` ${code.toLowerCase()}`, email: ' Claire@Example.org ' };
    const begun = await visitor.post('/beneficiary/login', { body });
    expect(begun).toMatchObject({
      status: 200,
      json: { gift: { code, email: 'claire@example.org', kind: 'box', state: 'issued', adults: 2 } },
    });
    const [cookie] = [begun.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^beneficiary=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
    expect((await visitor.get('/api/beneficiary/session?locale=fr_FR')).json.gift.code).toBe(code);
    for (const path of ['/api/account/me', '/api/account/trips'])
      expect((await visitor.get(`${path}?locale=fr_FR`)).status).toBe(401);
    await visitor.post('/beneficiary/logout');
    expect((await visitor.get('/api/beneficiary/session?locale=fr_FR')).json).toEqual({ gift: null });
  });

  it('opens with the code alone, without an address [ACC-008]', async () => {
    const visitor = gateway.shop.visitor();
    const body = { locale: 'fr_FR', code: await buyCard(5000) };
    const begun = await visitor.post('/beneficiary/login', { body });
    expect(begun).toMatchObject({ status: 200, json: { gift: { code: body.code, email: '' } } });
    expect((await visitor.get('/api/beneficiary/session?locale=fr_FR')).json.gift.code).toBe(body.code);
  });

  it('ends after twelve hours, and cannot be forged', async () => {
    const visitor = await open(await buyCard(5000));
    const cookie = visitor.cookie('beneficiary') ?? '';
    const ask = async () => (await visitor.get('/api/beneficiary/session?locale=fr_FR')).json.gift;
    expect(await ask()).not.toBeNull();
    visitor.setCookie('beneficiary', `${cookie.slice(0, -2)}AA`);
    expect(await ask()).toBeNull();
    visitor.setCookie('beneficiary', 'nothing');
    expect(await ask()).toBeNull();
    visitor.setCookie('beneficiary', cookie);
    gateway.shop.clock.advance({ minutes: 12 * 60 });
    expect(await ask()).toBeNull();
    gateway.shop.clock.advance({ minutes: -12 * 60 });
  });

  it('is rejected for an unknown code, an invalid address, and a voucher that pays no stay', async () => {
    const post = (code: string, email = 'claire@example.org') =>
      gateway.shop.visitor().post('/beneficiary/login', { body: { locale: 'fr_FR', code, email } });
    expect(await post('DTR-0000-0000-0000-0000')).toMatchObject({
      status: 404,
      json: { code: 'VOUCHER_NOT_FOUND' },
    });
    const code = await buyCard(5000);
    expect(await post(code, 'nobody')).toMatchObject({ status: 400, json: { code: 'INVALID_EMAIL' } });
    await gateway.db.updateTable('voucher').set({ state: 'redeemed' }).where('value', '=', 5000).execute();
    expect(await post(code)).toMatchObject({ status: 409, json: { code: 'VOUCHER_NOT_USABLE' } });
  });

  it('is required by every list of a beneficiary [BENEF-007]', async () => {
    const lists = ['boxes/offers', 'boxes/facets', 'single-vouchers/offers', 'single-vouchers/facets'];
    for (const list of lists) {
      const facets = list.endsWith('facets') ? '&withNames=true&propertiesRequested=stars' : '';
      const answer = await gateway.shop.visitor().get(`/beneficiary/${list}?locale=fr_FR${facets}`);
      expect([answer.status, answer.json.code]).toEqual([401, 'NO_BENEFICIARY_SESSION']);
    }
  });
});

describe('the box of a session', () => {
  it('unlocks the stays of its code, on any day or on one, and counts them [CALL-003] [CALL-007] [BENEF-006]', async () => {
    const code = await buyBox();
    const visitor = await open(code);
    for (const [own, byCode] of [
      ['', ''],
      [`&checkinDate=${arrival}`, `&checkin=${arrival}`],
    ]) {
      const { json } = await visitor.get(`/beneficiary/boxes/offers?locale=fr_FR&limit=50${own}`);
      const held = await visitor.get(
        `/api/front/box-offers/${encodeURIComponent(code)}?locale=fr_FR&limit=50${byCode}`,
      );
      expect(json.totalCount).toBeGreaterThan(0);
      expect(json).toEqual(held.json);
      if (own) expect(json.exactMatch[0]).toMatchObject({ checkin: arrival, nights: 2 });
      const facets = await visitor.get(
        `/beneficiary/boxes/facets?locale=fr_FR&withNames=true&propertiesRequested=stars${own}`,
      );
      const [stars] = facets.json.properties;
      const four = stars.values.find(({ id }: { id: string }) => id === '4')?.count ?? 0;
      expect(four).toBe(json.exactMatch.filter(({ hotel }: Card) => hotel.stars === 4).length);
    }
    expect((await visitor.get('/beneficiary/single-vouchers/offers?locale=fr_FR')).status).toBe(404);
  });

  it('has the regular price of the box as its value, even when it was bought at a discount', async () => {
    const { reference_price: worth, price } = await gateway.db
      .selectFrom('box')
      .select(['reference_price', 'price'])
      .where('code', '=', box)
      .executeTakeFirstOrThrow();
    await gateway.db
      .updateTable('box')
      .set({ reference_price: worth + 3000 })
      .where('code', '=', box)
      .execute();
    const visitor = await open(await buyBox());
    const { gift } = (await visitor.get('/api/beneficiary/session?locale=fr_FR')).json;
    expect(gift.remainingValue).toBe(worth + 3000);
    expect(gift.remainingValue).toBeGreaterThan(price);
    await gateway.db.updateTable('box').set({ reference_price: worth }).where('code', '=', box).execute();
  });

  it('pays for a stay of the list on the chosen dates and leaves the amount that the list showed [BENEF-008]', async () => {
    const code = await buyBox();
    const visitor = await open(code);
    const { json } = await visitor.get(
      `/beneficiary/boxes/offers?locale=fr_FR&limit=50&checkinDate=${arrival}`,
    );
    const [offer] = json.exactMatch as Card[];
    const wish = orderRequest({ expectedAmount: offer!.amountToPay });
    const { shortStayItem } = wish.items as { shortStayItem: { reservationCriteria: object } };
    const placed = await visitor.post(orders, {
      body: {
        ...wish,
        items: {
          ...wish.items,
          voucherCodes: [code],
          shortStayItem: {
            ...shortStayItem,
            reservationCriteria: {
              ...shortStayItem.reservationCriteria,
              offerId: offer!.id,
              pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
              travelPeriod: { checkinDate: arrival, checkoutDate: addDays(arrival, 2) },
            },
          },
        },
      },
    });
    expect(placed).toMatchObject({ status: 201, json: { expectedAmount: offer!.amountToPay } });
    const url = `${orders}/${placed.json.orderUUID}`;
    const paid =
      offer!.amountToPay === 0
        ? await visitor.post(`${url}/confirm`)
        : await visitor.post(`${url}/card`, { body: card });
    expect(paid.json.status).toBe('confirmed');
    const { gift } = (await visitor.get('/api/beneficiary/session?locale=fr_FR')).json;
    const rest = gift.remainingValue as number;
    expect([gift.state, rest > 0]).toEqual(['claimed', true]);
    expect((await visitor.get('/beneficiary/boxes/offers?locale=fr_FR')).status).toBe(200);
    await gateway.db
      .updateTable('voucher')
      .set({ state: 'redeemed' })
      .where('remaining', '=', rest)
      .execute();
    expect(await visitor.get('/beneficiary/boxes/offers?locale=fr_FR')).toMatchObject({
      status: 409,
      json: { code: 'VOUCHER_NOT_USABLE' },
    });
  });
});

describe('the voucher of a session', () => {
  const worth = 15_000;
  const list = async (visitor: Visitor, more: string) =>
    (
      await visitor.get(
        `/beneficiary/single-vouchers/offers?locale=fr_FR&limit=50&checkinDate=${arrival}${more}`,
      )
    ).json as { exactMatch: Card[]; totalCount: number };

  it('lists the stays that it pays for in full, or every stay on request [CALL-004] [CALL-005] [BENEF-005]', async () => {
    const visitor = await open(await buyCard(worth));
    const narrow = await list(visitor, '');
    const wide = await list(visitor, '&matchOfferRangePriceWithGiftAmount=false');
    expect(narrow.totalCount).toBeGreaterThan(0);
    expect(wide.totalCount).toBeGreaterThan(narrow.totalCount);
    for (const { amountToPay, priceType } of narrow.exactMatch)
      expect([amountToPay, priceType]).toEqual([0, 'beneficiary']);
    expect((await list(visitor, '&matchOfferRangePriceWithGiftAmount=true')).totalCount).toBe(
      narrow.totalCount,
    );
    const search = await visitor.post('/api/offers.json', {
      body: {
        locale: 'fr_FR',
        flow: 'booking',
        searchServiceProvider: 'default',
        orderBy: 'priceQuality',
        pagination: { page: 0, limit: 50 },
        numberOfPackagesPerHotel: 20,
        searchCriteria: { adult: 2, checkin: arrival, night: 1 },
      },
    });
    expect(wide.totalCount).toBe(search.json.totalCount);
    for (const { id, amountToPay } of wide.exactMatch) {
      const found = search.json.exactMatch.find((offer: Card) => offer.id === id);
      if (found) expect(amountToPay).toBe(Math.max(0, found.amountToPay - worth));
    }
    const [{ hotel }] = wide.exactMatch as [Card];
    const ofHotel = await list(visitor, `&matchOfferRangePriceWithGiftAmount=false&hotelId=${hotel.id}`);
    expect(ids(ofHotel.exactMatch)).toEqual(
      ids(search.json.exactMatch.filter((offer: Card) => offer.hotel.id === hotel.id)),
    );
    expect((await visitor.get('/beneficiary/boxes/offers?locale=fr_FR')).status).toBe(404);
  });

  it('counts them by facets with the same filters [CALL-008] [BENEF-006]', async () => {
    const visitor = await open(await buyCard(worth));
    for (const more of ['', '&matchOfferRangePriceWithGiftAmount=false']) {
      const facets = await visitor.get(
        `/beneficiary/single-vouchers/facets?locale=fr_FR&withNames=true&propertiesRequested=stars&checkinDate=${arrival}${more}`,
      );
      const five = facets.json.properties[0].values.find(({ id }: { id: string }) => id === '5')?.count ?? 0;
      const { exactMatch } = await list(visitor, `${more}&stars=5`);
      expect(five).toBe(exactMatch.length);
    }
  });
});
