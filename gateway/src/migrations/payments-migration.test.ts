import { sql, type Kysely } from 'kysely';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { catalogueMigration } from './steps/0001-catalogue';
import { ordersMigration } from './steps/0002-inventory-and-orders';
import { vouchersMigration } from './steps/0004-vouchers';
import { booksMigration } from './steps/0014-books';
import { paymentsMigration } from './steps/0015-payments';

const uuid = (digit: number): string => `0000000${digit}-0000-4000-8000-000000000000`;

const order = (digit: number, status: string): string => `
  insert into orders (uuid, number, session_id, address_hash, locale, site, status, amount, package_id, room_type_id, checkin, nights,
    rooms, buyer, request, stay, created_at, hold_expires_at)
  values ('${uuid(digit)}', '1000000${digit}', 's', 'a', 'fr_FR', 'fr', '${status}', 20000, 'p', 'r', '2026-12-01', 2, 1, '{}', '{}', '{}',
    now(), now())`;

const payment = (digit: number, more: string): string =>
  `insert into payment (order_uuid, intent_id, client_secret, status, captured, refunded, updated_at)
   values ('${uuid(digit)}', 'pi_${digit}', 'secret_${digit}', ${more}, now())`;

describe('the migration of payments', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({});
    const db = database.db as unknown as Kysely<unknown>;
    for (const one of [catalogueMigration, ordersMigration, vouchersMigration, booksMigration])
      await one.up(db);
    for (const statement of [
      order(1, 'confirmed'),
      order(2, 'cancelled'),
      order(3, 'held'),
      payment(1, `'authorised', true, false`),
      payment(2, `'authorised', true, true`),
      payment(3, `'open', false, false`),
      `insert into sandbox_intent (id, amount, status, updated_at) values ('pi_1', 20000, 'captured', now()), ('pi_2', 20000, 'refunded', now())`,
      `insert into ledger (order_uuid, kind, amount, intent_id, at) values ('${uuid(1)}', 'captured', 20000, 'pi_1', now())`,
    ])
      await sql.raw(statement).execute(db);
    await paymentsMigration.up(db);
  }, 60_000);
  afterAll(() => database.close());

  it('keeps payments and refunds, and gives each payment a currency and a provider', async () => {
    const rows = await database.db.selectFrom('payment').selectAll().orderBy('intent_id').execute();
    expect(rows).toMatchObject([
      { order_uuid: uuid(1), captured: true, refund_state: 'none', currency: 'EUR', provider: 'sandbox' },
      { order_uuid: uuid(2), captured: true, refunded: true, refund_state: 'settled' },
      { order_uuid: uuid(3), captured: false, refund_state: 'none', client_secret: 'secret_3' },
    ]);
  });

  it('stores the order of each sandbox intent, also for unpaid orders', async () => {
    const rows = await database.db.selectFrom('sandbox_intent').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { id: 'pi_1', order_uuid: uuid(1), captured: 20_000, status: 'captured' },
      { id: 'pi_2', order_uuid: uuid(2), captured: 20_000, status: 'refunded' },
      { id: 'pi_3', order_uuid: uuid(3), captured: 0, status: 'requires_payment', client_secret: 'secret_3' },
    ]);
  });

  it('keeps the ledger and still rejects a duplicate movement', async () => {
    const { db } = database;
    const entry = {
      order_uuid: uuid(1),
      kind: 'captured' as const,
      amount: 1,
      intent_id: 'pi_1',
      at: new Date(0),
    };
    await expect(db.insertInto('ledger').values(entry).execute()).rejects.toThrow('ledger_movement_once');
    expect(await db.selectFrom('ledger').select('amount').execute()).toEqual([{ amount: 20_000 }]);
  });

  it('allows one payment per order', async () => {
    const again = { order_uuid: uuid(1), updated_at: new Date(0) };
    await expect(database.db.insertInto('payment').values(again).execute()).rejects.toThrow('payment_pkey');
  });
});
