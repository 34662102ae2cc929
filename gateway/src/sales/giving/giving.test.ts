import type { GiftDelivery, VoucherItem } from '@detour/shared-contracts/api';
import { addDays, addMonths, isoDate } from '@detour/shared-contracts/base';
import { codeInHeader, giftDesigns } from '@detour/shared-contracts/rules';
import { giftRequest, kayakPin } from '../../../test/sales/gift.fixture';
import { cancelAsTold, openGiftHarness, tokenOf, type GiftHarness } from '../../../test/sales/gift-harness';
import { orderRequest, today } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import type { Mail } from '../../context/mail';
import { deleteOldPersonalData } from '../../customers/privacy/delete-old-personal-data';
import { checkInvariants } from '../../operations/invariants/check-invariants';

const day = 24 * 60;
const address = 'claire@example.org';

const delivery = (change: Partial<GiftDelivery> = {}): GiftDelivery => ({
  toName: 'Claire',
  toEmail: address,
  locale: 'nl_NL',
  design: 'birthday',
  sendAt: null,
  ...change,
});

describe.each(testDatabases)('a gift that we send to its recipient, on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: GiftHarness;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    harness = await openGiftHarness(database);
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: harness.shop.clock })).toEqual([]);
    await harness.shop.app.close();
  });
  afterAll(() => database.close());

  const buy = (wish: GiftDelivery | null, kind: VoucherItem['kind'] = 'gift_stay') =>
    harness.buy(giftRequest(kind, { item: { delivery: wish } }));
  const turn = () => harness.shop.app.jobs.turn();
  const mailsTo = (to: string): readonly Mail[] =>
    harness.shop.mails.filter((mail) => mail.to.address === to);
  const giftMails = () => mailsTo(address);
  const orderOf = async (url: string) => (await harness.visitor.get(url)).json;
  const voucherOf = async (url: string) => (await orderOf(url)).voucher;
  const inMinutes = (minutes: number): string =>
    new Date(harness.shop.clock.now() + minutes * 60_000).toISOString();
  const change = (url: string, wish: GiftDelivery) =>
    harness.visitor.post(`${url}/gifts/0/delivery`, { body: wish });
  const withCode = (code: string) => ({ headers: { 'x-gift-code': code } });
  const unwrap = (code: string) =>
    harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/open`, withCode(code));

  it('goes out at once, in their language, without price, order and buyer [GIFT-032]', async () => {
    const { url, uuid } = await buy(delivery());
    const [mail] = giftMails();
    const order = await orderOf(url);
    expect(mail).toMatchObject({ subject: 'Camille geeft je een cadeau', to: { name: 'Claire' } });
    // `about` is for our own archive.
    const sent = JSON.stringify({ ...mail, about: null });
    const { email, lastName } = order.buyer;
    for (const secret of [
      '206,00',
      '€',
      uuid,
      order.orderNumber,
      email,
      lastName,
      '/confirmation',
      'replyTo',
    ])
      expect(sent).not.toContain(secret);
    expect(mail?.text).toContain('Bon voyage !');
    expect(mail?.text).toContain(`/gift#token=${order.voucher.code}`);
    expect(mail?.html).toContain('/images/sky-balloon-dawn/1200_800.jpg');
    expect(order.voucher.delivery).toMatchObject({ state: 'sent', toEmail: address, canChange: true });
  });

  it('has a page with its design and the recipient’s name, without price, order and buyer', async () => {
    const { url, uuid } = await buy(delivery());
    const { code } = await voucherOf(url);
    const page = await harness.shop
      .visitor()
      .get(`/api/front/purchase/vouchers/${codeInHeader}?locale=nl_NL`, withCode(code));
    expect(page.json).toMatchObject({ toName: 'Claire', design: 'birthday', fromName: 'Camille' });
    const { orderNumber, buyer } = await orderOf(url);
    for (const secret of [uuid, orderNumber, buyer.email, buyer.lastName, address])
      expect(page.text).not.toContain(secret);
  });

  it('waits for its day and hour, and the buyer’s mail omits the code until then', async () => {
    const sendAt = inMinutes(3 * day);
    const { url } = await buy(delivery({ sendAt }));
    const { code, delivery: waiting } = await voucherOf(url);
    expect(waiting).toMatchObject({ state: 'waiting', sendAt, sentAt: null, canChange: true });
    const confirmation = harness.shop.mails.find(({ id }) => id.endsWith('-confirmation'));
    expect(confirmation?.text).not.toContain(code);
    expect(confirmation?.attachments).toEqual([]);
    expect(confirmation?.text).toContain('206,00');
    expect(confirmation?.text).toContain('Claire');
    harness.shop.clock.advance({ minutes: 3 * day - 1 });
    await turn();
    expect(giftMails()).toEqual([]);
    harness.shop.clock.advance({ minutes: 1 });
    await turn();
    await turn();
    expect(giftMails()).toHaveLength(1);
    expect((await voucherOf(url)).delivery).toMatchObject({
      state: 'sent',
      sentAt: new Date(harness.shop.clock.now()).toISOString(),
    });
  });

  it('can get another time, address and design while it waits; the mail queued before is dropped', async () => {
    const { url } = await buy(delivery({ sendAt: inMinutes(day) }));
    const moved = delivery({
      toName: 'Paul',
      toEmail: 'paul@example.org',
      design: 'winter',
      sendAt: inMinutes(2 * day),
    });
    const { status, json } = await change(url, moved);
    expect(status).toBe(200);
    expect(json.voucher).toMatchObject({ toName: 'Paul', design: 'winter', delivery: { state: 'waiting' } });
    harness.shop.clock.advance({ minutes: day });
    await turn();
    expect(giftMails()).toEqual([]);
    harness.shop.clock.advance({ minutes: day });
    await turn();
    expect(mailsTo('paul@example.org')).toHaveLength(1);
    expect(giftMails()).toEqual([]);
  });

  it('can be sent again until it is opened, then not', async () => {
    const { url } = await buy(delivery());
    expect((await change(url, delivery({ toEmail: 'claire.petit@example.org' }))).status).toBe(200);
    await turn();
    expect(mailsTo('claire.petit@example.org')).toHaveLength(1);
    const { code } = await voucherOf(url);
    expect((await unwrap(code)).status).toBe(204);
    const refused = await change(url, delivery());
    expect([refused.status, refused.json.code, refused.json.reason]).toEqual([
      409,
      'DELIVERY_CLOSED',
      'opened',
    ]);
    expect((await voucherOf(url)).delivery.canChange).toBe(false);
  });

  it('can be sent later when its buyer first chose to hand it over', async () => {
    const { url } = await buy(delivery({ toName: '', toEmail: null }));
    expect(await voucherOf(url)).toMatchObject({ delivery: null, design: 'birthday' });
    expect((await change(url, delivery())).status).toBe(200);
    await turn();
    expect(giftMails()).toHaveLength(1);
  });

  it('notifies the giver, once, that it was opened and used', async () => {
    const { url } = await buy(delivery());
    const { code } = await voucherOf(url);
    harness.shop.clock.advance({ minutes: 60 });
    await unwrap(code);
    await unwrap(code);
    await turn();
    const told = () => harness.shop.mails.filter(({ id }) => id.includes('-gift-'));
    expect(told().map(({ subject }) => subject)).toEqual(['Claire a ouvert votre cadeau']);
    expect((await voucherOf(url)).openedAt).toBe(new Date(harness.shop.clock.now()).toISOString());

    const guest = harness.shop.visitor();
    const request = orderRequest({ expectedAmount: 0 });
    const items = { ...request.items, voucherCodes: [code] };
    const placed = await guest.post('/api/front/purchase/orders', { body: { ...request, items } });
    expect(placed.status).toBe(201);
    await guest.post(`/api/front/purchase/orders/${placed.json.orderUUID}/confirm`);
    await turn();
    expect(told().map(({ subject }) => subject)).toContain('Claire profite de votre cadeau');
    expect((await voucherOf(url)).usedAt).toBe(new Date(harness.shop.clock.now()).toISOString());
    // The links in news are fresh, although the purchase may be months ago.
    for (const { text } of told()) expect(tokenOf(text)).not.toBe('');
  });

  it('notifies the giver that an activity was used, when its partner ends it', async () => {
    const { url } = await buy(delivery(), 'activity');
    const { code } = await voucherOf(url);
    const body = { locale: 'fr_FR', code, pin: kayakPin };
    expect((await harness.shop.visitor().post('/api/partner/redeem', { body })).status).toBe(200);
    await turn();
    const told = harness.shop.mails.filter(({ id }) => id.includes('-gift-'));
    expect(told.map(({ subject }) => subject)).toEqual(['Claire profite de votre cadeau']);
    expect((await voucherOf(url)).usedAt).toBe(new Date(harness.shop.clock.now()).toISOString());
  });

  it('is deleted with the personal data of its order, the recipient’s data included', async () => {
    const { url } = await buy(delivery());
    await harness.visitor.post(`${url}/gifts/0/reminder`, { body: { wanted: true } });
    const stored = async () =>
      JSON.stringify([
        await database.db.selectFrom('gift_delivery').selectAll().execute(),
        await database.db.selectFrom('reminder').selectAll().execute(),
        await database.db.selectFrom('orders').select(['request', 'voucher']).execute(),
        await database.db.selectFrom('sent_mail').selectAll().execute(),
      ]);
    expect(await stored()).toContain(address);
    const { gateway } = harness.shop.app;
    // 18 months of the gift, and three years.
    harness.shop.clock.advance({ minutes: (548 + 1090) * day });
    await deleteOldPersonalData(gateway);
    expect(await stored()).toContain(address);
    harness.shop.clock.advance({ minutes: 10 * day });
    await deleteOldPersonalData(gateway);
    expect(await stored()).not.toMatch(/claire|Claire|lea@|Bon voyage/);
  });

  it('does not count a visit of the giver as the opening', async () => {
    const { url } = await buy(delivery({ sendAt: inMinutes(day) }));
    const { code } = await voucherOf(url);
    await unwrap(code);
    harness.shop.clock.advance({ minutes: day });
    await turn();
    expect(giftMails()).toHaveLength(1);
    expect(await voucherOf(url)).toMatchObject({ openedAt: null, delivery: { canChange: true } });
    expect(harness.shop.mails.filter(({ id }) => id.includes('-gift-opened'))).toEqual([]);
  });

  it('is stopped when the order is withdrawn before its hour', async () => {
    const { url } = await buy(delivery({ sendAt: inMinutes(5 * day) }));
    expect((await cancelAsTold(harness.visitor, url)).status).toBe(200);
    harness.shop.clock.advance({ minutes: 5 * day });
    await turn();
    expect(giftMails()).toEqual([]);
    expect((await change(url, delivery())).json.reason).toBe('ended');
  });

  it.each<[string, Partial<GiftDelivery>, string]>([
    ['a past hour', { sendAt: '2026-01-01T08:00:00.000Z' }, 'sendAt'],
    ['an hour in 13 months', { sendAt: `${addMonths(isoDate(today), 13)}T08:00:00.000Z` }, 'sendAt'],
    ['no name', { toName: ' ' }, 'toName'],
    ['an emoji in the name', { toName: 'Claire 🎁' }, 'toName'],
    ['an address without a domain', { toEmail: 'claire@' }, 'toEmail'],
    ['an hour without an address', { toEmail: null, sendAt: '2027-01-01T08:00:00.000Z' }, 'sendAt'],
  ])('is refused with %s, at its field', async (_what, wrong, field) => {
    const request = giftRequest('gift_stay', { item: { delivery: delivery(wrong) } });
    const { status, json } = await harness.visitor.post('/api/front/purchase/orders', { body: request });
    expect(status).toBe(400);
    expect(json.errors.map(({ path }: { path: string }) => path)).toEqual([
      `body/items/voucherItem/delivery/${field}`,
    ]);
    const { url } = await buy(delivery({ sendAt: inMinutes(day) }));
    const changed = await change(url, delivery(wrong));
    expect([changed.status, (await voucherOf(url)).delivery.state]).toEqual([400, 'waiting']);
  });

  it('may be sent up to 30 days before its last day', async () => {
    const last = addDays(addMonths(isoDate(today), 12), -30);
    const at = (date: string) => `${date}T12:00:00.000Z`;
    const order = (sendAt: string) =>
      harness.visitor.post('/api/front/purchase/orders', {
        body: giftRequest('box', { item: { delivery: delivery({ sendAt }) } }),
      });
    expect((await order(at(last))).status).toBe(201);
    expect((await order(at(addDays(last, 1)))).status).toBe(400);
  });

  it.each(giftDesigns)('has the design %s in its mail and in print', async (design) => {
    const { url } = await buy(delivery({ design }));
    expect(giftMails()).toHaveLength(1);
    const { pdf, design: worn } = await voucherOf(url);
    expect(worn).toBe(design);
    expect((await harness.visitor.get(pdf)).status).toBe(200);
  });

  it('can be changed with access to its order only, and a position without a gift is unknown', async () => {
    const { url } = await buy(delivery());
    const other = harness.shop.visitor();
    expect((await other.post(`${url}/gifts/0/delivery`, { body: delivery() })).status).toBe(404);
    expect((await harness.visitor.post(`${url}/gifts/1/delivery`, { body: delivery() })).status).toBe(404);
  });
});
