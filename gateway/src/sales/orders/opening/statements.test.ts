import pg from 'pg';
import { orderRequest, seedShop } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : (query as pg.QueryConfig).text).trim().slice(0, 200);

/** First words of the statements that `work` sends, on any connection. */
const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query));
  } finally {
    spy.mockRestore();
  }
};

/** Each statement is a round trip, which costs a busy gateway more than the work of the database. */
describe('the statements of an order', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db, { rooms: 9 });
    shop = await openTestApp(database.db);
  }, startTimeout);
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  it('are 10 in the transaction that opens it, and 2 for its payment, of which 1 is the sandbox’s', async () => {
    const visitor = shop.visitor();
    const order = (key: string) =>
      visitor.post('/api/front/purchase/orders', {
        body: orderRequest(),
        headers: { 'idempotency-key': key },
      });
    // The first call reads what the gateway keeps from then on.
    expect((await order('first')).status).toBe(201);
    const sent = await statementsOf(() => order('second'));
    const end = sent.indexOf('commit') + 1;
    const transaction = sent.slice(0, end);
    expect([transaction[0], transaction.at(-1)]).toEqual(['begin', 'commit']);
    expect(transaction).toHaveLength(10);
    expect(sent.slice(end)).toHaveLength(2);
  });
});
