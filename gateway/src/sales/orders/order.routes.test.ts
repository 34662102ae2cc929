import { createHash } from 'node:crypto';
import { addDays } from '@detour/shared-contracts/base';
import { activityIds, dinner, giveProgram, massage } from '../../../test/sales/program.fixture';
import { testKeyring } from '../../../test/test-keyring';
import { arrival, buyer, orderRequest, seedShop } from '../../../test/shop.fixture';
import { cancelAsTold } from '../../../test/sales/gift-harness';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { createOrderToken } from './access/order-link';
import { revokeOrderLinks } from './access/revoke-links';

const orders = '/api/front/purchase/orders';
const card = (number: string) => ({ number, expiry: '12/30', cvc: '123' });

describe('the purchase calls', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const openOrder = async (key?: string, who = visitor) => {
    const headers = key ? { 'idempotency-key': key } : {};
    return who.post(orders, { body: orderRequest(), headers });
  };

  it('opens an order with a held room, its number and a payment intent [CALL-075] [WALLET-003]', async () => {
    const opened = await openOrder();
    expect(opened.status).toBe(201);
    expect(opened.json).toMatchObject({
      status: 'held',
      expectedAmount: 20_000,
      currency: 'EUR',
      holdExpiresAt: '2026-11-23T09:15:00.000Z',
    });
    expect(opened.json.orderNumber).toMatch(/^\d{8}$/);
    expect(opened.json.paymentIntent.id).toMatch(/^pi_/);
    expect(opened.headers['cache-control']).toBe('no-store');
  });

  it('keeps the visitor’s session in a cookie that scripts and other sites cannot use', async () => {
    const opened = await openOrder();
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}\.[a-z0-9]+_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const order = await database.db.selectFrom('orders').select('session_id').executeTakeFirstOrThrow();
    expect(order.session_id).not.toBe(visitor.cookie());
  });

  it('does not accept a session id that the server did not issue', async () => {
    const planted = 'A'.repeat(43);
    for (const value of [planted, `${planted}.${planted}`, `${planted}.k_${planted}`]) {
      visitor.setCookie('session', value);
      await openOrder();
      expect(visitor.cookie()).not.toContain(planted);
    }
    const { session_id: stored } = await database.db
      .selectFrom('orders')
      .select('session_id')
      .executeTakeFirstOrThrow();
    expect(stored).not.toBe(createHash('sha256').update(planted).digest('hex'));
  });

  it('opens one order and one session for a double click of a new visitor', async () => {
    const second = shop.visitor();
    const [first, again] = await Promise.all([openOrder('click'), openOrder('click', second)]);
    expect([first.status, again.status].sort()).toEqual([200, 201]);
    expect(first.json.orderUUID).toBe(again.json.orderUUID);
    expect(visitor.cookie()).toBe(second.cookie());
    const replay = first.status === 200 ? first : again;
    expect(replay.headers['idempotent-replayed']).toBe('true');
  });

  it('finds the order again after a lost response, in its current state', async () => {
    const lost = shop.visitor();
    const { orderUUID } = (await openOrder('lost', lost)).json;
    const again = await openOrder('lost');
    expect(again.json.orderUUID).toBe(orderUUID);
    expect((await visitor.get(`${orders}/${orderUUID}`)).status).toBe(200);
    await visitor.post(`${orders}/${orderUUID}/cancel`);
    expect((await openOrder('lost')).json.status).toBe('cancelled');
  });

  it('rejects a key that was used for another request', async () => {
    await openOrder('same');
    const other = await visitor.post(orders, {
      body: orderRequest({ adults: 1 }),
      headers: { 'idempotency-key': 'same' },
    });
    expect(other.status).toBe(422);
    expect(other.json.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('reports the new amount in problem+json and in its error member [CALL-089] [CALL-075]', async () => {
    const refused = await visitor.post(orders, { body: orderRequest({ expectedAmount: 1 }) });
    expect(refused.status).toBe(409);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json).toMatchObject({
      code: 'AMOUNT_CHANGED',
      newAmount: 20_000,
      error: { code: 'AMOUNT_CHANGED', newAmount: 20_000 },
    });
  });

  it('rejects an unavailable stay with an error member [CALL-090]', async () => {
    const refused = await visitor.post(orders, { body: orderRequest({ nights: 9 }) });
    expect(refused.status).toBe(409);
    expect(refused.json.error).toMatchObject({ code: 'PACKAGE_NOT_AVAILABLE' });
  });

  describe('with a day for an activity', () => {
    const day = addDays(arrival, 1);
    const withDays = (...dates: readonly string[]) => {
      const input = orderRequest();
      input.items.shortStayItem.reservationCriteria.activityDaySelections = dates.map((date) => ({
        activityId: activityIds.massage,
        date,
      }));
      return input;
    };
    beforeEach(() => giveProgram(database.db, 'nights', [massage, dinner]));

    it('stores the day with the order [CHK-004] [CHK-009]', async () => {
      const opened = await visitor.post(orders, { body: withDays(day) });
      expect(opened.status).toBe(201);
      const { stay } = (await visitor.get(`${orders}/${opened.json.orderUUID}`)).json;
      expect(stay.activities).toEqual([{ activityId: activityIds.massage, title: 'Massage', date: day }]);
    });

    it('rejects a second day, and a missing day [CHK-004]', async () => {
      const twice = await visitor.post(orders, { body: withDays(day, day) });
      expect(twice).toMatchObject({ status: 400, json: { errors: [{ message: 'already has a day' }] } });
      await giveProgram(database.db, 'nights', [dinner]);
      const unknown = await visitor.post(orders, { body: withDays(day) });
      expect(unknown).toMatchObject({ status: 409, json: { error: { code: 'ACTIVITY_NOT_AVAILABLE' } } });
    });
  });

  it('rejects a date that does not exist, with its path', async () => {
    const bad = orderRequest();
    bad.items.shortStayItem.reservationCriteria.travelPeriod.checkinDate = '2027-02-31';
    const refused = await visitor.post(orders, { body: bad });
    expect(refused.status).toBe(400);
    expect(refused.json.errors.map(({ path }: { path: string }) => path)).toContain(
      'body/items/shortStayItem/reservationCriteria/travelPeriod/checkinDate',
    );
  });

  it.each(['checkinDate', 'checkoutDate'] as const)(
    'rejects a stay without its %s [FLOW-002]',
    async (day) => {
      const { [day]: _, ...rest } = orderRequest().items.shortStayItem.reservationCriteria.travelPeriod;
      for (const travelPeriod of [rest, { ...rest, [day]: null }, { ...rest, [day]: '' }]) {
        const body = JSON.parse(JSON.stringify(orderRequest()));
        body.items.shortStayItem.reservationCriteria.travelPeriod = travelPeriod;
        const refused = await visitor.post(orders, { body });
        expect(refused.status).toBe(400);
        expect(refused.json.errors[0].path).toContain('travelPeriod');
      }
    },
  );

  it('rejects invalid dates, buyers and products that are not for sale, with their paths', async () => {
    const bad = orderRequest();
    const { items } = bad;
    const { travelPeriod } = items.shortStayItem.reservationCriteria;
    travelPeriod.checkoutDate = addDays(arrival, -1);
    items.shortStayItem.reservationCriteria.activityDaySelections = [{ activityId: 1, date: '2027-05-01' }];
    bad.buyer = { ...bad.buyer, firstName: 'R2D2', email: 'lea@', postalCode: '<' };
    const refused = await visitor.post(orders, { body: bad });
    expect(refused.status).toBe(400);
    expect(
      refused.json.errors.map(({ path }: { path: string }) => path.split('/').slice(-2).join('/')),
    ).toEqual(['travelPeriod/checkoutDate', '0/date', 'buyer/firstName', 'buyer/email', 'buyer/postalCode']);
    const backwards = orderRequest();
    const period = backwards.items.shortStayItem.reservationCriteria.travelPeriod;
    period.checkoutDate = period.checkinDate;
    expect((await visitor.post(orders, { body: backwards })).json.errors[0].path).toContain('checkoutDate');
  });

  it('shows an order to its buyer only', async () => {
    const { orderUUID } = (await openOrder()).json;
    const own = await visitor.get(`${orders}/${orderUUID}`);
    expect(own.json).toMatchObject({
      status: 'held',
      amount: 20_000,
      taxAtHotel: 600,
      buyer: { firstName: 'Léa' },
    });
    expect(own.text).not.toContain(buyer.phoneNumber);
    for (const stranger of [shop.visitor(), shop.visitor()]) {
      await openOrder(undefined, stranger);
      expect((await stranger.get(`${orders}/${orderUUID}`)).json.code).toBe('ORDER_NOT_FOUND');
      expect((await stranger.post(`${orders}/${orderUUID}/cancel`)).status).toBe(404);
      expect(
        (await stranger.post(`${orders}/${orderUUID}/card`, { body: card('4242424242424242') })).status,
      ).toBe(404);
      expect((await stranger.get(`${orders}/${orderUUID}/calendar.ics`)).status).toBe(404);
    }
  });

  it('can be opened by a signed link, only that order and until the link expires', async () => {
    const { orderUUID } = (await openOrder()).json;
    const other = (await openOrder()).json.orderUUID;
    const stranger = shop.visitor();
    const order = { uuid: String(orderUUID), link_version: 0 };
    const token = createOrderToken(testKeyring, order, shop.clock.now() + 30 * 86_400_000);
    const open = async (uuid: string, link: string): Promise<number> =>
      (await shop.visitor().get(`${orders}/${uuid}`, { headers: { 'x-order-link': link } })).status;
    expect([await open(orderUUID, token), await open(other, token)]).toEqual([200, 404]);
    expect((await stranger.get(`${orders}/${orderUUID}?token=${token}`)).status).toBe(404);
    // Not the last letter: some of its bits are unused, so another letter may encode the same bytes.
    const spot = token.length - 10;
    const forged = token.slice(0, spot) + (token[spot] === 'A' ? 'B' : 'A') + token.slice(spot + 1);
    expect(await open(orderUUID, forged)).toBe(404);
    shop.clock.advance({ minutes: 32 * 24 * 60 });
    expect(await open(orderUUID, token)).toBe(404);
  });

  it('stores an opened link in an HttpOnly cookie, for files and changes', async () => {
    const { orderUUID } = (await openOrder()).json;
    await visitor.post(`${orders}/${orderUUID}/card`, { body: card('4242424242424242') });
    const order = { uuid: String(orderUUID), link_version: 0 };
    const token = createOrderToken(testKeyring, order, shop.clock.now() + 86_400_000);
    const stranger = shop.visitor();
    expect((await stranger.get(`${orders}/${orderUUID}/calendar.ics`)).status).toBe(404);
    const opened = await stranger.get(`${orders}/${orderUUID}`, { headers: { 'x-order-link': token } });
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^order_link=[\w.:-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    expect((await stranger.get(`${orders}/${orderUUID}/calendar.ics`)).status).toBe(200);
    expect((await cancelAsTold(stranger, `${orders}/${orderUUID}`)).status).toBe(200);
  });

  it('stores no invalid link, and revokes the links of an order on demand', async () => {
    const opened = (await openOrder()).json;
    const [orderUUID, number] = [String(opened.orderUUID), String(opened.orderNumber)];
    const token = createOrderToken(testKeyring, { uuid: orderUUID, link_version: 0 }, shop.clock.now() + 1);
    const thief = shop.visitor();
    const wrong = await thief.get(`${orders}/${orderUUID}`, { headers: { 'x-order-link': 'x.y' } });
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([404, undefined]);
    expect((await thief.get(`${orders}/${orderUUID}`, { headers: { 'x-order-link': token } })).status).toBe(
      200,
    );
    await revokeOrderLinks(database.db, number);
    expect((await thief.get(`${orders}/${orderUUID}`)).status).toBe(404);
    expect((await thief.get(`${orders}/${orderUUID}`, { headers: { 'x-order-link': token } })).status).toBe(
      404,
    );
    expect((await visitor.get(`${orders}/${orderUUID}`)).status).toBe(200);
  });

  it('pays by card and reports a decline, a 3-D Secure check and a delayed bank', async () => {
    const { orderUUID } = (await openOrder()).json;
    const pay = async (number: string) =>
      (await visitor.post(`${orders}/${orderUUID}/card`, { body: card(number) })).json;
    const read = async () => (await visitor.get(`${orders}/${orderUUID}`)).json;
    expect(await pay('4000000000000002')).toMatchObject({
      status: 'failed',
      error: { code: 'CARD_DECLINED' },
    });
    expect(await pay('4000000000003220')).toMatchObject({
      status: 'requires_action',
      action: { kind: 'threeds' },
    });
    expect(await read()).toMatchObject({ status: 'paying', paymentAction: { kind: 'threeds' } });
    const refused = await visitor.post(`${orders}/${orderUUID}/return`, { body: { result: 'refused' } });
    expect(refused.json).toMatchObject({ status: 'failed', error: { code: 'THREEDS_REFUSED' } });
    expect(await pay('4000000000000341')).toEqual({ status: 'pending' });
    expect(await read()).toMatchObject({ status: 'paying', paymentAction: null });
    await shop.app.jobs.turn();
    expect((await read()).status).toBe('paying');
    shop.clock.advance({ seconds: 4 });
    await shop.app.jobs.turn();
    expect(await read()).toMatchObject({ status: 'confirmed', payment: { method: 'card', last4: '0341' } });
  });

  it('returns a problem for a payment after the hold expired', async () => {
    const { orderUUID } = (await openOrder()).json;
    shop.clock.advance({ minutes: 15 });
    const paid = await visitor.post(`${orders}/${orderUUID}/card`, { body: card('4242424242424242') });
    expect(paid.status).toBe(409);
    expect(paid.json.error.code).toBe('HOLD_EXPIRED');
    expect((await visitor.get(`${orders}/${orderUUID}`)).json.status).toBe('expired');
  });

  it('extends a hold and cancels an order', async () => {
    const { orderUUID } = (await openOrder()).json;
    shop.clock.advance({ minutes: 5 });
    const extended = await visitor.post(`${orders}/${orderUUID}/extend-hold`);
    expect(extended.json.holdExpiresAt).toBe('2026-11-23T09:20:00.000Z');
    expect(extended.json.holdLimit).toBe('2026-11-23T09:30:00.000Z');
    expect((await visitor.post(`${orders}/${orderUUID}/cancel`)).json.status).toBe('cancelled');
  });

  it('pays by wallet and returns the order, however often it is requested [CALL-076] [WALLET-004]', async () => {
    const opened = (await openOrder()).json;
    const body = {
      ...orderRequest(),
      pspAuthorization: { paymentIntentId: opened.paymentIntent.id, paymentMethod: 'sandbox_wallet' },
    };
    const paid = await visitor.post('/api/front/purchase/zeppto', { body });
    expect(paid.json).toEqual({ booking: { orderUUID: opened.orderUUID } });
    expect((await visitor.post('/api/front/purchase/zeppto', { body })).json).toEqual(paid.json);
    const order = await visitor.get(`${orders}/${opened.orderUUID}`);
    expect(order.json).toMatchObject({
      status: 'confirmed',
      payment: { method: 'sandbox_wallet', last4: null },
    });
    expect((await shop.visitor().post('/api/front/purchase/zeppto', { body })).status).toBe(404);
    const other = { ...body, expectedAmount: 1 };
    expect((await visitor.post('/api/front/purchase/zeppto', { body: other })).status).toBe(422);
  });

  it('opens one order for a wallet request with a foreign intent [CALL-076]', async () => {
    const body = {
      ...orderRequest(),
      pspAuthorization: { paymentIntentId: 'pi_of_a_wallet', paymentMethod: 'apple_pay' },
    };
    const paid = await visitor.post('/api/front/purchase/zeppto', { body });
    expect(paid.json.booking.orderUUID).toBeDefined();
    expect((await visitor.post('/api/front/purchase/zeppto', { body })).json).toEqual(paid.json);
    const { count } = await database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const refused = await visitor.post('/api/front/purchase/zeppto', {
      body: {
        ...body,
        expectedAmount: 1,
        pspAuthorization: { ...body.pspAuthorization, paymentIntentId: 'pi_2' },
      },
    });
    expect(refused.json.error.code).toBe('AMOUNT_CHANGED');
  });

  it('sends one confirmation with a calendar file and a link that opens the order', async () => {
    const { orderUUID } = (await openOrder()).json;
    await visitor.post(`${orders}/${orderUUID}/card`, { body: card('4242424242424242') });
    await shop.app.jobs.turn();
    await shop.app.jobs.turn();
    expect(shop.mails).toHaveLength(1);
    const [mail] = shop.mails;
    expect(mail).toMatchObject({ to: { address: buyer.email, name: 'Léa Martin' } });
    expect(mail?.attachments?.[0]?.content).toContain(`DTSTART;VALUE=DATE:${arrival.replaceAll('-', '')}`);
    const link = /http:\/\/fr\.localhost:8080\/confirmation\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { search, hash } = new URL(link);
    const token = hash.replace('#token=', '');
    expect(search).not.toContain('token');
    const open = { headers: { 'x-order-link': token } };
    expect((await shop.visitor().get(`${orders}/${orderUUID}`, open)).status).toBe(200);
    await cancelAsTold(visitor, `${orders}/${orderUUID}`);
    await shop.app.jobs.turn();
    expect(shop.mails.map(({ id }) => id.split('-')[1])).toEqual(['confirmation', 'cancellation']);
  });

  it('serves the calendar file of a confirmed stay only', async () => {
    const { orderUUID } = (await openOrder()).json;
    expect((await visitor.get(`${orders}/${orderUUID}/calendar.ics`)).status).toBe(409);
    await visitor.post(`${orders}/${orderUUID}/card`, { body: card('4242424242424242') });
    const file = await visitor.get(`${orders}/${orderUUID}/calendar.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('SUMMARY:Séjour\u202f: Les Deux Rives');
    expect(file.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});
