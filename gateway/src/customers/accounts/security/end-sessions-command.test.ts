import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { openAccount } from '../account.fixture';
import { endSessionsCommand } from './end-sessions-command';

describe('sessions ended by an operator', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const isIn = async (visitor: Visitor) => (await visitor.get('/api/account/me')).status === 200;
  const end = (input: unknown) => endSessionsCommand(shop.app.gateway, JSON.stringify(input));

  it('end for one customer, with a security event, or for everybody', async () => {
    const [lea, tom] = [
      await openAccount(shop),
      await openAccount(shop, shop.visitor(), { email: 'tom@example.org' }),
    ];
    expect(await end({ email: 'LEA@example.org' })).toEqual({ endedOf: 'lea@example.org' });
    expect([await isIn(lea), await isIn(tom)]).toEqual([false, true]);
    await shop.app.jobs.turn();
    expect(shop.mails.at(-1)?.to.address).toBe('lea@example.org');
    expect(await end({ everybody: true })).toEqual({ ended: 1 });
    expect(await isIn(tom)).toBe(false);
  });

  it.each([
    {},
    { email: 1 },
    { everybody: 'yes' },
    { email: 'a@b.c', everybody: true },
    null,
    { email: 'nobody@example.org' },
  ])('stay for the invalid input %j', async (input) => {
    const lea = await openAccount(shop);
    await expect(end(input)).rejects.toThrow(/Name the customer|There is no account/);
    expect(await isIn(lea)).toBe(true);
  });
});
