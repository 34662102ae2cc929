import { deliveryAddress, giftPrices, giftRequest } from '../../../test/sales/gift.fixture';
import { openGiftHarness, ordersPath } from '../../../test/sales/gift-harness';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('the gift calls', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    ({ shop, visitor } = await openGiftHarness(database));
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  it('list the prices of a stay as a gift by nights and bucket [GIFT-045] [GIFT-046]', async () => {
    const all = await visitor.get('/api/product/nights/gift-prices?locale=fr_FR');
    expect(all.json).toMatchObject({
      productId: 'nights',
      minNights: 1,
      maxNights: 3,
      defaultBucket: 'comfort',
    });
    expect(
      all.json.prices.map(({ nights, sellPrice }: { nights: number; sellPrice: number }) => [
        nights,
        sellPrice,
      ]),
    ).toEqual([
      [1, 10_300],
      [2, giftPrices.stay],
      [3, 30_900],
    ]);
    const two = await visitor.get('/api/product/nights/gift-prices?locale=nl_BE&nights=2');
    expect(two.json.prices).toEqual([
      {
        nights: 2,
        sellPrice: giftPrices.stay,
        price: {
          sellPrice: giftPrices.stay,
          promo: 0,
          shippingCost: 0,
          totalPrice: giftPrices.stay,
          subElementsPrice: 0,
        },
        sellPrices: [
          expect.objectContaining({ value: 'essential', label: 'Essentieel', tag: null }),
          expect.objectContaining({ value: 'comfort', label: 'Comfort', tag: 'Aanrader' }),
          expect.objectContaining({
            value: 'freedom',
            subtext: 'Genoeg voor alle data in de komende 6 maanden',
            sellPrice: giftPrices.stay,
          }),
        ],
      },
    ]);
    expect((await visitor.get('/api/product/nope/gift-prices?locale=fr_FR')).status).toBe(404);
  });

  it('return the shipping cost [CALL-065] [GIFT-012]', async () => {
    const ask = (format: string) =>
      visitor.get(`/api/front/purchase/shipping-cost?locale=fr_FR&format=${format}`);
    expect((await ask('physical')).json).toEqual({
      amount: 0,
      internationalFee: 0,
      currency: 'EUR',
      minDays: 2,
      maxDays: 4,
    });
    expect((await ask('digital')).json).toMatchObject({ minDays: 0, maxDays: 0 });
    expect((await ask('pigeon')).status).toBe(400);
  });

  it('list the extras sent by post, and charge them [GIFT-013] [GIFT-014] [GIFT-015]', async () => {
    const { json } = await visitor.get('/api/front/purchase/gift-extras?locale=nl_BE');
    const [sleeves, touches] = json.groups;
    expect(sleeves).toMatchObject({ selection: 'single', defaultOption: 'sleeve-kraft' });
    expect(touches).toMatchObject({ selection: 'multiple', defaultOption: null });
    expect(sleeves.options).toEqual([
      { id: 'sleeve-kraft', label: 'Hoesje van kraftkarton', price: 0, recommended: false },
      { id: 'sleeve-linen', label: 'Linnen hoesje', price: 390, recommended: true },
    ]);
    const item = { format: 'physical', deliveryAddress, extras: ['sleeve-linen', 'ribbon'] } as const;
    const body = giftRequest('box', { item: { ...item, extras: [...item.extras] } });
    const placed = await visitor.post(ordersPath, {
      body: { ...body, expectedAmount: giftPrices.box + 680 },
    });
    const order = (await visitor.get(`${ordersPath}/${placed.json.orderUUID}`)).json;
    expect(order.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['box', giftPrices.box],
      ['extra', 390],
      ['extra', 290],
      ['shipping', 0],
    ]);
    expect(order.voucher.extras).toHaveLength(2);
  });

  it.each([
    ['an unknown one', { extras: ['gold'] }],
    ['two of one kind', { extras: ['sleeve-kraft', 'sleeve-linen'] }],
    ['one by e-mail', { format: 'digital', extras: ['ribbon'] }],
  ] as const)('reject invalid extras: %s [GIFT-015]', async (_what, change) => {
    const item = { format: 'physical' as const, deliveryAddress, ...change, extras: [...change.extras] };
    const answer = await visitor.post(ordersPath, { body: giftRequest('box', { item }) });
    expect(answer.json.errors).toEqual([expect.objectContaining({ path: 'body/items/voucherItem/extras' })]);
  });

  it('allow extras for a stay of one night only [GIFT-020]', async () => {
    const ask = (nights: number) =>
      visitor.post(ordersPath, {
        body: giftRequest('gift_stay', {
          item: { format: 'physical', deliveryAddress, extras: ['ribbon'], nights },
          expectedAmount: 10_590,
        }),
      });
    expect((await ask(2)).status).toBe(400);
    expect((await ask(1)).status).toBe(201);
  });

  it('reject gifts by post while the flag is off [FLAG-003] [GIFT-008]', async () => {
    const strict = await openTestApp(database.db, { FLAG_PHYSICAL_VOUCHER: '0' });
    const cost = await strict.visitor().get('/api/front/purchase/shipping-cost?locale=fr_FR&format=physical');
    expect(cost).toMatchObject({ status: 409, json: { code: 'PHYSICAL_NOT_AVAILABLE' } });
    const item = { format: 'physical', deliveryAddress } as const;
    const order = await strict.visitor().post(ordersPath, { body: giftRequest('box', { item }) });
    expect(order.json.errors).toEqual([expect.objectContaining({ path: 'body/items/voucherItem/format' })]);
    await strict.app.close();
  });

  it('refuses words that a voucher cannot print, with their fields', async () => {
    const customization = { fromName: 'Camille 🎁', message: 'Bon voyage 日本' };
    const answer = await shop.visitor().post('/api/front/purchase/orders', {
      body: giftRequest('gift_stay', { item: { customization } }),
    });
    expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body/items/voucherItem/customization/fromName',
      'body/items/voucherItem/customization/message',
    ]);
  });
});
