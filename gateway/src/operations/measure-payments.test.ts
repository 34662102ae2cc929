import { Gauge, Registry } from 'prom-client';
import { createOrderHarness } from '../../test/sales/order-harness';
import { seedShop } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { measurePayments } from './measure-payments';

describe.each(testDatabases)('payments on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());

  it('are counted by what they wait for', async () => {
    await database.clear();
    await seedShop(database.db);
    const harness = createOrderHarness(database.db);
    await harness.pay(await harness.hold({ session: 'paid' }));
    await harness.pay(await harness.hold({ session: 'asked' }), 'threeds');
    await harness.hold({ session: 'open' });
    const gauge = new Gauge({
      name: 'waiting',
      help: 'x',
      labelNames: ['state'],
      registers: [new Registry()],
    });
    await measurePayments(database.db, gauge);
    const { values } = await gauge.get();
    expect(Object.fromEntries(values.map(({ labels, value }) => [labels.state, value]))).toEqual({
      buyer: 1,
      capture: 1,
      refund: 0,
      'refund-failed': 0,
    });
  });
});
