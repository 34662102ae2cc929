import { openCareShop, staff } from '../../../test/sales/care-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const day = 1440;

describe.each(testDatabases)('refunds by care after an order has ended, on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());
  beforeEach(() => database.clear());

  /** A gift that was paid by card and cancelled after its 14 days: nothing came back, until care gives all of it a month later. */
  const refundLate = async () => {
    const shop = await openCareShop(database.db);
    const { care, harness } = shop;
    const { uuid } = await shop.buyGift('gift_stay');
    await shop.moveMoney();
    harness.clock.advance({ minutes: 28 * day });
    expect((await care.act(uuid, { kind: 'cancel' }, staff.lea)).ok).toBe(true);
    harness.clock.advance({ minutes: 31 * day });
    expect(await shop.broken()).toEqual([]);
    const action = { kind: 'refund', card: 20_600, vouchers: 0 } as const;
    const lead = await care.ask(uuid, action, staff.lea);
    expect((await care.decide(lead, staff.leo, { card: 20_600, vouchers: 0, due: 0 })).ok).toBe(true);
    return shop;
  };

  it('break no rule before the money arrives, however long ago the order ended', async () => {
    const shop = await refundLate();
    expect(await shop.broken()).toEqual([]);
    await shop.moveMoney();
    expect(await shop.refunds()).toMatchObject([{ amount: 20_600, state: 'settled' }]);
    expect(await shop.broken()).toEqual([]);
  });

  it('break the rules 14 days after the refund was planned, when nothing has arrived', async () => {
    const shop = await refundLate();
    shop.harness.clock.advance({ minutes: 14 * day });
    expect(await shop.broken()).toEqual([]);
    shop.harness.clock.advance({ minutes: 1 });
    expect((await shop.broken()).map(({ kind }) => kind)).toEqual(['order-paid-differs', 'refund-differs']);
  });
});
