import { type Answer, openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { openAccount, password } from '../account.fixture';

const home = '203.0.113.9';
const elsewhere = '198.51.100.7';
/** Each guess costs the time of a password hash. */
const places = process.env['PROOF'] ? 60 : 12;

// PGlite runs statements one after another, so only a real server shows these races.
describe.each(testDatabases)('wrong passwords on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db, { RATE_PURCHASES: '100000' });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const signIn = (visitor: Visitor, word: string, from: string, email = 'lea@example.org'): Promise<Answer> =>
    visitor.post('/api/account/signin', {
      body: { email, password: word },
      headers: { 'x-forwarded-for': from },
    });
  const guess = (from: string, times: number, email?: string): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, () => signIn(shop.visitor(), 'wrong', from, email)));
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort((a, b) => a - b);

  it('cause a delay after five from one address, which doubles with each further one', async () => {
    await openAccount(shop);
    expect(statuses(await guess(elsewhere, 5))).toEqual([401, 401, 401, 401, 401]);
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const barred = await signIn(shop.visitor(), 'wrong', elsewhere);
      expect([barred.status, barred.json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      waits.push(Number(barred.headers['retry-after']));
      shop.clock.advance({ minutes: waits.at(-1)! / 60 });
      expect((await signIn(shop.visitor(), 'wrong', elsewhere)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('are all counted when they are concurrent', async () => {
    await openAccount(shop);
    expect(statuses(await guess(elsewhere, 30))).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 25 }, () => 429),
    ]);
  });

  it('from many other addresses never lock the owner out', async () => {
    await openAccount(shop);
    for (let place = 1; place <= places; place += 1) await guess(`198.51.100.${place}`, 6);
    expect((await signIn(shop.visitor(), password, home)).status).toBe(200);
  });

  it('from the owner’s own network do not lock out a browser that the account knows', async () => {
    const known = await openAccount(shop);
    await guess(home, 40);
    await guess(home, 40, 'somebody.else@example.org');
    expect((await signIn(shop.visitor(), password, home)).status).toBe(429);
    expect((await signIn(known, password, home)).status).toBe(200);
  });

  it('of a known browser have their own counter', async () => {
    const known = await openAccount(shop);
    const answers: Answer[] = [];
    for (let index = 0; index < 12; index += 1) answers.push(await signIn(known, 'wrong', home));
    expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await signIn(shop.visitor(), password, home)).status).toBe(200);
  });

  it('are counted by the /64 of an IPv6 address', async () => {
    await openAccount(shop);
    for (let host = 1; host <= 5; host += 1) await guess(`2001:db8:0:1::${host}`, 1);
    expect((await signIn(shop.visitor(), password, '2001:db8:0:1::ffff')).status).toBe(429);
    expect((await signIn(shop.visitor(), password, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('for many accounts delay their network address', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 32; index += 1) {
      answers.push(...(await guess(elsewhere, 1, `visitor${index}@example.org`)));
    }
    expect(statuses(answers)).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
  });

  it('are forgotten after the right one', async () => {
    await openAccount(shop);
    for (let round = 0; round < 20; round += 1) {
      expect(statuses(await guess(elsewhere, 4))).toEqual([401, 401, 401, 401]);
      expect((await signIn(shop.visitor(), password, elsewhere)).status).toBe(200);
      // The counter of the network address stays.
      await database.db.deleteFrom('password_guess').where('count', '>', 20).execute();
    }
  });

  it('cause the same delay for an unknown and a known address', async () => {
    await openAccount(shop);
    const known = statuses(await guess(elsewhere, 8));
    expect(statuses(await guess(home, 8, 'who@example.org'))).toEqual(known);
  });

  it('write a security event when the delay begins', async () => {
    const known = await openAccount(shop);
    await guess(elsewhere, 9);
    const { events } = (await known.get('/api/account/security-events')).json;
    // The clock of the test does not advance, so concurrent events have no fixed order.
    expect(events.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'account-opened',
      'guesses-barred',
    ]);
  });
});
