import { addDays } from '@detour/shared-contracts/base';
import { createOrderDesk, requestFrom } from '../../../test/order-desk';
import { arrival, orderRequest, seedShop, today } from '../../../test/shop.fixture';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/test-databases';

const refusal = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

describe.each(testDatabases)('the order desk on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openDesk = async (options: Parameters<typeof seedShop>[1] = {}, limits = {}) => {
    await seedShop(database.db, options);
    return createOrderDesk(database.db, limits);
  };

  it('holds the rooms of every night, sells them at payment and writes the books', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold();
    expect(await desk.stock()).toEqual({ sold: 0, held: 2 });
    expect(await desk.pay(uuid)).toEqual({ ok: true, value: { status: 'confirmed' } });
    expect(await desk.stock()).toEqual({ sold: 2, held: 0 });
    expect(await desk.status(uuid)).toBe('confirmed');
    expect(await desk.ledger(uuid)).toEqual(['authorised 20000']);
  });

  it('releases the holds behind one that cannot be released, and raises an alarm for that one', async () => {
    const desk = await openDesk({ rooms: 5 });
    const broken = await desk.hold({ session: 'first' });
    desk.clock.advance({ minutes: 1 });
    const whole = await desk.hold({
      session: 'second',
      request: orderRequest({ checkin: addDays(arrival, 10) }),
    });
    await database.db.updateTable('room_night').set({ held: 0 }).where('night', '=', arrival).execute();
    desk.clock.advance({ minutes: 20 });
    expect(await desk.expire()).toBe(1);
    expect([await desk.status(broken), await desk.status(whole)]).toEqual(['held', 'expired']);
    expect(await findOpenAlarms(database.db)).toMatchObject([
      { kind: 'hold-not-released', subject: `order ${broken}` },
    ]);
  });

  it('takes as many rooms as the guests need', async () => {
    const desk = await openDesk();
    await desk.hold({ request: orderRequest({ adults: 3, expectedAmount: 40_000 }) });
    expect(await desk.stock()).toEqual({ sold: 0, held: 4 });
  });

  it('refuses an amount that is not what the stay costs, says the right one and holds nothing [CALL-089]', async () => {
    const desk = await openDesk();
    const placed = await desk.place({ request: orderRequest({ expectedAmount: 19_999 }) });
    expect(placed).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'AMOUNT_CHANGED', newAmount: 20_000 }),
    });
    expect(await desk.stock()).toEqual({ sold: 0, held: 0 });
    expect(await database.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('refuses dates, nights and guests that cannot be had [CALL-090]', async () => {
    const desk = await openDesk({
      rooms: 1,
      nights: {
        [addDays(arrival, 1)]: { closed: true },
        [addDays(arrival, 5)]: { closed_to_arrival: true },
        [addDays(arrival, 10)]: { min_los: 3 },
      },
    });
    const place = (request: Parameters<typeof orderRequest>[0]) =>
      desk.place({ request: orderRequest(request) });
    expect(await place({ offerId: 'nope' })).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await place({})).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await place({ checkin: addDays(arrival, 5) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await place({ checkin: addDays(arrival, 10) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
    expect(await place({ checkin: addDays(arrival, 20), nights: 8 })).toEqual(
      refusal('PACKAGE_NOT_AVAILABLE'),
    );
    expect(await place({ checkin: addDays(today, -1) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await place({ checkin: addDays(today, 366) })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    expect(await place({ checkin: addDays(arrival, 20), adults: 3 })).toEqual(refusal('NO_ROOM_LEFT'));
  });

  it('closes today at 20:00 in the market', async () => {
    const desk = await openDesk();
    const request = orderRequest({ checkin: today });
    expect((await desk.place({ request })).ok).toBe(true);
    desk.clock.advance({ minutes: 10 * 60 });
    expect(await desk.place({ request })).toEqual(refusal('PACKAGE_NOT_AVAILABLE_CHECKIN'));
  });

  it('answers a repeated key with the same order, and refuses the key for another request', async () => {
    const desk = await openDesk();
    const first = await desk.place({ key: 'k' });
    const again = await desk.place({ key: 'k' });
    expect(first).toEqual({ ok: true, value: expect.objectContaining({ replayed: false }) });
    expect(again).toEqual({ ok: true, value: { ...(first.ok ? first.value : {}), replayed: true } });
    expect(await desk.place({ key: 'k', request: orderRequest({ adults: 1 }) })).toEqual(
      refusal('IDEMPOTENCY_KEY_REUSED'),
    );
    expect(await desk.stock()).toEqual({ sold: 0, held: 2 });
  });

  it('keeps no key of a refused request, so that a room that comes free can be had with it', async () => {
    const desk = await openDesk({ rooms: 1 });
    const other = await desk.hold({ session: 'other' });
    expect(await desk.place({ key: 'k' })).toEqual(refusal('NO_ROOM_LEFT'));
    await desk.cancel(other);
    expect((await desk.place({ key: 'k' })).ok).toBe(true);
  });

  it('gives the rooms of an unpaid order back after its 15 minutes', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold();
    desk.clock.advance({ minutes: 14, seconds: 59 });
    expect(await desk.expire()).toBe(0);
    desk.clock.advance({ seconds: 1 });
    expect(await desk.expire()).toBe(1);
    expect(await desk.status(uuid)).toBe('expired');
    expect(await desk.stock()).toEqual({ sold: 0, held: 0 });
    expect(await desk.pay(uuid)).toEqual(refusal('HOLD_EXPIRED'));
  });

  it('lets a new buyer take a hold that has lapsed before the job has seen it', async () => {
    const desk = await openDesk({ rooms: 1 });
    const first = await desk.hold({ session: 'first' });
    expect(await desk.place({ session: 'second' })).toEqual(refusal('NO_ROOM_LEFT'));
    desk.clock.advance({ minutes: 15 });
    const second = await desk.hold({ session: 'second' });
    expect(await desk.stock()).toEqual({ sold: 0, held: 2 });
    expect(await desk.expire()).toBe(1);
    expect(await desk.status(first)).toBe('expired');
    expect(await desk.stock()).toEqual({ sold: 0, held: 2 });
    expect(await desk.pay(second)).toEqual({ ok: true, value: { status: 'confirmed' } });
    expect(await desk.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('extends a hold to 30 minutes in all and not further', async () => {
    const desk = await openDesk({ rooms: 1 });
    const uuid = await desk.hold();
    desk.clock.advance({ minutes: 10 });
    expect((await desk.extend(uuid)).ok).toBe(true);
    desk.clock.advance({ minutes: 12 });
    expect(await desk.expire()).toBe(0);
    expect(await desk.place({ session: 'other' })).toEqual(refusal('NO_ROOM_LEFT'));
    expect((await desk.extend(uuid)).ok).toBe(true);
    desk.clock.advance({ minutes: 8 });
    expect(await desk.extend(uuid)).toEqual(refusal('HOLD_EXPIRED'));
    expect(await desk.expire()).toBe(1);
  });

  it('lets the visitor’s own unpaid order give way when it is what takes the last room', async () => {
    const desk = await openDesk({ rooms: 1 });
    const first = await desk.hold();
    const second = await desk.hold({ request: requestFrom(addDays(arrival, 1), 2) });
    expect(await desk.status(first)).toBe('cancelled');
    expect(await desk.status(second)).toBe('held');
    expect(await desk.stock()).toEqual({ sold: 0, held: 2 });
    expect(await desk.pay(first)).toEqual(refusal('ORDER_CLOSED'));
  });

  it('keeps the visitor’s own orders apart while there are rooms, up to the limit of a session', async () => {
    const desk = await openDesk({ rooms: 10 }, { holdsPerSession: 2 });
    const orders: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await desk.hold());
      desk.clock.advance({ seconds: 1 });
    }
    expect(await Promise.all(orders.map((uuid) => desk.status(uuid)))).toEqual(['cancelled', 'held', 'held']);
    expect(await desk.stock()).toEqual({ sold: 0, held: 4 });
  });

  it('refuses more unpaid orders from one address than its limit', async () => {
    const desk = await openDesk({ rooms: 10 }, { holdsPerAddress: 2 });
    await desk.hold({ session: 'a' });
    const second = await desk.hold({ session: 'b' });
    expect(await desk.place({ session: 'c' })).toEqual(refusal('TOO_MANY_HOLDS'));
    await desk.pay(second);
    expect((await desk.place({ session: 'c' })).ok).toBe(true);
  });

  it('gives rooms back when an unpaid order is cancelled, once however often', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold();
    expect(await desk.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await desk.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await desk.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('gives rooms and money back until the deadline of a flexible stay', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold();
    await desk.pay(uuid);
    desk.clock.advance({ minutes: 27 * 24 * 60 });
    expect(await desk.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await desk.stock()).toEqual({ sold: 0, held: 0 });
    expect(await desk.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
  });

  it('keeps a paid stay after its deadline, and one that is not cancellable', async () => {
    const desk = await openDesk();
    const late = await desk.hold();
    await desk.pay(late);
    const fixed = await desk.hold({
      request: orderRequest({ offerId: 'family-nights', expectedAmount: 46_000 }),
    });
    await desk.pay(fixed);
    expect(await desk.cancel(fixed)).toEqual(refusal('ORDER_CLOSED'));
    desk.clock.advance({ minutes: 28 * 24 * 60 });
    expect(await desk.cancel(late)).toEqual(refusal('ORDER_CLOSED'));
    expect(await desk.stock()).toEqual({ sold: 2, held: 0 });
  });

  it('cannot be brought to sell more than there is, whatever the code does', async () => {
    await openDesk({ rooms: 1 });
    const oversell = database.db.updateTable('room_night').set({ sold: 1, held: 1 }).execute();
    await expect(oversell).rejects.toThrow('room_night_not_oversold');
  });
});
