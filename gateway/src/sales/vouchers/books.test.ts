import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { locales } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../test/sales/order-harness';
import { orderRequest, today } from '../../../test/shop.fixture';
import { queuedPayloads } from '../../../test/queued-messages';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { findOrder } from '../records/order.repository';
import { mailHouse } from '../../mail/blocks/mail-house';
import { renderLetter } from '../../mail/blocks/render-letter';
import { voucherProlongedLetter } from '../../mail/letters/notice/voucher-prolonged-letter';
import { readConfig } from '../../settings/read-config';
import { confirmFreeOrder } from '../settlement/confirm-free-order';
import { voucherCodeOf } from './codes/voucher-seal';
import { expireVouchers, marketDayOf } from './voucher.repository';

const day = 24 * 60;

const refused = [
  `update ledger set amount = 1`,
  `update ledger set amount = amount where false`,
  `delete from ledger`,
  `delete from ledger where id = 1`,
  `truncate ledger`,
  `truncate orders cascade`,
  `update voucher_ledger set amount = 1`,
  `update voucher_ledger set at = now() where false`,
  `delete from voucher_ledger`,
  `truncate voucher_ledger`,
  `truncate voucher cascade`,
  `insert into ledger (order_uuid, kind, amount, intent_id, at)
     select order_uuid, kind, amount, intent_id, at from ledger
     on conflict (intent_id, kind, movement) do update set amount = 1`,
];

describe.each(testDatabases)('ledgers on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const buyCard = async (value = 10_000): Promise<string> => {
    const request = giftRequest('gift_card', { item: { value }, expectedAmount: value });
    const uuid = await harness.hold({ session: 'giver', request });
    await harness.pay(uuid);
    const voucher = await database.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return voucherCodeOf(secret, voucher) ?? '';
  };
  /** A stay of 200 €, after the card's last day, as is the end of its free cancellation. */
  const stayWith = (code: string, expectedAmount = 10_000): OrderRequest => {
    const request = orderRequest({ checkin: addDays(today, 376), expectedAmount });
    return { ...request, items: { ...request.items, voucherCodes: [code] } };
  };
  const card = () => database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
  const books = async () => {
    const rows = await database.db.selectFrom('voucher_ledger').selectAll().orderBy('id').execute();
    return rows.map(({ kind, amount, valid_until: until }) => `${kind} ${until ?? amount}`);
  };
  const sumOfBooks = async () => {
    const { rows } = await sql<{ sum: number }>`select sum(amount) from voucher_ledger`.execute(database.db);
    return rows[0]?.sum;
  };
  const mails = () => queuedPayloads(database.db, 'mail.voucher-prolonged');
  const moment = () => new Date(harness.clock.now());
  const endLapsed = () => expireVouchers(database.db, marketDayOf('fr_FR', moment()), moment());
  /** Moves the clock to the last minutes of the card. */
  const goToLastEvening = () => harness.clock.advance({ minutes: 365 * day + 13 * 60 + 55 });

  it.each(refused)('reject %p', async (statement) => {
    await harness.pay(await harness.hold({ session: 'stay' }));
    await buyCard();
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/(voucher_)?ledger is append-only/);
  });

  it('reject a session that skips ordinary triggers, and accept a counter-entry', async () => {
    const uuid = await harness.hold({ session: 'stay' });
    await harness.pay(uuid);
    const pass = database.db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      try {
        await connection.updateTable('ledger').set({ amount: 1 }).execute();
      } finally {
        await sql`set session_replication_role = origin`.execute(connection);
      }
    });
    await expect(pass).rejects.toThrow('ledger is append-only');
    await database.db
      .insertInto('ledger')
      .values({ order_uuid: uuid, kind: 'voided', amount: -20_000, intent_id: 'by hand', at: moment() })
      .execute();
    expect(await harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
  });

  it('keep sum and balance equal when a card expires while an order holds it', async () => {
    const code = await buyCard();
    goToLastEvening();
    const uuid = await harness.hold({ session: 'guest', request: stayWith(code) });
    harness.clock.advance({ minutes: 10 });
    expect(await endLapsed()).toBe(0);
    harness.clock.advance({ minutes: 10 });
    expect(await harness.expire()).toBe(1);
    const until = addDays(today, 366 + 7);
    expect(await card()).toMatchObject({ remaining: 10_000, state: 'claimed', valid_until: until });
    expect(await books()).toEqual(['issued 10000', 'spent -10000', 'returned 10000', `prolonged ${until}`]);
    expect(await mails()).toEqual([{ orderUuid: uuid, voucherId: (await card()).id }]);
  });

  it('extend a card for an unpaid order only once, after which the card expires', async () => {
    const code = await buyCard();
    goToLastEvening();
    await harness.hold({ session: 'guest', request: stayWith(code) });
    harness.clock.advance({ minutes: 20 });
    await harness.expire();
    harness.clock.advance({ minutes: 8 * day - 20 });
    await harness.hold({ session: 'guest', request: stayWith(code) });
    harness.clock.advance({ minutes: 20 });
    await harness.expire();
    expect(await sumOfBooks()).toBe((await card()).remaining);
    expect(await endLapsed()).toBe(1);
    expect(await card()).toMatchObject({ remaining: 0, state: 'expired' });
    expect(await sumOfBooks()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('return the value for six months when a paid order is cancelled after the card has expired', async () => {
    const code = await buyCard();
    goToLastEvening();
    const uuid = await harness.hold({ session: 'guest', request: stayWith(code) });
    await harness.pay(uuid);
    harness.clock.advance({ minutes: 5 * day });
    // Its balance is 0, but its last day is over.
    await endLapsed();
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    const until = '2028-05-28';
    expect(await card()).toMatchObject({ remaining: 10_000, state: 'claimed', valid_until: until });
    expect(await sumOfBooks()).toBe(10_000);
    const row = await findOrder(database.db, uuid);
    if (!row) throw new Error('The order does not exist.');
    const voucher = await card();
    const texts = locales.map((locale) => {
      const letter = { firstName: 'Léa', orderNumber: row.number, wasPaid: true, link: 'https://fr.test/' };
      const { remaining: balance, valid_until: validUntil } = voucher;
      const house = mailHouse(readConfig({}), locale);
      return renderLetter(voucherProlongedLetter(house, { ...letter, balance, validUntil })).text;
    });
    for (const text of texts) expect(text).toMatch(/100[^]*2028/);
    expect(new Set(texts).size).toBe(6);
    harness.clock.advance({ minutes: 400 * day });
    expect(await endLapsed()).toBe(1);
    expect(await sumOfBooks()).toBe(0);
  });

  it('accept a value that an order returns to a card whose balance has expired', async () => {
    const code = await buyCard(25_000);
    goToLastEvening();
    const uuid = await harness.hold({ session: 'guest', request: stayWith(code, 0) });
    const { db } = database;
    expect(await confirmFreeOrder({ db, clock: harness.clock, secret }, uuid)).toMatchObject({ ok: true });
    harness.clock.advance({ minutes: day });
    expect(await endLapsed()).toBe(1);
    await harness.cancel(uuid);
    expect(await card()).toMatchObject({ remaining: 20_000, state: 'claimed', closed_at: null });
    expect(await books()).toEqual([
      'issued 25000',
      'spent -20000',
      'expired -5000',
      'returned 20000',
      'prolonged 2028-05-24',
    ]);
  });
});
