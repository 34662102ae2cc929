import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { enterAs, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import type { Mail } from '../../context/mail';

const staff = { email: 'staff@detour.example', passcode };
const orders = '/api/front/purchase/orders';

describe('messages of an order in customer-care mode', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let isDown: boolean;
  const sent: Mail[] = [];
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    isDown = true;
    sent.length = 0;
    const send = async (mail: Mail): Promise<void> => {
      if (isDown) throw new Error('the connection was lost');
      sent.push(mail);
    };
    shop = await openTestApp(database.db, { CARE_PASSCODE: staff.passcode }, undefined, { mail: { send } });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const buy = async (): Promise<string> => {
    const visitor = shop.visitor();
    const { orderUUID, orderNumber } = (await visitor.post(orders, { body: orderRequest() })).json;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    await visitor.post(`${orders}/${orderUUID}/card`, { body: card });
    await shop.app.jobs.turn();
    shop.clock.advance({ seconds: 3 });
    await shop.app.jobs.turn();
    return orderNumber as string;
  };
  const enterCare = (): Promise<Visitor> => enterAs(shop, staff.email);

  it('are shown to staff only, who can repeat a dead letter', async () => {
    const path = `/api/care/orders/${await buy()}/messages`;
    expect((await shop.visitor().get(path)).json.code).toBe('NOT_IN_CARE');
    expect(
      (await shop.visitor().post(`${path}/${'0'.repeat(8)}-0000-0000-0000-000000000000/repeat`)).status,
    ).toBe(401);
    const care = await enterCare();
    const { messages } = (await care.get(path)).json;
    const states = messages.map(({ topic, state }: { topic: string; state: string }) => `${topic} ${state}`);
    expect(states).toEqual(expect.arrayContaining(['payment.capture sent', 'mail.confirmation dead']));
    const dead = messages.find(({ state }: { state: string }) => state === 'dead');
    expect(dead.error).toContain('is unknown');
    expect(JSON.stringify(messages)).not.toContain('example.org');
    isDown = false;
    const repeated = await care.post(`${path}/${dead.id}/repeat`);
    expect(repeated.status).toBe(200);
    await shop.app.jobs.turn();
    expect(sent).toHaveLength(1);
    expect((await care.post(`${path}/${dead.id}/repeat`)).status).toBe(404);
    expect((await care.get('/api/care/orders/00000000/messages')).status).toBe(404);
  });
});
