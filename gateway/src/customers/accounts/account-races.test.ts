import { sql } from 'kysely';
import { seedShop } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { latestToken, openAccount, password, signUpBody } from './account.fixture';

// PGlite runs transactions one after another, so only a real server shows these races.
describe('concurrent requests of customers', () => {
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

  const deadlocks = async (): Promise<number> => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`.execute(
      database.db,
    );
    return rows[0]?.deadlocks ?? -1;
  };

  it('open one account when three sign-ups of one address are confirmed concurrently, without a deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.clear();
      const tokens: string[] = [];
      for (const firstName of ['Léa', 'Zoé', 'Mia']) {
        await shop.visitor().post('/api/account/signup', { body: signUpBody({ firstName }) });
        await shop.app.jobs.turn();
        tokens.push(latestToken(shop));
      }
      const before = await deadlocks();
      const answers = await Promise.all(
        tokens.map((token) => shop.visitor().post('/api/account/confirm', { body: { token } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
      expect(await count('account')).toBe(1);
      expect(await deadlocks()).toBe(before);
    }
  });

  it('use a link once, however many requests use it concurrently', async () => {
    await shop.visitor().post('/api/account/signup', { body: signUpBody() });
    await shop.app.jobs.turn();
    const token = latestToken(shop);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.visitor().post('/api/account/confirm', { body: { token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'LINK_USED')).toHaveLength(11);
  });

  it('choose one new password with two links of one account, without a deadlock', async () => {
    const words = ['le premier des mots', 'le second des mots'];
    for (let round = 0; round < 3; round += 1) {
      await database.clear();
      await openAccount(shop);
      const tokens: string[] = [];
      for (const _ of words) {
        await shop
          .visitor()
          .post('/api/account/password/forgot', { body: { locale: 'fr_FR', email: 'lea@example.org' } });
        await shop.app.jobs.turn();
        tokens.push(latestToken(shop));
      }
      const before = await deadlocks();
      const answers = await Promise.all(
        words.map((word, index) =>
          shop
            .visitor()
            .post('/api/account/password/reset', { body: { token: tokens[index], password: word } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
      expect(await deadlocks()).toBe(before);
    }
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

  it('add a stay to the wishlist once, also during a sign-in [WISH-009]', async () => {
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

  describe('change an address', () => {
    const next = 'lea.martin@example.org';
    const post = (path: string, body: object, visitor = shop.visitor()) =>
      visitor.post(`/api/account/${path}`, { body });
    const ask = async (visitor: Visitor, email: string): Promise<string> => {
      await post('me/email', { email }, visitor);
      await shop.app.jobs.turn();
      return latestToken(shop, email);
    };

    it('once, however many requests use the link concurrently', async () => {
      const visitor = await openAccount(shop);
      const token = await ask(visitor, next);
      const answers = await Promise.all(Array.from({ length: 12 }, () => post('email/confirm', { token })));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ json }) => json?.code === 'LINK_USED')).toHaveLength(11);
    });

    it('to the same one: one account gets it, the other keeps its own', async () => {
      for (let round = 0; round < 5; round += 1) {
        await database.clear();
        const people = ['lea@example.org', 'eve@example.org'];
        const tokens: string[] = [];
        for (const email of people)
          tokens.push(await ask(await openAccount(shop, shop.visitor(), { email }), next));
        const answers = await Promise.all(tokens.map((token) => post('email/confirm', { token })));
        expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
        const rows = await database.db.selectFrom('account').select('email').execute();
        expect(rows.filter(({ email }) => email === next)).toHaveLength(1);
      }
    });

    it('while a sign-up uses the same address: one of them gets it', async () => {
      for (let round = 0; round < 5; round += 1) {
        await database.clear();
        const token = await ask(await openAccount(shop), next);
        await post('signup', signUpBody({ email: next }));
        await shop.app.jobs.turn();
        const opening = latestToken(shop, next);
        expect(opening).not.toBe(token);
        const answers = await Promise.all([
          post('email/confirm', { token }),
          post('confirm', { token: opening }),
        ]);
        expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
        expect(answers.map(({ status }) => status)).toContain(410);
      }
    });

    it('and undo it: the account keeps the former address, or the link is over', async () => {
      for (let round = 0; round < 5; round += 1) {
        await database.clear();
        const token = await ask(await openAccount(shop), next);
        const undoing = latestToken(shop);
        const [confirmed, undone] = await Promise.all([
          post('email/confirm', { token }),
          post('email/undo', { token: undoing }),
        ]);
        expect([204, 410]).toContain(confirmed?.status);
        expect(undone?.status).toBe(204);
        const row = await database.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
        expect(row.email).toBe('lea@example.org');
        expect(await count('account_session')).toBe(0);
      }
    });
  });
});
