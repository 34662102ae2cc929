import type { Card, HeldBoxOffers } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { catalogueShop } from '../../../test/catalogue-shop';
import { giftHotelsSeed } from './gift-hotels';
import { giftRequest } from '../../../test/sales/gift.fixture';

const gateway = catalogueShop({ RATE_PURCHASES: '100000' });

const box = 'VILLE2N-D-EBOX';

const held = async (code: string, more = ''): Promise<HeldBoxOffers> =>
  (await gateway.visitor.get(`/api/front/box-offers/${code}?locale=fr_FR${more}`)).json;

const opened = async (): Promise<readonly string[]> =>
  (
    await gateway.visitor.get(`/api/gateway/boxes/${box}/offers?locale=fr_FR&performMapSearch=true`)
  ).json.exactMatch
    .map(({ id }: Card) => id)
    .sort();

const idsOf = ({ exactMatch }: HeldBoxOffers) => exactMatch.map(({ id }) => id).sort();

/** Buys a box. Returns the code of its voucher. */
const buy = async (): Promise<string> => {
  const { price } = await gateway.db
    .selectFrom('box')
    .select('price')
    .where('code', '=', box)
    .executeTakeFirstOrThrow();
  const placed = await gateway.visitor.post('/api/front/purchase/orders', {
    body: giftRequest('box', { expectedAmount: price, item: { productId: box } }),
  });
  const url = `/api/front/purchase/orders/${placed.json.orderUUID}`;
  await gateway.visitor.post(`${url}/card`, {
    body: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  });
  return (await gateway.visitor.get(url)).json.voucher.code;
};

