import { addDays } from '@detour/shared-contracts/base';
import { testCards } from '../../../../test/sales/order-harness';
import { arrival, orderRequest, seedShop } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { latestToken, openAccount, password, signUpBody } from '../account.fixture';

const card = { number: testCards.approved, expiry: '12/30', cvc: '123' };

describe('orders of a guest', () => {
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

  const buy = async (visitor: Visitor, email: string, { days = 0, paid = true } = {}) => {
    const request = orderRequest({ checkin: addDays(arrival, days) });
    const body = { ...request, buyer: { ...request.buyer, email } };
    const placed = await visitor.post('/api/front/purchase/orders', { body });
    const uuid = String(placed.json.orderUUID);
    if (paid) await visitor.post(`/api/front/purchase/orders/${uuid}/card`, { body: card });
    return { uuid, number: String(placed.json.orderNumber) };
  };

  const trips = async (visitor: Visitor): Promise<readonly string[]> =>
    (await visitor.get('/api/account/trips?locale=fr_FR')).json.trips.map(
      ({ orderUUID }: { orderUUID: string }) => orderUUID,
    );

  const confirm = async (visitor: Visitor, body = signUpBody()) => {
    await visitor.post('/api/account/signup', { body });
    await shop.app.jobs.turn();
    return visitor.post('/api/account/confirm', { body: { token: latestToken(shop) } });
  };

  it('appear in the account once its address is confirmed, and a mail lists their numbers [P25] [ACC-005]', async () => {
    const guest = shop.visitor();
    const first = await buy(guest, 'Lea@Example.org');
    shop.clock.advance({ minutes: 1 });
    const second = await buy(guest, 'lea@example.org', { days: 10 });
    const other = await buy(guest, 'max@example.org', { days: 20 });
    const unpaid = await buy(guest, 'lea@example.org', { days: 30, paid: false });
    const visitor = shop.visitor();
    const answer = await confirm(visitor);
    expect([answer.status, answer.json.ordersAttached]).toEqual([200, 2]);
    const listed = await trips(visitor);
    expect([...listed].sort()).toEqual([first.uuid, second.uuid].sort());
    expect(listed).not.toContain(other.uuid);
    expect(listed).not.toContain(unpaid.uuid);
    await shop.app.jobs.turn();
    const mail = shop.mails.at(-1);
    expect(mail?.subject).toBe('Vos commandes sont dans votre compte');
    expect(mail?.text).toContain(`${first.number}, ${second.number}`);
    expect(mail?.text).not.toContain(other.number);
  });

  it('stay where they are for an account that only claims the address, and for one that has them already [P25]', async () => {
    const owner = await openAccount(shop, shop.visitor(), { email: 'max@example.org' });
    const owned = await buy(owner, 'lea@example.org');
    const guest = shop.visitor();
    await buy(guest, 'lea@example.org', { days: 10 });
    const visitor = shop.visitor();
    await visitor.post('/api/account/signup', { body: signUpBody() });
    await shop.app.jobs.turn();
    await visitor.post('/api/account/signin', { body: { email: 'lea@example.org', password } });
    expect((await visitor.get('/api/account/trips?locale=fr_FR')).status).toBe(401);
    expect(await trips(owner)).toEqual([owned.uuid]);
  });

  it('include their changes, whose numbers are not shown to customers [P25]', async () => {
    const guest = shop.visitor();
    const booking = await buy(guest, 'lea@example.org');
    const change = await buy(guest, 'lea@example.org', { days: 10 });
    await database.db
      .updateTable('orders')
      .set({ amends: booking.uuid })
      .where('uuid', '=', change.uuid)
      .execute();
    const answer = await confirm(shop.visitor());
    expect(answer.json.ordersAttached).toBe(1);
    await shop.app.jobs.turn();
    expect(shop.mails.at(-1)?.text).not.toContain(change.number);
    const rows = await database.db.selectFrom('orders').select('account_uuid').execute();
    expect(rows.every(({ account_uuid }) => account_uuid !== null)).toBe(true);
  });

  it('appear after a confirmed change of the address, not after its request [P25]', async () => {
    const guest = shop.visitor();
    const { uuid } = await buy(guest, 'new@example.org');
    const visitor = await openAccount(shop);
    await visitor.post('/api/account/me/email', { body: { email: 'new@example.org' } });
    await shop.app.jobs.turn();
    expect(await trips(visitor)).toEqual([]);
    const token = latestToken(shop, 'new@example.org');
    const answer = await visitor.post('/api/account/email/confirm', { body: { token } });
    expect(answer.status).toBe(204);
    expect(await trips(visitor)).toEqual([uuid]);
  });
});
