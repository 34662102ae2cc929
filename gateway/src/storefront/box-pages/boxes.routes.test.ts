import type { BoxDetail, BoxesResponse, BoxOffersResponse } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../test/catalogue-shop';

const gateway = catalogueShop();

const sea = 'MER2N-D-EBOX';

const list = async (locale = 'fr_FR'): Promise<BoxesResponse> =>
  (await gateway.visitor.get(`/api/gateway/boxes/search?locale=${locale}`)).json;

const detail = async (code: string, locale = 'fr_FR'): Promise<BoxDetail> =>
  (await gateway.visitor.get(`/api/front/boxes/${code}/product-detail?locale=${locale}`)).json;

const offers = async (code: string, more = '', locale = 'fr_FR'): Promise<BoxOffersResponse> =>
  (await gateway.visitor.get(`/api/gateway/boxes/${code}/offers?locale=${locale}${more}`)).json;

const idsOf = ({ exactMatch }: BoxOffersResponse): readonly string[] => exactMatch.map(({ id }) => id);

describe('the list of boxes', () => {
  it('contains sixty boxes with price, pictures, page model and themes, in each locale [CALL-015] [BOX-019]', async () => {
    for (const locale of locales) {
      const { boxes } = await list(locale);
      expect(boxes).toHaveLength(60);
      expect(new Set(boxes.map(({ code }) => code)).size).toBe(60);
      for (const box of boxes) {
        expect(box.code).toMatch(/^[A-Z0-9]+-D-EBOX$/);
        expect(box.slug).toMatch(/^[a-z0-9-]+$/);
        expect(box.includedContent.split('\n')).toHaveLength(3);
        expect(box.price.sellPrice).toBeGreaterThan(0);
        expect(box.price.referencePrice).toBeGreaterThanOrEqual(box.price.sellPrice);
        expect(box.pageModel.pageTitle).toBe(box.title);
        expect(box.images.mainBySize.sizes).toHaveProperty('720_480');
      }
    }
    expect((await list()).boxes.find(({ code }) => code === sea)?.searchCriteria).toEqual({
      subthemas: [11],
    });
  });

  it('shows its reduction in integer percent, rounded down', async () => {
    const { boxes } = await list();
    const reduced = boxes.filter(({ price }) => price.promo > 0);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { price } of reduced) {
      expect(price.promo).toBe(Math.floor((1 - price.sellPrice / price.referencePrice) * 100 + 1e-9));
    }
  });
});

