import { createOrderHarness } from '../../../test/sales/order-harness';
import { testKeyring } from '../../../test/test-keyring';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { queuedPayloads } from '../../../test/queued-messages';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { capturePayment, releasePayment } from './capture-and-release';
import type { DirectProvider } from '../../context/payment-provider';
import { finishThreeds } from './pay-order';
import { settlePayment } from './settle-payment';
import { findOrder, findPayment } from '../records/order.repository';

const refusal = (kind: string) => expect.objectContaining({ kind });
const failed = (kind: string) => ({ ok: true, value: { status: 'failed', refusal: refusal(kind) } });
const confirmed = { ok: true, value: { status: 'confirmed' } };

describe.each(testDatabases)('payments on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async (rooms = 1) => {
    await seedShop(database.db, { rooms });
    const harness = createOrderHarness(database.db);
    const deps = {
      db: database.db,
      clock: harness.clock,
      provider: harness.provider,
      secret: testKeyring,
      config: { holdMaxMinutes: 30 },
    };
    const paymentOf = async (uuid: string) => {
      const payment = await findPayment(database.db, uuid);
      if (!payment?.intent_id) throw new Error(`no payment of ${uuid}`);
      return { ...payment, intent_id: payment.intent_id };
    };
    const answerThreeds = async (uuid: string, result: 'approved' | 'refused') => {
      const order = await findOrder(database.db, uuid);
      if (!order) throw new Error(`no order ${uuid}`);
      return finishThreeds(deps, { order, payment: await paymentOf(uuid) }, result);
    };
    /** What the webhook does after it has verified the signature. */
    const handleEvent = async (uuid: string, event = 'evt_1') => {
      const { intent_id: intentId } = await paymentOf(uuid);
      const state = await harness.provider.retrieve(intentId);
      return settlePayment(deps, { orderUuid: uuid, intentId, state }, async (trx) => {
        const inserted = await trx
          .insertInto('payment_event')
          .values({
            id: event,
            type: 'test',
            intent_id: intentId,
            received_at: new Date(harness.clock.now()),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return inserted !== undefined;
      });
    };
    /** The bank decides the delayed payment. */
    const bankAnswers = async (uuid: string) => {
      const { intent_id: intentId } = await paymentOf(uuid);
      await harness.provider.prepareEvent({ eventId: 'evt_late', intentId });
    };
    return { harness, deps, paymentOf, answerThreeds, handleEvent, bankAnswers };
  };

  it('lets the buyer try another card within the hold after a decline', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold();
    expect(await harness.pay(uuid, 'declined')).toEqual(failed('CARD_DECLINED'));
    expect(await harness.status(uuid)).toBe('held');
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.pay(uuid)).toEqual(confirmed);
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000']);
  });

  it('declines a card that has expired', async () => {
    const { deps, harness, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    const { intent_id: id } = await paymentOf(uuid);
    const card = { number: '4242424242424242', expiry: '10/26', cvc: '123' };
    expect(await deps.provider.authoriseCard(id, card)).toMatchObject({ status: 'declined' });
    expect(await deps.provider.authoriseCard(id, { ...card, expiry: '11/26' })).toMatchObject({
      status: 'authorised',
      last4: '4242',
    });
  });

  it('waits for 3-D Secure, then confirms or lets the buyer try again', async () => {
    const { harness, answerThreeds } = await openHarness();
    const uuid = await harness.hold();
    expect(await harness.pay(uuid, 'threeds')).toEqual({ ok: true, value: { status: 'requires_action' } });
    expect(await answerThreeds(uuid, 'refused')).toEqual(failed('THREEDS_REFUSED'));
    expect(await harness.status(uuid)).toBe('held');
    await harness.pay(uuid, 'threeds');
    expect(await answerThreeds(uuid, 'approved')).toEqual(confirmed);
    expect(await answerThreeds(uuid, 'approved')).toEqual(confirmed);
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('confirms a delayed payment when its event arrives, once, however often it arrives', async () => {
    const { harness, handleEvent, bankAnswers } = await openHarness();
    const uuid = await harness.hold();
    expect(await harness.pay(uuid, 'late')).toEqual({ ok: true, value: { status: 'pending' } });
    // An event before the bank's decision changes nothing, whatever state it contains.
    expect(await handleEvent(uuid, 'evt_0')).toEqual({ status: 'pending' });
    expect(await harness.status(uuid)).toBe('paying');
    await bankAnswers(uuid);
    expect(await handleEvent(uuid, 'evt_2')).toEqual({ status: 'confirmed' });
    expect(await handleEvent(uuid, 'evt_2')).toEqual({ status: 'pending' });
    expect(await handleEvent(uuid, 'evt_1')).toEqual({ status: 'confirmed' });
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000']);
  });

  it('confirms once when the event arrives before the response of the card call', async () => {
    const { harness, handleEvent } = await openHarness();
    const uuid = await harness.hold();
    const eventFirst: DirectProvider = {
      ...harness.provider,
      async authoriseCard(...input) {
        const state = await harness.provider.authoriseCard(...input);
        await handleEvent(uuid);
        return state;
      },
    };
    expect(await harness.pay(uuid, 'approved', eventFirst)).toEqual(confirmed);
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000']);
    expect(await queuedPayloads(database.db, 'mail.confirmation')).toHaveLength(1);
  });

  it('makes one call to the provider for a double click', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold();
    let asked = 0;
    const counting: DirectProvider = {
      ...harness.provider,
      authoriseCard: (...input) => {
        asked += 1;
        return harness.provider.authoriseCard(...input);
      },
    };
    const answers = await Promise.all([
      harness.pay(uuid, 'approved', counting),
      harness.pay(uuid, 'approved', counting),
    ]);
    expect(asked).toBe(1);
    // The second gets `pending`, or the result when the first has already finished.
    const statuses = answers.map((one) => one.ok && one.value.status).sort();
    expect([
      ['confirmed', 'pending'],
      ['confirmed', 'confirmed'],
    ]).toContainEqual(statuses);
    expect(await harness.pay(uuid, 'approved', counting)).toEqual(confirmed);
    expect(asked).toBe(1);
  });

  it('recovers from a crash between the provider’s response and the confirmation', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold();
    const crashing: DirectProvider = {
      ...harness.provider,
      async authoriseCard(...input) {
        await harness.provider.authoriseCard(...input);
        throw new Error('simulated crash');
      },
    };
    await expect(harness.pay(uuid, 'approved', crashing)).rejects.toThrow('simulated crash');
    expect(await harness.status(uuid)).toBe('paying');
    expect(await harness.reconcile()).toBe(0);
    harness.clock.advance({ seconds: 31 });
    expect(await harness.reconcile()).toBe(1);
    expect(await harness.status(uuid)).toBe('confirmed');
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await harness.reconcile()).toBe(0);
  });

  it('reopens the order when the provider was never reached', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold();
    const unreachable: DirectProvider = {
      ...harness.provider,
      authoriseCard: () => Promise.reject(new Error('no route')),
    };
    await expect(harness.pay(uuid, 'approved', unreachable)).rejects.toThrow('no route');
    harness.clock.advance({ seconds: 31 });
    await harness.reconcile();
    expect(await harness.status(uuid)).toBe('held');
    expect(await harness.pay(uuid)).toEqual(confirmed);
  });

  it('charges nothing when the rooms were lost while the bank decided', async () => {
    const { harness, handleEvent, bankAnswers, paymentOf, deps } = await openHarness();
    const uuid = await harness.hold({ session: 'slow' });
    await harness.pay(uuid, 'late');
    harness.clock.advance({ minutes: 31 });
    const other = await harness.hold({ session: 'quick' });
    await bankAnswers(uuid);
    expect(await handleEvent(uuid)).toEqual({ status: 'failed', refusal: refusal('HOLD_EXPIRED') });
    expect(await harness.status(uuid)).toBe('expired');
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
    const payment = await paymentOf(uuid);
    await releasePayment(deps, { orderUuid: uuid, intentId: payment.intent_id });
    expect(await harness.provider.retrieve(payment.intent_id)).toMatchObject({ status: 'voided' });
    expect(await harness.pay(other)).toEqual(confirmed);
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('charges nothing after the hold has expired, even when nobody else has taken the rooms', async () => {
    const { harness, handleEvent, bankAnswers } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid, 'late');
    harness.clock.advance({ minutes: 31 });
    await bankAnswers(uuid);
    expect(await handleEvent(uuid)).toEqual({ status: 'failed', refusal: refusal('HOLD_EXPIRED') });
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
  });

  it('charges nothing for an order that was cancelled while the bank decided', async () => {
    const { harness, handleEvent, bankAnswers } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid, 'late');
    await harness.cancel(uuid);
    await bankAnswers(uuid);
    expect(await handleEvent(uuid)).toEqual({ status: 'failed', refusal: refusal('ORDER_CLOSED') });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('releases an authorisation after a crash that lasted longer than the hold', async () => {
    const { harness, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    const crashing: DirectProvider = {
      ...harness.provider,
      async authoriseCard(...input) {
        await harness.provider.authoriseCard(...input);
        throw new Error('simulated crash');
      },
    };
    await expect(harness.pay(uuid, 'approved', crashing)).rejects.toThrow();
    harness.clock.advance({ minutes: 60 });
    await harness.expire();
    await harness.reconcile();
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
    expect(await paymentOf(uuid)).toMatchObject({ status: 'voided' });
    expect(await harness.reconcile()).toBe(0);
  });

  it('captures the money after the confirmation, and refunds it after a cancellation', async () => {
    const { harness, deps, paymentOf } = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    const payload = { orderUuid: uuid, intentId: (await paymentOf(uuid)).intent_id };
    await capturePayment(deps, payload);
    await capturePayment(deps, payload);
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'captured 20000']);
    await harness.cancel(uuid);
    await releasePayment(deps, payload);
    await releasePayment(deps, payload);
    await capturePayment(deps, payload);
    expect(await harness.ledger(uuid)).toEqual([
      'authorised 20000',
      'captured 20000',
      'refund_pending -20000',
      'refunded -20000',
    ]);
    expect(await deps.provider.retrieve(payload.intentId)).toMatchObject({ status: 'refunded' });
  });

  it('extends the hold when a payment begins, within the limit of all holds', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold();
    harness.clock.advance({ minutes: 14 });
    await harness.pay(uuid, 'threeds');
    harness.clock.advance({ minutes: 4 });
    expect(await harness.expire()).toBe(0);
    expect(await harness.open({ session: 'other' })).toEqual({ ok: false, error: refusal('NO_ROOM_LEFT') });
    harness.clock.advance({ minutes: 1 });
    expect(await harness.expire()).toBe(1);
  });

  it('rejects the payment of an expired order before any call to the provider', async () => {
    const { harness } = await openHarness();
    const uuid = await harness.hold({ request: orderRequest() });
    harness.clock.advance({ minutes: 15 });
    expect(await harness.pay(uuid)).toEqual({ ok: false, error: refusal('HOLD_EXPIRED') });
    const intents = await database.db.selectFrom('sandbox_intent').select('status').execute();
    expect(intents).toEqual([{ status: 'requires_payment' }]);
  });
});
