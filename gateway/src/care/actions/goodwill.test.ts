import type { CareAction } from '@detour/shared-contracts/api';
import { sql } from 'kysely';
import { openCareShop, staff } from '../../../test/sales/care-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

// The limit of the harness is 50 €.
describe.each(testDatabases)('the limit of goodwill on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db, { rooms: 9 });
  });
  afterEach(async () => {
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => database.close());

  /** A booking of a customer of their own. */
  const bookFor = async (name: string): Promise<string> => {
    const uuid = await shop.book([], 20_000, name);
    await sql`update orders set buyer = jsonb_set(buyer, '{email}', to_jsonb(${`${name}@example.org`}::text))
      where uuid = ${uuid}`.execute(database.db);
    await shop.moveMoney();
    return uuid;
  };
  const refund = (card: number): CareAction => ({ kind: 'refund', card, vouchers: 0 });
  const secondOf = async (
    uuid: string,
    card: number,
    member: (typeof staff)['ann' | 'lea' | 'leo'] = staff.ann,
  ) => (await shop.care.preview(uuid, refund(card), member)).second;
  const give = async (
    uuid: string,
    card: number,
    member: (typeof staff)['ann' | 'lea' | 'leo'] = staff.ann,
  ) => {
    const done = await shop.care.act(uuid, refund(card), member);
    if (!done.ok) throw done.error;
    return done.value.request === null;
  };

  it('counts goodwill of a member to several customers within a day', async () => {
    for (const name of ['ada', 'bea', 'cleo']) expect(await give(await bookFor(name), 1500)).toBe(true);
    const uuid = await bookFor('dora');
    expect(await secondOf(uuid, 500)).toBeNull();
    expect(await secondOf(uuid, 501)).toBe('member');
    expect(await secondOf(uuid, 501, staff.lea)).toBeNull();
    expect(await give(uuid, 501)).toBe(false);
    shop.harness.clock.advance({ minutes: 24 * 60 });
    expect(await secondOf(uuid, 5000)).toBeNull();
  });

  it('counts goodwill to a customer from several members within a day, ignoring the case of the address', async () => {
    const [first, second] = [await bookFor('ada'), await bookFor('bea')];
    await sql`update orders set buyer = jsonb_set(buyer, '{email}', '"ADA@example.org"') where uuid = ${second}`.execute(
      database.db,
    );
    expect(await give(first, 3000)).toBe(true);
    expect(await secondOf(second, 2001, staff.lea)).toBe('customer');
    expect(await secondOf(second, 2000, staff.lea)).toBeNull();
    shop.harness.clock.advance({ minutes: 24 * 60 });
    expect(await secondOf(second, 5000, staff.lea)).toBeNull();
  });

  it('counts all earlier goodwill of an order', async () => {
    const uuid = await bookFor('ada');
    expect(await give(uuid, 3000)).toBe(true);
    shop.harness.clock.advance({ minutes: 3 * 24 * 60 });
    expect(await shop.care.preview(uuid, refund(2001))).toMatchObject({ second: 'order', goodwill: 5001 });
  });

  it('counts approved goodwill for the customer, but not for the member', async () => {
    const uuid = await bookFor('ada');
    const id = await shop.care.ask(uuid, refund(9000));
    const approved = await shop.care.decide(id, staff.lea, { card: 9000, vouchers: 0, due: 0 });
    expect(approved).toMatchObject({ ok: true });
    expect(await secondOf(await bookFor('bea'), 5000)).toBeNull();
    expect(await secondOf(uuid, 100)).toBe('order');
    expect(
      await database.db.selectFrom('care_goodwill').select(['staff', 'amount', 'approved_by']).execute(),
    ).toEqual([{ staff: staff.ann.staff, amount: 9000, approved_by: staff.lea.staff }]);
  });

  it('counts nothing that is by the terms', async () => {
    const uuid = await bookFor('ada');
    await give(await bookFor('bea'), 5000);
    expect(await shop.care.preview(uuid, { kind: 'cancel' })).toMatchObject({
      second: null,
      goodwill: 0,
      back: { card: 20_000 },
    });
    expect(await shop.care.act(uuid, { kind: 'cancel' })).toMatchObject({
      ok: true,
      value: { request: null },
    });
  });

  it('is not passed by two refunds at the same time', async () => {
    const orders = [await bookFor('ada'), await bookFor('bea'), await bookFor('cleo'), await bookFor('dora')];
    const expected = { card: 2000, vouchers: 0, due: 0 };
    const done = await Promise.all(orders.map((uuid) => shop.care.perform(uuid, refund(2000), expected)));
    expect(done.filter((one) => one.ok && one.value.request === null)).toHaveLength(2);
    expect(done.filter((one) => one.ok && one.value.request !== null)).toHaveLength(2);
  });
});
