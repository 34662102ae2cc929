import { sql } from 'kysely';
import { seedShop } from '../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/test-databases';
import { latestToken, openAccount, password, signUpBody } from './account-desk.fixture';

// PGlite runs transactions one after another and would pass these whatever the code does, so they run on a real server only.
describe('customers at the same moment', () => {
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

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.db,
    );
    return rows[0]?.count ?? -1;
  };

  it('open one account when two sign-ups of one address are confirmed together', async () => {
    const tokens: string[] = [];
    for (const firstName of ['Léa', 'Zoé']) {
      await shop.visitor().post('/api/account/signup', { body: signUpBody({ firstName }) });
      await shop.app.jobs.turn();
      tokens.push(latestToken(shop));
    }
    const answers = await Promise.all(
      tokens.map((token) => shop.visitor().post('/api/account/confirm', { body: { token } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await count('account')).toBe(1);
  });

  it('use a link once, however many use it together', async () => {
    await shop.visitor().post('/api/account/signup', { body: signUpBody() });
    await shop.app.jobs.turn();
    const token = latestToken(shop);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.visitor().post('/api/account/confirm', { body: { token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'LINK_USED')).toHaveLength(11);
  });

  it('choose one new password with one link', async () => {
    await openAccount(shop);
    await shop
      .visitor()
      .post('/api/account/password/forgot', { body: { locale: 'fr_FR', email: 'lea@example.org' } });
    await shop.app.jobs.turn();
    const token = latestToken(shop);
    const words = ['le premier des mots', 'le second des mots'];
    const answers = await Promise.all(
      words.map((word) =>
        shop.visitor().post('/api/account/password/reset', { body: { token, password: word } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('put a stay aside once, also while they sign in [WISH-009]', async () => {
    await seedShop(database.db);
    const visitor = shop.visitor();
    await visitor.call('PUT', '/api/account/wishlist/STAY/nights');
    await Promise.all(
      Array.from({ length: 10 }, () => visitor.call('PUT', '/api/account/wishlist/STAY/dinner')),
    );
    expect(await count('wishlist_item')).toBe(2);
    await openAccount(shop);
    const anonymous = visitor.cookie('wishlist') ?? '';
    const browsers = [shop.visitor(), shop.visitor()];
    const merged = await Promise.all(
      browsers.map((browser) => {
        browser.setCookie('wishlist', anonymous);
        return browser.post('/api/account/signin', { body: { email: 'lea@example.org', password } });
      }),
    );
    expect(merged.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count('wishlist_item')).toBe(2);
  });
});
