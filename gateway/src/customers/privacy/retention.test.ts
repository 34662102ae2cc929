import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { openAccount, password } from '../accounts/account.fixture';
import { deleteOldPersonalData } from './delete-old-personal-data';
import { retentionDays } from '../../settings/retention-terms';

const day = 1440;

it('keeps the periods of docs/privacy.md', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8');
  const stated = [...table.matchAll(/\(`(\w+)`\)[^|]*\|[^|]*\|[^|]*\| *(\d+)/g)].map(([, term, days]) => [
    term,
    Number(days),
  ]);
  expect(Object.fromEntries(stated)).toEqual(retentionDays);
});

describe.each(testDatabases)('personal data on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    dataDir = await newTemporaryFolder();
    shop = await openTestApp(database.db, { DATA_DIR: dataDir });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const forget = () => deleteOldPersonalData(shop.app.gateway);
  const place = async (visitor: Visitor = shop.visitor()): Promise<string> => {
    const placed = await visitor.post('/api/front/purchase/orders', { body: orderRequest() });
    return placed.json.orderUUID;
  };
  const orderOf = (uuid: string) =>
    database.db.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const settle = (uuid: string, status: 'expired' | 'confirmed') =>
    database.db
      .updateTable('orders')
      .set({ status, confirmed_at: status === 'confirmed' ? new Date(shop.clock.now()) : null })
      .where('uuid', '=', uuid)
      .execute();

  it('is removed from an unpaid order after 30 days, not before', async () => {
    const uuid = await place();
    await settle(uuid, 'expired');
    shop.clock.advance({ minutes: 29 * day });
    await forget();
    expect(JSON.stringify((await orderOf(uuid)).buyer)).toContain('@');
    shop.clock.advance({ minutes: 2 * day });
    await forget();
    const order = await orderOf(uuid);
    expect(order).toMatchObject({
      buyer: { email: '', firstName: '', lastName: '', phoneNumber: '', addressLine: '' },
      request: {},
      session_id: 'anonymised',
      address_hash: 'anonymised',
      account_uuid: null,
    });
    expect([order.amount > 0, order.anonymised_at !== null]).toEqual([true, true]);
  });

  it('stays on an invoice for ten years, and in the rest of a paid order for three', async () => {
    const visitor = await openAccount(shop);
    const uuid = await place(visitor);
    await settle(uuid, 'confirmed');
    const before = (await orderOf(uuid)).buyer as Record<string, string>;
    shop.clock.advance({ minutes: 1094 * day });
    await forget();
    expect((await orderOf(uuid)).buyer).toEqual(before);
    shop.clock.advance({ minutes: 200 * day });
    await forget();
    expect((await orderOf(uuid)).buyer).toEqual({
      ...before,
      email: '',
      phoneNumber: '',
      civility: 'NEUTRAL',
    });
    shop.clock.advance({ minutes: (3652 - 1294) * day });
    await forget();
    expect((await orderOf(uuid)).buyer).toMatchObject({ firstName: before['firstName'] });
    shop.clock.advance({ minutes: 3 * day });
    await forget();
    expect((await orderOf(uuid)).buyer).toMatchObject({ firstName: '', lastName: '', addressLine: '' });
  });

  it('leaves an invoice after ten years; its number and amount stay', async () => {
    const uuid = await place();
    await settle(uuid, 'confirmed');
    const { db } = database;
    await db.insertInto('invoice_series').values({ series: 'FR-2026', last: 1 }).execute();
    const document = { number: 'FR-2026-000001', series: 'FR-2026', seq: 1, order_uuid: uuid, total: 100 };
    await db
      .insertInto('invoice')
      .values({
        ...document,
        kind: 'invoice',
        corrects: null,
        body: '{}',
        issued_at: new Date(shop.clock.now()),
      })
      .execute();
    await db.insertInto('invoice_party').values({ number: 'FR-2026-000001', party: '{}' }).execute();
    shop.clock.advance({ minutes: 3652 * day });
    await forget();
    expect(await db.selectFrom('invoice_party').select('number').execute()).toHaveLength(1);
    shop.clock.advance({ minutes: 2 * day });
    await forget();
    expect(await db.selectFrom('invoice_party').select('number').execute()).toEqual([]);
    expect(await db.selectFrom('invoice').select('total').execute()).toEqual([{ total: 100 }]);
  });

  it('leaves notes and requests of customer care with the contact data, visits after 30 days, accesses after 400', async () => {
    const { db } = database;
    const uuid = await place();
    await settle(uuid, 'confirmed');
    const at = new Date(shop.clock.now());
    await db
      .updateTable('orders')
      .set({ visit: 'a'.repeat(32) })
      .where('uuid', '=', uuid)
      .execute();
    await db.insertInto('care_note').values({ order_uuid: uuid, staff: 'i s', body: 'a note', at }).execute();
    await db
      .insertInto('care_request')
      .values({
        id: randomUUID(),
        order_uuid: uuid,
        action: '{}',
        amount: 1,
        reason: 'the hotel closed',
        asked_by: 'i s',
        asked_at: at,
      })
      .execute();
    await db.insertInto('care_access').values({ staff: 'i s', what: 'order', subject: '1', at }).execute();
    const left = async () => ({
      visit: (await orderOf(uuid)).visit !== null,
      note: (await db.selectFrom('care_note').select('id').execute()).length,
      request: (await db.selectFrom('care_request').select('id').execute()).length,
      access: (await db.selectFrom('care_access').select('id').execute()).length,
    });
    shop.clock.advance({ minutes: 29 * day });
    await forget();
    expect(await left()).toEqual({ visit: true, note: 1, request: 1, access: 1 });
    shop.clock.advance({ minutes: 2 * day });
    await forget();
    expect(await left()).toEqual({ visit: false, note: 1, request: 1, access: 1 });
    shop.clock.advance({ minutes: 370 * day });
    await forget();
    expect(await left()).toEqual({ visit: false, note: 1, request: 1, access: 0 });
    shop.clock.advance({ minutes: 730 * day });
    await forget();
    expect(await left()).toEqual({ visit: false, note: 0, request: 0, access: 0 });
  });

  it('of recipients leaves with the contact data of their order: addresses and the words of further gifts', async () => {
    const { db } = database;
    const uuid = await place();
    await settle(uuid, 'confirmed');
    const recipient = {
      to_name: 'Claire',
      to_email: 'claire@example.org',
      locale: 'fr_FR',
      design: 'love',
    } as const;
    await db
      .insertInto('gift_delivery')
      .values({ order_uuid: uuid, ...recipient, state: 'sent', sent_at: new Date(shop.clock.now()) })
      .execute();
    const snapshot = JSON.stringify({ kind: 'box', fromName: 'Camille', message: 'Bon voyage !' });
    await db.insertInto('order_gift').values({ order_uuid: uuid, position: 1, snapshot }).execute();
    const left = async () =>
      JSON.stringify([
        await db.selectFrom('gift_delivery').selectAll().execute(),
        await db.selectFrom('order_gift').selectAll().execute(),
      ]);
    shop.clock.advance({ minutes: (retentionDays.paidOrderContact - 1) * day });
    await forget();
    for (const word of ['claire@example.org', 'Camille', 'Bon voyage']) expect(await left()).toContain(word);
    shop.clock.advance({ minutes: 60 * day });
    await forget();
    for (const word of ['laire', 'Camille', 'Bon voyage']) expect(await left()).not.toContain(word);
  });

  it('stays in open orders; ledgers do not change', async () => {
    const uuid = await place();
    await database.db
      .insertInto('ledger')
      .values({
        order_uuid: uuid,
        kind: 'authorised',
        amount: 1,
        intent_id: 'pi_x',
        at: new Date(),
        movement: '',
      })
      .execute();
    shop.clock.advance({ minutes: 5000 * day });
    await forget();
    expect((await orderOf(uuid)).anonymised_at).toBeNull();
    const { rows } = await sql<{ count: number }>`select count(*) as count from ledger`.execute(database.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('is removed from the kept mails after 180 days, and with the data of an unpaid order', async () => {
    const [paid, unpaid] = [await place(), await place(shop.visitor())];
    await settle(paid, 'confirmed');
    await settle(unpaid, 'expired');
    const about = (uuid: string) => ({ about: { kind: 'confirmation', orderUuid: uuid } });
    const to = { name: 'Léa', address: 'lea@example.org' };
    for (const uuid of [paid, unpaid])
      await shop.app.gateway.mail.send({ id: uuid, to, subject: 'S', text: 'T', html: 'H', ...about(uuid) });
    const kept = async () =>
      (await database.db.selectFrom('sent_mail').select('id').execute()).map(({ id }) => id);
    await forget();
    expect((await kept()).sort()).toEqual([paid, unpaid].sort());
    shop.clock.advance({ minutes: 31 * day });
    await forget();
    expect(await kept()).toEqual([paid]);
    shop.clock.advance({ minutes: 150 * day });
    await forget();
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['contact_case', 'received_at', retentionDays.contactCase],
    ['payment_event', 'received_at', retentionDays.paymentEvent],
    ['security_event', 'at', retentionDays.securityEvent],
    ['account_device', 'last_seen_at', retentionDays.device],
    ['newsletter_subscription', 'unsubscribed_at', retentionDays.endedSubscription],
    ['newsletter_pending', 'expires_at', 0],
    ['account_token', 'created_at', retentionDays.accountToken],
    ['email_change', 'asked_at', retentionDays.accountToken],
    ['account_session', 'expires_at', 0],
    ['passkey_challenge', 'expires_at', 0],
    ['password_guess', 'forget_at', 0],
    ['wishlist_item', 'added_at', retentionDays.anonymousWishlist],
    ['analytics_event', 'at', retentionDays.analyticsEvent],
    ['experiment_exposure', 'at', retentionDays.experimentExposure],
  ])('is removed from %s when %s is %i days old, not before', async (table, column, days) => {
    await openAccount(shop);
    const { uuid } = await database.db.selectFrom('account').select('uuid').executeTakeFirstOrThrow();
    const at = new Date(shop.clock.now());
    const values: Record<string, Record<string, unknown>> = {
      contact_case: {
        id: randomUUID(),
        received_at: at,
        reason: 'r',
        request_type: 't',
        request_subtype: 's',

        email: 'a@example.org',
        name: 'n',
        phone: '',
        description: 'd',
        language: 'fr',
        point_of_sale: 'fr',
      },
      payment_event: { id: 'evt', intent_id: 'pi', type: 't', received_at: at },
      security_event: {
        id: randomUUID(),
        account_uuid: uuid,
        kind: 'new-device',
        at,
        browser: '',
        platform: '',
      },
      account_device: { account_uuid: uuid, id: 'x', first_seen_at: at, last_seen_at: at },
      newsletter_subscription: {
        email: 'a@example.org',
        id: randomUUID(),
        country: 'FR',
        language: 'fr',
        subscribed_at: at,
        unsubscribed_at: at,
      },
      newsletter_pending: {
        id: 'x',
        email: 'a@example.org',
        country: 'FR',
        language: 'fr',
        source: 'footer',
        text_version: 'v',
        asked_at: at,
        asked_from: 'h',
        expires_at: at,
      },
      account_token: { id: 'x', kind: 'reset', email: 'a@example.org', created_at: at, expires_at: at },
      email_change: {
        id: 'x',
        account_uuid: uuid,
        previous_email: 'a@example.org',
        email: 'b@example.org',
        session_uuid: randomUUID(),
        asked_at: at,
        confirm_until: at,
        undo_until: at,
      },
      account_session: {
        id: 'x',
        account_uuid: uuid,
        method: 'mail',
        created_at: at,
        last_used_at: at,
        authenticated_at: at,
        expires_at: at,
        ends_at: at,
      },
      passkey_challenge: { id: randomUUID(), purpose: 'sign-in', challenge: 'c', rp_id: 'r', expires_at: at },
      password_guess: { key: 'x', count: 1, next_at: at, forget_at: at },
      wishlist_item: { owner: 'anonymous:x', type: 'STAY', product_id: 'x', added_at: at },
      analytics_event: {
        at,
        pos: 'fr',
        name: 'view_item',
        page_path: '/',
        page_type: 'home',
        locale: 'fr_FR',
        ab_tests: '[]',
        items: '[]',
        client_id: 'x',
        session_id: null,
        user_key: null,
      },
      experiment_exposure: { experiment_id: 1, round: 1, visitor_key: 'x', arm: 'shown', at },
    };
    const name = sql.table(table);
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${name} where ${sql.ref(column)} = ${at}`.execute(database.db);
      return rows[0]?.count ?? 0;
    };
    await sql`delete from ${name}`.execute(database.db);
    await database.db
      .insertInto(table as 'payment_event')
      .values(values[table] as never)
      .execute();
    if (days > 0) shop.clock.advance({ minutes: days * day - 1 });
    else shop.clock.advance({ minutes: -1 });
    await forget();
    expect(await count()).toBe(1);
    shop.clock.advance({ minutes: 2 });
    await forget();
    expect(await count()).toBe(0);
  });

  it('in mails written to files is deleted after 30 days', async () => {
    const folder = join(dataDir, 'mails');
    mkdirSync(folder, { recursive: true });
    for (const [name, days] of [
      ['old.eml', 31],
      ['young.eml', 29],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      const written = new Date(shop.clock.now() - days * 86_400_000);
      utimesSync(join(folder, name), written, written);
    }
    await forget();
    expect(readdirSync(folder)).toEqual(['young.eml']);
  });

  it('is erased with the account, in unpaid orders and messages too; paid orders stay without it', async () => {
    const visitor = await openAccount(shop);
    const [unpaid, paid] = [await place(visitor), await place(visitor)];
    await settle(unpaid, 'expired');
    await settle(paid, 'confirmed');
    await visitor.call('PATCH', '/api/account/me', { body: { newsletter: true } });
    const answer = await visitor.post('/api/account/me/delete', { body: { password } });
    expect(answer.status).toBe(204);
    expect(await orderOf(unpaid)).toMatchObject({ account_uuid: null, buyer: { email: '', lastName: '' } });
    const kept = await orderOf(paid);
    expect([kept.account_uuid, JSON.stringify(kept.buyer).includes('@')]).toEqual([null, true]);
    for (const table of [
      'account_session',
      'account_device',
      'security_event',
      'passkey',
      'newsletter_pending',
      'account_token',
    ] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('is exported completely', async () => {
    const visitor = await openAccount(shop);
    const uuid = await place(visitor);
    await visitor.call('PATCH', '/api/account/me', { body: { newsletter: true } });
    await shop.visitor().post('/api/account/signin', { body: { email: 'lea@example.org', password } });
    const kept = (await visitor.get('/api/account/export')).json;
    expect(kept.orders).toMatchObject([{ orderUUID: uuid, buyer: { email: expect.stringContaining('@') } }]);
    expect(kept.orderEvents).toMatchObject([{ orderUUID: uuid, kind: 'opened', actor: 'buyer' }]);
    expect(kept).toMatchObject({ refunds: [], invoices: [] });
    expect(kept.newsletterPending).toMatchObject([{ source: 'profile' }]);
    expect(kept.sessions).toHaveLength(2);
    expect(kept.devices).toHaveLength(2);
    const kinds: string[] = kept.securityEvents.map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['account-opened', 'new-device']);
    expect(kept).toMatchObject({ passkeys: [], contactCases: [], wishlist: [], newsletter: null });
    expect(JSON.stringify(kept)).not.toContain(visitor.cookie('access_token'));
  });
});