describe('the stays for the holder of a box', () => {
  it('are those that the box unlocks, with the amount left to pay on their cheapest dates [CALL-001] [BENEF-009]', async () => {
    const { exactMatch, totalCount } = await held(box, '&limit=50');
    expect(idsOf({ exactMatch, totalCount })).toEqual(await opened());
    expect(totalCount).toBe(exactMatch.length);
    const { reference_price: worth } = await gateway.db
      .selectFrom('box')
      .select('reference_price')
      .where('code', '=', box)
      .executeTakeFirstOrThrow();
    const packs = await gateway.db.selectFrom('package').selectAll().execute();
    for (const card of exactMatch) {
      const pack = packs.find(({ id }) => id === card.id);
      const cost = (pack!.from_amount_to_pay! * 2) / pack!.from_nights!;
      const left = Math.max(0, Math.ceil(cost) - worth);
      expect(card).toMatchObject({
        priceType: 'beneficiary',
        sellPrice: left,
        amountToPay: left,
        nights: 2,
        adult: 2,
      });
    }
    // Only the added hotels leave an amount to pay.
    expect(exactMatch.some(({ amountToPay }) => amountToPay === 0)).toBe(true);
  });

  it('are found by the code of a voucher as well [CALL-001]', async () => {
    const code = await buy();
    expect(code).toMatch(/^DTR-/);
    expect(idsOf(await held(encodeURIComponent(code), '&limit=50'))).toEqual(await opened());
  });

  it('can be filtered by day and hotel, with the amount left to pay, in pages [CALL-002]', async () => {
    const all = await held(box, '&limit=50');
    const checkin = addDays(isoDate('2026-11-21'), 40);
    const dated = await held(box, `&limit=50&checkin=${checkin}`);
    expect(dated.totalCount).toBeLessThanOrEqual(all.totalCount);
    expect(dated.totalCount).toBeGreaterThan(0);
    const { reference_price: worth } = await gateway.db
      .selectFrom('box')
      .select('reference_price')
      .where('code', '=', box)
      .executeTakeFirstOrThrow();
    for (const card of dated.exactMatch) {
      expect([card.checkin, card.nights]).toEqual([checkin, 2]);
      const search = await gateway.visitor.post('/api/offers.json', {
        body: {
          locale: 'fr_FR',
          flow: 'booking',
          searchServiceProvider: 'default',
          orderBy: 'priceQuality',
          pagination: { page: 0, limit: 20 },
          numberOfPackagesPerHotel: 20,
          searchCriteria: { adult: 2, checkin, night: 2, hotelId: card.hotel.id },
        },
      });
      const asked = search.json.exactMatch.find(({ id }: Card) => id === card.id);
      expect(card.amountToPay).toBe(Math.max(0, asked.amountToPay - worth));
    }
    const [first] = all.exactMatch;
    const ofHotel = await held(box, `&hotelId=${first!.hotel.id}`);
    expect(ofHotel.exactMatch.map(({ id }) => id)).toEqual([first!.id]);
    const second = await held(box, '&page=1&limit=3');
    expect(second.exactMatch.map(({ id }) => id)).toEqual(all.exactMatch.slice(3, 6).map(({ id }) => id));
  });

  it('include hotels that accept only gifts of an affiliate for that affiliate alone, and buyers are promised none of them [CALL-002] [CALL-006]', async () => {
    const [choosy] = giftHotelsSeed({ catalogueSize: 'small' }).hotels;
    const hotelsOf = async (more = '') =>
      (await held(box, `&limit=50${more}`)).exactMatch.map(({ hotel }) => hotel.id);
    const without = await hotelsOf();
    expect(without).not.toContain(choosy!.hotelId);
    expect(await hotelsOf('&selectivePublicationAffiliateId=another')).toEqual(without);
    const mine = `&selectivePublicationAffiliateId=${choosy!.affiliates[0]}`;
    const withIt = await hotelsOf(mine);
    expect(withIt.filter((id) => id !== choosy!.hotelId)).toEqual(without);
    expect(withIt).toHaveLength(without.length + 1);
    const countOf = async (more: string) => {
      const path = `/api/front/box-facets/${box}?locale=fr_FR&withNames=true&propertiesRequested=stars${more}`;
      const [stars] = (await gateway.visitor.get(path)).json.properties;
      return stars.values.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    };
    expect(await countOf(mine)).toBe((await countOf('')) + 1);
    // The page of the box lists stays of any shop.
    const pack = withIt.indexOf(choosy!.hotelId);
    expect(await opened()).not.toContain((await held(box, `&limit=50${mine}`)).exactMatch[pack]!.id);
  });

  it('are counted by facets with the same filters [CALL-006]', async () => {
    const { totalCount, exactMatch } = await held(box, '&limit=50');
    const facets = await gateway.visitor.get(
      `/api/front/box-facets/${box}?locale=fr_FR&withNames=true&propertiesRequested=stars`,
    );
    expect(facets.status).toBe(200);
    const [stars] = facets.json.properties;
    expect(stars.propertyType).toBe('stars');
    const four = stars.values.find(({ id }: { id: string }) => id === '4');
    expect(four.count).toBe(exactMatch.filter(({ hotel }) => hotel.stars === 4).length);
    expect(four.count).toBeLessThanOrEqual(totalCount);
  });

  it('are the same for a code in the header and in the path', async () => {
    const headers = { 'x-gift-code': box };
    const ask = (path: string) => gateway.visitor.get(path, { headers });
    const facets = 'locale=fr_FR&withNames=true&propertiesRequested=stars';
    for (const [call, query] of [
      ['box-offers', 'locale=fr_FR&limit=5'],
      ['box-facets', facets],
    ]) {
      const byHeader = await ask(`/api/front/${call}/current?${query}`);
      expect(byHeader.status).toBe(200);
      expect(byHeader.json).toEqual((await gateway.visitor.get(`/api/front/${call}/${box}?${query}`)).json);
    }
    const hostile = { headers: { 'x-gift-code': '%00EBOX' } };
    expect((await gateway.visitor.get('/api/front/box-offers/current?locale=fr_FR', hostile)).status).toBe(
      404,
    );
  });

  it('return 404 for an unknown and for a malformed code', async () => {
    for (const code of ['NOTHING-D-EBOX', 'DTR-0000-0000-0000-0000', 'hello']) {
      const answer = await gateway.visitor.get(`/api/front/box-offers/${code}?locale=fr_FR`);
      expect([answer.status, answer.json.code]).toEqual([404, 'BOX_NOT_FOUND']);
    }
  });
});
