import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { enterAs, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { setStaffRoleCommand } from '../care-staff.repository';

const orders = '/api/front/purchase/orders';
const reason = 'The guest called twice about it.';

describe('the calls of customer care', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode, CARE_LIMIT_CENTS: '5000' });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const enter = async (name: string, role?: 'lead'): Promise<Visitor> => {
    const email = `${name}@detour.example`;
    const visitor = await enterAs(shop, email);
    if (role) await setStaffRoleCommand(database.db, `${email} ${role}`);
    return visitor;
  };
  const buyer = orderRequest().buyer;
  const buy = async (visitor = shop.visitor(), request: object = orderRequest()) => {
    const opened = await visitor.post(orders, { body: request });
    if (opened.status !== 201) return opened;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    await visitor.post(`${orders}/${opened.json.orderUUID}/card`, { body: card });
    await shop.app.jobs.turn();
    return opened;
  };
  const buyNumber = async (): Promise<string> => (await buy()).json.orderNumber;
  const nothing = { card: 0, vouchers: 0, due: 0 };

  it('are for staff only', async () => {
    const number = await buyNumber();
    const visitor = shop.visitor();
    const id = '18494bcb-2039-4537-91ad-2c21da0dbdf7';
    const action = { kind: 'revoke-links' };
    const body = { action, reason, expected: nothing };
    expect((await visitor.get(`/api/care/orders/${number}/actions`)).status).toBe(401);
    expect((await visitor.post(`/api/care/orders/${number}/actions`, { body })).status).toBe(401);
    expect(
      (await visitor.post(`/api/care/orders/${number}/actions/preview`, { body: { action } })).status,
    ).toBe(401);
    expect((await visitor.get('/api/care/requests')).status).toBe(401);
    const gifts = { text: 'mer', locale: 'fr_FR' };
    expect((await visitor.post('/api/care/gifts', { body: gifts })).status).toBe(401);
    expect((await visitor.get(`/api/care/requests/${id}`)).status).toBe(401);
    expect((await visitor.post('/api/care/act-for', { body: { orderNumber: number, reason } })).status).toBe(
      401,
    );
    const agent = await enter('ann');
    const decision = { decision: 'approved', reason, expected: nothing };
    const decided = await agent.post(`/api/care/requests/${id}/decide`, { body: decision });
    expect([decided.status, decided.json.code]).toEqual([403, 'CARE_ROLE']);
  });

  it('reject an action without its members, with members of another kind, and without a reason', async () => {
    const number = await buyNumber();
    const agent = await enter('ann');
    const send = async (action: object, why = reason) =>
      (
        await agent.post(`/api/care/orders/${number}/actions`, {
          body: { action, reason: why, expected: nothing },
        })
      ).json;
    expect((await send({ kind: 'refund', card: 100 })).errors).toEqual([
      { path: 'body/action/vouchers', message: 'is missing' },
    ]);
    expect((await send({ kind: 'revoke-links', percent: 5 })).errors).toEqual([
      { path: 'body/action/percent', message: 'is no member of revoke-links' },
    ]);
    expect((await send({ kind: 'correct-buyer', buyer: { email: 'nobody' } })).errors).toEqual([
      { path: 'body/action/buyer/email', message: 'must be an e-mail address' },
    ]);
    expect((await send({ kind: 'revoke-links' }, 'short')).errors[0].path).toBe('body/reason');
  });

  it('show what can be done, do it, and mail the customer', async () => {
    const number = await buyNumber();
    const path = `/api/care/orders/${number}/actions`;
    const agent = await enter('ann');
    const list = (await agent.get(path)).json;
    expect(list).toMatchObject({
      kept: { card: 20_000, vouchers: 0 },
      letters: ['confirmation'],
      buyer: { email: buyer.email },
      limit: 5000,
    });
    expect(
      Object.fromEntries(
        list.actions.map((one: { kind: string; refusal: string }) => [one.kind, one.refusal]),
      ),
    ).toEqual({
      cancel: null,
      withdraw: 'none',
      refund: null,
      change: null,
      exchange: 'none',
      resend: null,
      extend: 'none',
      'correct-buyer': null,
      'revoke-links': null,
    });
    const action = { kind: 'refund', card: 1500, vouchers: 0 };
    const { expected } = (await agent.post(`${path}/preview`, { body: { action } })).json;
    const done = await agent.post(path, {
      body: { action, reason, expected },
      headers: { 'idempotency-key': 'k' },
    });
    expect(done.json).toEqual({ done: true, request: null, payment: null });
    await agent.post(path, { body: { action, reason, expected }, headers: { 'idempotency-key': 'k' } });
    await shop.app.jobs.turn();
    await shop.app.jobs.turn();
    const [letter, ...more] = shop.mails.filter(({ about }) => about?.kind === 'refund');
    expect(more).toEqual([]);
    expect(letter?.to.address).toBe(buyer.email);
    expect(letter?.text).toContain('15,00');
    expect(letter?.text).toContain('4242');
  });

  it('send a letter again, and keep the copy as sent', async () => {
    const number = await buyNumber();
    const path = `/api/care/orders/${number}/actions`;
    const agent = await enter('ann');
    const { mails } = (await agent.get(path)).json;
    expect(mails).toMatchObject([{ letter: 'confirmation', ref: null, to: buyer.email, about: '' }]);
    const action = { kind: 'resend', letter: 'confirmation' };
    await agent.post(path, { body: { action, reason, expected: nothing } });
    await shop.app.jobs.turn();
    const kept = (await agent.get(`/api/care/orders/${number}`)).json.mails;
    expect(kept.filter(({ kind }: { kind: string }) => kind === 'confirmation')).toHaveLength(2);
  });

  it('request a second person, who sees the current effect', async () => {
    const number = await buyNumber();
    const path = `/api/care/orders/${number}/actions`;
    const agent = await enter('ann');
    const lead = await enter('lea', 'lead');
    const action = { kind: 'refund', card: 9000, vouchers: 0 };
    const expected = { card: 9000, vouchers: 0, due: 0 };
    const asked = (await agent.post(path, { body: { action, reason, expected } })).json;
    expect(asked).toMatchObject({ done: false });
    const mine = (await agent.get('/api/care/requests')).json;
    expect(mine).toMatchObject({
      mayDecide: false,
      requests: [{ id: asked.request, own: true, amount: 9000 }],
    });
    const view = (await lead.get(`/api/care/requests/${asked.request}`)).json;
    expect(view).toMatchObject({
      request: { orderNumber: number, askedBy: 'ann', own: false, reason },
      preview: { expected, back: { card: 9000 } },
    });
    const body = { decision: 'approved', reason, expected: view.preview.expected };
    const decided = await lead.post(`/api/care/requests/${asked.request}/decide`, { body });
    expect(decided.json).toEqual({ done: true, request: null, payment: null });
    await shop.app.jobs.turn();
    expect(shop.mails.filter(({ about }) => about?.kind === 'refund')).toHaveLength(1);
    expect((await agent.get('/api/care/requests')).json.requests).toMatchObject([
      { decision: 'approved', decidedBy: 'lea' },
    ]);
  });

  it('notify both addresses when the buyer’s is corrected', async () => {
    const number = await buyNumber();
    const agent = await enter('ann');
    const action = { kind: 'correct-buyer', buyer: { email: 'new@example.org' } };
    const body = { action, reason, expected: nothing };
    expect((await agent.post(`/api/care/orders/${number}/actions`, { body })).status).toBe(200);
    await shop.app.jobs.turn();
    const told = shop.mails.slice(1).map(({ to, about }) => `${about?.kind} ${to.address}`);
    expect(told.sort()).toEqual(['buyer-corrected ' + buyer.email, 'confirmation new@example.org']);
    const former = shop.mails.find(({ about }) => about?.kind === 'buyer-corrected');
    expect(former?.text).not.toContain('new@example.org');
    expect(former?.text).not.toContain('token=');
  });

  describe('acting for a customer', () => {
    const own = async (visitor: Visitor) => (await visitor.get('/api/care/act-for')).json.customer;

    it('orders in the customer’s name and with the member’s, for half an hour', async () => {
      const number = await buyNumber();
      const agent = await enter('ann');
      const begun = await agent.post('/api/care/act-for', { body: { orderNumber: number, reason } });
      expect(begun.json.customer).toMatchObject({ email: buyer.email, city: buyer.city, hasAccount: false });
      const cookie = String(begun.headers['set-cookie']);
      expect(cookie).toMatch(/care_for=.*HttpOnly/);
      const { json } = await buy(agent);
      const row = await database.db
        .selectFrom('orders')
        .selectAll()
        .where('uuid', '=', json.orderUUID)
        .executeTakeFirstOrThrow();
      expect(row.placed_by).toMatch(/^local /);
      const opened = await database.db
        .selectFrom('order_event')
        .selectAll()
        .where('order_uuid', '=', row.uuid)
        .where('kind', '=', 'opened')
        .executeTakeFirstOrThrow();
      expect(opened).toMatchObject({ actor: 'care', staff: row.placed_by, reason });
      expect(shop.mails.at(-1)?.to.address).toBe(buyer.email);
      const other = { ...orderRequest(), buyer: { ...buyer, email: 'other@example.org' } };
      const refused = await buy(agent, other);
      expect([refused.status, refused.json.errors[0].path]).toEqual([400, 'body/buyer/email']);
      shop.clock.advance({ minutes: 31 });
      expect(await own(agent)).toBeNull();
    });

    it('orders for the account without opening its session', async () => {
      const now = new Date(shop.clock.now());
      const uuid = '18494bcb-2039-4537-91ad-2c21da0dbdf7';
      await database.db
        .insertInto('account')
        .values({
          uuid,
          email: buyer.email,
          password_hash: 'x',
          first_name: 'Ada',
          last_name: 'Lovelace',
          locale: 'fr_FR',
          created_at: now,
          updated_at: now,
        })
        .execute();
      const agent = await enter('ann');
      await agent.post('/api/care/act-for', { body: { accountEmail: buyer.email, reason } });
      expect(await own(agent)).toMatchObject({ firstName: 'Ada', hasAccount: true });
      expect((await agent.get('/api/account/me')).status).toBe(401);
      const { json } = await buy(agent);
      const row = await database.db
        .selectFrom('orders')
        .select('account_uuid')
        .where('uuid', '=', json.orderUUID)
        .executeTakeFirstOrThrow();
      expect(row.account_uuid).toBe(uuid);
    });

    it('ends on demand and with the staff session, also for a copied cookie', async () => {
      const number = await buyNumber();
      const agent = await enter('ann');
      const begin = () => agent.post('/api/care/act-for', { body: { orderNumber: number, reason } });
      await begin();
      const copy = agent.cookie('care_for') ?? '';
      expect((await agent.call('DELETE', '/api/care/act-for')).status).toBe(204);
      agent.setCookie('care_for', copy);
      expect(await own(agent)).toBeNull();
      await begin();
      const thief = shop.visitor();
      thief.setCookie('care_for', agent.cookie('care_for') ?? '');
      await agent.call('DELETE', '/api/care/session');
      const { json } = await buy(thief);
      const row = await database.db
        .selectFrom('orders')
        .select('placed_by')
        .where('uuid', '=', json.orderUUID)
        .executeTakeFirstOrThrow();
      expect(row.placed_by).toBeNull();
    });

    it('is shown to its own member, and one at a time', async () => {
      const number = await buyNumber();
      const agent = await enter('ann');
      const begin = (who: Visitor) =>
        who.post('/api/care/act-for', { body: { orderNumber: number, reason } });
      await begin(agent);
      const lead = await enter('lea');
      lead.setCookie('care_for', agent.cookie('care_for') ?? '');
      expect(await own(lead)).toBeNull();
      expect(await own(agent)).not.toBeNull();
      const elsewhere = await enter('ann');
      await begin(elsewhere);
      expect(await own(agent)).toBeNull();
      expect(await own(elsewhere)).not.toBeNull();
    });

    it('names one customer, who exists', async () => {
      const agent = await enter('ann');
      const send = async (body: object) =>
        (await agent.post('/api/care/act-for', { body: { ...body, reason } })).status;
      expect(await send({})).toBe(400);
      expect(await send({ orderNumber: '00000000', accountEmail: 'a@b.example' })).toBe(400);
      expect(await send({ orderNumber: '00000000' })).toBe(404);
      expect(await send({ accountEmail: 'nobody@b.example' })).toBe(404);
    });
  });
});
