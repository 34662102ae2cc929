import { orderRequest, seedShop } from '../../../../test/shop.fixture';
import { testKeyring } from '../../../../test/test-keyring';
import { openTestApp, type TestApp } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { createKeyring, keyOfText } from '../../../settings/keyring';
import { signWebhook } from '../../payments/webhook-signature';

const secret = testKeyring;

describe('the webhook of the payment provider', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
  }, startTimeout);
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const sandbox = () => {
    const { sandbox: provider } = shop.app.gateway;
    if (!provider) throw new Error('The test shop has no sandbox.');
    return provider;
  };

  const send = (body: string, signature: string) =>
    shop.visitor().post('/api/psp/webhook', {
      body,
      headers: { 'content-type': 'application/json', 'psp-signature': signature },
    });

  const payLate = async () => {
    const visitor = shop.visitor();
    const opened = (await visitor.post('/api/front/purchase/orders', { body: orderRequest() })).json;
    const card = { number: '4000000000000341', expiry: '12/30', cvc: '123' };
    await visitor.post(`/api/front/purchase/orders/${opened.orderUUID}/card`, { body: card });
    const status = async () =>
      (await visitor.get(`/api/front/purchase/orders/${opened.orderUUID}`)).json.status;
    return { intentId: opened.paymentIntent.id as string, status };
  };

  it('rejects unsigned, foreign, altered and old events, and changes nothing', async () => {
    const { intentId, status } = await payLate();
    const { body, signature } = await sandbox().prepareEvent({ eventId: 'evt_1', intentId });
    const refused = await Promise.all([
      send(body, ''),
      send(body, signWebhook(createKeyring(keyOfText('another secret')), body, shop.clock.now())),
      send(body.replace('evt_1', 'evt_2'), signature),
      send(body, signWebhook(secret, body, shop.clock.now() - 6 * 60_000)),
    ]);
    expect(refused.map((one) => one.json.code)).toEqual(Array.from({ length: 4 }, () => 'INVALID_SIGNATURE'));
    expect(await status()).toBe('paying');
    expect((await send(body, signature)).status).toBe(204);
    expect(await status()).toBe('confirmed');
  });

  it('rejects a signed body that is not an event', async () => {
    const bodies = [
      '',
      'null',
      '[]',
      '7',
      '{',
      '{"id":1}',
      '{"id":"evt\\u0000","type":"x","intentId":"pi_1"}',
    ];
    for (const body of bodies) {
      const { status, json } = await send(body, signWebhook(secret, body, shop.clock.now()));
      expect([body, status, json.code]).toEqual([body, 400, body ? 'INVALID_SIGNATURE' : json.code]);
    }
  });

  it('does not trust an event, and requests the state from the provider', async () => {
    const { intentId, status } = await payLate();
    const lie = JSON.stringify({ id: 'evt_lie', type: 'payment_intent.authorised', intentId });
    expect((await send(lie, signWebhook(secret, lie, shop.clock.now()))).status).toBe(204);
    expect(await status()).toBe('paying');
  });

  it('accepts an event of an unknown payment, because the provider would otherwise retry for ever', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      type: 'payment_intent.authorised',
      intentId: 'pi_of_somebody',
    });
    expect((await send(body, signWebhook(secret, body, shop.clock.now()))).status).toBe(204);
  });
});
