import { deliveryAddress, giftPrices, giftRequest, seedGifts, voucherItem } from '../../test/gift.fixture';
import { buyer, orderRequest } from '../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../test/test-databases';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };

describe('the calls of gifts and vouchers', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const buy = async (body: object): Promise<{ url: string; uuid: string }> => {
    const placed = await visitor.post(orders, { body });
    expect(placed.status).toBe(201);
    const uuid: string = placed.json.orderUUID;
    const paid = await visitor.post(`${orders}/${uuid}/card`, { body: card });
    expect(paid.json).toEqual({ status: 'confirmed' });
    await shop.app.jobs.turn();
    return { url: `${orders}/${uuid}`, uuid };
  };
  const tokenOf = (text: string): string => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

  it('list what a stay costs as a gift, by nights and bucket [GIFT-045] [GIFT-046]', async () => {
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

  it('say what the post takes [CALL-065] [GIFT-012]', async () => {
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

  it('offer what may come along by post, and charge it [GIFT-013] [GIFT-014] [GIFT-015]', async () => {
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
    const placed = await visitor.post(orders, { body: { ...body, expectedAmount: giftPrices.box + 680 } });
    const order = (await visitor.get(`${orders}/${placed.json.orderUUID}`)).json;
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
  ] as const)('refuse extras that cannot be had: %s [GIFT-015]', async (_what, change) => {
    const item = { format: 'physical', deliveryAddress, ...change, extras: [...change.extras] } as const;
    const answer = await visitor.post(orders, { body: giftRequest('box', { item }) });
    expect(answer.json.errors).toEqual([expect.objectContaining({ path: 'body/items/voucherItem/extras' })]);
  });

  it('give extras to a stay of one night only [GIFT-020]', async () => {
    const ask = (nights: number) =>
      visitor.post(orders, {
        body: giftRequest('gift_stay', {
          item: { format: 'physical', deliveryAddress, extras: ['ribbon'], nights },
          expectedAmount: 10_590,
        }),
      });
    expect((await ask(2)).status).toBe(400);
    expect((await ask(1)).status).toBe(201);
  });

  it('sell a gift: held, paid, shown with its code to its buyer alone', async () => {
    const placed = await visitor.post(orders, { body: giftRequest('gift_stay') });
    const url = `${orders}/${placed.json.orderUUID}`;
    const held = (await visitor.get(url)).json;
    expect(held).toMatchObject({ status: 'held', kind: 'gift_stay', stay: null, amount: giftPrices.stay });
    expect(held.taxAtHotel).toBe(0);
    expect(held.voucher).toMatchObject({
      kind: 'gift_stay',
      productId: 'nights',
      label: 'Escapade au fil de la Loire',
      venue: 'Les Deux Rives, Amboise',
      nights: 2,
      adults: 2,
      fromName: 'Camille',
      code: null,
      pdf: null,
      validUntil: null,
      withdrawUntil: null,
    });
    await visitor.post(`${url}/card`, { body: card });
    const { voucher } = (await visitor.get(url)).json;
    expect(voucher).toMatchObject({
      state: 'issued',
      validUntil: '2028-05-23',
      withdrawUntil: '2026-12-07',
      pdf: `${url}/voucher.pdf`,
    });
    expect(voucher.code).toMatch(/^DTR(-\w{4}){4}$/);
    expect((await shop.visitor().get(url)).status).toBe(404);
    expect((await visitor.get(`${url}/calendar.ics`)).status).toBe(409);
  });

  it('refuse a gift that lacks what its kind needs, with its path', async () => {
    const refused = async (
      item: Parameters<typeof voucherItem>[1],
      kind: 'box' | 'gift_stay' | 'gift_card',
    ) => {
      const answer = await visitor.post(orders, { body: giftRequest(kind, { item: item ?? {} }) });
      expect(answer.status).toBe(400);
      return answer.json.errors.map(({ path }: { path: string }) => path.split('/').pop());
    };
    expect(await refused({ format: 'physical' }, 'box')).toEqual(['deliveryAddress']);
    expect(await refused({ productId: '' }, 'box')).toEqual(['productId']);
    expect(await refused({ nights: null }, 'gift_stay')).toEqual(['nights']);
    expect(await refused({ value: null }, 'gift_card')).toEqual(['value']);
    expect(await refused({ ownUse: true }, 'box')).toEqual(['ownUse']);
    const late = { format: 'physical', deliveryAddress: { ...deliveryAddress, postalCode: '<>' } } as const;
    expect(await refused(late, 'box')).toEqual(['postalCode']);
    const tooLong = giftRequest('box', {
      item: { customization: { fromName: 'x'.repeat(41), message: '' } },
    });
    expect((await visitor.post(orders, { body: tooLong })).status).toBe(400);
    const both = giftRequest('box');
    expect((await visitor.post(orders, { body: { ...both, items: { insuranceItem: false } } })).status).toBe(
      400,
    );
  });

  it('mail the voucher to its buyer, in the buyer’s language', async () => {
    const { url } = await buy(giftRequest('box', { locale: 'nl_BE' }));
    const { voucher } = (await visitor.get(url)).json;
    const [mail, ...others] = shop.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { address: buyer.email }, subject: 'Je cadeau is klaar: Aan zee' });
    expect(mail?.text).toContain(voucher.code);
    expect(mail?.text).toContain('Geldig tot en met 23 november 2027');
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('application/pdf');
    expect(String(file?.content.slice(0, 8))).toContain('%PDF-1.7');
  });

  it('say what comes by post, and keep its code off the mail [GIFT-012]', async () => {
    const item = { format: 'physical', deliveryAddress } as const;
    const { url } = await buy(giftRequest('gift_stay', { item }));
    const { voucher } = (await visitor.get(url)).json;
    expect(voucher).toMatchObject({ format: 'physical', pdf: null, deliveryAddress });
    const [mail] = shop.mails;
    expect(mail?.subject).toContain('Votre cadeau est en route');
    expect(mail?.text).toContain('2 à 4 jours ouvrés');
    expect(mail?.text).toContain('3 place du Marché');
    expect(mail?.text).not.toContain(voucher.code);
    expect(mail?.attachments).toEqual([]);
    const [letter, ...others] = shop.letters;
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ address: deliveryAddress, extras: [] });
    expect(String(letter?.sheet.subarray(0, 8))).toBe('%PDF-1.7');
  });

  it('call an activity for oneself no gift [ACT-015]', async () => {
    await buy(giftRequest('activity', { item: { ownUse: true } }));
    expect(shop.mails[0]?.subject).toContain('Votre bon est prêt');
  });

  it('print the voucher for whoever may see the order', async () => {
    const { url } = await buy(giftRequest('gift_stay'));
    const file = await visitor.get(`${url}/voucher.pdf`);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    for (const mark of ['%PDF-1.7', '/Lang (fr-FR)', '/MarkInfo', '/StructTreeRoot', '/FontFile'])
      expect(file.text).toContain(mark);
    expect((await visitor.get(`${url}/voucher.pdf`)).text).toBe(file.text);
    const stranger = shop.visitor();
    expect((await stranger.get(`${url}/voucher.pdf`)).status).toBe(404);
    const token = tokenOf(shop.mails[0]?.text ?? '');
    expect((await stranger.get(`${url}/voucher.pdf?token=${token}`)).status).toBe(200);
    const held = await visitor.post(orders, { body: giftRequest('box') });
    expect((await visitor.get(`${orders}/${held.json.orderUUID}/voucher.pdf`)).status).toBe(409);
  });

  it('tell the state of a voucher by its code, and nothing of a code that is none', async () => {
    const { url } = await buy(giftRequest('gift_card'));
    const { code } = (await visitor.get(url)).json.voucher;
    const stranger = shop.visitor();
    const ask = (typed: string) =>
      stranger.get(`/api/front/purchase/vouchers/${encodeURIComponent(typed)}?locale=fr_FR`);
    const known = await ask(code.toLowerCase());
    expect(known.json).toEqual({
      kind: 'gift_card',
      state: 'issued',
      label: 'Carte cadeau',
      productId: '',
      nights: null,
      adults: 2,
      value: 10_000,
      remainingValue: 10_000,
      validUntil: '2027-11-23',
    });
    const unknown = await ask('DTR-0000-0000-0000-0000');
    const malformed = await ask('<script>alert(1)</script>');
    for (const answer of [unknown, malformed]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.json, instance: '' }).toEqual({ ...unknown.json, instance: '' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('say what a code would pay before it does [CHK-011] [GCARD-002]', async () => {
    const { url } = await buy(giftRequest('gift_card'));
    const { code } = (await visitor.get(url)).json.voucher;
    const check = (body: object) =>
      shop.visitor().post('/api/front/purchase/gift-cards/check', { body: { locale: 'fr_FR', ...body } });
    const stay = { serialNumber: ` ${code.toLowerCase()}`, amount: 4000, purchase: 'stay' };
    expect((await check(stay)).json).toEqual({
      serialNumber: code,
      kind: 'gift_card',
      label: 'Carte cadeau',
      remaining: 10_000,
      usedAmount: 4000,
      validUntil: '2027-11-23',
    });
    expect((await check({ ...stay, amount: 30_000 })).json).toMatchObject({ usedAmount: 10_000 });
    expect(await check({ ...stay, purchase: 'gift_card' })).toMatchObject({
      status: 409,
      json: { code: 'VOUCHER_NOT_USABLE' },
    });
    for (const serialNumber of ['x', 'DTR-0000-0000-0000-0000'])
      expect(await check({ ...stay, serialNumber })).toMatchObject({
        status: 404,
        json: { code: 'VOUCHER_NOT_FOUND' },
      });
    expect(
      await shop.visitor().post('/api/front/purchase/promotion-codes/check', {
        body: { locale: 'fr_FR', code: 'NONE', amount: 10_000, purchase: 'stay' },
      }),
    ).toMatchObject({ status: 409, json: { code: 'PROMOTION_NOT_VALID' } });
    await database.db
      .insertInto('promotion_code')
      .values({ code: 'TEN', percent: 10, amount: null, valid_from: null, valid_until: null })
      .execute();
    const promotion = await visitor.post('/api/front/purchase/promotion-codes/check', {
      body: { locale: 'fr_FR', code: 'ten', amount: 10_009, purchase: 'stay' },
    });
    expect(promotion.json).toEqual({ code: 'TEN', reductionAmount: 1000 });
  });

  it('confirm a stay that a voucher pays in full, without a card', async () => {
    const { url } = await buy(giftRequest('gift_stay'));
    const { code } = (await visitor.get(url)).json.voucher;
    const wish = orderRequest({ expectedAmount: 0 });
    const recipient = shop.visitor();
    const placed = await recipient.post(orders, {
      body: { ...wish, items: { ...wish.items, voucherCodes: [code] } },
    });
    expect(placed).toMatchObject({ status: 201, json: { expectedAmount: 0 } });
    const stay = `${orders}/${placed.json.orderUUID}`;
    expect((await recipient.get(stay)).json).toMatchObject({
      amount: 0,
      lines: [
        { kind: 'stay', amount: 20_000 },
        { kind: 'gift_card_payment', label: 'Bon cadeau', amount: -20_000 },
      ],
    });
    expect((await shop.visitor().post(`${stay}/confirm`)).status).toBe(404);
    expect((await recipient.post(`${stay}/confirm`)).json).toEqual({ status: 'confirmed' });
    await shop.app.jobs.turn();
    expect((await recipient.get(stay)).json).toMatchObject({
      status: 'confirmed',
      payment: { method: 'voucher', last4: null },
    });
    expect(shop.mails.at(-1)?.subject).toContain('Les Deux Rives');
    expect((await visitor.get(url)).json.voucher).toMatchObject({ state: 'redeemed', withdrawUntil: null });
  });

  it('do not go by post when that is switched off [FLAG-003] [GIFT-008]', async () => {
    const strict = await openTestApp(database.db, { FLAG_PHYSICAL_VOUCHER: '0' });
    const cost = await strict.visitor().get('/api/front/purchase/shipping-cost?locale=fr_FR&format=physical');
    expect(cost).toMatchObject({ status: 409, json: { code: 'PHYSICAL_NOT_AVAILABLE' } });
    const item = { format: 'physical', deliveryAddress } as const;
    const order = await strict.visitor().post(orders, { body: giftRequest('box', { item }) });
    expect(order.json.errors).toEqual([expect.objectContaining({ path: 'body/items/voucherItem/format' })]);
    await strict.app.close();
  });

  it('let codes be tried a few times only', async () => {
    const strict = await openTestApp(database.db, { RATE_PURCHASES: '3', TRUST_PROXY: '10.0.0.1' });
    const ask = () =>
      strict.visitor().get('/api/front/purchase/vouchers/DTR-0000-0000-0000-0000?locale=fr_FR');
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await strict.app.close();
  });

  it('take a withdrawal from the signed link, and acknowledge it with its moment', async () => {
    const { url } = await buy(giftRequest('box'));
    const token = tokenOf(shop.mails[0]?.text ?? '');
    const stranger = shop.visitor();
    expect((await stranger.post(`${url}/cancel`)).status).toBe(404);
    shop.clock.advance({ minutes: 95 });
    const cancelled = await stranger.post(`${url}/cancel?token=${token}`);
    expect(cancelled.json).toMatchObject({
      status: 'cancelled',
      voucher: { state: 'refunded', code: null, pdf: null, withdrawUntil: null },
    });
    await shop.app.jobs.turn();
    const [, mail] = shop.mails;
    expect(mail?.subject).toContain('Votre rétractation est reçue');
    expect(mail?.text).toContain('23 novembre 2026 à 11\u00a0h\u00a035');
    expect(mail?.text).toContain('149,00\u00a0€');
    expect((await visitor.get(`${url}/voucher.pdf`)).status).toBe(409);
  });
});
