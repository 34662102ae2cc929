import crypto from 'node:crypto';
import { addDays } from '@detour/shared-contracts/base';
import { createOrderHarness, requestFrom } from '../../../test/sales/order-harness';
import { arrival, orderRequest, seedShop, today } from '../../../test/shop.fixture';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { findPayable } from '../records/payable.repository';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const refusal = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

describe.each(testDatabases)('orders on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async (options: Parameters<typeof seedShop>[1] = {}, limits = {}) => {
    await seedShop(database.db, options);
    return createOrderHarness(database.db, limits);
  };

  it('holds the rooms of every night, sells them at payment and writes the ledger', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold();
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.pay(uuid)).toEqual({ ok: true, value: { status: 'confirmed' } });
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await harness.status(uuid)).toBe('confirmed');
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000']);
  });

  it('releases the other holds when one cannot be released, and raises an alarm for that one', async () => {
    const harness = await openHarness({ rooms: 5 });
    const broken = await harness.hold({ session: 'first' });
    harness.clock.advance({ minutes: 1 });
    const whole = await harness.hold({
      session: 'second',
      request: orderRequest({ checkin: addDays(arrival, 10) }),
    });
    await database.db.updateTable('room_night').set({ held: 0 }).where('night', '=', arrival).execute();
    harness.clock.advance({ minutes: 20 });
    expect(await harness.expire()).toBe(1);
    expect([await harness.status(broken), await harness.status(whole)]).toEqual(['held', 'expired']);
    expect(await findOpenAlarms(database.db)).toMatchObject([
      { kind: 'hold-not-released', subject: `order ${broken}` },
    ]);
  });

  it('takes as many rooms as the guests need', async () => {
    const harness = await openHarness();
    await harness.hold({ request: orderRequest({ adults: 3, expectedAmount: 40_000 }) });
    expect(await harness.stock()).toEqual({ sold: 0, held: 4 });
  });

  it('rejects a wrong amount, reports the right one and holds nothing [CALL-089]', async () => {
    const harness = await openHarness();
    const opened = await harness.open({ request: orderRequest({ expectedAmount: 19_999 }) });
    expect(opened).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'AMOUNT_CHANGED', newAmount: 20_000 }),
    });
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await database.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('rejects unavailable dates, nights and guests [CALL-090]', async () => {
    const harness = await openHarness({
      rooms: 1,
      nights: {
        [addDays(arrival, 1)]: { closed: true },
        [addDays(arrival, 5)]: { closed_to_arrival: true },
        [addDays(arrival, 10)]: { min_los: 3 },
      },
    });
    const open = (request: Parameters<typeof orderRequest>[0]) =>
      harness.open({ request: orderRequest(request) });
    expect(await open({ offerId: 'nope' })).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await open({})).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await open({ checkin: addDays(arrival, 5) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await open({ checkin: addDays(arrival, 10) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await open({ checkin: addDays(arrival, 20), nights: 8 })).toEqual(
      refusal('PACKAGE_NOT_AVAILABLE'),
    );
    expect(await open({ checkin: addDays(today, -1) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await open({ checkin: addDays(today, 366) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await open({ checkin: addDays(arrival, 20), adults: 3 })).toEqual(refusal('NO_ROOM_LEFT'));
  });

  it("stops selling today's stays at 20:00 in the market", async () => {
    const harness = await openHarness();
    const request = orderRequest({ checkin: today });
    expect((await harness.open({ request })).ok).toBe(true);
    harness.clock.advance({ minutes: 10 * 60 });
    expect(await harness.open({ request })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
  });

  it('takes another number when the first one is taken, and writes each part once', async () => {
    const harness = await openHarness({ rooms: 5 });
    const first = await harness.open({ session: 'first' });
    const taken = Number(first.ok && first.value.written?.number);
    const random = jest.spyOn(crypto, 'randomInt').mockImplementationOnce(() => taken);
    const second = await harness.open({ session: 'second' });
    expect(random.mock.calls.length).toBeGreaterThan(1);
    random.mockRestore();
    expect(second).toMatchObject({ ok: true });
    const uuid = second.ok ? second.value.orderUuid : '';
    const rowsOf = (table: 'order_line' | 'payment' | 'order_event') =>
      database.db.selectFrom(table).selectAll().where('order_uuid', '=', uuid).execute();
    expect(await rowsOf('order_line')).toHaveLength(1);
    expect(await rowsOf('payment')).toHaveLength(1);
    expect(await rowsOf('order_event')).toMatchObject([{ kind: 'opened', actor: 'buyer' }]);
    expect(await harness.stock()).toEqual({ sold: 0, held: 4 });
  });

  it('returns a new order as the database has it', async () => {
    const harness = await openHarness();
    const opened = await harness.open({ key: 'k' });
    const { orderUuid = '', written } = opened.ok ? opened.value : {};
    // The harness has attached an intent since.
    await database.db.updateTable('payment').set({ intent_id: null, client_secret: null }).execute();
    expect(written).toEqual(await findPayable(database.db, orderUuid));
  });

  it('returns the same order for a repeated key, and rejects the key for another request', async () => {
    const harness = await openHarness();
    const first = await harness.open({ key: 'k' });
    const again = await harness.open({ key: 'k' });
    expect(first).toEqual({ ok: true, value: expect.objectContaining({ replayed: false }) });
    expect(again).toEqual({
      ok: true,
      value: { orderUuid: first.ok && first.value.orderUuid, replayed: true },
    });
    expect(await harness.open({ key: 'k', request: orderRequest({ adults: 1 }) })).toEqual(
      refusal('IDEMPOTENCY_KEY_REUSED'),
    );
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
  });

  it('forgets the key of a rejected request, so that it succeeds once a room is free', async () => {
    const harness = await openHarness({ rooms: 1 });
    const other = await harness.hold({ session: 'other' });
    expect(await harness.open({ key: 'k' })).toEqual(refusal('NO_ROOM_LEFT'));
    await harness.cancel(other);
    expect((await harness.open({ key: 'k' })).ok).toBe(true);
  });

  it('releases the rooms of an unpaid order after its 15 minutes', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold();
    harness.clock.advance({ minutes: 14, seconds: 59 });
    expect(await harness.expire()).toBe(0);
    harness.clock.advance({ seconds: 1 });
    expect(await harness.expire()).toBe(1);
    expect(await harness.status(uuid)).toBe('expired');
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await harness.pay(uuid)).toEqual(refusal('HOLD_EXPIRED'));
  });

  it('lets a new buyer take an expired hold before the job has released it', async () => {
    const harness = await openHarness({ rooms: 1 });
    const first = await harness.hold({ session: 'first' });
    expect(await harness.open({ session: 'second' })).toEqual(refusal('NO_ROOM_LEFT'));
    harness.clock.advance({ minutes: 15 });
    const second = await harness.hold({ session: 'second' });
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.expire()).toBe(1);
    expect(await harness.status(first)).toBe('expired');
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.pay(second)).toEqual({ ok: true, value: { status: 'confirmed' } });
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('extends a hold to at most 30 minutes in all', async () => {
    const harness = await openHarness({ rooms: 1 });
    const uuid = await harness.hold();
    harness.clock.advance({ minutes: 10 });
    expect((await harness.extend(uuid)).ok).toBe(true);
    harness.clock.advance({ minutes: 12 });
    expect(await harness.expire()).toBe(0);
    expect(await harness.open({ session: 'other' })).toEqual(refusal('NO_ROOM_LEFT'));
    expect((await harness.extend(uuid)).ok).toBe(true);
    harness.clock.advance({ minutes: 8 });
    expect(await harness.extend(uuid)).toEqual(refusal('HOLD_EXPIRED'));
    expect(await harness.expire()).toBe(1);
  });

  it("supersedes the visitor's own unpaid order when it holds the last room", async () => {
    const harness = await openHarness({ rooms: 1 });
    const first = await harness.hold();
    const second = await harness.hold({ request: requestFrom(addDays(arrival, 1), 2) });
    expect(await harness.status(first)).toBe('cancelled');
    expect(await harness.status(second)).toBe('held');
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.pay(first)).toEqual(refusal('ORDER_CLOSED'));
  });

  it('keeps several orders of a visitor while rooms are left, up to the session limit', async () => {
    const harness = await openHarness({ rooms: 10 }, { holdsPerSession: 2 });
    const orders: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await harness.hold());
      harness.clock.advance({ seconds: 1 });
    }
    expect(await Promise.all(orders.map((uuid) => harness.status(uuid)))).toEqual([
      'cancelled',
      'held',
      'held',
    ]);
    expect(await harness.stock()).toEqual({ sold: 0, held: 4 });
  });

  it('rejects more unpaid orders from one address than its limit', async () => {
    const harness = await openHarness({ rooms: 10 }, { holdsPerAddress: 2 });
    await harness.hold({ session: 'a' });
    const second = await harness.hold({ session: 'b' });
    expect(await harness.open({ session: 'c' })).toEqual(refusal('TOO_MANY_HOLDS'));
    await harness.pay(second);
    expect((await harness.open({ session: 'c' })).ok).toBe(true);
  });

  it('releases rooms once when an unpaid order is cancelled repeatedly', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold();
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('releases rooms and refunds until the deadline of a flexible stay', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold();
    await harness.pay(uuid);
    harness.clock.advance({ minutes: 27 * 24 * 60 });
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
  });

  it('rejects the cancellation of a paid stay after its deadline, and of a non-cancellable one', async () => {
    const harness = await openHarness();
    const late = await harness.hold();
    await harness.pay(late);
    const fixed = await harness.hold({
      request: orderRequest({ offerId: 'family-nights', expectedAmount: 46_000 }),
    });
    await harness.pay(fixed);
    expect(await harness.cancel(fixed)).toEqual(refusal('ORDER_CLOSED'));
    harness.clock.advance({ minutes: 28 * 24 * 60 });
    expect(await harness.cancel(late)).toEqual(refusal('ORDER_CLOSED'));
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('cannot sell more rooms than exist: the database rejects it', async () => {
    await openHarness({ rooms: 1 });
    const oversell = database.db.updateTable('room_night').set({ sold: 1, held: 1 }).execute();
    await expect(oversell).rejects.toThrow('room_night_not_oversold');
  });
});