describe('the blocks of boxes', () => {
  it('have texts, a palette, a button and four boxes in each locale [CALL-027] [BOX-023]', async () => {
    for (const locale of locales) {
      const { json: block } = await gateway.visitor.get(`/api/cms/box-block-serp?locale=${locale}`);
      expect(block).toMatchObject({ id: 'box-block-serp', containerId: 'gift-boxes', colorPalette: 'green' });
      expect([block.title, block.subtitle, block.cta.label].every((text) => text.length > 3)).toBe(true);
      expect(block.cta.link.newTab).toBe(false);
      expect(block.boxes).toHaveLength(4);
      for (const [index, box] of block.boxes.entries()) {
        expect(box).toMatchObject({ sku: box.id, position: index + 1, campaign: 'serp' });
        expect(box.url).toContain(`${box.handle}/${box.sku}`);
        expect(box.promoPrice === null).toBe(box.discount === null);
      }
    }
  });

  it('begin with reduced boxes, at most half, and show each family once [BOX-023] [BOX-024]', async () => {
    const { json: block } = await gateway.visitor.get('/api/cms/box-block-serp?locale=fr_FR');
    const boxes: readonly {
      sku: string;
      price: number;
      promoPrice: number | null;
      discount: number | null;
    }[] = block.boxes;
    const reduced = boxes.map(({ promoPrice }) => promoPrice !== null);
    expect(reduced).toEqual([true, true, false, false]);
    for (const { price, promoPrice, discount } of boxes.slice(0, 2))
      expect(discount).toBe(Math.ceil(100 - (promoPrice! * 100) / price - 1e-9));
    expect(new Set(boxes.map(({ sku }) => sku.replace(/\d.*/, ''))).size).toBe(4);
  });

  it('rate a box by the reviews of the hotels that it unlocks [BOX-023]', async () => {
    const { json: block } = await gateway.visitor.get('/api/cms/box-block-serp?locale=fr_FR');
    const rated = block.boxes.filter(({ rating }: { rating: number | null }) => rating !== null);
    expect(rated.length).toBeGreaterThan(1);
    for (const { sku, rating } of block.boxes) {
      const { exactMatch } = await offers(sku, '&page=0&limit=50');
      const reviews = exactMatch.flatMap(({ hotel }) => hotel.review ?? []);
      const count = reviews.reduce((sum, review) => sum + review.count, 0);
      const total = reviews.reduce((sum, review) => sum + review.average * review.count, 0);
      expect(rating).toEqual(count === 0 ? null : expect.closeTo(total / count, 1));
    }
  });

  it('have a text about boxes and a link for the button [CALL-071] [BOX-025]', async () => {
    const { json } = await gateway.visitor.get('/api/front/content-boxes-block/nl_BE');
    expect(json).toEqual([
      {
        title: expect.any(String),
        subtitle: expect.any(String),
        buttonLabel: expect.any(String),
        buttonURL: '/nl/cadeau',
      },
    ]);
    expect((await gateway.visitor.get('/api/front/content-boxes-block/en_GB')).status).toBe(400);
  });
});

describe('a box', () => {
  it('returns everything that its page shows, in the requested locale [CALL-009] [CALL-010] [BOX-017]', async () => {
    const french = await detail(sea);
    expect(french).toMatchObject({
      code: sea,
      slug: 'bord-de-mer-deux-nuits',
      title: 'Bord de mer – deux nuits',
      includedContent: 'Deux nuits pour 2 personnes\nLes petits-déjeuners\nValable 12 mois, échangeable',
      searchCriteriaProperties: { nights: 2, adults: 2, withDinner: false, themes: [11] },
      searchCriteria: { subthemas: [11] },
      pageModel: { pageTitle: 'Bord de mer – deux nuits' },
      validityMonths: 12,
      error: null,
    });
    expect(french.referencePrice).toBeGreaterThanOrEqual(french.value);
    expect((await detail(sea, 'nl_BE')).title).toBe('Aan zee – twee nachten');
    expect((await gateway.visitor.get(`/api/front/boxes/${sea}/product-detail`)).status).toBe(400);
  });

  it('has pictures in the sizes of the catalogue, each with an alternative text [BOX-018]', async () => {
    for (const { code } of (await list()).boxes) {
      const { images } = await detail(code, 'it_IT');
      expect(images.catalog).toHaveLength(5);
      for (const { sizes, alt } of images.catalog) {
        expect(Object.keys(sizes)).toEqual(expect.arrayContaining(['120_80', '640_360', '960_540']));
        expect(alt.length).toBeGreaterThan(10);
      }
    }
  });

  it('is the same under the codes of both formats, and unknown under any other', async () => {
    expect(await detail('MER2N-P-EBOX')).toEqual(await detail(sea));
    const unknown = await gateway.visitor.get('/api/front/boxes/NOTHING-D-EBOX/product-detail?locale=fr_FR');
    expect([unknown.status, unknown.json.code]).toEqual([404, 'BOX_NOT_FOUND']);
  });

  it('returns the midnight at which a reduction ends, only while a reduction runs', async () => {
    for (const { code, price } of (await list()).boxes) {
      const { promoEndsAt } = await detail(code);
      expect(promoEndsAt === null).toBe(price.sellPrice === price.referencePrice);
      if (promoEndsAt) {
        expect(promoEndsAt).toMatch(/T2[23]:00:00\.000Z$/);
        expect(Date.parse(promoEndsAt)).toBeGreaterThan(gateway.shop.clock.now());
      }
    }
  });
});

