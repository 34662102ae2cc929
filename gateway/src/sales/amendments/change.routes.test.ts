import { addDays } from '@detour/shared-contracts/base';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { arrival, orderRequest, seedShop } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const wish = (days = 0, nights = 2, more: object = {}) => ({
  offerId: 'nights',
  checkin: addDays(arrival, days),
  checkout: addDays(arrival, days + nights),
  adult: 2,
  child: 0,
  baby: 0,
  activityDays: [],
  ...more,
});
const dayQuery = 'offerId=nights&length=1&adult=2&child=0&baby=0&nights=2';

describe('the calls of a change', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  let uuid: string;
  let path: string;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
    uuid = (await visitor.post(orders, { body: orderRequest() })).json.orderUUID;
    path = `${orders}/${uuid}`;
    await visitor.post(`${path}/card`, { body: card });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const runJobs = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await shop.app.jobs.turn();
  };
  const change = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    visitor.post(`${path}/change`, { body, headers });

  it('quote a wish for the buyer only', async () => {
    const quoted = await visitor.post(`${path}/change/quote`, { body: wish(0, 3) });
    expect(quoted.status).toBe(200);
    expect(quoted.json).toMatchObject({
      reason: null,
      isChanged: true,
      problem: null,
      due: 10_000,
      before: { total: 20_000 },
      after: { total: 30_000, taxAtHotel: 900 },
    });
    expect(quoted.json.offers).toContainEqual({
      offerId: 'family-nights',
      label: 'Escapade au fil de la Loire',
      roomTitle: 'Chambre familiale',
      due: 49_000,
    });
    expect(quoted.headers['cache-control']).toBe('no-store');
    for (const call of ['quote', 'days'])
      expect(
        (
          await shop
            .visitor()
            .call(call === 'quote' ? 'POST' : 'GET', `${path}/change/${call}?month=2026-12&${dayQuery}`, {
              ...(call === 'quote' && { body: wish() }),
            })
        ).status,
      ).toBe(404);
  });

  it('return the difference of each day, and of each departure from a chosen day', async () => {
    const { json } = await visitor.get(`${path}/change/days?month=2026-12&${dayQuery}&checkin=${arrival}`);
    expect(json.checkins[arrival]).toEqual({ due: 0, nights: 2 });
    expect(json.checkouts[addDays(arrival, 1)]).toEqual({ due: -10_000 });
    expect(json.checkouts[addDays(arrival, 3)]).toEqual({ due: 10_000 });
    expect(json.nextMonth).toBe('2027-01');
  });

  it('change at once what costs nothing, and mail the booking with a later calendar entry', async () => {
    await runJobs();
    const answer = await change({ wish: wish(7), expectedDue: 0 });
    expect([answer.status, answer.json]).toEqual([200, { done: true, payment: null }]);
    const order = (await visitor.get(path)).json;
    expect(order).toMatchObject({
      status: 'confirmed',
      amount: 20_000,
      stay: { checkin: addDays(arrival, 7) },
    });
    await runJobs();
    const mail = shop.mails.at(-1);
    expect(mail?.subject).toContain('Réservation modifiée');
    const [calendar] = mail?.attachments ?? [];
    expect(String(calendar?.content)).toContain('SEQUENCE:1');
    expect(String(calendar?.content)).toContain(`UID:${uuid}@detour`);
    expect((await visitor.get(`${path}/calendar.ics`)).text).toContain('SEQUENCE:1');
  });

  it('open the payment of a difference for the holder of the booking only', async () => {
    const { json } = await change({ wish: wish(0, 3), expectedDue: 10_000 });
    expect(json).toMatchObject({ done: false, payment: { amount: 10_000 } });
    const unpaid = `${orders}/${json.payment.orderUUID}`;
    expect((await visitor.get(unpaid)).json).toMatchObject({
      amount: 10_000,
      changes: { orderUUID: uuid, paid: 20_000 },
      lines: [{ kind: 'stay', amount: 30_000 }],
    });
    expect((await shop.visitor().get(unpaid)).status).toBe(404);
    expect((await visitor.post(`${unpaid}/card`, { body: card })).json).toEqual({ status: 'confirmed' });
    const { amount, lines, money, taxAtHotel } = (await visitor.get(path)).json;
    expect({ amount, taxAtHotel, kept: money.kept, paid: money.paidByCard }).toEqual({
      amount: 30_000,
      taxAtHotel: 900,
      kept: 30_000,
      paid: 30_000,
    });
    expect(lines).toMatchObject([{ kind: 'stay', amount: 30_000 }]);
    // An applied change is cancelled with its booking only.
    expect((await visitor.post(`${unpaid}/cancel`)).json).toMatchObject({ code: 'ORDER_CLOSED' });
  });

  it('cancel an unpaid change', async () => {
    const { json } = await change({ wish: wish(0, 3), expectedDue: 10_000 });
    expect((await visitor.call('DELETE', `${path}/change`)).json).toMatchObject({ orderUUID: uuid });
    expect((await visitor.get(`${orders}/${json.payment.orderUUID}`)).json.status).toBe('cancelled');
    expect((await visitor.call('DELETE', `${path}/change`)).status).toBe(200);
  });

  it('return the same response for a repeated key, and reject the key for another wish', async () => {
    const key = { 'idempotency-key': 'one-click' };
    const [first, second] = [
      await change({ wish: wish(7), expectedDue: 0 }, key),
      await change({ wish: wish(7), expectedDue: 0 }, key),
    ];
    expect(second.json).toEqual(first.json);
    expect((await change({ wish: wish(8), expectedDue: 0 }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([
    ['AMOUNT_CHANGED', { wish: wish(0, 3), expectedDue: 9000 }, 409, { due: 10_000 }],
    ['CHANGE_NOT_ALLOWED', { wish: wish(), expectedDue: 0 }, 409, { reason: 'same' }],
    ['PACKAGE_NOT_AVAILABLE', { wish: wish(0, 2, { offerId: 'none' }), expectedDue: 0 }, 409, {}],
    ['INVALID_REQUEST', { wish: wish(0, -1), expectedDue: 0 }, 400, {}],
    ['INVALID_REQUEST', { wish: wish(0, 2, { checkin: '2026-02-30' }), expectedDue: 0 }, 400, {}],
  ])('refuse with %s', async (code, body, status, more) => {
    const answer = await change(body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json).toMatchObject(more);
    expect((await visitor.get(path)).json.stay.checkin).toBe(arrival);
  });

  it('exclude changes from the look-up of bookings', async () => {
    const { json } = await change({ wish: wish(0, 3), expectedDue: 10_000 });
    const { orderNumber } = (await visitor.get(`${orders}/${json.payment.orderUUID}`)).json;
    const body = { orderNumber, email: 'lea@example.org' };
    expect((await visitor.post('/api/booking/lookup', { body })).status).toBe(404);
  });

  it('refuse a gift, which has no days', async () => {
    const gift = (await visitor.post(orders, { body: giftRequest('gift_card') })).json.orderUUID;
    const answer = await visitor.post(`${orders}/${gift}/change/quote`, { body: wish() });
    expect([answer.status, answer.json.code]).toEqual([409, 'CHANGE_NOT_ALLOWED']);
  });
});
