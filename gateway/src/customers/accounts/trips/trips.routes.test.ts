import { addDays } from '@detour/shared-contracts/base';
import { testCards } from '../../../../test/sales/order-harness';
import { arrival, orderRequest, seedShop, today } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { openAccount } from '../account.fixture';
import { lookupDelayOf } from '../account-limits';

const card = { number: testCards.approved, expiry: '12/30', cvc: '123' };

describe('the trips', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 9 });
    shop = await openTestApp(database.db, { HOLDS_PER_SESSION: '9' });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const buy = async (visitor: Visitor, checkin: string = arrival, paid = true): Promise<string> => {
    const body = orderRequest({ checkin });
    const placed = await visitor.post('/api/front/purchase/orders', { body });
    const uuid = String(placed.json.orderUUID);
    if (paid) await visitor.post(`/api/front/purchase/orders/${uuid}/card`, { body: card });
    return uuid;
  };

  const trips = async (visitor: Visitor) => (await visitor.get('/api/account/trips?locale=fr_FR')).json.trips;

  it('contain the order of a signed-in buyer from its opening, with its key facts [ACC-005]', async () => {
    const visitor = await openAccount(shop);
    const uuid = await buy(visitor);
    expect(await trips(visitor)).toMatchObject([
      {
        orderUUID: uuid,
        kind: 'stay',
        status: 'confirmed',
        when: 'upcoming',
        label: 'Escapade au fil de la Loire',
        hotel: { label: 'Les Deux Rives', place: 'Amboise' },
        checkin: arrival,
        nights: 2,
        guests: 2,
        amount: 20_000,
        uri: `/confirmation/${uuid}`,
      },
    ]);
    expect((await visitor.get(`/api/account/trips/${uuid}`)).json.orderUUID).toBe(uuid);
  });

  it('list upcoming ones first, the nearest first, then past ones, the latest first [ACC-005]', async () => {
    const visitor = await openAccount(shop);
    const late = await buy(visitor, addDays(arrival, 60));
    const first = await buy(visitor, addDays(today, 5));
    const second = await buy(visitor, addDays(today, 10));
    const near = await buy(visitor, addDays(today, 40));
    const lapsed = await buy(visitor, addDays(today, 50), false);
    shop.clock.advance({ minutes: 20 * 1440 });
    const list = await trips(visitor);
    expect(list.map(({ orderUUID, when }: { orderUUID: string; when: string }) => [orderUUID, when])).toEqual(
      [
        [near, 'upcoming'],
        [late, 'upcoming'],
        [lapsed, 'past'],
        [second, 'past'],
        [first, 'past'],
      ],
    );
  });

  it('open the order on the devices of the account only', async () => {
    const visitor = await openAccount(shop);
    const uuid = await buy(visitor);
    const phone = shop.visitor();
    phone.setCookie('access_token', visitor.cookie('access_token') ?? '');
    expect((await phone.get(`/api/front/purchase/orders/${uuid}`)).status).toBe(200);
    const other = await openAccount(shop, shop.visitor(), { email: 'other@example.org' });
    expect((await other.get(`/api/front/purchase/orders/${uuid}`)).status).toBe(404);
    expect((await other.get(`/api/account/trips/${uuid}`)).status).toBe(404);
    expect(await trips(other)).toEqual([]);
  });

  it('accept a later order of a guest by the link of its mail only, never by its address', async () => {
    // Confirmed before the order, whose buyer has the same address.
    const visitor = await openAccount(shop);
    const buyer = shop.visitor();
    const uuid = await buy(buyer);
    await shop.app.jobs.turn();
    const link = /[#]token=(\d+\.[\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await trips(visitor)).toEqual([]);
    const attach = (who: Visitor, token: string) =>
      who.call('PUT', `/api/account/trips/${uuid}`, { body: { token } });
    const forged = await attach(visitor, `${link.slice(0, -3)}AAA`);
    expect([forged.status, forged.json.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await attach(visitor, link)).json.orderUUID).toBe(uuid);
    expect((await attach(visitor, link)).status).toBe(200);
    expect(await trips(visitor)).toHaveLength(1);
    const other = await openAccount(shop, shop.visitor(), { email: 'other@example.org' });
    expect((await attach(other, link)).json.code).toBe('ORDER_ATTACHED');
  });

  it('find a booking by its number and the buyer’s address, and reveal nothing otherwise [ACC-009]', async () => {
    const uuid = await buy(shop.visitor());
    const { number } = await database.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    const stranger = shop.visitor();
    const look = (orderNumber: string, email: string) =>
      stranger.post('/api/booking/lookup', { body: { orderNumber, email } });
    const wrong = await look(number, 'who@example.org');
    const unknown = await look('00000000', 'lea@example.org');
    expect([wrong.status, wrong.json.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect([unknown.status, unknown.json.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    const found = await look(number, ' LEA@example.org');
    expect(found.json).toMatchObject({ orderUUID: uuid, locale: 'fr_FR' });
    const order = `/api/front/purchase/orders/${uuid}`;
    const headers = { 'x-order-link': String(found.json.token) };
    expect((await stranger.get(order, { headers })).status).toBe(200);
    shop.clock.advance({ minutes: 3 * 1440 });
    expect((await stranger.get(order, { headers })).status).toBe(404);
  });

  it('limit attempts with addresses for a booking number', async () => {
    await buy(shop.visitor());
    const { number } = await database.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    const look = (email: string) =>
      shop.visitor().post('/api/booking/lookup', { body: { orderNumber: number, email } });
    for (let index = 0; index < 10; index += 1)
      expect((await look(`a${index}@example.org`)).status).toBe(404);
    expect((await look('lea@example.org')).json.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('stay available to their owner while attackers guess from many addresses', async () => {
    await buy(shop.visitor());
    const { number } = await database.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    const look = (email: string, from: string) =>
      shop.visitor().post('/api/booking/lookup', {
        body: { orderNumber: number, email },
        headers: { 'x-forwarded-for': from },
      });
    for (let index = 0; index < 60; index += 1) {
      const { status } = await look(
        `a${index}@example.org`,
        `2001:db8:0:${(index % 6).toString(16)}::${index}`,
      );
      expect(status).toBe(404);
    }
    expect((await look('b@example.org', '2001:db8:0:1::99')).status).toBe(429);
    expect((await look('lea@example.org', '203.0.113.9')).status).toBe(200);
  });

  it('respond more slowly after more attempts, by at most four seconds', () => {
    expect([1, 50, 51, 61, 71, 10_000].map(lookupDelayOf)).toEqual([0, 0, 125, 250, 500, 4000]);
  });

  it('forget wrong attempts of their owner after the right address', async () => {
    await buy(shop.visitor());
    const { number } = await database.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    const look = async (email: string): Promise<number> =>
      (await shop.visitor().post('/api/booking/lookup', { body: { orderNumber: number, email } })).status;
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 8; index += 1) expect(await look('lae@example.org')).toBe(404);
      expect(await look('lea@example.org')).toBe(200);
    }
  });

  it('keep their orders when the account is deleted: the links of the mails still work', async () => {
    const visitor = await openAccount(shop);
    const uuid = await buy(visitor);
    await visitor.post('/api/account/me/delete', {
      body: { password: 'un long séjour au bord de la Loire' },
    });
    const row = await database.db.selectFrom('orders').select(['uuid', 'account_uuid']).executeTakeFirst();
    expect(row).toEqual({ uuid, account_uuid: null });
  });
});
