import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { newTemporaryFolder } from '../../test/temporary-folder';
import { openTestApp, type TestApp, type Visitor } from '../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/databases/test-databases';
import { forgetStaffCommand, setStaffRoleCommand } from './care-staff.repository';
import { writeCarePasscode } from './passcode-file';

const staff = { email: 'staff@detour.example', passcode: 'let me in please' };

describe('customer-care mode', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const open = async (env: Readonly<Record<string, string>> = {}) => {
    shop = await openTestApp(database.db, { CARE_PASSCODE: staff.passcode, ...env });
    return shop.visitor();
  };

  describe('with the demonstration issuer', () => {
    it('is open to staff with an ID token only, for the configured time [CARE-001] [CARE-011]', async () => {
      const visitor = await open();
      expect((await visitor.get('/api/care/issuer')).json).toEqual({
        kind: 'local',
        clientId: null,
        issuer: null,
        signIn: null,
      });
      expect((await visitor.get('/api/care/session')).json.code).toBe('NOT_IN_CARE');
      const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
      const begun = await visitor.post('/api/care/session', { body: { idToken } });
      expect(begun.json).toMatchObject({
        email: 'staff@detour.example',
        expiresAt: '2026-11-23T17:00:00.000Z',
      });
      expect(String(begun.headers['set-cookie'])).toMatch(
        /(?:^|,)care=[\w-]{43}\.[a-z0-9]+_[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
      );
      expect((await visitor.get('/api/care/session')).status).toBe(200);
      shop.clock.advance({ minutes: 8 * 60 });
      expect((await visitor.get('/api/care/session')).status).toBe(401);
    });

    it('ends on demand, and its cookie is invalid afterwards', async () => {
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

    it('rejects a wrong passcode, and limits guesses', async () => {
      const visitor = await open();
      const guess = () => visitor.post('/api/care/issuer/tokens', { body: { ...staff, passcode: 'wrong' } });
      for (let index = 0; index < 5; index += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
    });

    it('rejects people of other domains, old tokens and tokens of other issuers', async () => {
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

    it('has its own passcode when none is configured', async () => {
      const visitor = await open({ CARE_PASSCODE: '' });
      const answer = await visitor.post('/api/care/issuer/tokens', {
        body: { ...staff, passcode: 'undefined' },
      });
      expect(answer.status).toBe(401);
      const dataDir = await newTemporaryFolder();
      const file = await writeCarePasscode({
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

    const openWithGoogle = (env: Readonly<Record<string, string>> = {}) =>
      open({
        ...env,
        CARE_CLIENT_ID: 'client-1',
        CARE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
      });

    const begin = async (visitor: Visitor): Promise<string> =>
      (await visitor.post('/api/care/nonce')).json.nonce as string;

    const token = (claims: Readonly<Record<string, unknown>> = {}, audience = 'client-1') =>
      new SignJWT({ email: staff.email, email_verified: true, name: 'Staff', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer(String(claims['iss'] ?? 'https://accounts.google.com'))
        .setAudience(audience)
        .setSubject(String(claims['sub'] ?? '1'))
        .setIssuedAt(shop.clock.now() / 1000)
        .setExpirationTime(shop.clock.now() / 1000 + 3600)
        .sign(key);

    it('accepts its ID tokens for our client and our domain, and issues none itself [CARE-001]', async () => {
      const visitor = await openWithGoogle();
      expect((await visitor.get('/api/care/issuer')).json).toEqual({
        kind: 'google',
        clientId: 'client-1',
        issuer: 'https://accounts.google.com',
        signIn: '/api/care/login',
      });
      expect((await visitor.post('/api/care/issuer/tokens', { body: staff })).status).toBe(404);
      const nonce = await begin(visitor);
      const enter = async (idToken: string) =>
        (await visitor.post('/api/care/session', { body: { idToken } })).status;
      expect(await enter(await token({ nonce }, 'another-client'))).toBe(401);
      expect(await enter(await token({ nonce, email_verified: false }))).toBe(401);
      expect(await enter(await token({ nonce, email: 'staff@gmail.com' }))).toBe(401);
      expect(await enter(await token({ nonce }))).toBe(200);
    });

    const enter = (visitor: Visitor, idToken: string) =>
      visitor.post('/api/care/session', { body: { idToken } });

    it('accepts a token only in the browser that began the sign-in', async () => {
      const visitor = await openWithGoogle();
      const begun = await visitor.post('/api/care/nonce');
      expect(String(begun.headers['set-cookie'])).toMatch(
        /^care_login=.*; Max-Age=600; HttpOnly; SameSite=Lax$/,
      );
      const nonce = begun.json.nonce as string;
      expect(visitor.cookie('care_login')).not.toContain(nonce);
      const thief = shop.visitor();
      const idToken = await token({ nonce });
      expect((await enter(thief, idToken)).json.code).toBe('NOT_STAFF');
      await begin(thief);
      expect((await enter(thief, idToken)).status).toBe(401);
      expect((await enter(visitor, await token())).status).toBe(401);
      expect((await enter(visitor, await token({ nonce: [nonce] }))).status).toBe(401);
      expect((await enter(visitor, idToken)).status).toBe(200);
      expect(visitor.cookie('care_login')).toBeUndefined();
    });

    it('opens only one session per token, and none after ten minutes', async () => {
      const visitor = await openWithGoogle();
      const idToken = await token({ nonce: await begin(visitor) });
      const cookie = visitor.cookie('care_login') ?? '';
      const twin = shop.visitor();
      twin.setCookie('care_login', cookie);
      const both = await Promise.all([enter(visitor, idToken), enter(twin, idToken)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      visitor.setCookie('care_login', cookie);
      expect((await enter(visitor, idToken)).json.detail).toContain('already');
      const late = await token({ nonce: await begin(visitor) });
      const kept = visitor.cookie('care_login') ?? '';
      shop.clock.advance({ minutes: 10 });
      visitor.setCookie('care_login', kept);
      expect((await enter(visitor, late)).status).toBe(401);
    });

    it('identifies a person by `sub`: a new address is the same person, a reassigned address is not', async () => {
      const visitor = await openWithGoogle();
      const enterAs = async (sub: string, email: string) =>
        (await enter(visitor, await token({ sub, email, nonce: await begin(visitor) }))).status;
      expect(await enterAs('ann', 'ann@detour.example')).toBe(200);
      expect(await enterAs('other', 'ann@detour.example')).toBe(401);
      expect(await enterAs('ann', 'ann.married@detour.example')).toBe(200);
      // The former address is free, and cannot be taken back from its new owner.
      expect(await enterAs('other', 'ann@detour.example')).toBe(200);
      expect(await enterAs('ann', 'ann@detour.example')).toBe(401);
      expect((await visitor.get('/api/care/session')).json.email).toBe('ann@detour.example');
      expect(await forgetStaffCommand(database.db, ' Ann@detour.example ')).toEqual({
        forgotten: 'ann@detour.example',
      });
      expect((await visitor.get('/api/care/session')).status).toBe(401);
      expect(await enterAs('ann', 'ann@detour.example')).toBe(200);
      await expect(forgetStaffCommand(database.db, 'nobody@detour.example')).rejects.toThrow(
        'Nobody has signed in',
      );
    });

    it('can be any configured issuer, whose claim sets the role when it names one', async () => {
      const iss = 'https://login.shop.test/staff';
      const visitor = await openWithGoogle({ CARE_ISSUER: iss, CARE_ROLE_CLAIM: 'groups' });
      expect((await visitor.get('/api/care/issuer')).json.issuer).toBe(iss);
      const enterWith = async (claims: Readonly<Record<string, unknown>>) =>
        enter(visitor, await token({ iss, nonce: await begin(visitor), ...claims }));
      expect((await enterWith({ iss: 'https://accounts.google.com' })).status).toBe(401);
      expect((await enterWith({ groups: ['care', 'lead'] })).json.role).toBe('lead');
      expect((await enterWith({ groups: 'lead' })).json.role).toBe('lead');
      expect((await enterWith({ groups: ['leads'] })).json.role).toBe('agent');
      expect((await enterWith({})).json.role).toBe('agent');
      expect(await database.db.selectFrom('care_staff').select(['issuer', 'subject']).execute()).toEqual([
        { issuer: iss, subject: '1' },
      ]);
    });

    it('has agents and leads; an operator sets the role, which counts from the next call on', async () => {
      const visitor = await openWithGoogle();
      const begun = await enter(visitor, await token({ nonce: await begin(visitor) }));
      expect(begun.json.role).toBe('agent');
      await setStaffRoleCommand(database.db, ` ${staff.email.toUpperCase()} lead\n`);
      expect((await visitor.get('/api/care/session')).json.role).toBe('lead');
      await enter(visitor, await token({ nonce: await begin(visitor) }));
      expect((await visitor.get('/api/care/session')).json.role).toBe('lead');
      await expect(setStaffRoleCommand(database.db, `${staff.email} boss`)).rejects.toThrow('agent or lead');
      await expect(setStaffRoleCommand(database.db, 'a@detour.example lead')).rejects.toThrow('Nobody has');
      await expect(setStaffRoleCommand(database.db, 'a b lead')).rejects.toThrow('an address and a role');
    });
  });

  describe('on its hosts', () => {
    const calls = [
      ['GET', '/api/care/issuer'],
      ['POST', '/api/care/nonce'],
      ['POST', '/api/care/issuer/tokens'],
      ['POST', '/api/care/session'],
      ['GET', '/api/care/session'],
      ['DELETE', '/api/care/session'],
      ['GET', '/api/care/orders/12345678/messages'],
      ['GET', '/%61pi/care/session'],
      ['GET', '/api/%63are/session'],
      ['GET', '/api/care/session?x=fr.care.localhost'],
    ] as const;

    it('only: another host gets the response of an unknown path [CARE-011]', async () => {
      const visitor = await open();
      const hosts = [
        'fr.localhost:8080',
        'FR.LOCALHOST',
        'localhost',
        'care.localhost',
        'fr.care.localhost.evil.example',
        'evil.example',
        'fr.care.localhost@fr.localhost',
        'fr.care.localhost:8080:1',
      ];
      for (const host of hosts)
        for (const [method, path] of calls) {
          const answer = await visitor.call(method, path, { headers: { host } });
          expect([host, path, answer.status, answer.json.code]).toEqual([host, path, 404, 'NOT_FOUND']);
        }
      const missing = await visitor.get('/api/nothing', { headers: { host: 'fr.localhost' } });
      const hidden = await visitor.get('/api/care/session', { headers: { host: 'fr.localhost' } });
      expect({ ...hidden.json, instance: '' }).toEqual({
        ...missing.json,
        instance: '',
      });
    });

    it('as the server in front reports them; the same header of anyone else is ignored', async () => {
      const visitor = await open({ TRUSTED_HOPS: '' });
      const lie = { host: 'fr.localhost:8080', 'x-forwarded-host': 'fr.care.localhost:8080' };
      expect((await visitor.get('/api/care/issuer', { headers: lie })).status).toBe(404);
      await shop.app.close();
      const trusting = await open({ TRUSTED_HOPS: 'loopback' });
      expect((await trusting.get('/api/care/issuer', { headers: lie })).status).toBe(200);
      const open2 = { host: 'fr.care.localhost:8080', 'x-forwarded-host': 'fr.localhost:8080' };
      expect((await trusting.get('/api/care/issuer', { headers: open2 })).status).toBe(404);
    });

    it('which the configuration names, without case and port', async () => {
      const visitor = await open({ CARE_ORIGINS: 'https://desk.shop.test,https://fr.localhost' });
      const ask = async (host: string) =>
        (await visitor.get('/api/care/issuer', { headers: { host } })).status;
      expect(await ask('DESK.shop.test:444')).toBe(200);
      expect(await ask('fr.care.localhost:8080')).toBe(404);
      // A public host stays public under any configuration.
      expect(await ask('fr.localhost')).toBe(404);
    });
  });
});
