import { callSchemas } from '@detour/shared-contracts/schemas';
import { locales } from '@detour/shared-contracts/sites';
import { seedShop, orderRequest } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { latestToken, openAccount, password } from '../account.fixture';

const former = 'lea@example.org';
const next = 'lea.martin@example.org';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(testDatabases)('the change of an address on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const ask = (visitor: Visitor, email: string = next) =>
    visitor.post(callSchemas.changeEmail.path, { body: { email } });
  const confirm = (token: string, visitor = shop.visitor()) =>
    visitor.post(callSchemas.confirmEmailChange.path, { body: { token } });
  const undo = (token: string, visitor = shop.visitor()) =>
    visitor.post(callSchemas.undoEmailChange.path, { body: { token } });
  const signIn = (email: string, word = password) =>
    shop.visitor().post('/api/account/signin', {
      body: { email, password: word },
      headers: { 'user-agent': phone },
    });
  const me = async (visitor: Visitor) => (await visitor.get('/api/account/me')).json.email;
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/account/me')).status === 200;
  const mailsTo = (address: string) => shop.mails.filter(({ to }) => to.address === address);
  /** The tokens of both mails: to the new and to the former address. */
  const tokens = async (visitor: Visitor, email: string = next) => {
    const before = (await visitor.get('/api/account/me')).json.email;
    expect((await ask(visitor, email)).status).toBe(202);
    await shop.app.jobs.turn();
    return { token: latestToken(shop, email), undoToken: latestToken(shop, before) };
  };

  it('happens through the link to the new address, in any browser, and not before', async () => {
    const visitor = await openAccount(shop);
    const { token } = await tokens(visitor);
    expect(mailsTo(next).at(-1)).toMatchObject({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      to: { name: '' },
    });
    expect(mailsTo(next).at(-1)?.text).toMatch(/\/account\/email\?locale=fr_FR#token=/);
    expect(await me(visitor)).toBe(former);
    expect((await confirm(token)).status).toBe(204);
    expect(await me(visitor)).toBe(next);
    expect([(await signIn(former)).status, (await signIn(next)).status]).toEqual([401, 200]);
    const { events } = (await visitor.get('/api/account/security-events')).json;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('email-changed');
  });

  it('ends every session except the requesting one, and forgets other browsers', async () => {
    const visitor = await openAccount(shop);
    const other = shop.visitor();
    await other.post('/api/account/signin', { body: { email: former, password } });
    const { token } = await tokens(visitor);
    await confirm(token, other);
    expect([await isIn(visitor), await isIn(other)]).toEqual([true, false]);
    const devices = await database.db.selectFrom('account_device').select('id').execute();
    expect(devices).toHaveLength(1);
  });

  it('keeps orders and trips in the account, and revokes the links of their mails', async () => {
    await seedShop(database.db);
    const visitor = await openAccount(shop);
    const placed = await visitor.post('/api/front/purchase/orders', { body: orderRequest() });
    await visitor.post('/api/account/password/forgot', { body: { locale: 'fr_FR', email: former } });
    await shop.app.jobs.turn();
    const reset = latestToken(shop, former);
    const { token } = await tokens(visitor);
    await confirm(token);
    const order = await database.db
      .selectFrom('orders')
      .select(['account_uuid', 'link_version'])
      .where('uuid', '=', placed.json.orderUUID)
      .executeTakeFirstOrThrow();
    expect([order.account_uuid !== null, order.link_version]).toEqual([true, 1]);
    const answer = await shop
      .visitor()
      .post('/api/account/password/reset', { body: { token: reset, password: 'trois hérons gris' } });
    expect([answer.status, answer.json.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('moves the newsletter, unless the new address has its own subscription', async () => {
    const visitor = await openAccount(shop);
    const subscription = (email: string, endedAt: Date | null) => ({
      email,
      id: crypto.randomUUID(),
      country: 'FR',
      language: 'fr',
      subscribed_at: new Date(),
      unsubscribed_at: endedAt,
    });
    const keep = (email: string, endedAt: Date | null = null) =>
      database.db.insertInto('newsletter_subscription').values(subscription(email, endedAt)).execute();
    const active = async () =>
      (
        await database.db
          .selectFrom('newsletter_subscription')
          .select('email')
          .where('unsubscribed_at', 'is', null)
          .execute()
      ).map(({ email }) => email);
    await keep(former);
    await confirm((await tokens(visitor)).token);
    expect(await active()).toEqual([next]);
    await keep('third@example.org', new Date());
    await confirm((await tokens(visitor, 'third@example.org')).token);
    expect(await active()).toEqual([]);
  });

  it.each([
    ['body is no address', { email: 'lea' }, 400, 'INVALID_EMAIL'],
    ['it is the current address', { email: 'LEA@example.org' }, 400, 'SAME_EMAIL'],
    ['body is empty', {}, 400, 'INVALID_REQUEST'],
  ])('is rejected when %s', async (_what, body, status, code) => {
    const visitor = await openAccount(shop);
    const answer = await visitor.post(callSchemas.changeEmail.path, { body });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('requires a sign-in and a proof of identity at most 15 minutes old', async () => {
    expect((await ask(shop.visitor())).status).toBe(401);
    const visitor = await openAccount(shop);
    shop.clock.advance({ minutes: 16 });
    expect((await ask(visitor)).json.code).toBe('CONFIRM_IDENTITY');
    await visitor.post('/api/account/confirm-identity', { body: { password } });
    expect((await ask(visitor)).status).toBe(202);
  });

  it('does not reveal whether the address has an account: same response, and a mail that explains it', async () => {
    const visitor = await openAccount(shop);
    await openAccount(shop, shop.visitor(), { email: 'eve@example.org', firstName: 'Eve' });
    const noticesBefore = mailsTo(former).length;
    const known = await ask(visitor, 'eve@example.org');
    await shop.app.jobs.turn();
    const fresh = await ask(visitor, next);
    await shop.app.jobs.turn();
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    const [told] = mailsTo('eve@example.org').slice(-1);
    expect([told?.subject, told?.text]).toEqual([
      'Vous avez déjà un compte',
      expect.stringContaining('pour un autre compte'),
    ]);
    expect(told?.text).not.toContain('#token=');
    expect(mailsTo(former).length - noticesBefore).toBe(2);
  });

  it('fails when another account was opened under the address in the meantime', async () => {
    const visitor = await openAccount(shop);
    const { token } = await tokens(visitor);
    await openAccount(shop, shop.visitor(), { email: next });
    const answer = await confirm(token);
    expect([answer.status, answer.json.code]).toEqual([410, 'LINK_EXPIRED']);
    expect([await me(visitor), (await signIn(next)).status]).toEqual([former, 200]);
  });

  it('can be requested five times per hour', async () => {
    const visitor = await openAccount(shop);
    for (let index = 0; index < 5; index += 1)
      expect((await ask(visitor, `lea-${index}@example.org`)).status).toBe(202);
    const answer = await ask(visitor);
    expect([answer.status, answer.json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('sends a mailbox three mails in a quarter of an hour, and reports the limit [P24]', async () => {
    const visitor = await openAccount(shop);
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await ask(visitor));
    expect(answers.map(({ status, json }) => [status, json.mailed])).toEqual([
      [202, 'sent'],
      [202, 'sent'],
      [202, 'sent'],
      [202, 'limited'],
    ]);
    await shop.app.jobs.turn();
    expect(await database.db.selectFrom('email_change').select('id').execute()).toHaveLength(3);
  });

  describe('its link', () => {
    it('works once, within 30 minutes, for its own purpose, and only the latest', async () => {
      const visitor = await openAccount(shop);
      const first = await tokens(visitor, 'first@example.org');
      shop.clock.advance({ minutes: 1 });
      const { token, undoToken } = await tokens(visitor);
      for (const wrong of [first.token, undoToken, `${token.slice(0, -2)}AA`]) {
        const answer = await confirm(wrong);
        expect([answer.status, answer.json.code]).toEqual([410, 'LINK_EXPIRED']);
      }
      expect((await undo(token)).status).toBe(410);
      shop.clock.advance({ minutes: 29 });
      expect((await confirm(token)).status).toBe(204);
      expect((await confirm(token)).json.code).toBe('LINK_USED');
      await visitor.post('/api/account/confirm-identity', { body: { password } });
      const late = await tokens(visitor, 'late@example.org');
      shop.clock.advance({ minutes: 31 });
      expect((await confirm(late.token)).json.code).toBe('LINK_EXPIRED');
      expect(await me(visitor)).toBe(next);
    });

    it('is valid for 30 minutes from the mail on, also when the mail is sent late', async () => {
      const visitor = await openAccount(shop);
      await ask(visitor);
      shop.clock.advance({ minutes: 45 });
      await shop.app.jobs.turn();
      shop.clock.advance({ minutes: 29 });
      expect((await confirm(latestToken(shop, next))).status).toBe(204);
    });

    it('is not sent after another request superseded it', async () => {
      const visitor = await openAccount(shop);
      await ask(visitor, 'first@example.org');
      await ask(visitor);
      await shop.app.jobs.turn();
      expect([mailsTo('first@example.org'), mailsTo(next)].map(({ length }) => length)).toEqual([0, 1]);
    });

    it('is stored in no table and no message', async () => {
      const visitor = await openAccount(shop);
      const { token } = await tokens(visitor);
      const rows = await database.db.selectFrom('email_change').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.slice(0, 22));
      expect(JSON.stringify(rows)).not.toContain(token.slice(22));
    });
  });

  describe('the mails to the former address', () => {
    it('report the request and the change, each with a way to end it', async () => {
      const visitor = await openAccount(shop);
      const { token } = await tokens(visitor);
      await confirm(token);
      await shop.app.jobs.turn();
      expect(
        mailsTo(former)
          .slice(-2)
          .map(({ subject }) => subject),
      ).toEqual(['Changement d’adresse e-mail demandé', 'L’adresse e-mail de votre compte a changé']);
      for (const { text } of mailsTo(former).slice(-2))
        expect(text).toMatch(/\/account\/email\?locale=fr_FR&undo=1#token=/);
    });

    it.each(locales)('are written in %s', async (locale) => {
      const visitor = await openAccount(shop, shop.visitor(), { locale });
      const { token } = await tokens(visitor);
      await confirm(token);
      await shop.app.jobs.turn();
      for (const { text } of shop.mails) expect(text).toContain(`locale=${locale}`);
    });

    it('end an unconfirmed request: earlier sessions, password and passkeys no longer sign in', async () => {
      const visitor = await openAccount(shop);
      const { uuid } = await database.db.selectFrom('account').select('uuid').executeTakeFirstOrThrow();
      await database.db
        .insertInto('passkey')
        .values({
          uuid: crypto.randomUUID(),
          id: 'k',
          account_uuid: uuid,
          name: 'Clé',
          rp_id: 'fr.localhost',
          public_key: Buffer.from('k'),
          counter: 0,
          transports: [],
          backed_up: false,
          created_at: new Date(shop.clock.now()),
        })
        .execute();
      const { token, undoToken } = await tokens(visitor);
      expect((await undo(undoToken)).status).toBe(204);
      expect([await isIn(visitor), (await signIn(former)).status]).toEqual([false, 401]);
      expect(await database.db.selectFrom('passkey').select('id').execute()).toEqual([]);
      expect((await confirm(token)).status).toBe(410);
      await shop.app.jobs.turn();
      const answer = await shop.visitor().post('/api/account/password/reset', {
        body: { token: latestToken(shop, former), password: 'trois hérons gris' },
      });
      expect([answer.status, (await signIn(former, 'trois hérons gris')).status]).toEqual([204, 200]);
    });

    it('restore the account after the change, for 72 hours', async () => {
      const visitor = await openAccount(shop);
      const { token, undoToken } = await tokens(visitor);
      shop.clock.advance({ minutes: 20 });
      await confirm(token);
      await visitor.post('/api/account/password/forgot', { body: { locale: 'fr_FR', email: next } });
      await shop.app.jobs.turn();
      const resetOfThief = latestToken(shop, next);
      shop.clock.advance({ minutes: 72 * 60 - 1 });
      expect((await undo(undoToken)).status).toBe(204);
      expect([await isIn(visitor), (await signIn(next)).status]).toEqual([false, 401]);
      const stolen = await shop.visitor().post('/api/account/password/reset', {
        body: { token: resetOfThief, password: 'trois hérons gris' },
      });
      expect(stolen.status).toBe(410);
      const row = await database.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
      expect(row.email).toBe(former);
      expect((await undo(undoToken)).json.code).toBe('LINK_USED');
    });

    it.each([
      [
        'sign out the browser of the account that opens them',
        'own',
        ['access_token', 'user_account_id'],
        false,
      ],
      ['leave a browser signed in that is in another account', 'other', [], true],
    ] as const)('%s', async (_, which, cleared, isStillIn) => {
      const own = await openAccount(shop);
      const other = await openAccount(shop, shop.visitor(), { email: 'somebody.else@example.org' });
      const browser = which === 'own' ? own : other;
      const { headers, status } = await undo((await tokens(own)).undoToken, browser);
      const cookies = [headers['set-cookie'] ?? []]
        .flat()
        .map(String)
        .filter((text) => text.includes('Max-Age=0'));
      expect(status).toBe(204);
      expect(cookies.map((text) => text.split('=')[0]).sort()).toEqual(cleared);
      expect(await isIn(browser)).toBe(isStillIn);
    });

    it('are invalid after 72 hours', async () => {
      const visitor = await openAccount(shop);
      const { token, undoToken } = await tokens(visitor);
      await confirm(token);
      shop.clock.advance({ minutes: 72 * 60 + 1 });
      expect((await undo(undoToken)).json.code).toBe('LINK_EXPIRED');
      expect((await signIn(next)).status).toBe(200);
    });

    it('restore the oldest address: a later change by an attacker cannot undo an earlier one', async () => {
      const thief = await openAccount(shop);
      const first = await tokens(thief, 'thief@example.org');
      await confirm(first.token);
      shop.clock.advance({ minutes: 5 });
      const second = await tokens(thief, 'thief2@example.org');
      await confirm(second.token);
      expect((await undo(first.undoToken)).status).toBe(204);
      expect((await undo(second.undoToken)).status).toBe(410);
      const row = await database.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
      expect(row.email).toBe(former);
    });

    it('restore the oldest address also when the later link is used first', async () => {
      const thief = await openAccount(shop);
      const first = await tokens(thief, 'thief@example.org');
      await confirm(first.token);
      shop.clock.advance({ minutes: 5 });
      const second = await tokens(thief, 'thief2@example.org');
      await confirm(second.token);
      expect((await undo(second.undoToken)).status).toBe(204);
      expect((await undo(first.undoToken)).status).toBe(204);
      const row = await database.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
      expect(row.email).toBe(former);
    });

    it('reserve the former address for these 72 hours', async () => {
      const visitor = await openAccount(shop);
      const { token } = await tokens(visitor);
      await confirm(token);
      await expect(openAccount(shop, shop.visitor(), { firstName: 'Eve' })).rejects.toThrow('LINK_EXPIRED');
      const eve = await openAccount(shop, shop.visitor(), { email: 'eve@example.org' });
      expect((await confirm((await tokens(eve, former)).token)).status).toBe(410);
      shop.clock.advance({ minutes: 72 * 60 + 1 });
      await openAccount(shop, shop.visitor(), { firstName: 'Eve' });
    });
  });

  it('is part of the export until it can no longer be undone, and is deleted with the account', async () => {
    const visitor = await openAccount(shop);
    await confirm((await tokens(visitor)).token);
    const kept = (await visitor.get('/api/account/export')).json.emailChanges;
    expect(kept).toEqual([
      {
        previousEmail: former,
        email: next,
        askedAt: expect.any(String),
        confirmedAt: expect.any(String),
      },
    ]);
    await visitor.post('/api/account/me/delete', { body: { password } });
    expect(await database.db.selectFrom('email_change').selectAll().execute()).toEqual([]);
  });
});
