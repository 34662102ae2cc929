import { testCards } from '../../../test/sales/order-harness';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { orderRequest } from '../../../test/shop.fixture';
import { enterAs, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const staff = { email: 'staff@detour.example', passcode };
const orders = '/api/front/purchase/orders';
const card = { number: testCards.approved, expiry: '12/30', cvc: '123' };

interface Bought {
  readonly uuid: string;
  readonly number: string;
  readonly buyer: Visitor;
}

describe('the care desk', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let care: Visitor;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
    shop = await openTestApp(database.db, { CARE_PASSCODE: staff.passcode });
    care = await enter();
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const enter = (): Promise<Visitor> => enterAs(shop, staff.email);

  const buy = async (
    body: { readonly buyer: object } = orderRequest(),
    change: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Bought> => {
    const buyer = shop.visitor();
    const placed = await buyer.post(orders, {
      body: { ...body, buyer: { ...body.buyer, ...change } },
      headers,
    });
    expect(placed.status).toBe(201);
    const { orderUUID: uuid, orderNumber: number } = placed.json;
    await buyer.post(`${orders}/${uuid}/card`, { body: card });
    await shop.app.jobs.turn();
    shop.clock.advance({ seconds: 3 });
    await shop.app.jobs.turn();
    return { uuid, number, buyer };
  };

  const search = async (text: string) => (await care.post('/api/care/search', { body: { text } })).json;
  const found = async (text: string): Promise<readonly string[]> =>
    (await search(text)).hits.map(
      ({ orderNumber, matchedBy }: { orderNumber: string; matchedBy: string }) =>
        `${orderNumber} ${matchedBy}`,
    );

  it('is for staff only [CARE-011]', async () => {
    const { number } = await buy();
    const visitor = shop.visitor();
    for (const answer of [
      await visitor.post('/api/care/search', { body: { text: number } }),
      await visitor.get(`/api/care/orders/${number}`),
      await visitor.get('/api/care/mails/x/body.html'),
      await visitor.post(`/api/care/orders/${number}/notes`, { body: { body: 'a note' } }),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    expect(await database.db.selectFrom('care_access').selectAll().execute()).toEqual([]);
  });

  it('finds an order by each of its keys', async () => {
    const person = {
      firstName: 'Zoé',
      lastName: 'D’Hérault-Müller',
      email: 'Zoe.Herault@Example.org',
      phoneNumber: '+33612345678',
    };
    const { number } = await buy(orderRequest(), person);
    const other = await buy(orderRequest(), {
      firstName: 'Anna',
      lastName: 'Kowalski',
      email: 'anna@example.org',
      phoneNumber: '+34612345678',
    });
    for (const [text, by] of [
      [number, 'number'],
      [`n° ${number}`, 'number'],
      ['zoe.herault@example.org', 'email'],
      ['+33 6 12 34 56 78', 'phone'],
      ['06 12 34 56 78', 'phone'],
      ['zoe d herault', 'name'],
      ['HERAULT', 'name'],
      ['heralt', 'name'],
      ['muller zoe', 'name'],
    ] as const)
      expect([text, await found(text)]).toEqual([text, [`${number} ${by}`]]);
    expect(await found('4242')).toEqual([`${other.number} card`, `${number} card`]);
    expect(await found('Kowalsky')).toEqual([`${other.number} name`]);
    for (const text of [
      '99999999',
      'nobody@example.org',
      '+33 6 99 99 99 99',
      'Xylophon',
      '0000',
      '%%',
      "' or '1'='1",
    ])
      expect([text, await found(text)]).toEqual([text, []]);
  });

  it('finds a voucher by its code, and the orders that it has paid', async () => {
    const gift = await buy(giftRequest('gift_card'));
    const { code } = (await gift.buyer.get(`${orders}/${gift.uuid}`)).json.voucher;
    expect(await found(code.toLowerCase().replaceAll('-', ' '))).toEqual([`${gift.number} voucher`]);
    const [hit] = (await search(gift.number)).hits;
    expect(hit).toMatchObject({ kind: 'gift_card', checkin: null, status: 'confirmed' });
    expect(hit.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('shows twenty orders, best names first, and reports that there are more', async () => {
    const { uuid } = await buy(orderRequest(), { firstName: 'Jeanne', lastName: 'Durand' });
    const source = await database.db
      .selectFrom('orders')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('orders')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          ...source,
          uuid: `00000000-0000-4000-8000-0000000000${10 + index}`,
          number: String(10_000_000 + index),
          buyer: JSON.stringify({
            ...source.buyer,
            firstName: 'Jean',
            lastName: index === 0 ? 'Durand' : 'Durandal',
          }),
          request: JSON.stringify({}),
          stay: JSON.stringify(source.stay),
          voucher: null,
        })),
      )
      .execute();
    const { hits, more } = await search('Jean Durand');
    expect([hits.length, more]).toEqual([20, true]);
    expect(hits[0].name).toBe('Jean Durand');
  });

  it('shows the whole file of an order, without the code of its voucher', async () => {
    const visit = 'a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5';
    const { number, uuid } = await buy(
      orderRequest(),
      {},
      { 'x-composition-id': 'composition-7', 'x-visit': visit },
    );
    await shop.visitor().post('/api/log', {
      body: {
        level: 'ERROR',
        locale: 'fr_FR',
        location: 'application.client.error',
        message: 'it broke',
        code: 'PRODUCT-301',
        remote: 'remote-product',
      },
      headers: { 'x-visit': visit },
    });
    const file = (await care.get(`/api/care/orders/${number}`)).json;
    expect(file).toMatchObject({
      order: { orderUUID: uuid, status: 'confirmed' },
      buyer: { email: 'lea@example.org', hasAccount: false, anonymisedAt: null },
      kept: 20_000,
      payments: [{ changeNumber: null, last4: '4242', captured: true }],
      changes: [],
      vouchers: [],
      visit: {
        compositionId: 'composition-7',
        errors: [{ code: 'PRODUCT-301', message: 'it broke', remote: 'remote-product' }],
      },
    });
    expect(file.events.map(({ kind, actor }: { kind: string; actor: string }) => `${kind} ${actor}`)).toEqual(
      ['opened buyer', 'confirmed system'],
    );
    expect(file.payments[0].ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'authorised',
      'captured',
    ]);
    expect(file.nights).toHaveLength(2);
    expect(file.nights[0]).toMatchObject({
      state: 'sold',
      rooms: 1,
      ofChange: false,
      stock: { capacity: 9, sold: 1 },
    });
    expect(file.mails).toMatchObject([{ kind: 'confirmation', sentTo: 'lea@example.org' }]);
    const gift = await buy(giftRequest('gift_card'));
    const { code } = (await gift.buyer.get(`${orders}/${gift.uuid}`)).json.voucher;
    const text = (await care.get(`/api/care/orders/${gift.number}`)).text;
    expect(text).not.toContain(code);
    expect(JSON.parse(text).vouchers).toMatchObject([
      { kind: 'gift_card', codeEnd: code.slice(-4), state: 'issued', ledger: [{ kind: 'issued' }] },
    ]);
    expect((await care.get('/api/care/orders/00000000')).status).toBe(404);
  });

  it('finds the booking by the card of its change, and no order by deleted data', async () => {
    const booking = await buy();
    const change = await buy();
    const gone = await buy();
    const set = (uuid: string, columns: { amends?: string; anonymised_at?: Date }) =>
      database.db.updateTable('orders').set(columns).where('uuid', '=', uuid).execute();
    await set(change.uuid, { amends: booking.uuid });
    await set(gone.uuid, { anonymised_at: new Date(shop.clock.now()) });
    expect(await found('4242')).toEqual([`${gone.number} card`, `${booking.number} card`]);
    for (const number of [change.number, gone.number]) expect(await found(number)).toEqual([]);
    expect(await found('lea@example.org')).toEqual([`${booking.number} email`]);
  });

  it('shows the recipient of a gift, and why its mail failed', async () => {
    const delivery = {
      toName: 'Claire',
      toEmail: 'claire@example.org',
      locale: 'fr_FR',
      design: 'birthday',
      sendAt: null,
    } as const;
    const { number } = await buy(giftRequest('gift_card', { item: { delivery } }));
    const mailed = async () => (await care.get(`/api/care/orders/${number}`)).json.vouchers[0].delivery;
    const sent = { ...delivery, state: 'sent', begunAt: expect.any(String), sentAt: expect.any(String) };
    expect(await mailed()).toEqual({ ...sent, failedReason: null });
    await database.db
      .updateTable('gift_delivery')
      .set({ state: 'failed', sent_at: null, failed_reason: '550 no such mailbox' })
      .execute();
    expect(await mailed()).toMatchObject({ state: 'failed', failedReason: '550 no such mailbox' });
    const plain = await buy(giftRequest('box'));
    const file = (await care.get(`/api/care/orders/${plain.number}`)).json;
    expect(file.vouchers[0].delivery).toBeNull();
  });

  it('shows a mail as it was sent, without codes and tokens', async () => {
    const { number } = await buy();
    const [{ uri }] = (await care.get(`/api/care/orders/${number}`)).json.mails;
    const mail = await care.get(uri);
    expect(mail.status).toBe(200);
    expect(mail.text).toContain('<html');
    expect(mail.text).not.toMatch(/token=(?!…)/);
    expect(mail.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*style-src 'unsafe-inline'; img-src 'self' data: http:\/\/fr\.localhost:8080 .*; frame-ancestors 'self'; sandbox$/,
      ),
    });
    expect((await care.get('/api/care/mails/unknown/body.html')).status).toBe(404);
  });

  it('keeps notes with their author, unchangeable', async () => {
    const { number } = await buy();
    const write = (body: string) => care.post(`/api/care/orders/${number}/notes`, { body: { body } });
    expect((await write('  ')).status).toBe(400);
    expect((await write('x'.repeat(2001))).status).toBe(400);
    await write(' Called: arrives late. ');
    const { notes } = (await write('Hotel told.')).json;
    expect(notes).toMatchObject([
      { author: 'staff', body: 'Called: arrives late.' },
      { author: 'staff', body: 'Hotel told.' },
    ]);
    expect((await care.get(`/api/care/orders/${number}`)).json.notes).toEqual(notes);
    await expect(database.db.updateTable('care_note').set({ body: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
  });

  it('logs each access with the member of staff; the text of a search is a keyed hash', async () => {
    const { number } = await buy();
    await search('Léa Martin');
    await care.get(`/api/care/orders/${number}`);
    const [mail] = (await care.get(`/api/care/orders/${number}`)).json.mails;
    await care.get(mail.uri);
    const rows = await database.db.selectFrom('care_access').selectAll().orderBy('id').execute();
    expect(rows.map(({ staff: who, what }) => [who, what])).toEqual([
      ['local staff@detour.example', 'search'],
      ['local staff@detour.example', 'order'],
      ['local staff@detour.example', 'order'],
      ['local staff@detour.example', 'mail'],
    ]);
    expect(rows[1]?.subject).toBe(number);
    expect(rows[0]?.subject).toMatch(/^[\w-]{43}$/);
    await expect(database.db.updateTable('care_access').set({ what: 'visit' }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
