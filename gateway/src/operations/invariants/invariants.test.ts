import { addDays } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../test/sales/order-harness';
import { arrival, orderRequest } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { voucherCodeOf } from '../../sales/vouchers/codes/voucher-seal';
import { checkInvariants, invariants } from './check-invariants';
import { continueInvariants } from './continue-invariants';

describe.each(testDatabases)('the invariants on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: OrderHarness;
  /** One order of each kind. */
  let orders: Record<'stay' | 'paidByCard' | 'card' | 'gone' | 'held', string>;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());

  const voucherId = async (orderUuid: string): Promise<string> => {
    const { id } = await database.db
      .selectFrom('voucher')
      .select('id')
      .where('order_uuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
    return id;
  };
  const withCode = (code: string) => {
    const request = orderRequest({ expectedAmount: 10_000 });
    return { ...request, items: { ...request.items, voucherCodes: [code] } };
  };
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
    harness = createOrderHarness(database.db);
    const stay = await harness.hold({ session: 'stay' });
    await harness.pay(stay);
    const card = await harness.hold({ session: 'card', request: giftRequest('gift_card') });
    await harness.pay(card);
    const voucher = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    const code = voucherCodeOf(secret, voucher) ?? '';
    const paidByCard = await harness.hold({ session: 'guest', request: withCode(code) });
    await harness.pay(paidByCard);
    const gone = await harness.hold({ session: 'gone' });
    await harness.cancel(gone);
    orders = { stay, card, paidByCard, gone, held: await harness.hold({ session: 'held' }) };
  });

  const check = async () => {
    const found = await checkInvariants({ db: database.db, clock: harness.clock });
    return found.map(({ kind, subject }) => `${kind}: ${subject}`);
  };
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const entry = (order: string, kind: string, amount: number, intent = 'by hand') =>
    run(`insert into ledger (order_uuid, kind, amount, intent_id, at)
      values ('${order}', '${kind}', ${amount}, '${intent}', '${new Date(harness.clock.now()).toISOString()}')`);

  it('hold after holds, payments, cancellations and vouchers', async () => {
    expect(await check()).toEqual([]);
    harness.clock.advance({ minutes: 40 });
    await harness.expire();
    expect(await check()).toEqual([]);
    expect(await findOpenAlarms(database.db)).toEqual([]);
  });

  const breaks: readonly (readonly [string, (o: typeof orders) => Promise<string> | string])[] = [
    [
      'voucher-books-differ: voucher',
      async ({ card }) => {
        const id = await voucherId(card);
        await run(
          `insert into voucher_ledger (voucher_id, kind, amount, at) values ('${id}', 'claimed', 5, now())`,
        );
        return id;
      },
    ],
    [
      'voucher-books-differ: voucher',
      async ({ card }) => {
        const id = await voucherId(card);
        await run(`update voucher set remaining = 77 where id = '${id}'`);
        return id;
      },
    ],
    [
      'voucher-use-differs: order',
      async ({ paidByCard }) => {
        await run(`update voucher_use set state = 'held' where order_uuid = '${paidByCard}'`);
        return paidByCard;
      },
    ],
    [
      'voucher-use-differs: order',
      async ({ paidByCard }) => {
        await run(`update voucher_use set amount = amount - 1 where order_uuid = '${paidByCard}'`);
        await run(
          `update order_line set amount = amount - 1 where order_uuid = '${paidByCard}' and kind = 'stay'`,
        );
        return paidByCard;
      },
    ],
    [
      'exchange-differs: voucher',
      async ({ card }) => {
        const box = await harness.hold({ session: 'box', request: giftRequest('box') });
        await harness.pay(box);
        await run(`update voucher set replaces = '${await voucherId(card)}' where order_uuid = '${box}'`);
        return voucherId(box);
      },
    ],
    [
      'gift-delivery-differs: order',
      async ({ card }) => {
        await run(`insert into gift_delivery (order_uuid, position, to_name, to_email, locale, design, state)
          values ('${card}', 1, 'Claire', 'claire@example.org', 'fr_FR', 'place', 'waiting')`);
        return card;
      },
    ],
    [
      'gift-delivery-differs: order',
      async ({ card }) => {
        await run(`insert into gift_delivery (order_uuid, to_name, to_email, locale, design, state)
          values ('${card}', 'Claire', 'claire@example.org', 'fr_FR', 'place', 'sent')`);
        return card;
      },
    ],
    ['order-paid-differs: order', async ({ gone }) => (await entry(gone, 'refunded', -20_000), gone)],
    [
      'order-paid-differs: order',
      async ({ gone }) => {
        await entry(gone, 'captured', 20_000);
        harness.clock.advance({ minutes: 61 });
        return gone;
      },
    ],
    [
      'order-paid-differs: order',
      async ({ stay }) => {
        await run(`update payment set captured = true where order_uuid = '${stay}'`);
        return stay;
      },
    ],
    [
      'captured-twice: order',
      async ({ stay }) => {
        await entry(stay, 'captured', 20_000, 'one');
        await entry(stay, 'captured', 20_000, 'two');
        return stay;
      },
    ],
    ['captured-twice: order', async ({ stay }) => (await entry(stay, 'captured', 20_001), stay)],
    [
      'confirmed-order-incomplete: order',
      async ({ held }) => {
        await run(`update hold set state = 'sold' where order_uuid = '${held}'`);
        await run(`update room_night set held = held - 1, sold = sold + 1
          where (room_type_id, night) in (select room_type_id, night from hold where order_uuid = '${held}')`);
        await run(`update orders set status = 'confirmed', confirmed_at = now() where uuid = '${held}'`);
        return held;
      },
    ],
    [
      'confirmed-order-incomplete: order',
      async () => {
        const box = await harness.hold({ session: 'box', request: giftRequest('box') });
        await run(
          `update orders set status = 'confirmed', confirmed_at = '2026-11-23T09:00:00Z' where uuid = '${box}'`,
        );
        await entry(box, 'authorised', 14_900);
        return box;
      },
    ],
    [
      'booked-rooms-differ: order',
      async ({ stay }) => {
        await run(
          `update room_night set sold = sold - 1 where room_type_id = 'double' and night = '${arrival}'`,
        );
        await run(`update hold set state = 'released' where order_uuid = '${stay}' and night = '${arrival}'`);
        return stay;
      },
    ],
    [
      'booking-price-differs: order',
      async ({ stay }) => {
        await run(`update order_line set amount = amount + 1 where order_uuid = '${stay}' and kind = 'stay'`);
        return stay;
      },
    ],
    [
      'stock-differs: room type',
      () =>
        run(`update room_night set held = held + 1 where night = '${addDays(arrival, 40)}'
      and room_type_id = 'family'`).then(() => 'family'),
    ],
    [
      'stock-differs: room type',
      ({ held }) => run(`delete from hold where order_uuid = '${held}'`).then(() => 'double'),
    ],
  ];

  it.each(breaks)('raise exactly one alarm, %s, when broken manually', async (alarm, breakIt) => {
    const key = await breakIt(orders);
    expect(await check()).toEqual([`${alarm} ${key}`]);
    await check();
    expect(await findOpenAlarms(database.db)).toMatchObject([
      { subject: `${alarm.split(': ')[1]} ${key}`, count: 2 },
    ]);
  });

  it('are checked on every row in batches of any size, and stop on demand', async () => {
    await run(`update room_night set held = held + 1 where night = '${addDays(arrival, 40)}'`);
    await run(`update payment set captured = true`);
    const broken = await check();
    expect(broken.filter((one) => one.startsWith('stock-differs'))).toHaveLength(2);
    expect(broken.filter((one) => one.startsWith('order-paid-differs'))).toHaveLength(3);
    for (const limit of [1, 2, 3, 5]) {
      const found = await checkInvariants({ db: database.db, clock: harness.clock, limit });
      expect(found.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual(broken);
    }
    const signal = AbortSignal.abort(new Error('stopping'));
    const stopped = checkInvariants({ db: database.db, clock: harness.clock, signal });
    await expect(stopped).rejects.toThrow('stopping');
  });

  describe('checked by the hour', () => {
    const hourly = (options: { readonly runFor?: number; readonly limit?: number } = {}) =>
      continueInvariants({
        db: database.db,
        clock: harness.clock,
        signal: new AbortController().signal,
        ...options,
      });
    /** Rules that have seen all rows at least once. */
    const ended = async (start: Date): Promise<number> => {
      const passes = await database.db.selectFrom('invariant_pass').selectAll().execute();
      return passes.filter(({ since }) => since > start).length;
    };

    it('are checked as a whole where there is time', async () => {
      await run(`update room_night set held = held + 1 where night = '${addDays(arrival, 40)}'`);
      const found = (await hourly()).map(({ kind }) => kind);
      expect(found).toEqual(['stock-differs', 'stock-differs']);
      const start = new Date(harness.clock.now());
      harness.clock.advance({ minutes: 60 });
      expect((await hourly()).map(({ kind }) => kind)).toEqual(found);
      expect(await ended(start)).toBe(invariants.length);
    });

    it('go on where the last run stopped, each row once in a pass', async () => {
      await run(`update room_night set held = held + 1 where night = '${addDays(arrival, 40)}'`);
      const found: string[] = [];
      let runs = 0;
      const start = new Date(harness.clock.now());
      while ((await ended(start)) < invariants.length) {
        // One statement of one row.
        found.push(...(await hourly({ runFor: 0, limit: 1 })).map(({ kind }) => kind));
        harness.clock.advance({ seconds: 10 });
        runs += 1;
        expect(runs).toBeLessThan(500);
      }
      expect(found).toEqual(['stock-differs', 'stock-differs']);
      expect(runs).toBeGreaterThan(invariants.length);
    });

    it('tell a rule that does not see all rows within a day', async () => {
      const late = async (options?: { readonly runFor: number; readonly limit: number }) =>
        (await hourly(options)).flatMap(({ kind, subject }) => (kind === 'invariants-late' ? [subject] : []));
      const oneRow = { runFor: 0, limit: 1 };
      expect(await late(oneRow)).toEqual([]);
      harness.clock.advance({ minutes: 24 * 60 });
      expect(await late(oneRow)).toEqual([]);
      harness.clock.advance({ minutes: 1 });
      const found = await late(oneRow);
      expect(found).toHaveLength(invariants.length);
      expect(found).toContain('rule stock-differs');
      expect(await late()).toEqual([]);
    });
  });
});
