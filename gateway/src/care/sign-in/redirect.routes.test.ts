import { careClient, startCareIssuer, type CareIssuerServer } from '../../../test/servers/care-issuer';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('the sign-in with the issuer of the staff', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let issuer: CareIssuerServer;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterEach(async () => {
    await shop.app.close();
    await issuer.close();
  });
  afterAll(() => database.close());

  const open = async (env: object = {}, methods?: readonly string[]): Promise<Visitor> => {
    issuer = await startCareIssuer({ now: () => shop.clock.now(), ...(methods && { methods }) });
    shop = await openTestApp(database.db, { ...issuer.env, ...env });
    return shop.visitor();
  };
  const locationOf = ({ headers }: { readonly headers: object }): string =>
    String((headers as Record<string, unknown>)['location']);
  /** Goes to the issuer, and returns the path that it sends the browser back to. */
  const goToIssuer = async (visitor: Visitor): Promise<string> => {
    const away = await visitor.get('/api/care/login');
    expect([away.status, away.headers['cache-control']]).toEqual([302, 'no-store']);
    const back = await fetch(locationOf(away), { redirect: 'manual' });
    const url = new URL(back.headers.get('location') ?? '');
    expect(url.origin).toBe('http://fr.care.localhost:8080');
    return url.pathname + url.search;
  };
  const signIn = async (visitor: Visitor) => visitor.get(await goToIssuer(visitor));

  it('redirects to the issuer and back, and ends on the desk [CARE-001]', async () => {
    const visitor = await open();
    expect((await visitor.get('/api/care/issuer')).json.signIn).toBe('/api/care/login');
    const done = await signIn(visitor);
    expect([done.status, locationOf(done), done.headers['referrer-policy']]).toEqual([
      302,
      '/care',
      'no-referrer',
    ]);
    expect((await visitor.get('/api/care/session')).json).toMatchObject({
      email: 'staff@detour.example',
      name: 'Staff',
      role: 'agent',
    });
    expect(visitor.cookie('care_login')).toBeUndefined();
    expect(await database.db.selectFrom('care_staff').select(['issuer', 'subject']).execute()).toEqual([
      { issuer: issuer.env.CARE_ISSUER, subject: '1' },
    ]);
    expect(issuer.state.proofs).toEqual(['none']);
  });

  it.each([
    ['basic', undefined],
    ['basic', ['client_secret_basic', 'client_secret_post']],
    ['post', ['client_secret_post']],
  ] as const)('proves its secret by %s to an issuer that announces %s', async (proof, methods) => {
    const visitor = await open({ CARE_CLIENT_SECRET: careClient.secret }, methods);
    expect(locationOf(await signIn(visitor))).toBe('/care');
    expect(issuer.state.proofs).toEqual([proof]);
  });

  it('opens no session in a browser that has not started the sign-in, and only one per sign-in', async () => {
    const visitor = await open();
    const back = await goToIssuer(visitor);
    const thief = shop.visitor();
    expect(locationOf(await thief.get(back))).toBe('/care/login?signin=failed');
    await thief.get('/api/care/login');
    expect(locationOf(await thief.get(back))).toBe('/care/login?signin=failed');
    const cookie = visitor.cookie('care_login') ?? '';
    expect(locationOf(await visitor.get(back))).toBe('/care');
    visitor.setCookie('care_login', cookie);
    expect(locationOf(await visitor.get(back))).toBe('/care/login?signin=failed');
  });

  it.each([
    ['who refuses', (): void => void (issuer.state.refuses = true), 'failed'],
    ['whose issuer fails', (): void => void (issuer.state.isDown = true), 'failed'],
    ['of another domain', (): void => void (issuer.state.person['email'] = 'a@example.org'), 'not-staff'],
    [
      'with an unconfirmed address',
      (): void => void (issuer.state.person['email_verified'] = false),
      'not-staff',
    ],
    ['with a token of another sign-in', (): void => void (issuer.state.claims['nonce'] = 'other'), 'failed'],
    ['with a token for another client', (): void => void (issuer.state.claims['aud'] = 'other'), 'failed'],
    ['with an expired token', (): void => void (issuer.state.claims['exp'] = 1), 'failed'],
    [
      'with a token of another issuer',
      (): void => void (issuer.state.claims['iss'] = 'https://x.example'),
      'failed',
    ],
  ] as const)(
    'shows the reason of a rejected sign-in (%s) on the sign-in page',
    async (_name, prepare, failure) => {
      const visitor = await open();
      prepare();
      expect(locationOf(await signIn(visitor))).toBe(`/care/login?signin=${failure}`);
      expect((await visitor.get('/api/care/session')).status).toBe(401);
    },
  );

  it('shows that the issuer is down, and calls it again with the next attempt', async () => {
    const visitor = await open({ CARE_ISSUER: 'http://127.0.0.1:9' });
    expect(locationOf(await visitor.get('/api/care/login'))).toBe('/care/login?signin=down');
    expect(locationOf(await visitor.get('/api/care/callback?code=1&state=x'))).toBe(
      '/care/login?signin=failed',
    );
    expect(locationOf(await visitor.get('/api/care/callback'))).toBe('/care/login?signin=failed');
  });

  it('does not exist beside the demonstration issuer', async () => {
    const visitor = await open({ CARE_CLIENT_ID: '' });
    expect((await visitor.get('/api/care/issuer')).json.signIn).toBeNull();
    expect((await visitor.get('/api/care/login')).status).toBe(404);
    expect((await visitor.get('/api/care/callback')).status).toBe(404);
  });
});
