import { orderRequest, seedShop } from '../../../../test/shop.fixture';
import { startStripeServer, stripeSettings, type StripeServer } from '../../../../test/stripe/stripe-server';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { checkInvariants } from '../../../operations/invariants/check-invariants';

const orders = '/api/front/purchase/orders';
const eligibility =
  '/api/front/purchase/alma/eligibility?amount=20000&cancellationPolicyType=FLEX&checkinDate=2026-12-23&pos=fr';

describe('a payment plan with Stripe', () => {
  let database: TestDatabase;
  let stripe: StripeServer;
  let shop: TestApp;
  let visitor: Visitor;

  const open = (provider: string) =>
    openTestApp(database.db, {
      ...stripeSettings(stripe.origin),
      PAY_LATER_PROVIDER: provider,
    });
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    stripe = await startStripeServer(() => shop.clock.now());
    shop = await open('stripe');
    visitor = shop.visitor();
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.clock })).toEqual([]);
    await shop.app.close();
    await stripe.close();
  });
  afterAll(() => database.close());

  const work = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      shop.clock.advance({ seconds: 31 });
      await shop.app.jobs.turn();
    }
  };
  const buy = async (): Promise<string> => {
    const body = { ...orderRequest(), paymentPlan: 'INSTALMENTS_3' };
    const { orderUUID, paymentIntent } = (await visitor.post(orders, { body })).json;
    await visitor.post(`${orders}/${orderUUID}/payment`);
    stripe.books.confirm(paymentIntent.id, 'approved');
    expect((await visitor.post(`${orders}/${orderUUID}/return`, { body: {} })).json).toEqual({
      status: 'confirmed',
    });
    await work();
    return orderUUID;
  };
  const statesOf = async (uuid: string) =>
    (await visitor.get(`${orders}/${uuid}`)).json.plan.parts.map(({ state }: { state: string }) => state);
  const taken = () => [...stripe.books.intents.values()].map(({ amount_received }) => amount_received);

  it('saves the card with the first part, and charges it for the later ones without the buyer', async () => {
    const uuid = await buy();
    expect((await visitor.get(`${orders}/${uuid}`)).json.plan.isTest).toBe(false);
    const [first] = stripe.books.intents.values();
    expect(first).toMatchObject({ amount: 6_668, setup_future_usage: 'off_session' });
    expect(stripe.books.customers.size).toBe(1);
    for (const days of [30, 31]) {
      shop.clock.advance({ minutes: days * 1440 });
      await work();
    }
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'paid']);
    expect(taken()).toEqual([6_668, 6_666, 6_666]);
    expect(stripe.books.customers.size).toBe(1);
    const confirmed = stripe.requests.filter(({ line }) => line.endsWith('/confirm'));
    expect(confirmed).toHaveLength(2);
    expect(confirmed[0]?.body).toMatchObject({ off_session: 'true', payment_method: first?.payment_method });
  });

  it('counts a charge that needs its owner as refused, and takes the part when the buyer pays it', async () => {
    const uuid = await buy();
    stripe.books.refuseSaved(true);
    shop.clock.advance({ minutes: 30 * 1440 });
    await work();
    expect(await statesOf(uuid)).toEqual(['paid', 'refused', 'waiting']);
    const part = (await visitor.post(`${orders}/${uuid}/instalments/pay`)).json.orderUUID;
    await visitor.post(`${orders}/${part}/payment`);
    const intent = [...stripe.books.intents.values()].find(({ metadata }) => metadata['order_uuid'] === part);
    stripe.books.confirm(intent?.id ?? '', 'approved');
    expect((await visitor.post(`${orders}/${part}/return`, { body: {} })).json.status).toBe('confirmed');
    await work();
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
    expect(taken().filter((cents) => cents > 0)).toEqual([6_668, 6_666]);
  });

  it('charges once when the answer of Stripe is lost', async () => {
    const uuid = await buy();
    shop.clock.advance({ minutes: 30 * 1440 });
    stripe.faults.push({ on: 'POST /v1/payment_intents/', kind: 'lost' });
    await work();
    shop.clock.advance({ minutes: 3 });
    await work();
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
    expect(taken()).toEqual([6_668, 6_666]);
  });

  it('is not sold while the settings name the sandbox, which Stripe is not [FLAG-009]', async () => {
    const other = await open('sandbox');
    const { status, json } = await other.visitor().get(eligibility);
    expect([status, json.code]).toEqual([409, 'PAY_LATER_NOT_AVAILABLE']);
    expect((await visitor.get(eligibility)).json).toMatchObject({
      isTest: false,
      paymentMethods: [{ type: 'INSTALMENTS_3' }],
    });
    await other.app.close();
  });
});
