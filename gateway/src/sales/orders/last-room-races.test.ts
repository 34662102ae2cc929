import { addDays } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { createOrderHarness, requestFrom, type OrderHarness } from '../../../test/sales/order-harness';
import { arrival, orderRequest, seedShop } from '../../../test/shop.fixture';
import { openTestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

// PGlite runs transactions one after another, so only a real server shows these races.
describe('concurrent buyers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async (options: Parameters<typeof seedShop>[1]): Promise<OrderHarness> => {
    await seedShop(database.db, options);
    return createOrderHarness(database.db);
  };

  const outcomes = async (count: number, buy: (index: number) => ReturnType<OrderHarness['open']>) => {
    const opened = await Promise.all(Array.from({ length: count }, (_, index) => buy(index)));
    const orders = opened.flatMap((one) => (one.ok ? [one.value.orderUuid] : []));
    return { orders, refusals: opened.flatMap((one) => (one.ok ? [] : [one.error.kind])) };
  };

  /** Nights whose counters differ from their holds and orders. */
  const wrongNights = async (): Promise<readonly unknown[]> => {
    const { rows } = await sql`
      select n.night, n.held, n.sold, coalesce(h.held, 0) as holds_held, coalesce(h.sold, 0) as holds_sold from room_night n
      left join (select room_type_id, night, sum(rooms) filter (where state = 'held') as held,
        sum(rooms) filter (where state = 'sold') as sold from hold group by 1, 2) h
        on h.room_type_id = n.room_type_id and h.night = n.night
      where n.held <> coalesce(h.held, 0) or n.sold <> coalesce(h.sold, 0) or n.sold + n.held > n.capacity`.execute(
      database.db,
    );
    return rows;
  };

  it('sells the last room to one of 200 and rejects 199 with a clear reason', async () => {
    const harness = await openHarness({ rooms: 1 });
    const { orders, refusals } = await outcomes(200, (index) => harness.open({ session: `buyer-${index}` }));
    expect(orders).toHaveLength(1);
    expect(refusals).toEqual(Array.from({ length: 199 }, () => 'NO_ROOM_LEFT'));
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
    expect(await harness.pay(orders[0] ?? '')).toMatchObject({ ok: true, value: { status: 'confirmed' } });
    expect(await wrongNights()).toEqual([]);
  }, 60_000);

  it('never sells more rooms than exist when two packages share them', async () => {
    const harness = await openHarness({ rooms: 7 });
    const { orders, refusals } = await outcomes(60, (index) =>
      harness.open({
        session: `buyer-${index}`,
        request:
          index % 2
            ? orderRequest({ offerId: 'dinner', expectedAmount: 24_000 })
            : orderRequest({ offerId: 'nights' }),
      }),
    );
    expect(orders).toHaveLength(7);
    expect(new Set(refusals)).toEqual(new Set(['NO_ROOM_LEFT']));
    await Promise.all(orders.map((uuid) => harness.pay(uuid)));
    expect(await harness.stock()).toEqual({ sold: 14, held: 0 });
    expect(await wrongNights()).toEqual([]);
  }, 60_000);

  it('opens one order for a double click and for a request that is repeated while it runs', async () => {
    const harness = await openHarness({ rooms: 5 });
    const { orders } = await outcomes(20, () => harness.open({ session: 'one', key: 'same' }));
    expect(orders).toHaveLength(20);
    expect(new Set(orders).size).toBe(1);
    expect(await harness.stock()).toEqual({ sold: 0, held: 2 });
  });

  it('gives an expired hold to exactly one of them', async () => {
    const harness = await openHarness({ rooms: 1 });
    const lapsed = await harness.hold({ session: 'gone' });
    harness.clock.advance({ minutes: 15 });
    const [{ orders, refusals }] = await Promise.all([
      outcomes(30, (index) => harness.open({ session: `buyer-${index}` })),
      harness.expire(),
      harness.expire(),
      harness.pay(lapsed),
    ]);
    expect(orders).toHaveLength(1);
    expect(refusals).toHaveLength(29);
    // The job skips orders that are locked and takes them in its next run.
    await harness.expire();
    expect(await harness.status(lapsed)).toBe('expired');
    expect(await wrongNights()).toEqual([]);
  }, 60_000);

  it('keeps the counters correct when buyers, payments, cancellations and the job interleave', async () => {
    const harness = await openHarness({ rooms: 3 });
    const visit = async (index: number): Promise<void> => {
      const session = `visitor-${index % 8}`;
      const request = requestFrom(addDays(arrival, (index * 5) % 7), 1 + (index % 4), 'nights');
      const opened = await harness.open({ session, request });
      if (!opened.ok) return;
      const uuid = opened.value.orderUuid;
      if (index % 3 === 0) await harness.cancel(uuid);
      else if (index % 3 === 1) await Promise.all([harness.pay(uuid), harness.cancel(uuid)]);
      else await harness.pay(uuid, index % 2 ? 'declined' : 'approved');
      if (index % 5 === 0) await harness.expire();
      if (index % 7 === 0) harness.clock.advance({ minutes: 4 });
    };
    await Promise.all(Array.from({ length: 120 }, (_, index) => visit(index)));
    expect(await wrongNights()).toEqual([]);
    harness.clock.advance({ minutes: 60 });
    await Promise.all([harness.expire(), harness.reconcile()]);
    expect((await harness.stock()).held).toBe(0);
    const { rows } = await sql`
      select o.uuid from orders o where o.status = 'confirmed' and not exists (
        select 1 from ledger l where l.order_uuid = o.uuid and l.kind = 'authorised')
      union all
      select l.order_uuid from ledger l join orders o on o.uuid = l.order_uuid
      where o.status <> 'confirmed' group by l.order_uuid having sum(l.amount) <> 0`.execute(database.db);
    expect(rows).toEqual([]);
  }, 60_000);
});

describe('200 concurrent browsers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db, { rooms: 1 });
  }, startTimeout);
  afterAll(() => database.close());

  it('opens one order with its own session and returns NO_ROOM_LEFT to the others', async () => {
    const shop = await openTestApp(database.db);
    const visitors = Array.from({ length: 200 }, () => shop.visitor());
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.post('/api/front/purchase/orders', {
          body: orderRequest(),
          headers: { 'idempotency-key': `key-${index}`, origin: 'http://fr.localhost:8080' },
        }),
      ),
    );
    const [order] = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(
      ({ status, json }) => status === 409 && json.error.code === 'NO_ROOM_LEFT',
    );
    expect(order?.json.status).toBe('held');
    expect(refused).toHaveLength(199);
    const winner = visitors[answers.findIndex(({ status }) => status === 201)];
    if (!winner) throw new Error('Nobody got the last room.');
    const url = `/api/front/purchase/orders/${order?.json.orderUUID}`;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    const clicks = await Promise.all([1, 2, 3].map(() => winner.post(`${url}/card`, { body: card })));
    expect(clicks.some((one) => one?.json.status === 'confirmed')).toBe(true);
    await shop.app.jobs.turn();
    expect((await winner.get(url))?.json).toMatchObject({ status: 'confirmed', amount: 20_000 });
    expect(shop.mails).toHaveLength(1);
    await shop.app.close();
  }, 60_000);
});
