import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { latestToken, openAccount, password, signUpBody } from '../account.fixture';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const day = 1440;

describe('the sessions of an account', () => {
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

  const signIn = async (agent = windows, visitor = shop.visitor()): Promise<Visitor> => {
    const answer = await visitor.post('/api/account/signin', {
      body: { email: 'lea@example.org', password },
      headers: { 'user-agent': agent, host: 'fr.localhost:8080' },
    });
    expect(answer.status).toBe(200);
    return visitor;
  };
  const sessionsOf = async (visitor: Visitor) => (await visitor.get('/api/account/sessions')).json.sessions;
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/account/me')).status === 200;
  const confirm = (visitor: Visitor, word = password) =>
    visitor.post('/api/account/confirm-identity', { body: { password: word } });
  const subjects = () => shop.mails.map(({ subject }) => subject);

  it('end 30 days after the last use', async () => {
    const visitor = await openAccount(shop);
    shop.clock.advance({ minutes: 29 * day });
    expect(await isIn(visitor)).toBe(true);
    shop.clock.advance({ minutes: 31 * day });
    expect(await isIn(visitor)).toBe(false);
  });

  it('end 90 days after the sign-in, also when they are used each day', async () => {
    const visitor = await openAccount(shop);
    for (let days = 1; days < 90; days += 1) {
      shop.clock.advance({ minutes: day });
      expect(await isIn(visitor)).toBe(true);
    }
    shop.clock.advance({ minutes: day + 1 });
    expect(await isIn(visitor)).toBe(false);
  });

  it('are listed with browser, system and site, without any secret', async () => {
    await openAccount(shop);
    shop.clock.advance({ minutes: 5 });
    const computer = await signIn();
    shop.clock.advance({ minutes: 5 });
    const mobile = await signIn(phone);
    const list = await sessionsOf(mobile);
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({ browser: 'Safari', platform: 'iPhone', site: 'fr', current: true });
    expect(list[1]).toMatchObject({ browser: 'Firefox', platform: 'Windows', current: false });
    const text = JSON.stringify(list);
    for (const visitor of [computer, mobile]) {
      expect(text).not.toContain(visitor.cookie('access_token'));
    }
    const stored = await database.db.selectFrom('account_session').select('id').execute();
    for (const { id } of stored) expect(text).not.toContain(id);
  });

  it('end one by one, or all except the current one, on the server', async () => {
    await openAccount(shop);
    const [first, second, third] = [await signIn(), await signIn(phone), await signIn()];
    const other = (await sessionsOf(first)).find(
      ({ platform }: { platform: string }) => platform === 'iPhone',
    );
    const left = await first.call('DELETE', `/api/account/sessions/${other.id}`);
    expect(left.json.sessions).toHaveLength(3);
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    const again = await first.call('DELETE', `/api/account/sessions/${other.id}`);
    expect([again.status, again.json.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    const alone = await first.post('/api/account/sessions/end-others');
    expect(alone.json.sessions).toHaveLength(1);
    expect([await isIn(first), await isIn(third)]).toEqual([true, false]);
    await shop.app.jobs.turn();
    expect(subjects()).toContain('Des appareils ont été déconnectés de votre compte');
  });

  it('of another account cannot be read or ended', async () => {
    const lea = await openAccount(shop);
    const eve = await openAccount(shop, shop.visitor(), { email: 'eve@example.org' });
    const [session] = await sessionsOf(lea);
    expect((await eve.call('DELETE', `/api/account/sessions/${session.id}`)).status).toBe(404);
    await eve.post('/api/account/sessions/end-others');
    expect(await isIn(lea)).toBe(true);
  });

  it('require a recent proof of identity to end others', async () => {
    const visitor = await openAccount(shop);
    shop.clock.advance({ minutes: 16 });
    const refused = await visitor.post('/api/account/sessions/end-others');
    expect([refused.status, refused.json.code]).toEqual([403, 'CONFIRM_IDENTITY']);
    expect((await confirm(visitor, 'wrong')).json.code).toBe('WRONG_PASSWORD');
    expect((await confirm(visitor)).status).toBe(204);
    expect((await visitor.post('/api/account/sessions/end-others')).status).toBe(200);
  });

  it('get a new token with a proof of identity, which ends the old token', async () => {
    const visitor = await openAccount(shop);
    const thief = shop.visitor();
    thief.setCookie('access_token', visitor.cookie('access_token') ?? '');
    expect(await isIn(thief)).toBe(true);
    await confirm(visitor);
    expect([await isIn(visitor), await isIn(thief)]).toEqual([true, false]);
    expect(await sessionsOf(visitor)).toHaveLength(1);
  });

  it.each(['access_token', 'device'])('never accept a %s that the server did not issue', async (name) => {
    const planted = 'A'.repeat(43);
    const visitor = shop.visitor();
    visitor.setCookie(name, planted);
    expect(await isIn(visitor)).toBe(false);
    await openAccount(shop, visitor);
    expect(visitor.cookie(name)).toMatch(/^[\w-]{43}$/);
    expect(visitor.cookie(name)).not.toBe(planted);
  });

  it('start with an event that names the device of the sign-up', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/account/signup', { body: signUpBody() });
    await shop.app.jobs.turn();
    await visitor.post('/api/account/confirm', {
      body: { token: latestToken(shop) },
      headers: { 'user-agent': windows, host: 'fr.localhost:8080' },
    });
    const { events } = (await visitor.get('/api/account/security-events')).json;
    expect(events).toMatchObject([
      { kind: 'account-opened', browser: 'Firefox', platform: 'Windows', site: 'fr' },
    ]);
    const mails = shop.mails.length;
    await shop.app.jobs.turn();
    expect(shop.mails).toHaveLength(mails);
  });

  describe('a sign-in from a new browser', () => {
    it('is reported to the owner, with time and device', async () => {
      await openAccount(shop);
      await signIn(phone);
      await shop.app.jobs.turn();
      expect(subjects().at(-1)).toBe('Nouvelle connexion à votre compte');
      expect(shop.mails.at(-1)?.text).toContain('Safari · iPhone');
    });

    it('is reported once: the browser is known afterwards, and the one of the sign-up from the start', async () => {
      const visitor = await openAccount(shop);
      await signIn(windows, visitor);
      const mobile = await signIn(phone);
      await mobile.post('/api/account/signout');
      await signIn(phone, mobile);
      await shop.app.jobs.turn();
      expect(subjects().filter((subject) => subject.startsWith('Nouvelle connexion'))).toHaveLength(1);
    });

    it('is reported again after a change of the password, except for the browser that changed it', async () => {
      const visitor = await openAccount(shop);
      const mobile = await signIn(phone);
      await visitor.call('PATCH', '/api/account/me', {
        body: { password: { current: password, next: 'trois hérons gris' } },
      });
      await mobile.post('/api/account/signin', {
        body: { email: 'lea@example.org', password: 'trois hérons gris' },
      });
      await shop.app.jobs.turn();
      expect(subjects().filter((subject) => subject.startsWith('Nouvelle connexion'))).toHaveLength(2);
    });

    it('gives the device cookie a new value, and the old value is worthless', async () => {
      const visitor = await openAccount(shop);
      const copy = shop.visitor();
      copy.setCookie('device', visitor.cookie('device') ?? '');
      await signIn(windows, visitor);
      await signIn(windows, copy);
      await shop.app.jobs.turn();
      expect(subjects().filter((subject) => subject.startsWith('Nouvelle connexion'))).toHaveLength(1);
    });
  });
});
