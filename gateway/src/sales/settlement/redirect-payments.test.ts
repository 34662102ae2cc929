import type { OrderRequest } from '@detour/shared-contracts/api';
import { cancelAsTold } from '../../../test/sales/gift-harness';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { openTestApp, type Answer, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import type { SandboxChoice } from '../../context/sandbox-provider';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { sql } from 'kysely';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

type Method = 'bancontact' | 'ideal' | 'paypal';

describe.each(testDatabases)('payment on the page of a method on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 1 });
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const place = async (locale: OrderRequest['locale'] = 'nl_NL'): Promise<string> =>
    (await visitor.post(orders, { body: orderRequest({ locale }) })).json.orderUUID;
  const read = async (uuid: string) => (await visitor.get(`${orders}/${uuid}`)).json;
  const begin = (uuid: string, method: Method): Promise<Answer> =>
    visitor.post(`${orders}/${uuid}/redirect`, { body: { method } });
  const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
  /** The address of the page of a new attempt. */
  const leaveFor = async (uuid: string, method: Method): Promise<string> => {
    const { json } = await begin(uuid, method);
    expect(json).toMatchObject({ status: 'redirect' });
    return pathOf(json.url);
  };
  const choose = (page: string, choice: SandboxChoice): Promise<Answer> =>
    shop.visitor().call('POST', page, { body: `choice=${choice}`, headers: formType });
  const comeBack = (chosen: Answer): Promise<Answer> =>
    visitor.get(pathOf(String(chosen.headers['location'])));
  const ledger = async () => {
    const rows = await database.db.selectFrom('ledger').selectAll().orderBy('id').execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const ledgerOf = async (uuid: string) => {
    const rows = await database.db
      .selectFrom('ledger')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .orderBy('id')
      .execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const stock = async () => {
    const { rows } = await sql`select sum(sold)::int as sold, sum(held)::int as held from room_night
      where room_type_id = 'double'`.execute(database.db);
    return rows[0];
  };
  const mailIds = () => shop.mails.map(({ id }) => id.replace(/^\d+-/, ''));
  const turn = async (seconds = 0): Promise<void> => {
    shop.clock.advance({ seconds });
    await shop.app.jobs.turn();
  };

  it.each([
    ['fr_FR', ['card', 'paypal']],
    ['es_ES', ['card', 'paypal']],
    ['it_IT', ['card', 'paypal']],
    ['nl_NL', ['card', 'ideal', 'paypal']],
    ['fr_BE', ['card', 'bancontact', 'paypal']],
    ['nl_BE', ['card', 'bancontact', 'paypal']],
  ] as const)(
    'offers an order of %s exactly what the footer of its site names [FOOT-005]',
    async (locale, methods) => {
      expect((await visitor.get(`/api/cms/navigation?locale=${locale}`)).json.paymentMethods).toEqual(
        methods,
      );
      if (locale === 'es_ES' || locale === 'it_IT') return;
      expect(await read(await place(locale))).toMatchObject({ paymentMethods: methods, isTestPayment: true });
    },
  );

  it('refuses a method of another country before any call to the provider', async () => {
    const uuid = await place('fr_FR');
    const refused = await begin(uuid, 'ideal');
    expect([refused.status, refused.json.code]).toEqual([409, 'PAYMENT_METHOD_CLOSED']);
    expect(await read(uuid)).toMatchObject({ status: 'held' });
  });

  it('refuses the order of another visitor', async () => {
    const uuid = await place();
    const refused = await shop.visitor().post(`${orders}/${uuid}/redirect`, { body: { method: 'ideal' } });
    expect(refused.status).toBe(404);
  });

  it.each([
    ['ideal', ['authorised 20000', 'captured 20000']],
    ['paypal', ['authorised 20000', 'captured 20000']],
  ] as const)('pays by %s: there, back, confirmed, and taken once', async (method, books) => {
    const uuid = await place();
    const page = await leaveFor(uuid, method);
    expect(await read(uuid)).toMatchObject({
      status: 'paying',
      paymentAction: null,
      paymentRedirect: { method, url: expect.stringContaining(page) as string },
    });
    const shown = await shop.visitor().get(page);
    expect([shown.status, shown.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(shown.text).toContain(`href="/booking/payment?order=${uuid}"`);
    expect(shown.text).toMatch(/Dit is een testpagina, niet (iDEAL|PayPal)/);
    const paid = await choose(page, 'pay');
    expect(paid.status).toBe(303);
    const back = await comeBack(paid);
    expect([back.status, back.headers['location']]).toEqual([303, `/booking/payment?order=${uuid}`]);
    expect(await read(uuid)).toMatchObject({ status: 'confirmed', payment: { method, last4: null } });
    // Again: the return, the choice, the page, the webhook, another start.
    await comeBack(paid);
    expect((await choose(page, 'refuse')).headers['location']).toBe(paid.headers['location']);
    expect((await shop.visitor().get(page)).status).toBe(410);
    await turn(60);
    await turn(60);
    expect((await begin(uuid, method)).json).toEqual({ status: 'confirmed' });
    expect(await ledger()).toEqual(books);
    expect(await stock()).toEqual({ sold: 2, held: 0 });
    expect(mailIds()).toEqual(['confirmation']);
  });

  it.each([
    ['refuse', 'refused'],
    ['leave', 'left'],
  ] as const)(
    'after "%s" keeps the rooms, charges nothing and lets another method pay',
    async (choice, reason) => {
      const uuid = await place();
      await comeBack(await choose(await leaveFor(uuid, 'ideal'), choice));
      expect(await read(uuid)).toMatchObject({ status: 'held', paymentProblem: { method: 'ideal', reason } });
      expect(await stock()).toEqual({ sold: 0, held: 2 });
      await turn(1);
      expect(await read(uuid)).toMatchObject({ status: 'held', paymentProblem: { method: 'ideal', reason } });
      const paid = await visitor.post(`${orders}/${uuid}/card`, { body: card });
      expect(paid.json).toEqual({ status: 'confirmed' });
      expect(await read(uuid)).toMatchObject({ payment: { method: 'card', last4: '4242' } });
      expect(await ledger()).toEqual(['authorised 20000']);
    },
  );

  it('ends the page of an attempt with the next one, so that two open pages pay once', async () => {
    const uuid = await place();
    const first = await leaveFor(uuid, 'ideal');
    const second = await leaveFor(uuid, 'paypal');
    expect((await choose(first, 'pay')).status).toBe(410);
    await comeBack(await choose(second, 'pay'));
    expect(await read(uuid)).toMatchObject({ status: 'confirmed', payment: { method: 'paypal' } });
    const other = await shop.visitor().get(first);
    expect(other.status).toBe(410);
  });

  it('ends the page when the visitor pays by card in another tab', async () => {
    const uuid = await place();
    const page = await leaveFor(uuid, 'ideal');
    expect((await visitor.post(`${orders}/${uuid}/card`, { body: card })).json).toEqual({
      status: 'confirmed',
    });
    expect((await choose(page, 'pay')).status).toBe(410);
    await turn(60);
    expect(await ledger()).toEqual(['authorised 20000', 'captured 20000']);
  });

  it('confirms by the webhook alone when the visitor never comes back', async () => {
    const uuid = await place();
    await choose(await leaveFor(uuid, 'ideal'), 'pay');
    expect((await read(uuid)).status).toBe('paying');
    await turn();
    expect((await read(uuid)).status).toBe('confirmed');
  });

  it('settles a return in a browser without the session, and shows it nothing', async () => {
    const uuid = await place();
    const chosen = await choose(await leaveFor(uuid, 'ideal'), 'pay');
    const stranger = shop.visitor();
    const back = await stranger.get(pathOf(String(chosen.headers['location'])));
    expect(back.headers['location']).toBe(`/booking/payment?order=${uuid}`);
    expect((await stranger.get(`${orders}/${uuid}`)).status).toBe(404);
    expect((await read(uuid)).status).toBe('confirmed');
  });

  it('asks no provider for a return with a forged signature', async () => {
    const uuid = await place();
    const chosen = await choose(await leaveFor(uuid, 'ideal'), 'pay');
    const forged = pathOf(String(chosen.headers['location'])).replace(/.$/, (sign) =>
      sign === 'A' ? 'B' : 'A',
    );
    expect((await visitor.get(forged)).status).toBe(303);
    expect((await visitor.get(`${orders}/${uuid}/back`)).status).toBe(303);
    expect((await read(uuid)).status).toBe('paying');
  });

  it('keeps the rooms an hour for a payment that is reported later, then confirms it, and says so in mails', async () => {
    const uuid = await place();
    await comeBack(await choose(await leaveFor(uuid, 'ideal'), 'pay-later'));
    const pending = await read(uuid);
    expect(pending).toMatchObject({ status: 'paying', paymentPending: { method: 'ideal' } });
    expect(Date.parse(pending.paymentPending.until)).toBe(shop.clock.now() + 3_600_000);
    expect(pending.holdExpiresAt).toBe(pending.paymentPending.until);
    await turn();
    // Nothing else is started meanwhile, and no answer moves the limit.
    shop.clock.advance({ seconds: 21 });
    expect((await begin(uuid, 'paypal')).json).toEqual({ status: 'pending' });
    expect((await visitor.post(`${orders}/${uuid}/card`, { body: card })).json).toEqual({
      status: 'pending',
    });
    shop.clock.advance({ seconds: 3 });
    await visitor.post(`${orders}/${uuid}/return`, { body: {} });
    expect(await read(uuid)).toMatchObject({ paymentPending: { until: pending.paymentPending.until } });
    await turn(1);
    expect(await read(uuid)).toMatchObject({ status: 'confirmed', payment: { method: 'ideal' } });
    await turn(60);
    expect(mailIds()).toEqual(['payment-pending-1', 'confirmation']);
    expect(await ledger()).toEqual(['authorised 20000', 'captured 20000']);
  });

  it('lets another method pay after a payment that is refused later, and writes to the buyer', async () => {
    const uuid = await place();
    await comeBack(await choose(await leaveFor(uuid, 'ideal'), 'refuse-later'));
    await turn();
    await turn(5);
    expect(await read(uuid)).toMatchObject({
      status: 'held',
      paymentProblem: { method: 'ideal', reason: 'refused' },
    });
    expect(mailIds()).toEqual(['payment-pending-1', 'payment-failed-1']);
    await comeBack(await choose(await leaveFor(uuid, 'paypal'), 'pay'));
    expect((await read(uuid)).status).toBe('confirmed');
  });

  it('returns a payment that is reported after the limit, and another visitor has the rooms', async () => {
    await shop.app.close();
    shop = await openTestApp(database.db, { SANDBOX_WEBHOOK_MS: '7200000' });
    visitor = shop.visitor();
    const uuid = await place();
    shop.clock.advance({ minutes: 14 });
    await comeBack(await choose(await leaveFor(uuid, 'ideal'), 'pay-later'));
    await turn(59 * 60);
    expect((await read(uuid)).status).toBe('paying');
    await turn(2 * 60);
    expect((await read(uuid)).status).toBe('expired');
    expect(await stock()).toEqual({ sold: 0, held: 0 });
    const other = shop.visitor();
    const taken = (await other.post(orders, { body: orderRequest() })).json;
    expect(taken.status).toBe('held');
    expect((await other.post(`${orders}/${taken.orderUUID}/card`, { body: card })).json).toEqual({
      status: 'confirmed',
    });
    await turn(60);
    // The bank reports at last.
    await turn(60 * 60);
    await turn(60);
    await turn(60);
    expect((await read(uuid)).status).toBe('expired');
    expect(await ledgerOf(uuid)).toEqual(['captured 20000', 'refunded -20000']);
    expect(mailIds()).toEqual(['payment-pending-1', 'confirmation', 'payment-returned-1']);
    expect(await findOpenAlarms(database.db)).toEqual([]);
    expect(await stock()).toEqual({ sold: 2, held: 0 });
  });

  it('rejects a choice without a word or with a foreign key, and decides nothing', async () => {
    const uuid = await place();
    const page = await leaveFor(uuid, 'ideal');
    expect(
      (await shop.visitor().call('POST', page, { body: 'choice=steal', headers: formType })).status,
    ).toBe(410);
    expect((await choose(page.replace(/key=.*/, 'key=x'), 'pay')).status).toBe(410);
    expect((await choose(page, 'pay')).status).toBe(303);
  });

  it('returns the whole payment to its method when the booking is cancelled', async () => {
    const uuid = await place();
    await comeBack(await choose(await leaveFor(uuid, 'ideal'), 'pay'));
    await turn(1);
    const cancelled = await cancelAsTold(visitor, `${orders}/${uuid}`);
    expect([cancelled.status, cancelled.json?.status]).toEqual([200, 'cancelled']);
    await turn(1);
    expect((await ledger()).at(-1)).toBe('refunded -20000');
  });
});
