import { codeInHeader } from '@detour/shared-contracts/rules';
import { deliveryAddress, giftPrices, giftRequest } from '../../../test/sales/gift.fixture';
import {
  cancelAsTold,
  goodCard,
  openGiftHarness,
  ordersPath,
  type GiftHarness,
} from '../../../test/sales/gift-harness';
import { buyer, orderRequest } from '../../../test/shop.fixture';
import type { TestApp, Visitor } from '../../../test/test-app';
import { voucherCodeOf } from '../vouchers/codes/voucher-seal';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('the status of a voucher', () => {
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

  const codeOf = async (url: string): Promise<string> => (await visitor.get(url)).json.voucher.code;

  /** The response to a stranger with the code. */
  const ask = async (code: string, locale = 'fr_FR') =>
    shop.visitor().get(`/api/front/purchase/vouchers/${codeInHeader}?locale=${locale}`, {
      headers: { 'x-gift-code': encodeURIComponent(code) },
    });

  /** Pays the stay of the fixture, 200 €, with a code. */
  const useFor = async (code: string, expectedAmount: number) => {
    const wish = orderRequest({ expectedAmount });
    const placed = await visitor.post(ordersPath, {
      body: { ...wish, items: { ...wish.items, voucherCodes: [code] } },
    });
    const url = `${ordersPath}/${placed.json.orderUUID}`;
    const pay = () =>
      expectedAmount === 0 ? visitor.post(`${url}/confirm`) : visitor.post(`${url}/card`, { body: goodCard });
    return { url, pay };
  };

  it('returns the content of a gift stay, its giver and its last day [BENEF-001]', async () => {
    const code = await codeOf((await buy(giftRequest('gift_stay'))).url);
    const { status, json } = await ask(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      kind: 'gift_stay',
      state: 'issued',
      label: 'Escapade au fil de la Loire',
      venue: 'Les Deux Rives, Amboise',
      nights: 2,
      adults: 2,
      remainingValue: giftPrices.stay,
      validUntil: '2028-05-23',
      fromName: 'Camille',
      message: 'Bon voyage !',
      toName: '',
      ownUse: false,
      uses: [],
      end: null,
      next: 'choose-dates',
      uri: '/sejours/recherche/nights',
      activity: null,
    });
    expect(json.image.sizes['960_540']).toContain('/images/');
  });

  it('returns no order, no price and nothing of the buyer', async () => {
    const { url, uuid } = await buy(giftRequest('box'));
    const order = (await visitor.get(url)).json;
    const { text, json } = await ask(order.voucher.code);
    for (const secret of [uuid, order.orderNumber, buyer.email, buyer.lastName, order.voucher.code])
      expect(text).not.toContain(secret);
    expect(Object.keys(json).filter((name) => /price|amount|order|buyer|pdf/i.test(name))).toEqual([]);
  });

  it('returns the content of a box, and the name on its letter [BOX-005] [GIFT-012]', async () => {
    const item = { format: 'physical', deliveryAddress } as const;
    const { uuid } = await buy(giftRequest('box', { item }));
    // No response contains the code of a letter, so this test decrypts the seal.
    const row = await database.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const { json } = await ask(voucherCodeOf(shop.app.gateway.secret, row) ?? '');
    expect(json).toMatchObject({
      next: 'choose-stay',
      content: ['1 nuit pour 2', 'Le petit déjeuner'],
      toName: deliveryAddress.name,
      uri: '/sejours/recherche/box/SEA-D-EBOX',
    });
  });

  it('returns the balance of a gift card and each use, during and after a payment [GCARD-002]', async () => {
    const request = giftRequest('gift_card', { item: { value: 25_000 }, expectedAmount: 25_000 });
    const code = await codeOf((await buy(request)).url);
    expect((await ask(code)).json).toMatchObject({
      next: 'spend',
      value: 25_000,
      remainingValue: 25_000,
      uri: null,
    });
    const first = await useFor(code, 0);
    expect((await ask(code)).json).toMatchObject({ next: 'spend', remainingValue: 5000, uses: [] });
    await first.pay();
    expect((await ask(code)).json).toMatchObject({
      state: 'claimed',
      remainingValue: 5000,
      uses: [{ amount: 20_000, day: '2026-11-23' }],
      end: null,
    });
    const second = await useFor(code, 15_000);
    expect((await ask(code)).json).toMatchObject({ remainingValue: 0, next: 'wait', end: null });
    await second.pay();
    expect((await ask(code)).json).toMatchObject({
      remainingValue: 0,
      uses: [{ amount: 20_000 }, { amount: 5000 }],
      end: { reason: 'used', day: '2026-11-23' },
      next: 'browse',
    });
    await cancelAsTold(visitor, second.url);
    expect((await ask(code)).json).toMatchObject({
      remainingValue: 5000,
      uses: [{ amount: 20_000 }],
      end: null,
    });
  });

  it('returns the place of an activity, and leaves out what the catalogue does not know [ACT-004]', async () => {
    const code = await codeOf((await buy(giftRequest('activity', { item: { ownUse: true } }))).url);
    expect((await ask(code)).json).toMatchObject({
      next: 'visit-partner',
      ownUse: true,
      uri: '/sejours/recherche/activity/kayak',
      activity: {
        partner: 'Le Ponton Bleu',
        contact: { address: '12 quai des Tonneliers', zip: '37400', town: 'Amboise', booking: 'slots' },
        booking: null,
        place: 'Amboise',
        gettingThere: '',
        schedules: [],
        included: [],
      },
    });
    await database.db.updateTable('activity').set({ published: false }).execute();
    expect((await ask(code)).json).toMatchObject({ uri: null, activity: { place: 'Amboise' } });
  });

  it('returns the reason and day of a voucher’s end, and the next step', async () => {
    const withdrawn = await buy(giftRequest('box'));
    const code = await codeOf(withdrawn.url);
    const stay = await codeOf((await buy(giftRequest('gift_stay'))).url);
    await cancelAsTold(visitor, withdrawn.url);
    expect((await ask(code)).json).toMatchObject({
      state: 'refunded',
      end: { reason: 'withdrawn', day: '2026-11-23' },
      next: 'ask-giver',
    });
    await database.db.updateTable('voucher').set({ valid_until: '2026-11-22' }).execute();
    expect((await ask(stay)).json).toMatchObject({
      state: 'expired',
      end: { reason: 'expired', day: '2026-11-22' },
      next: 'contact',
    });
  });

  it('returns the same response for a malformed and an unknown code', async () => {
    const answers = [await ask('nonsense'), await ask('DTR-0000-0000-0000-0000'), await ask('')];
    for (const { status, json } of answers)
      expect([status, json.code, json.detail]).toEqual([
        404,
        'VOUCHER_NOT_FOUND',
        'There is no voucher with this code.',
      ]);
  });
});
