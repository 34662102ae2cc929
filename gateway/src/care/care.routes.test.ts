import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { newTemporaryFolder } from '../../test/temporary-folder';
import { openTestApp, type TestApp } from '../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../test/test-databases';
import { keepCarePasscode } from './keep-passcode';

const staff = { email: 'staff@detour.example', passcode: 'let me in please' };

describe('customer-care mode', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const open = async (env: Readonly<Record<string, string>> = {}) => {
    shop = await openTestApp(database.db, { CARE_PASSCODE: staff.passcode, ...env });
    return shop.visitor();
  };

  describe('with the demonstration issuer', () => {
    it('is for members of staff with an ID token only, as long as it is said to last [CARE-001] [CARE-011]', async () => {
      const visitor = await open();
      expect((await visitor.get('/api/care/issuer')).json).toEqual({ kind: 'local', clientId: null });
      expect((await visitor.get('/api/care/session')).json.code).toBe('NOT_IN_CARE');
      const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
      const begun = await visitor.post('/api/care/session', { body: { idToken } });
      expect(begun.json).toMatchObject({
        email: 'staff@detour.example',
        expiresAt: '2026-11-23T17:00:00.000Z',
      });
      expect(String(begun.headers['set-cookie'])).toMatch(
        /^care=[\w-]{43}\.[a-z0-9]+_[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
      );
      expect((await visitor.get('/api/care/session')).status).toBe(200);
      shop.clock.advance({ minutes: 8 * 60 });
      expect((await visitor.get('/api/care/session')).status).toBe(401);
    });

    it('ends when it is told to, and its cookie opens nothing any more', async () => {
      const visitor = await open();
      const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
      await visitor.post('/api/care/session', { body: { idToken } });
      const cookie = visitor.cookie('care') ?? '';
      expect((await visitor.call('DELETE', '/api/care/session')).status).toBe(204);
      expect(visitor.cookie('care')).toBeUndefined();
      visitor.setCookie('care', cookie);
      expect((await visitor.get('/api/care/session')).status).toBe(401);
      visitor.setCookie('care', `${cookie.slice(0, -2)}AA`);
      expect((await visitor.get('/api/care/session')).status).toBe(401);
    });

    it('refuses a wrong passcode, and guessing', async () => {
      const visitor = await open();
      const guess = () => visitor.post('/api/care/issuer/tokens', { body: { ...staff, passcode: 'wrong' } });
      for (let index = 0; index < 5; index += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
    });

    it('refuses people of other domains, old tokens and tokens that are not ours', async () => {
      const visitor = await open();
      const tokenOf = async (email: string): Promise<string> =>
        (await visitor.post('/api/care/issuer/tokens', { body: { ...staff, email } })).json.idToken;
      const begin = async (idToken: string) =>
        (await visitor.post('/api/care/session', { body: { idToken } })).json.code;
      expect(await begin(await tokenOf('somebody@example.org'))).toBe('NOT_STAFF');
      const [, payload] = (await tokenOf(staff.email)).split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
      expect(await begin(`${none}.${payload}.`)).toBe('NOT_STAFF');
      expect(await begin('a word that is no token at all')).toBe('NOT_STAFF');
      const old = await tokenOf(staff.email);
      shop.clock.advance({ minutes: 6 });
      expect(await begin(old)).toBe('NOT_STAFF');
    });

    it('has a passcode of its own when none is configured', async () => {
      const visitor = await open({ CARE_PASSCODE: '' });
      const answer = await visitor.post('/api/care/issuer/tokens', {
        body: { ...staff, passcode: 'undefined' },
      });
      expect(answer.status).toBe(401);
      const dataDir = await newTemporaryFolder();
      const file = await keepCarePasscode({
        ...shop.app.gateway,
        config: { ...shop.app.gateway.config, dataDir },
      });
      const passcode = (await readFile(file, 'utf8')).trim();
      expect((await stat(file)).mode & 0o077).toBe(0);
      expect(passcode).toMatch(/^[A-Za-z0-9]{12}$/);
      expect((await visitor.post('/api/care/issuer/tokens', { body: { ...staff, passcode } })).status).toBe(
        200,
      );
    });
  });

  describe('with Google', () => {
    let server: Server;
    let key: CryptoKey;
    beforeAll(async () => {
      const pair = await generateKeyPair('RS256');
      key = pair.privateKey;
      const keys = JSON.stringify({
        keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }],
      });
      server = createServer((_request, response) => response.end(keys));
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    const openWithGoogle = () =>
      open({
        CARE_GOOGLE_CLIENT_ID: 'client-1',
        CARE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
      });

    const token = (claims: Readonly<Record<string, unknown>> = {}, audience = 'client-1') =>
      new SignJWT({ email: staff.email, email_verified: true, name: 'Staff', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer('https://accounts.google.com')
        .setAudience(audience)
        .setSubject('1')
        .setIssuedAt(shop.clock.now() / 1000)
        .setExpirationTime(shop.clock.now() / 1000 + 3600)
        .sign(key);

    it('takes its ID tokens for our client and our domain, and issues none itself [CARE-001]', async () => {
      const visitor = await openWithGoogle();
      expect((await visitor.get('/api/care/issuer')).json).toEqual({ kind: 'google', clientId: 'client-1' });
      expect((await visitor.post('/api/care/issuer/tokens', { body: staff })).status).toBe(404);
      const begin = async (idToken: string) =>
        (await visitor.post('/api/care/session', { body: { idToken } })).status;
      expect(await begin(await token({}, 'another-client'))).toBe(401);
      expect(await begin(await token({ email_verified: false }))).toBe(401);
      expect(await begin(await token({ email: 'staff@gmail.com' }))).toBe(401);
      expect(await begin(await token())).toBe(200);
    });
  });
});
