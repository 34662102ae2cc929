import type { Card, FacetsResponse, HeldBoxOffers } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { catalogueShop } from '../../../test/catalogue-shop';
import { giftRequest } from '../../../test/sales/gift.fixture';
import type { Visitor } from '../../../test/test-app';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const arrival = addDays(isoDate('2026-11-21'), 55);

const gateway = catalogueShop({ RATE_PURCHASES: '100000', HOLDS_PER_ADDRESS: '1000' });

const buy = async (body: object): Promise<string> => {
  const placed = await gateway.visitor.post(orders, { body });
  if (placed.status !== 201) throw new Error(placed.text);
  const url = `${orders}/${placed.json.orderUUID}`;
  await gateway.visitor.post(`${url}/card`, { body: card });
  return (await gateway.visitor.get(url)).json.voucher.code;
};

const open = async (code: string): Promise<Visitor> => {
  const visitor = gateway.shop.visitor();
  const answer = await visitor.post('/beneficiary/login', { body: { locale: 'fr_FR', code } });
  if (answer.status !== 200) throw new Error(answer.text);
  return visitor;
};

/** A paid gift stay of two nights, opened. */
const openStay = async () => {
  const { id } = await gateway.db
    .selectFrom('gift_price')
    .innerJoin('package', 'package.id', 'gift_price.package_id')
    .select('package.id')
    .where('gift_price.nights', '=', 2)
    .where('package.published', '=', true)
    .where('package.kind', '=', 'stay')
    .orderBy('package.id')
    .executeTakeFirstOrThrow();
  const { json } = await gateway.visitor.get(`/api/product/${id}/gift-prices?locale=fr_FR&nights=2`);
  const [price] = json.prices;
  const bucket = price.sellPrices[0];
  const code = await buy(
    giftRequest('gift_stay', {
      expectedAmount: bucket.sellPrice,
      item: { productId: id, nights: 2, bucket: bucket.value },
    }),
  );
  return { id, visitor: await open(code), worth: bucket.sellPrice as number };
};

const list = async (visitor: Visitor, more = ''): Promise<HeldBoxOffers> =>
  (
    await visitor.get(
      `/beneficiary/single-vouchers/offers?locale=fr_FR&limit=50&matchOfferRangePriceWithGiftAmount=false${more}`,
    )
  ).json;

const starsOf = async (visitor: Visitor, more = ''): Promise<number> => {
  const { json } = await visitor.get(
    `/beneficiary/single-vouchers/facets?locale=fr_FR&withNames=true&propertiesRequested=stars&matchOfferRangePriceWithGiftAmount=false${more}`,
  );
  return (json as FacetsResponse).properties[0]!.values.reduce((sum, { count }) => sum + count, 0);
};

describe('the given stay', () => {
  it('is marked, with the amount left to pay for the nights of the gift [BENEF-001] [BENEF-009]', async () => {
    const { id, visitor, worth } = await openStay();
    const { status, json } = await visitor.get('/api/beneficiary/given-stay?locale=fr_FR');
    expect(status).toBe(200);
    expect(json.stay).toMatchObject({ id, nights: 2, priceType: 'beneficiary', checkin: null });
    const pack = await gateway.db
      .selectFrom('package')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const cost = Math.ceil((pack.from_amount_to_pay! * 2) / pack.from_nights!);
    expect(json.stay.amountToPay).toBe(Math.max(0, cost - worth));
  });

  it('is not repeated in the list that leaves it out, which counts one less', async () => {
    const { id, visitor } = await openStay();
    const all = await list(visitor);
    const others = await list(visitor, '&withoutGiven=true');
    expect(others.totalCount).toBe(all.totalCount - 1);
    expect(others.exactMatch.map((stay) => stay.id)).not.toContain(id);
    expect(await starsOf(visitor, '&withoutGiven=true')).toBe(others.totalCount);
  });

  it('is null for a gift card, and for a stay that is no longer sold', async () => {
    const card = await open(
      await buy(giftRequest('gift_card', { expectedAmount: 5000, item: { value: 5000 } })),
    );
    expect((await card.get('/api/beneficiary/given-stay?locale=fr_FR')).json).toEqual({ stay: null });
    const { id, visitor } = await openStay();
    await gateway.db.updateTable('package').set({ published: false }).where('id', '=', id).execute();
    expect((await visitor.get('/api/beneficiary/given-stay?locale=fr_FR')).json).toEqual({ stay: null });
    await gateway.db.updateTable('package').set({ published: true }).where('id', '=', id).execute();
  });

  it('needs an open gift [BENEF-007]', async () => {
    const answer = await gateway.shop.visitor().get('/api/beneficiary/given-stay?locale=fr_FR');
    expect([answer.status, answer.json.code]).toEqual([401, 'NO_BENEFICIARY_SESSION']);
  });
});

