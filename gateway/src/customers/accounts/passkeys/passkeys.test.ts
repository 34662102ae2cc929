import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { readConfig } from '../../../settings/read-config';
import { openAccount, password } from '../account.fixture';
import { createPasskeyDevice } from './passkey-device.fixture';
import { checkPasskeyDomain, relyingPartyOf } from './relying-party';

const headers = { host: 'fr.localhost:8080' };

describe.each(testDatabases)('passkeys on %s', (_name, open) => {
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

  const post = (visitor: Visitor, path: string, body?: unknown) =>
    visitor.post(`/api/account/${path}`, { headers, ...(body === undefined ? {} : { body }) });

  const register = async (visitor: Visitor, device = createPasskeyDevice()) => {
    const { challengeId, options } = (await post(visitor, 'passkeys/options')).json;
    const body = { challengeId, name: 'Portable', response: device.create(options) };
    return { device, answer: await post(visitor, 'passkeys', body), body };
  };
  const challengeFor = async (visitor: Visitor) => (await post(visitor, 'signin/passkey/options')).json;
  const signIn = async (
    device: ReturnType<typeof createPasskeyDevice>,
    use = {},
    visitor = shop.visitor(),
  ) => {
    const { challengeId, options } = await challengeFor(visitor);
    const body = { challengeId, response: device.get(options, use) };
    return { visitor, body, answer: await post(visitor, 'signin/passkey', body) };
  };

  it('are created by a signed-in customer, bound to the site, and reported by mail', async () => {
    const visitor = await openAccount(shop);
    const { challengeId, options } = (await post(visitor, 'passkeys/options')).json;
    expect(options).toMatchObject({
      rp: { id: 'fr.localhost', name: 'Détour' },
      user: { name: 'lea@example.org' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const device = createPasskeyDevice();
    const added = await post(visitor, 'passkeys', {
      challengeId,
      name: 'Portable',
      response: device.create(options),
    });
    expect([added.status, added.json.passkeys]).toMatchObject([
      200,
      [{ name: 'Portable', rpId: 'fr.localhost', lastUsedAt: null }],
    ]);
    await shop.app.jobs.turn();
    expect(shop.mails.at(-1)?.subject).toBe('Une clé d’accès a été ajoutée à votre compte');
  });

  it('sign in without an address and without a password', async () => {
    const { device } = await register(await openAccount(shop));
    const { visitor, answer } = await signIn(device);
    expect([answer.status, answer.json.email]).toEqual([200, 'lea@example.org']);
    const { sessions } = (await visitor.get('/api/account/sessions')).json;
    expect(sessions[0]).toMatchObject({ method: 'passkey', current: true });
    const { passkeys } = (await visitor.get('/api/account/passkeys')).json;
    expect(passkeys[0].lastUsedAt).not.toBeNull();
  });

  it.each([
    ['another origin', { origin: 'http://evil.localhost:8080' }],
    ['another site of ours', { origin: 'http://es.localhost:8080' }],
    ['another domain', { rpId: 'evil.localhost' }],
    ['no user verification', { userVerified: false }],
  ])('are rejected with %s', async (_what, use) => {
    const { device } = await register(await openAccount(shop));
    const { answer } = await signIn(device, use);
    expect([answer.status, answer.json.code]).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('accept one response per challenge, within five minutes and for its purpose', async () => {
    const owner = await openAccount(shop);
    const { device } = await register(owner);
    const { body, visitor } = await signIn(device);
    expect((await post(visitor, 'signin/passkey', body)).json.code).toBe('PASSKEY_REFUSED');
    const late = await challengeFor(visitor);
    shop.clock.advance({ minutes: 6 });
    const answer = { challengeId: late.challengeId, response: device.get(late.options) };
    expect((await post(visitor, 'signin/passkey', answer)).json.code).toBe('PASSKEY_REFUSED');
    await post(owner, 'confirm-identity', { password });
    const confirming = (await post(owner, 'confirm-identity/options')).json;
    const misused = { challengeId: confirming.challengeId, response: device.get(confirming.options) };
    expect((await post(visitor, 'signin/passkey', misused)).json.code).toBe('PASSKEY_REFUSED');
  });

  it('sign in once when one response is sent many times concurrently', async () => {
    const { device } = await register(await openAccount(shop));
    const visitor = shop.visitor();
    const { challengeId, options } = await challengeFor(visitor);
    const body = { challengeId, response: device.get(options) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(shop.visitor(), 'signin/passkey', body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are rejected when their counter does not grow: the authenticator was copied', async () => {
    const { device } = await register(await openAccount(shop));
    expect((await signIn(device, { counter: 5 })).answer.status).toBe(200);
    expect((await signIn(device, { counter: 5 })).answer.json.code).toBe('PASSKEY_REFUSED');
    expect((await signIn(device, { counter: 4 })).answer.json.code).toBe('PASSKEY_REFUSED');
    expect((await signIn(device, { counter: 6 })).answer.status).toBe(200);
  });

  it('can be renamed, and no longer sign in after they were removed', async () => {
    const owner = await openAccount(shop);
    const { device, answer } = await register(owner);
    const [{ id }] = answer.json.passkeys;
    const renamed = await owner.call('PATCH', `/api/account/passkeys/${id}`, { body: { name: 'Téléphone' } });
    expect(renamed.json.passkeys[0].name).toBe('Téléphone');
    const removed = await owner.call('DELETE', `/api/account/passkeys/${id}`, { headers });
    expect(removed.json.passkeys).toEqual([]);
    expect((await signIn(device)).answer.json.code).toBe('PASSKEY_REFUSED');
    await shop.app.jobs.turn();
    expect(shop.mails.map(({ subject }) => subject)).toContain(
      'Une clé d’accès a été retirée de votre compte',
    );
    const { events } = (await owner.get('/api/account/security-events')).json;
    expect(events.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'account-opened',
      'passkey-added',
      'passkey-removed',
    ]);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
    ['curl/8', 'Détour'],
  ])('without a name are named after browser and system: %s', async (agent, name) => {
    const owner = await openAccount(shop);
    const { challengeId, options } = (await post(owner, 'passkeys/options')).json;
    const body = { challengeId, name: ' ', response: createPasskeyDevice().create(options) };
    const added = await owner.post('/api/account/passkeys', {
      headers: { ...headers, 'user-agent': agent },
      body,
    });
    expect(added.json.passkeys[0].name).toBe(name);
  });

  it.each([
    [' Téléphone ', 200, 'Téléphone'],
    ['é'.repeat(60), 200, 'é'.repeat(60)],
    ['é'.repeat(61), 400, 'Portable'],
    ['  ', 400, 'Portable'],
    ['', 400, 'Portable'],
  ])('accept a name of 1 to 60 characters: "%s" returns %i', async (name, status, kept) => {
    const owner = await openAccount(shop);
    const [{ id }] = (await register(owner)).answer.json.passkeys;
    const answer = await owner.call('PATCH', `/api/account/passkeys/${id}`, { body: { name } });
    expect(answer.status).toBe(status);
    expect((await owner.get('/api/account/passkeys')).json.passkeys[0].name).toBe(kept);
  });

  it('of another account cannot be read, changed or taken over', async () => {
    const lea = await openAccount(shop);
    const { answer, body } = await register(lea);
    const [{ id }] = answer.json.passkeys;
    const eve = await openAccount(shop, shop.visitor(), { email: 'eve@example.org' });
    for (const method of ['PATCH', 'DELETE'] as const) {
      const options = method === 'PATCH' ? { body: { name: 'x' } } : {};
      const refused = await eve.call(method, `/api/account/passkeys/${id}`, options);
      expect([refused.status, refused.json.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
    }
    const { challengeId } = (await post(eve, 'passkeys/options')).json;
    expect((await post(eve, 'passkeys', { ...body, challengeId })).json.code).toBe('PASSKEY_REFUSED');
    expect((await lea.get('/api/account/passkeys')).json.passkeys).toHaveLength(1);
  });

  it('require a recent proof of identity to be added or removed, which a passkey can give too', async () => {
    const owner = await openAccount(shop);
    const { device, answer } = await register(owner);
    const [{ id }] = answer.json.passkeys;
    shop.clock.advance({ minutes: 16 });
    expect((await post(owner, 'passkeys/options')).json.code).toBe('CONFIRM_IDENTITY');
    const remove = () => owner.call('DELETE', `/api/account/passkeys/${id}`, { headers });
    expect((await remove()).json.code).toBe('CONFIRM_IDENTITY');
    const { challengeId, options } = (await post(owner, 'confirm-identity/options')).json;
    const passkey = { challengeId, response: device.get(options) };
    expect((await post(owner, 'confirm-identity', { passkey })).status).toBe(204);
    expect((await remove()).status).toBe(200);
  });

  it('are limited to twenty per account', async () => {
    const owner = await openAccount(shop);
    for (let index = 0; index < 20; index += 1) {
      expect((await register(owner)).answer.status).toBe(200);
    }
    expect((await post(owner, 'passkeys/options')).json.code).toBe('PASSKEY_LIMIT');
  });

  it('work on the sites of the shop only', async () => {
    const answer = await shop.visitor().post('/api/account/signin/passkey/options', {
      headers: { host: 'fr.care.localhost:8080' },
    });
    expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('the domain of passkeys', () => {
  const shopOrigins = 'fr es it nl be'.split(' ').map((site) => `${site}=https://${site}.detour.example`);
  const configOf = (domain: string) =>
    readConfig({ SHOP_ORIGINS: shopOrigins.join(','), PASSKEY_DOMAIN: domain });

  it('is the host of each site, or one domain shared by all sites', () => {
    expect(relyingPartyOf(configOf(''), 'be')).toMatchObject({
      id: 'be.detour.example',
      origins: ['https://be.detour.example'],
    });
    const shared = relyingPartyOf(configOf('detour.example'), 'be');
    expect(shared.id).toBe('detour.example');
    expect(shared.origins).toHaveLength(5);
  });

  it('stops the start when a site is outside of it', () => {
    expect(() => checkPasskeyDomain(configOf('detour.example'))).not.toThrow();
    expect(() => checkPasskeyDomain(configOf('tour.example'))).toThrow(
      /SHOP_ORIGINS are outside of it: fr, es, it, nl, be/,
    );
  });
});
