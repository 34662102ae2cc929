import type { StaticPage } from '@detour/shared-contracts/api';
import { orderRequest, seedShop } from '../../../../test/shop.fixture';
import { startStripeServer, stripeSettings, type StripeServer } from '../../../../test/stripe/stripe-server';
import { cancelAsTold } from '../../../../test/sales/gift-harness';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { findOpenAlarms } from '../../../alarms/alarm.repository';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };

describe('a shop with Stripe', () => {
  let database: TestDatabase;
  let stripe: StripeServer;
  let shop: TestApp;
  let visitor: Visitor;

  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 3 });
    stripe = await startStripeServer(() => shop.clock.now());
    shop = await openTestApp(database.db, {
      ...stripeSettings(stripe.origin),
    });
    visitor = shop.visitor();
  });
  afterEach(async () => {
    await shop.app.close();
    await stripe.close();
  });
  afterAll(() => database.close());

  const place = async () => (await visitor.post(orders, { body: orderRequest() })).json;
  const read = async (uuid: string) => (await visitor.get(`${orders}/${uuid}`)).json;
  const begin = (uuid: string) => visitor.post(`${orders}/${uuid}/payment`);
  const comeBack = async (uuid: string) =>
    (await visitor.post(`${orders}/${uuid}/return`, { body: {} })).json;
  const send = (body: string, signature: string) =>
    shop.visitor().post('/api/psp/webhook', {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  /** Delivers Stripe's pending events, in reverse order and each twice. */
  const tellAll = async (): Promise<readonly number[]> => {
    const signed = stripe.books.events
      .splice(0)
      .reverse()
      .map((event) => stripe.sign(event, 'whsec_of_the_tests', shop.clock.now()));
    const answers = await Promise.all(
      [...signed, ...signed].map(({ body, signature }) => send(body, signature)),
    );
    return answers.map(({ status }) => status);
  };
  const ledger = async () => {
    const rows = await database.db.selectFrom('ledger').selectAll().orderBy('id').execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const alarms = async () => (await findOpenAlarms(database.db)).map(({ kind }) => kind);

  it('is named on the page of data protection with what it gets, before the rights of the visitor; the test payments are not', async () => {
    const sentences = {
      fr_FR: /pour Bancontact, iDEAL et PayPal, votre nom/,
      es_ES: /con Bancontact, iDEAL y PayPal, tu nombre/,
      fr_BE: /pour Bancontact, iDEAL et PayPal, votre nom/,
      nl_BE: /van je toestel.* bij Bancontact, iDEAL en PayPal, je naam.* Betaal je gespreid/,
      nl_NL: /van je apparaat.* bij Bancontact, iDEAL en PayPal, je naam.* Betaal je in termijnen/,
      it_IT: /con Bancontact, iDEAL e PayPal, il tuo nome/,
    };
    const plain = await openTestApp(database.db);
    for (const [locale, sentence] of Object.entries(sentences)) {
      const url = `/api/cms/static/data-protection?locale=${locale}`;
      const { sections } = (await visitor.get(url)).json as StaticPage;
      expect(sections.at(-2)?.title).toContain('Stripe');
      expect(sections.at(-2)?.paragraphs.join(' ').replaceAll(/\s/g, ' ')).toMatch(sentence);
      const own = (await plain.visitor().get(url)).json as StaticPage;
      expect(own.sections).toEqual(sections.toSpliced(-2, 1));
    }
    await plain.app.close();
  });

  it("sends the page only the publishable key and the secret of the order's own intent", async () => {
    const { orderUUID, paymentIntent } = await place();
    expect(await read(orderUUID)).toMatchObject({
      status: 'held',
      paymentForm: { kind: 'stripe', publishableKey: 'pk_test_of_the_tests' },
    });
    // A shell server compares its own key with it.
    expect((await shop.app.inject('/api/health/ready')).json().publishableKey).toBe('pk_test_of_the_tests');
    const begun = (await begin(orderUUID)).json;
    expect(begun).toEqual({ status: 'ready', clientSecret: paymentIntent.clientSecret });
    expect((await read(orderUUID)).status).toBe('paying');
    expect((await begin(orderUUID)).json).toEqual(begun);
    expect((await shop.visitor().post(`${orders}/${orderUUID}/payment`)).status).toBe(404);
    expect([...stripe.books.intents.values()]).toMatchObject([
      { amount: 20_000, currency: 'eur', capture_method: 'manual', metadata: { order_uuid: orderUUID } },
    ]);
    expect(stripe.requests[0]).toMatchObject({
      line: 'POST /v1/payment_intents',
      key: `order:${orderUUID}`,
      body: { automatic_payment_methods: { enabled: 'true' } },
    });
  });

  it('rejects a card, and a wallet of the sandbox, without reading them', async () => {
    const { orderUUID, paymentIntent } = await place();
    const refused = await visitor.post(`${orders}/${orderUUID}/card`, { body: card });
    expect([refused.status, refused.json.code]).toEqual([409, 'PAYMENT_METHOD_CLOSED']);
    const unread = await visitor.post(`${orders}/${orderUUID}/card`, { body: { number: 'not even a card' } });
    expect(unread.status).toBe(409);
    const pspAuthorization = { paymentIntentId: paymentIntent.id, paymentMethod: 'sandbox_wallet' };
    const wallet = await visitor.post('/api/front/purchase/zeppto', {
      body: { ...orderRequest(), pspAuthorization },
    });
    expect(wallet.json.code).toBe('PAYMENT_METHOD_CLOSED');
    expect((await read(orderUUID)).status).toBe('held');
  });

  it('confirms when the browser returns, then captures the money, and refunds it after a cancellation', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'approved');
    expect(await comeBack(orderUUID)).toEqual({ status: 'confirmed' });
    expect(await comeBack(orderUUID)).toEqual({ status: 'confirmed' });
    expect((await begin(orderUUID)).json).toEqual({ status: 'confirmed' });
    expect(await read(orderUUID)).toMatchObject({
      status: 'confirmed',
      payment: { method: 'card', last4: '4242' },
    });
    await shop.app.jobs.turn();
    expect(stripe.books.get(paymentIntent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 20_000,
    });
    await cancelAsTold(visitor, `${orders}/${orderUUID}`);
    stripe.books.setRefunds('pending');
    await shop.app.jobs.turn();
    expect(await ledger()).toEqual([
      'authorised 20000',
      'captured 20000',
      'refund_pending -20000',
      'refund_pending -20000',
    ]);
    stripe.books.endRefunds(paymentIntent.id, 'succeeded');
    await tellAll();
    expect((await ledger()).at(-1)).toBe('refunded -20000');
    expect(await alarms()).toEqual([]);
  });

  it('confirms once after repeated webhooks out of order when the browser never returns', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'declined');
    stripe.books.confirm(paymentIntent.id, 'threeds');
    stripe.books.decide(paymentIntent.id, true);
    expect(new Set(await tellAll())).toEqual(new Set([204]));
    expect((await read(orderUUID)).status).toBe('confirmed');
    await shop.app.jobs.turn();
    await tellAll();
    await shop.app.jobs.turn();
    expect(await ledger()).toEqual(['authorised 20000', 'captured 20000']);
    expect(shop.mails).toHaveLength(1);
    expect(await alarms()).toEqual([]);
  });

  it('reports why nothing was paid, and lets the buyer pay again', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    expect(await comeBack(orderUUID)).toMatchObject({ code: 'PAYMENT_FAILED' });
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'declined');
    expect(await comeBack(orderUUID)).toMatchObject({ status: 'failed', error: { code: 'CARD_DECLINED' } });
    expect((await read(orderUUID)).status).toBe('held');
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'threeds');
    expect(await comeBack(orderUUID)).toMatchObject({ status: 'requires_action' });
    stripe.books.decide(paymentIntent.id, false);
    expect(await comeBack(orderUUID)).toMatchObject({ error: { code: 'THREEDS_REFUSED' } });
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'approved');
    expect(await comeBack(orderUUID)).toEqual({ status: 'confirmed' });
  });

  it('confirms by polling when neither the browser nor a webhook comes', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'approved');
    shop.clock.advance({ seconds: 31 });
    await shop.app.jobs.turn();
    expect((await read(orderUUID)).status).toBe('confirmed');
  });

  it('cancels the intent of an expired order, so that it cannot be paid', async () => {
    const { orderUUID, paymentIntent } = await place();
    shop.clock.advance({ minutes: 16 });
    await shop.app.jobs.turn();
    expect((await read(orderUUID)).status).toBe('expired');
    expect(stripe.books.get(paymentIntent.id).status).toBe('canceled');
    expect(() => stripe.books.confirm(paymentIntent.id, 'approved')).toThrow('cannot be confirmed');
  });

  it('voids an authorisation that arrives after the order ended, however the shop learns of it', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'late');
    shop.clock.advance({ minutes: 31 });
    await shop.app.jobs.turn();
    expect((await read(orderUUID)).status).toBe('expired');
    // Stripe does not cancel an intent while a bank decides; the bank decides now.
    expect(stripe.books.get(paymentIntent.id).status).toBe('processing');
    stripe.books.decide(paymentIntent.id, true);
    await tellAll();
    await shop.app.jobs.turn();
    expect(stripe.books.get(paymentIntent.id).status).toBe('canceled');
    expect(await ledger()).toEqual(['authorised 20000', 'voided -20000']);
    expect(shop.mails).toEqual([]);
  });

  it('confirms nothing when the intent was changed at Stripe', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.get(paymentIntent.id).amount = 1;
    stripe.books.confirm(paymentIntent.id, 'approved');
    const answer = await visitor.post(`${orders}/${orderUUID}/return`, { body: {} });
    expect([answer.status, answer.json.code]).toEqual([402, 'PAYMENT_FAILED']);
    expect((await read(orderUUID)).status).toBe('expired');
    await shop.app.jobs.turn();
    expect(stripe.books.get(paymentIntent.id).status).toBe('canceled');
    expect(await alarms()).toEqual(['payment-differs']);
  });

  it('keeps the order while Stripe is down, reports it, and opens one intent when Stripe is back', async () => {
    const key = { headers: { 'idempotency-key': 'one-order' }, body: orderRequest() };
    for (let count = 0; count < 3; count += 1)
      stripe.faults.push({ on: 'POST /v1/payment_intents', kind: 500 });
    const away = await visitor.post(orders, key);
    expect([away.status, away.json.code, away.headers['retry-after']]).toEqual([
      503,
      'PAYMENT_UNAVAILABLE',
      '5',
    ]);
    expect(away.text).not.toMatch(/sk_test|Stripe/);
    const back = await visitor.post(orders, key);
    expect(back.status).toBe(200);
    expect(back.json.paymentIntent.id).toMatch(/^pi_/);
    expect(stripe.books.intents.size).toBe(1);
  });

  it('returns pending when Stripe is down at the return of the browser, and asks again', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'approved');
    for (let count = 0; count < 3; count += 1)
      stripe.faults.push({ on: 'GET /v1/payment_intents', kind: 500 });
    expect((await visitor.post(`${orders}/${orderUUID}/return`, { body: {} })).status).toBe(503);
    expect((await read(orderUUID)).status).toBe('paying');
    expect(await comeBack(orderUUID)).toEqual({ status: 'confirmed' });
  });

  it('rejects unsigned, altered, old and live-mode webhooks, and accepts events of other objects', async () => {
    const { paymentIntent } = await place();
    stripe.books.emit('payment_intent.created', stripe.books.get(paymentIntent.id));
    const [event] = stripe.books.events;
    if (!event) throw new Error('no event');
    const now = shop.clock.now();
    const sign = (change: object, at = now) => stripe.sign({ ...event, ...change }, 'whsec_of_the_tests', at);
    const good = sign({});
    const cases = [
      [good.body, ''],
      [good.body, stripe.sign(event, 'whsec_of_another', now).signature],
      [good.body.replace('created', 'altered'), good.signature],
      [good.body, sign({}, now - 6 * 60_000).signature],
      [sign({ livemode: true }).body, sign({ livemode: true }).signature],
    ] as const;
    for (const [body, signature] of cases)
      expect((await send(body, signature)).json.code).toBe('INVALID_SIGNATURE');
    expect(await database.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
    const strange = sign({ id: 'evt_x', type: 'customer.created', data: { object: { object: 'customer' } } });
    expect((await send(strange.body, strange.signature)).status).toBe(204);
    const unknown = sign({ data: { object: { object: 'payment_intent', id: 'pi_of_nobody' } } });
    expect((await send(unknown.body, unknown.signature)).status).toBe(204);
  });

  it('raises an alarm for a dispute', async () => {
    const { orderUUID, paymentIntent } = await place();
    await begin(orderUUID);
    stripe.books.confirm(paymentIntent.id, 'approved');
    await comeBack(orderUUID);
    await shop.app.jobs.turn();
    stripe.books.emit('charge.dispute.created', {
      object: 'dispute',
      id: 'dp_1',
      payment_intent: paymentIntent.id,
    });
    await tellAll();
    expect(await alarms()).toEqual(['payment-disputed']);
    expect((await read(orderUUID)).status).toBe('confirmed');
  });
});