describe('the stays of a box', () => {
  it('come in pages, eight by default, without duplicates, with their total [CALL-011] [CALL-012] [BOX-026]', async () => {
    const first = await offers(sea);
    expect(first.exactMatch).toHaveLength(8);
    expect(await offers(sea, '&page=0&limit=8')).toEqual(first);
    const { totalCount } = first.searchDetails;
    const seen = new Set(idsOf(first));
    for (let page = 1; page * 8 < totalCount; page += 1) {
      const next = await offers(sea, `&page=${page}`);
      expect(next.searchDetails.totalCount).toBe(totalCount);
      for (const id of idsOf(next)) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
    expect(seen.size).toBe(totalCount);
    expect(idsOf(await offers(sea, '&page=1&limit=3'))).toEqual(idsOf(first).slice(3, 6));
  });

  it('end with an empty page [CALL-014]', async () => {
    const past = await offers(sea, '&page=900');
    expect(past.exactMatch).toEqual([]);
    expect(past.searchDetails.totalCount).toBeGreaterThan(0);
  });

  it('come all at once with their places for a map [CALL-013]', async () => {
    const map = await offers(sea, '&performMapSearch=true');
    expect(map.exactMatch).toHaveLength(map.searchDetails.totalCount);
    for (const { location, images } of map.exactMatch) {
      expect(location.lat).toBeGreaterThan(27);
      expect(Math.abs(location.lng)).toBeLessThan(25);
      expect(images).toEqual([]);
    }
    expect(idsOf(map).slice(0, 8)).toEqual(idsOf(await offers(sea)));
  });

  it('fit the box: theme, nights, breakfast, dinner, value; one per hotel and without an end date', async () => {
    const rows = await gateway.db.selectFrom('package').selectAll().execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const code of ['MER2N-D-EBOX', 'TABLE1ND-D-EBOX', 'VILLE3N-D-EBOX']) {
      const box = await detail(code);
      const { nights, withDinner, themes } = box.searchCriteriaProperties;
      const all = (await offers(code, '&performMapSearch=true')).exactMatch;
      expect(new Set(all.map(({ hotel }) => hotel.id)).size).toBe(all.length);
      const dear: number[] = [];
      for (const { id } of all) {
        const pack = byId.get(id)!;
        const meals = (pack.program as readonly { type: string }[]).map(({ type }) => type);
        expect(pack.themes).toEqual(expect.arrayContaining(themes));
        expect(pack.min_nights).toBeLessThanOrEqual(nights);
        expect(pack.max_nights).toBeGreaterThanOrEqual(nights);
        expect(meals).toContain('breakfast');
        if (withDinner) expect(meals).toContain('dinner');
        expect([pack.published, pack.expiration]).toEqual([true, null]);
        const cost = ((pack.from_price! + pack.from_tax!) * nights) / pack.from_nights!;
        if (cost > box.referencePrice) dear.push(cost);
      }
      // More expensive ones only fill up the minimum of twelve.
      expect(dear.length === 0 || all.length <= 12).toBe(true);
    }
  });

  it('start with those of the visitor’s country', async () => {
    const country = async (locale: string) => {
      const { exactMatch } = await offers('VILLE2N-D-EBOX', '', locale);
      const { country: found } = await gateway.db
        .selectFrom('hotel')
        .select('country')
        .where('id', '=', exactMatch[0]!.hotel.id)
        .executeTakeFirstOrThrow();
      return found;
    };
    expect([await country('fr_FR'), await country('es_ES'), await country('it_IT')]).toEqual([
      'FR',
      'ES',
      'IT',
    ]);
  });

  it('return 404 for an unknown box', async () => {
    expect((await gateway.visitor.get('/api/gateway/boxes/NOTHING-D-EBOX/offers?locale=fr_FR')).status).toBe(
      404,
    );
  });
});