describe('the list of a gift', () => {
  it.each(['', `&checkinDate=${arrival}`])(
    'counts stays by stars so that they add up to its total: %s [BENEF-006]',
    async (more) => {
      const { visitor } = await openStay();
      const { totalCount } = await list(visitor, more);
      expect(totalCount).toBeGreaterThan(0);
      expect(await starsOf(visitor, more)).toBe(totalCount);
    },
  );

  it.each(['', `&checkinDate=${arrival}`])(
    'is limited and sorted by the amount left to pay: %s [BENEF-009]',
    async (more) => {
      const { visitor } = await openStay();
      const all = await list(visitor, `${more}&orderBy=priceAsc`);
      const amounts = all.exactMatch.map((stay: Card) => stay.amountToPay);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      const map = await visitor.get(
        `/beneficiary/single-vouchers/offers?locale=fr_FR&performMapSearch=true&matchOfferRangePriceWithGiftAmount=false${more}`,
      );
      const places: readonly Card[] = map.json.exactMatch;
      for (const most of [0, 5000]) {
        const limited = await list(visitor, `${more}&leftMax=${most}`);
        expect(limited.exactMatch.every((stay: Card) => stay.amountToPay <= most)).toBe(true);
        if (places.length === all.totalCount)
          expect(limited.totalCount).toBe(places.filter((stay) => stay.amountToPay <= most).length);
        expect(await starsOf(visitor, `${more}&leftMax=${most}`)).toBe(limited.totalCount);
      }
    },
  );

  it('names the wished place in the language of the visitor', async () => {
    const { visitor } = await openStay();
    const place = await gateway.db
      .selectFrom('place')
      .selectAll()
      .where('category', '=', 'region')
      .executeTakeFirstOrThrow();
    const { place: label } = await list(visitor, `&region=${place.id}`);
    expect(Object.values(place.names)).toContain(label);
    expect((await list(visitor)).place).toBeNull();
  });
});

describe('the readable mark of an open gift', () => {
  it('comes and goes with the session, and differs from gift to gift', async () => {
    const body = { expectedAmount: 5000, item: { value: 5000 } };
    const visitor = await open(await buy(giftRequest('gift_card', body)));
    const first = visitor.cookie('gift_open');
    expect(first).toMatch(/^[\w-]{12}$/);
    const other = await open(await buy(giftRequest('gift_card', body)));
    expect(other.cookie('gift_open')).not.toBe(first);
    await visitor.post('/beneficiary/logout');
    expect(visitor.cookie('gift_open') || null).toBeNull();
  });

  it('is removed when the session has ended', async () => {
    const body = { expectedAmount: 5000, item: { value: 5000 } };
    const visitor = await open(await buy(giftRequest('gift_card', body)));
    visitor.setCookie('beneficiary', 'nothing');
    expect((await visitor.get('/api/beneficiary/session?locale=fr_FR')).json).toEqual({ gift: null });
    expect(visitor.cookie('gift_open') || null).toBeNull();
  });

  it('names the giver', async () => {
    const visitor = await open(
      await buy(giftRequest('gift_card', { expectedAmount: 5000, item: { value: 5000 } })),
    );
    const { gift } = (await visitor.get('/api/beneficiary/session?locale=fr_FR')).json;
    expect(gift.fromName).toBe('Camille');
  });
});
