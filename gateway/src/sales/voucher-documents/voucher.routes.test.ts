import { deliveryAddress, giftPrices, giftRequest, voucherItem } from '../../../test/sales/gift.fixture';
import {
  goodCard,
  cancelAsTold,
  openGiftHarness,
  ordersPath,
  tokenOf,
  type GiftHarness,
} from '../../../test/sales/gift-harness';
import { buyer } from '../../../test/shop.fixture';
import { type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { toVoucherSheet } from './sheet/voucher-sheet';

describe('calls of gifts and vouchers', () => {
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

  it('sell a gift: held, paid, and shown with its code to its buyer only', async () => {
    const placed = await visitor.post(ordersPath, { body: giftRequest('gift_stay') });
    const url = `${ordersPath}/${placed.json.orderUUID}`;
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
    await visitor.post(`${url}/card`, { body: goodCard });
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

  it('reject a gift without a field that its kind needs, with the path', async () => {
    const refused = async (
      item: Parameters<typeof voucherItem>[1],
      kind: 'box' | 'gift_stay' | 'gift_card',
    ) => {
      const answer = await visitor.post(ordersPath, { body: giftRequest(kind, { item: item ?? {} }) });
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
    expect((await visitor.post(ordersPath, { body: tooLong })).status).toBe(400);
    const both = giftRequest('box');
    expect(
      (await visitor.post(ordersPath, { body: { ...both, items: { insuranceItem: false } } })).status,
    ).toBe(400);
  });

  it('mail the voucher to its buyer, in the buyer’s language', async () => {
    const { url } = await buy(giftRequest('box', { locale: 'nl_BE' }));
    const { voucher } = (await visitor.get(url)).json;
    const [mail, ...others] = shop.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { address: buyer.email }, subject: 'Je cadeau is klaar: Aan zee' });
    expect(mail?.text).toContain(voucher.code);
    expect(mail?.text).toContain('Geldig tot en met 23\u00a0november\u00a02027');
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('application/pdf');
    expect(String(file?.content.slice(0, 8))).toContain('%PDF-1.7');
  });

  it('mention the post, and omit the code from the mail [GIFT-012]', async () => {
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

  it('do not call an activity for the buyer a gift [ACT-015]', async () => {
    await buy(giftRequest('activity', { item: { ownUse: true } }));
    expect(shop.mails[0]?.subject).toContain('Votre bon est prêt');
  });

  it.each([
    ['gift_stay', 'fr_FR', '/gift', ''],
    ['box', 'nl_BE', '/gift', '?locale=nl_BE'],
    ['gift_card', 'es_ES', '/gift', ''],
    ['activity', 'fr_FR', '/gift', ''],
  ] as const)(
    'print the page of its code on a %s, as QR code and to type [GIFT-012]',
    async (kind, locale, path, search) => {
      const { url } = await buy(giftRequest(kind, { locale }));
      const order = (await visitor.get(url)).json;
      const { config } = shop.app.gateway;
      const sheet = toVoucherSheet({ order, voucher: order.voucher, content: [], toName: '', config });
      const target = new URL(sheet.qrCode.text);
      expect([target.pathname, target.search, target.hash]).toEqual([
        path,
        search,
        `#token=${order.voucher.code}`,
      ]);
      expect(`${target.origin}${path}${search}`).not.toContain(order.voucher.code);
      expect(sheet.steps.items[0]).toContain(`${target.host}/gift`);
    },
  );

  it('print the value in large type, and the recipient’s name or a neutral line', async () => {
    const sheetOf = async (kind: Parameters<typeof giftRequest>[0], toName = '', ownUse = false) => {
      const { url } = await buy(giftRequest(kind, { item: { ownUse } }));
      const order = (await visitor.get(url)).json;
      const { config } = shop.app.gateway;
      return toVoucherSheet({ order, voucher: order.voucher, content: [], toName, config });
    };
    expect(await sheetOf('gift_card')).toMatchObject({
      worth: '100,00\u00a0€',
      greeting: 'Un cadeau pour vous',
    });
    expect(await sheetOf('gift_stay', 'Claire')).toMatchObject({
      worth: '2 nuits pour 2 personnes',
      greeting: 'Pour Claire',
    });
    expect(await sheetOf('activity', '', true)).toMatchObject({ greeting: 'Votre bon' });
  });

  it('print the voucher for everybody with access to the order', async () => {
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
    expect((await stranger.get(url, { headers: { 'x-order-link': token } })).status).toBe(200);
    expect((await stranger.get(`${url}/voucher.pdf`)).status).toBe(200);
    const held = await visitor.post(ordersPath, { body: giftRequest('box') });
    expect((await visitor.get(`${ordersPath}/${held.json.orderUUID}/voucher.pdf`)).status).toBe(409);
  });

  it('accept a withdrawal by the signed link, and acknowledge it with its time', async () => {
    const { url } = await buy(giftRequest('box'));
    const token = tokenOf(shop.mails[0]?.text ?? '');
    const stranger = shop.visitor();
    expect((await stranger.post(`${url}/cancel`)).status).toBe(404);
    shop.clock.advance({ minutes: 95 });
    const cancelled = await cancelAsTold(stranger, url, { 'x-order-link': token });
    expect(cancelled.json).toMatchObject({
      status: 'cancelled',
      voucher: { state: 'refunded', code: null, pdf: null, withdrawUntil: null },
    });
    await shop.app.jobs.turn();
    const [, mail] = shop.mails;
    expect(mail?.subject).toContain('Votre rétractation est reçue');
    expect(mail?.text).toContain('23\u00a0novembre\u00a02026 à 11\u00a0h\u00a035');
    expect(mail?.text).toContain('149,00\u00a0€');
    expect((await visitor.get(`${url}/voucher.pdf`)).status).toBe(409);
  });
});

describe('an order of two gifts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  afterAll(() => database.close());

  it('shows both, prints each, and confirms them in one mail with both papers', async () => {
    const { shop, visitor, buy } = await openGiftHarness(database);
    const request = giftRequest('box', { expectedAmount: 2 * giftPrices.box });
    const second = voucherItem('box', { customization: { fromName: 'Camille', message: 'Pour Claire' } });
    const { url } = await buy({ ...request, items: { ...request.items, furtherItems: [second] } });
    const order = (await visitor.get(url)).json;
    expect(order.vouchers.map(({ message }: { message: string }) => message)).toEqual([
      'Bon voyage !',
      'Pour Claire',
    ]);
    expect(order.voucher).toEqual(order.vouchers[0]);
    expect(order.actions).toContain('withdraw');
    const paper = await visitor.get(order.vouchers[1].pdf);
    expect(paper.status).toBe(200);
    expect(paper.headers['content-disposition']).toContain(`detour-${order.orderNumber}-2.pdf`);
    const [mail] = shop.mails;
    expect(mail?.subject).toBe('Vos 2 cadeaux');
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      `detour-${order.orderNumber}.pdf`,
      `detour-${order.orderNumber}-2.pdf`,
    ]);
    expect(mail?.text).toContain('Pour Claire');
    for (const { code } of order.vouchers) expect(mail?.text).toContain(code);

    const told = (await visitor.get(`${url}/cancellation?positions=1`)).json;
    expect(told).toMatchObject({ allowed: true, now: { card: giftPrices.box, kept: giftPrices.box } });
    const after = await visitor.post(`${url}/withdraw`, {
      body: { positions: [1], expected: { card: giftPrices.box, vouchers: 0 } },
    });
    expect(after.json).toMatchObject({
      status: 'confirmed',
      vouchers: [{ state: 'issued' }, { state: 'refunded', code: null, pdf: null }],
    });
    await shop.app.jobs.turn();
    expect(shop.mails.at(-1)?.text).toContain('Cadeau 2');
    await shop.app.close();
  });
});
