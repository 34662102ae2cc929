import { sql } from 'kysely';
import { orderRequest, seedShop } from '../../test/shop.fixture';
import { startTestPostgres, type TestPostgres } from '../../test/databases/postgres';
import { openTestApp } from '../../test/test-app';
import { startTimeout } from '../../test/databases/test-databases';
import { bringUpToDate } from './migrate-as-owner';
import { openDatabase, type OpenDatabase } from '../database/open-database';

const orders = '/api/front/purchase/orders';

describe('a shop whose role owns no table', () => {
  let postgres: TestPostgres;
  let admin: OpenDatabase;
  let shop: OpenDatabase;
  const urlOf = (role: string): string => `postgres://${role}@localhost/shop?host=${postgres.folder}`;
  const settings = (role = 'shop') => ({
    databaseUrl: urlOf(role),
    migrationDatabaseUrl: urlOf('shop_owner'),
  });

  beforeAll(async () => {
    postgres = await startTestPostgres();
    admin = await openDatabase({ url: urlOf('postgres').replace('/shop?', '/postgres?'), poolSize: 1 });
    for (const statement of [
      'create role shop_owner login',
      'create role shop login',
      'create role shop_member login in role shop_owner',
      'create database shop owner shop_owner',
    ])
      await sql.raw(statement).execute(admin.db);
    shop = await openDatabase({ url: urlOf('shop'), poolSize: 5 });
    // Twice, as at each start.
    await bringUpToDate(settings(), shop.db);
    await bringUpToDate(settings(), shop.db);
  }, startTimeout);
  afterAll(async () => {
    await shop.close();
    await admin.close();
    await postgres.stop();
  });

  const refusalOf = (statement: string): Promise<string> =>
    sql
      .raw(statement)
      .execute(shop.db)
      .then(
        () => 'done',
        (error: Error) => error.message,
      );

  it('sells, pays, sends and forgets', async () => {
    await seedShop(shop.db);
    const { app, clock, visitor } = await openTestApp(shop.db);
    const buyer = visitor();
    const { orderUUID } = (await buyer.post(orders, { body: orderRequest() })).json;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect((await buyer.post(`${orders}/${orderUUID}/card`, { body: card })).status).toBe(200);
    await app.jobs.turn();
    clock.advance({ minutes: 24 * 60 });
    await app.jobs.turn();
    expect((await buyer.get(`${orders}/${orderUUID}`)).json.status).toBe('confirmed');
    const jobs = await shop.db.selectFrom('timed_job').select(['name', 'last_error']).execute();
    expect(jobs.filter(({ last_error: error }) => error !== null)).toEqual([]);
    expect(await shop.db.selectFrom('ledger').select('kind').execute()).not.toEqual([]);
    await app.close();
  });

  it.each([
    'update ledger set amount = 0',
    'delete from ledger',
    'truncate ledger',
    'truncate voucher_ledger',
    'delete from voucher_ledger',
    'alter table ledger disable trigger ledger_append_only',
    'alter table ledger add column more text',
    'drop table ledger cascade',
    'create or replace function refuse_change_of_books() returns trigger language plpgsql as $$ begin return null; end $$',
    'set session_replication_role = replica',
    'create table of_its_own (id integer)',
    'create schema of_its_own',
    'alter table pgboss.job disable trigger all',
    'truncate orders',
    'delete from kysely_migration',
    'set role shop_owner',
  ])('is refused: %s', async (statement) => {
    expect(await refusalOf(statement)).toMatch(/permission denied|must be (?:owner|superuser)/);
  });

  it('does not start with a role that could become the owner, or that still owns something', async () => {
    for (const role of ['shop_member', 'shop_owner', 'postgres']) {
      const database = await openDatabase({ url: urlOf(role), poolSize: 1 });
      await expect(bringUpToDate(settings(role), database.db)).rejects.toThrow('give it a role of its own');
      await database.close();
    }
    const owner = await openDatabase({ url: urlOf('postgres'), poolSize: 1 });
    await sql`create table left_over (id integer)`.execute(owner.db);
    await sql`alter table left_over owner to shop`.execute(owner.db);
    await expect(bringUpToDate(settings(), shop.db)).rejects.toThrow('still owns tables');
    await sql`drop table left_over`.execute(owner.db);
    await owner.close();
  });
});
