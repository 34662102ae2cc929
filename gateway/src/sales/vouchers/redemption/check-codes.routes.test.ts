import { giftRequest } from '../../../../test/sales/gift.fixture';
import { openGiftHarness, ordersPath, type GiftHarness } from '../../../../test/sales/gift-harness';
import { orderRequest } from '../../../../test/shop.fixture';
import { gatewaysInTurn, openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';

describe('voucher codes', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  let buy: GiftHarness['buy'];
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    ({ shop, visitor, buy } = await openGiftHarness(database));
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  it('return the state of their voucher, and nothing for an unknown code', async () => {
    const { url } = await buy(giftRequest('gift_card'));
    const { code } = (await visitor.get(url)).json.voucher;
    const stranger = shop.visitor();
    const ask = (typed: string) =>
      stranger.get(`/api/front/purchase/vouchers/${encodeURIComponent(typed)}?locale=fr_FR`);
    const known = await ask(code.toLowerCase());
    expect(known.json).toMatchObject({
      kind: 'gift_card',
      state: 'issued',
      label: 'Carte cadeau',
      productId: '',
      nights: null,
      adults: 2,
      value: 10_000,
      remainingValue: 10_000,
      validUntil: '2027-11-23',
      next: 'spend',
      end: null,
      uses: [],
    });
    // Nothing of the purchase: the holder of the code may be the recipient.
    expect(known.text).not.toMatch(/price|paid|order|email|example\.org/i);
    const unknown = await ask('DTR-0000-0000-0000-0000');
    const malformed = await ask('<script>alert(1)</script>');
    for (const answer of [unknown, malformed]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.json, instance: '' }).toEqual({ ...unknown.json, instance: '' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('are sent in a header, so that no path and no log contains them', async () => {
    const { url } = await buy(giftRequest('gift_card'));
    const { code } = (await visitor.get(url)).json.voucher;
    const stranger = shop.visitor();
    const ask = (given?: string) =>
      stranger.get('/api/front/purchase/vouchers/current?locale=fr_FR', {
        headers: given === undefined ? {} : { 'x-gift-code': given },
      });
    expect(await ask(encodeURIComponent(` ${code.toLowerCase()}`))).toMatchObject({
      status: 200,
      json: { kind: 'gift_card', remainingValue: 10_000 },
    });
    for (const none of [undefined, '', 'DTR-0000-0000-0000-0000', '%', '%00EBOX', '%C3%A9', 'current'])
      expect([none, (await ask(none)).json.code]).toEqual([none, 'VOUCHER_NOT_FOUND']);
  });

  it('report the amount that they would pay, and reserve nothing [CHK-011] [GCARD-002]', async () => {
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
      json: { code: 'VOUCHER_NOT_USABLE', error: { reason: 'other-purchase' } },
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

  it("include the amount that the visitor's own unpaid order holds of a card, and not that of other visitors", async () => {
    const { url } = await buy(giftRequest('gift_card'));
    const { code } = (await visitor.get(url)).json.voucher;
    const [buyer, stranger] = [shop.visitor(), shop.visitor()];
    const input = orderRequest({ expectedAmount: 10_000 });
    await buyer.post(ordersPath, { body: { ...input, items: { ...input.items, voucherCodes: [code] } } });
    const check = (who: Visitor) =>
      who.post('/api/front/purchase/gift-cards/check', {
        body: { locale: 'fr_FR', serialNumber: code, amount: 20_000, purchase: 'stay' },
      });
    expect((await check(buyer)).json).toMatchObject({ remaining: 10_000, usedAmount: 10_000 });
    expect((await check(stranger)).json.error).toMatchObject({ reason: 'empty' });
  });

  it('confirm a stay that a voucher pays in full, without a card', async () => {
    const { url } = await buy(giftRequest('gift_stay'));
    const { code } = (await visitor.get(url)).json.voucher;
    const input = orderRequest({ expectedAmount: 0 });
    const recipient = shop.visitor();
    const placed = await recipient.post(ordersPath, {
      body: { ...input, items: { ...input.items, voucherCodes: [code] } },
    });
    expect(placed).toMatchObject({ status: 201, json: { expectedAmount: 0 } });
    const stay = `${ordersPath}/${placed.json.orderUUID}`;
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
    expect((await visitor.get(url)).json.voucher).toMatchObject({ state: 'claimed', withdrawUntil: null });
  });

  it('can be tried a few times only', async () => {
    const strict = await openTestApp(database.db, { RATE_PURCHASES: '3', TRUSTED_HOPS: '10.0.0.1' });
    const ask = () =>
      strict.visitor().get('/api/front/purchase/vouchers/DTR-0000-0000-0000-0000?locale=fr_FR');
    const statuses = [];
    for (let count = 0; count < 3 * gatewaysInTurn + 2; count += 1) statuses.push((await ask()).status);
    // Each gateway counts on its own.
    expect(statuses).toEqual([...Array<number>(3 * gatewaysInTurn).fill(404), 429, 429]);
    await strict.app.close();
  });
});
