import { createOrderHarness } from '../../../test/sales/order-harness';
import { seedShop } from '../../../test/shop.fixture';
import { testKeyring } from '../../../test/test-keyring';
import { queuedPayloads } from '../../../test/queued-messages';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { openOrder } from '../orders/opening/open-order';
import { findPayment } from '../records/order.repository';
import { openPayment } from '../payments/open-payment';
import { capturePayment, releasePayment } from './capture-and-release';
import { ProviderError, type DirectProvider, type ProviderState } from '../../context/payment-provider';
import { reconcilePayments } from './reconcile-payments';
import { settlePayment } from './settle-payment';

describe.each(testDatabases)('rules of payments on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async () => {
    await seedShop(database.db, { rooms: 1 });
    const harness = createOrderHarness(database.db);
    const deps = {
      db: database.db,
      clock: harness.clock,
      provider: harness.provider,
      secret: testKeyring,
    };
    const paymentOf = async (uuid: string) => {
      const payment = await findPayment(database.db, uuid);
      if (!payment?.intent_id) throw new Error(`no payment of ${uuid}`);
      return { ...payment, intent_id: payment.intent_id };
    };
    const payloadOf = async (orderUuid: string) => ({
      orderUuid,
      intentId: (await paymentOf(orderUuid)).intent_id,
    });
    /** A provider that reports a different state of the same intents. */
    const providerWith = (change: (state: ProviderState) => Partial<ProviderState>): DirectProvider => {
      const told = async (asked: Promise<ProviderState>): Promise<ProviderState> => {
        const state = await asked;
        return { ...state, ...change(state) };
      };
      const { provider } = harness;
      return {
        ...provider,
        authoriseCard: (...input) => told(provider.authoriseCard(...input)),
        retrieve: (id) => told(provider.retrieve(id)),
        capture: (...input) => told(provider.capture(...input)),
        release: (id) => told(provider.release(id)),
      };
    };
    const alarms = async () => (await findOpenAlarms(database.db)).map(({ kind }) => kind);
    const releases = async () => (await queuedPayloads(database.db, 'payment.release')).length;
    return { harness, deps, paymentOf, payloadOf, providerWith, alarms, releases };
  };

  it.each<[string, Partial<ProviderState>]>([
    ['an amount that is a cent too low', { amount: 19_999, authorised: 19_999 }],
    ['an authorisation that is a cent too low', { authorised: 19_999 }],
    ['an amount that is too high', { amount: 20_001, authorised: 20_001 }],
    ['another currency', { currency: 'USD' }],
    ['the intent of another order', { orderUuid: '6f1c3c1e-0000-4000-8000-000000000000' }],
    ['an intent without an order', { orderUuid: null }],
  ])('confirms nothing for %s, refunds it and raises the alarm', async (_title, lie) => {
    const { harness, providerWith, alarms, releases, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    const paid = await harness.pay(
      uuid,
      'approved',
      providerWith(() => lie),
    );
    expect(paid).toMatchObject({
      ok: true,
      value: { status: 'failed', refusal: { kind: 'PAYMENT_FAILED' } },
    });
    expect(await harness.status(uuid)).toBe('expired');
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await alarms()).toEqual(['payment-differs']);
    expect(await releases()).toBe(1);
    expect(await paymentOf(uuid)).toMatchObject({ status: 'voided', captured: false });
    expect(await queuedPayloads(database.db, 'mail.')).toEqual([]);
  });

  it('opens no intent for a rejected order, and one for an opened order, however often it is requested', async () => {
    const { harness, deps } = await openHarness();
    await harness.hold({ session: 'first' });
    expect(await harness.open({ session: 'second' })).toMatchObject({ ok: false });
    const uuid = (await database.db.selectFrom('orders').select('uuid').executeTakeFirstOrThrow()).uuid;
    await Promise.all(Array.from({ length: 6 }, () => openPayment(deps, uuid)));
    const intents = await database.db.selectFrom('sandbox_intent').selectAll().execute();
    expect(intents).toMatchObject([{ order_uuid: uuid, amount: 20_000, currency: 'EUR' }]);
  });

  it('finds the same intent after a crash between the provider’s response and ours', async () => {
    const { harness, deps, paymentOf } = await openHarness();
    const opened = await openOrder(
      { ...deps, config: { holdMinutes: 15, holdsPerSession: 3, holdsPerAddress: 1000 } },
      harness.openingRequest(),
    );
    if (!opened.ok) throw new Error(opened.error.message);
    const uuid = opened.value.orderUuid;
    const input = { orderUuid: uuid, amount: 20_000, currency: 'EUR', key: `order:${uuid}` };
    const lost = await harness.provider.openIntent(input);
    expect((await findPayment(database.db, uuid))?.intent_id).toBeNull();
    expect(await harness.pay(uuid)).toMatchObject({ ok: true, value: { status: 'confirmed' } });
    expect((await paymentOf(uuid)).intent_id).toBe(lost.id);
    await expect(harness.provider.openIntent({ ...input, amount: 1 })).rejects.toThrow(
      'was used for another intent',
    );
  });

  it('prevents the payment of an order that was closed while its intent was opened', async () => {
    const { harness, deps, releases } = await openHarness();
    const opened = await openOrder(
      { ...deps, config: { holdMinutes: 15, holdsPerSession: 3, holdsPerAddress: 1000 } },
      harness.openingRequest(),
    );
    if (!opened.ok) throw new Error(opened.error.message);
    const uuid = opened.value.orderUuid;
    const slow: DirectProvider = {
      ...harness.provider,
      async openIntent(input) {
        await harness.cancel(uuid);
        return harness.provider.openIntent(input);
      },
    };
    await openPayment({ ...deps, provider: slow }, uuid);
    expect(await releases()).toBe(1);
  });

  it.each(['authorised', 'processing'] as const)(
    'retries a capture that ends %s, raises the alarm, and repeats it with the reconciliation job',
    async (status) => {
      const { harness, deps, payloadOf, providerWith, alarms, paymentOf } = await openHarness();
      const uuid = await harness.hold();
      await harness.pay(uuid);
      const payload = await payloadOf(uuid);
      const stuck = { ...deps, provider: providerWith(() => ({ status, captured: 0, authorised: 20_000 })) };
      for (let attempt = 1; attempt < 5; attempt += 1)
        await expect(capturePayment(stuck, payload)).rejects.toThrow(`its payment is ${status}`);
      expect(await alarms()).toEqual([]);
      await expect(capturePayment(stuck, payload)).rejects.toThrow();
      expect(await alarms()).toEqual(['capture-failed']);
      expect(await paymentOf(uuid)).toMatchObject({ captured: false });
      // The queue no longer retries; the provider works again.
      harness.clock.advance({ minutes: 11 });
      expect(await harness.reconcile()).toBe(1);
      expect(await paymentOf(uuid)).toMatchObject({ captured: true });
      expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'captured 20000']);
      expect(await harness.reconcile()).toBe(0);
    },
  );

  it('raises the alarm at once for a confirmed order whose authorisation is lost, without retries', async () => {
    const { harness, deps, payloadOf, providerWith, alarms } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const lapsed = {
      ...deps,
      provider: providerWith(() => ({ status: 'voided', captured: 0, authorised: 0 })),
    };
    await capturePayment(lapsed, await payloadOf(uuid));
    expect(await alarms()).toEqual(['capture-failed']);
    expect(await harness.status(uuid)).toBe('confirmed');
  });

  it('books a partial capture and raises the alarm', async () => {
    const { harness, deps, payloadOf, providerWith, alarms } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const partly = { ...deps, provider: providerWith(() => ({ captured: 15_000 })) };
    await capturePayment(partly, await payloadOf(uuid));
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'captured 15000']);
    expect(await alarms()).toEqual(['capture-differs']);
  });

  it('books a refund as pending until the provider reports its arrival', async () => {
    const { harness, deps, payloadOf, providerWith, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const payload = await payloadOf(uuid);
    await capturePayment(deps, payload);
    await harness.cancel(uuid);
    const pending = {
      ...deps,
      provider: providerWith(() => ({
        status: 'refunding',
        refunds: [{ id: 're_1', amount: 20_000, status: 'pending', key: null }],
      })),
    };
    await releasePayment(pending, payload);
    expect(await paymentOf(uuid)).toMatchObject({ refund_state: 'pending', refunded: false });
    const before = ['authorised 20000', 'captured 20000', 'refund_pending -20000', 'refund_pending -20000'];
    expect(await harness.ledger(uuid)).toEqual(before);
    harness.clock.advance({ minutes: 11 });
    expect(await harness.reconcile()).toBe(1);
    expect(await paymentOf(uuid)).toMatchObject({ refund_state: 'settled', refunded: true });
    expect(await harness.ledger(uuid)).toEqual([...before, 'refunded -20000']);
    harness.clock.advance({ minutes: 11 });
    expect(await harness.reconcile()).toBe(0);
  });

  it('raises the alarm for a failed refund, retries it, and finally leaves it to an operator', async () => {
    const { harness, deps, payloadOf, providerWith, alarms, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const payload = await payloadOf(uuid);
    await capturePayment(deps, payload);
    await harness.cancel(uuid);
    let tries = 0;
    const failing = providerWith(() => {
      const refunds = Array.from({ length: tries }, (_, index) => ({
        id: `re_${index}`,
        amount: 20_000,
        status: 'failed' as const,
        key: null,
      }));
      return { status: 'captured', refunds };
    });
    const counting: DirectProvider = {
      ...failing,
      release: (id) => {
        tries += 1;
        return failing.release(id);
      },
    };
    await expect(releasePayment({ ...deps, provider: counting }, payload)).rejects.toThrow();
    expect(await alarms()).toEqual(['refund-failed']);
    expect(await paymentOf(uuid)).toMatchObject({ refund_state: 'failed', refunded: false });
    for (let turn = 0; turn < 12; turn += 1) {
      harness.clock.advance({ minutes: 11 });
      await reconcilePayments({ ...deps, provider: counting }).catch(() => 0);
    }
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThanOrEqual(5);
  });

  it.each(['expired', 'cancelled'] as const)(
    'voids an authorisation that arrives after its order was %s and released',
    async (end) => {
      const { harness, deps, payloadOf, providerWith, releases, alarms } = await openHarness();
      const uuid = await harness.hold();
      await harness.pay(uuid, 'late');
      const payload = await payloadOf(uuid);
      if (end === 'cancelled') await harness.cancel(uuid);
      else harness.clock.advance({ minutes: 31 });
      await harness.expire();
      expect(await harness.status(uuid)).toBe(end);
      await releasePayment(deps, payload);
      expect(await harness.provider.retrieve(payload.intentId)).toMatchObject({ status: 'voided' });
      expect(await releases()).toBe(1);
      // The provider had reported void, and the bank authorises anyway.
      const late = await providerWith(() => ({ status: 'authorised', authorised: 20_000 })).retrieve(
        payload.intentId,
      );
      const heard = await settlePayment(deps, { ...payload, state: late });
      expect(heard.status).toBe('failed');
      expect(await releases()).toBe(2);
      expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
      expect(await alarms()).toEqual([]);
      expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    },
  );

  it('prevents a later payment on an order that expired unpaid', async () => {
    const { harness, deps, payloadOf } = await openHarness();
    const uuid = await harness.hold();
    harness.clock.advance({ minutes: 16 });
    await harness.expire();
    await releasePayment(deps, await payloadOf(uuid));
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    const { intentId } = await payloadOf(uuid);
    expect(await harness.provider.authoriseCard(intentId, card)).toMatchObject({ status: 'voided' });
  });

  it('refunds nothing of a confirmed order', async () => {
    const { harness, deps, payloadOf } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    await releasePayment(deps, await payloadOf(uuid));
    expect(await harness.provider.retrieve((await payloadOf(uuid)).intentId)).toMatchObject({
      status: 'authorised',
    });
  });

  it('repeats a release that its queue has lost; a failing payment does not stop the others', async () => {
    const { harness, deps, payloadOf, paymentOf } = await openHarness();
    const gone = await harness.hold({ session: 'one' });
    await harness.cancel(gone);
    const lost = await harness.hold({ session: 'two' });
    await harness.cancel(lost);
    harness.clock.advance({ minutes: 11 });
    const broken = (await payloadOf(gone)).intentId;
    const halfBroken: DirectProvider = {
      ...harness.provider,
      release: (id) =>
        id === broken
          ? Promise.reject(new ProviderError('unavailable', 'no route'))
          : harness.provider.release(id),
    };
    await expect(reconcilePayments({ ...deps, provider: halfBroken })).rejects.toThrow('no route');
    expect(await paymentOf(lost)).toMatchObject({ status: 'voided', refund_state: 'settled' });
    expect(await paymentOf(gone)).toMatchObject({ refund_state: 'pending' });
  });

  it('books a refund that was made manually at the provider', async () => {
    const { harness, deps, payloadOf, providerWith, alarms } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const payload = await payloadOf(uuid);
    await capturePayment(deps, payload);
    const byHand = providerWith(() => ({
      refunds: [{ id: 're_hand', amount: 5000, status: 'settled', key: null }],
    }));
    const state = await byHand.retrieve(payload.intentId);
    await settlePayment(deps, { ...payload, state });
    await settlePayment(deps, { ...payload, state });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'captured 20000', 'refunded -5000']);
    expect(await alarms()).toEqual(['refund-unasked']);
  });
});
