import { orderRequest, seedShop } from '../../../../test/shop.fixture';
import { startStripeServer, stripeSettings, type StripeServer } from '../../../../test/stripe/stripe-server';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';

const orders = '/api/front/purchase/orders';

describe('payment on the page of a method with Stripe', () => {
  let database: TestDatabase;
  let stripe: StripeServer;
  let shop: TestApp;
  let visitor: Visitor;

  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 1 });
    stripe = await startStripeServer(() => shop.clock.now());
    shop = await openTestApp(database.db, {
      ...stripeSettings(stripe.origin),
      PAYMENT_METHODS: 'bancontact,ideal,paypal',
    });
    visitor = shop.visitor();
  });
  afterEach(async () => {
    await shop.app.close();
    await stripe.close();
  });
  afterAll(() => database.close());

  const place = async (locale: 'nl_NL' | 'fr_BE' = 'nl_NL') => {
    const { orderUUID: uuid, paymentIntent } = (
      await visitor.post(orders, { body: orderRequest({ locale }) })
    ).json;
    return { uuid: uuid as string, intentId: paymentIntent.id as string };
  };
  const read = async (uuid: string) => (await visitor.get(`${orders}/${uuid}`)).json;
  const begin = (uuid: string, method: string) =>
    visitor.post(`${orders}/${uuid}/redirect`, { body: { method } });
  const returnOf = (intentId: string): string => {
    const { next_action: action } = stripe.books.get(intentId);
    return (action?.redirect_to_url?.return_url ?? '').replace(/^https?:\/\/[^/]+/, '');
  };
  const tellAll = async (): Promise<void> => {
    for (const event of stripe.books.events.splice(0)) {
      const { body, signature } = stripe.sign(event, 'whsec_of_the_tests', shop.clock.now());
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      expect((await shop.visitor().post('/api/psp/webhook', { body, headers })).status).toBe(204);
    }
  };
  const ledger = async () => {
    const rows = await database.db.selectFrom('ledger').selectAll().orderBy('id').execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };

  it.each([
    ['nl_NL', 'ideal', 'automatic'],
    ['fr_BE', 'bancontact', 'automatic'],
    ['nl_NL', 'paypal', 'manual'],
  ] as const)(
    'in %s pays by %s with %s capture on the one intent of the order [FOOT-005]',
    async (locale, method, capture) => {
      const { uuid, intentId } = await place(locale);
      const started = (await begin(uuid, method)).json;
      expect(started).toEqual({
        status: 'redirect',
        url: expect.stringMatching(/^https:\/\/hooks\.stripe\.test/) as string,
      });
      expect(
        stripe.requests.find(({ line }) => line === `POST /v1/payment_intents/${intentId}/confirm`)?.body,
      ).toMatchObject({
        payment_method_data: {
          type: method,
          billing_details: { name: expect.stringMatching(/\w+ \w+/) as string },
        },
        capture_method: capture,
        return_url: expect.stringContaining(`/api/front/purchase/orders/${uuid}/back?key=`) as string,
      });
      expect(await read(uuid)).toMatchObject({
        status: 'paying',
        paymentAction: null,
        paymentRedirect: { method, url: started.url },
        isTestPayment: false,
      });
      const back = returnOf(intentId);
      stripe.books.decide(intentId, true);
      await Promise.all([visitor.get(back), visitor.get(back), tellAll()]);
      expect(await read(uuid)).toMatchObject({ status: 'confirmed', payment: { method } });
      await shop.app.jobs.turn();
      await tellAll();
      expect(await ledger()).toEqual(['authorised 20000', 'captured 20000']);
      expect(stripe.books.intents.size).toBe(1);
    },
  );

  it('lets the card form pay after a refused method, with its own capture again', async () => {
    const { uuid, intentId } = await place();
    await begin(uuid, 'ideal');
    const back = returnOf(intentId);
    stripe.books.decide(intentId, false);
    await visitor.get(back);
    expect(await read(uuid)).toMatchObject({
      status: 'held',
      paymentProblem: { method: 'ideal', reason: 'refused' },
    });
    expect((await visitor.post(`${orders}/${uuid}/payment`)).json.status).toBe('ready');
    expect(stripe.books.get(intentId).capture_method).toBe('manual');
    stripe.books.confirm(intentId, 'approved');
    expect((await visitor.post(`${orders}/${uuid}/return`, { body: {} })).json).toEqual({
      status: 'confirmed',
    });
    expect(await read(uuid)).toMatchObject({ payment: { method: 'card', last4: '4242' } });
  });

  it('changes to another method while the page of the first is open', async () => {
    const { uuid, intentId } = await place();
    await begin(uuid, 'ideal');
    await begin(uuid, 'paypal');
    stripe.books.decide(intentId, true);
    await tellAll();
    expect(await read(uuid)).toMatchObject({ status: 'confirmed', payment: { method: 'paypal' } });
  });

  it('refuses a card while a bank reports later, confirms by the event, and returns what comes after an hour', async () => {
    const { uuid, intentId } = await place();
    await begin(uuid, 'ideal');
    const back = returnOf(intentId);
    stripe.books.delay(intentId);
    await visitor.get(back);
    expect(await read(uuid)).toMatchObject({ status: 'paying', paymentPending: { method: 'ideal' } });
    expect((await visitor.post(`${orders}/${uuid}/payment`)).status).toBe(409);
    shop.clock.advance({ minutes: 61 });
    await shop.app.jobs.turn();
    expect(await read(uuid)).toMatchObject({ status: 'expired', paymentReturn: { method: 'ideal' } });
    stripe.books.events.splice(0);
    stripe.books.decide(intentId, true);
    await tellAll();
    await shop.app.jobs.turn();
    expect(await ledger()).toEqual(['captured 20000', 'refunded -20000']);
    expect((await read(uuid)).status).toBe('expired');
  });

  it('starts again after Stripe was down', async () => {
    const { uuid } = await place();
    for (let count = 0; count < 3; count += 1)
      stripe.faults.push({ on: 'POST /v1/payment_intents/', kind: 500 });
    expect((await begin(uuid, 'ideal')).json.code).toBe('PAYMENT_UNAVAILABLE');
    shop.clock.advance({ seconds: 31 });
    await shop.app.jobs.turn();
    expect((await read(uuid)).status).toBe('held');
    expect((await begin(uuid, 'ideal')).json.status).toBe('redirect');
  });
});
