import { openTestApp, type TestApp } from '../../../test/test-app';
import { queuedPayloads } from '../../../test/queued-messages';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { hashPassword } from '../../sessions/passwords';
import { latestToken, openAccount, password, signUpBody } from './account.fixture';

describe('the account', () => {
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

  const subjects = (email = 'lea@example.org') =>
    shop.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);

  describe('sign-up', () => {
    it('opens an account only by the link of the mail, and signs in the browser that signed up [ACC-001]', async () => {
      const visitor = shop.visitor();
      const asked = await visitor.post('/api/account/signup', { body: signUpBody({ newsletter: true }) });
      expect([asked.status, asked.json]).toEqual([202, { status: 'mail_sent', mailed: 'sent' }]);
      expect(await database.db.selectFrom('account').selectAll().execute()).toEqual([]);
      await shop.app.jobs.turn();
      expect(subjects()).toEqual(['Confirmez votre adresse e-mail']);
      const confirmed = await visitor.post('/api/account/confirm', { body: { token: latestToken(shop) } });
      expect(confirmed.json.account).toMatchObject({
        email: 'lea@example.org',
        firstName: 'Léa',
        newsletter: false,
      });
      await shop.app.jobs.turn();
      expect(subjects().at(-1)).toBe('Confirmez votre inscription à la lettre d’information');
      expect(visitor.cookie('user_account_id')).toBe(confirmed.json.account.id);
      expect((await visitor.get('/api/account/me')).status).toBe(200);
      expect(confirmed.headers['cache-control']).toBe('no-store');
    });

    it('sets an HttpOnly session token and a readable id, both SameSite [ACC-001]', async () => {
      const visitor = await openAccount(shop);
      await visitor.post('/api/account/signout', { body: undefined });
      const answer = await visitor.post('/api/account/signin', {
        body: { email: 'LEA@example.org ', password },
      });
      const cookies = answer.headers['set-cookie'] as string[];
      expect(cookies.find((text) => text.startsWith('access_token='))).toMatch(
        /^access_token=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
      expect(cookies.find((text) => text.startsWith('user_account_id='))).toMatch(
        /^user_account_id=[0-9a-f-]{36}; Path=\/; Max-Age=2592000; SameSite=Lax$/,
      );
    });

    it('does not sign in another browser that opens the link', async () => {
      await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      await shop.app.jobs.turn();
      const other = shop.visitor();
      const confirmed = await other.post('/api/account/confirm', { body: { token: latestToken(shop) } });
      expect(confirmed.json).toEqual({ account: null, ordersAttached: 0 });
      expect(other.cookie('access_token')).toBeUndefined();
      expect((await other.get('/api/account/me')).json.code).toBe('NOT_SIGNED_IN');
    });

    it('gives the same response for an address that has an account, and informs only its mailbox', async () => {
      await openAccount(shop);
      const stranger = shop.visitor();
      const known = await stranger.post('/api/account/signup', {
        body: signUpBody({ password: 'another long one' }),
      });
      const fresh = await stranger.post('/api/account/signup', {
        body: signUpBody({ email: 'new@example.org' }),
      });
      expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
      await shop.app.jobs.turn();
      expect(subjects().at(-1)).toBe('Vous avez déjà un compte');
      expect(latestToken(shop)).toBe('');
      const signedIn = await stranger.post('/api/account/signin', {
        body: { email: 'lea@example.org', password: 'another long one' },
      });
      expect(signedIn.json.code).toBe('SIGN_IN_FAILED');
    });

    it.each([
      ['short', { password: 'kort' }, 'INVALID_REQUEST'],
      ['guessable', { password: 'aaaaaaaaaaaa' }, 'WEAK_PASSWORD'],
      ['known from breaches', { password: 'Azertyuiop2026!' }, 'COMMON_PASSWORD'],
      ['made of the person’s own name', { password: 'martin.lea.1984' }, 'PERSONAL_PASSWORD'],
      ['made of the shop’s name', { password: 'Detour-2026!' }, 'PERSONAL_PASSWORD'],
      ['an invalid address', { email: 'lea@nowhere' }, 'INVALID_EMAIL'],
      ['a name of digits', { firstName: '1234' }, 'INVALID_NAME'],
    ])('rejects %s', async (_what, overrides, code) => {
      const answer = await shop.visitor().post('/api/account/signup', { body: signUpBody(overrides) });
      expect([answer.status, answer.json.code]).toEqual([400, code]);
    });

    it('mails in each site’s language and leads back to the visitor’s page', async () => {
      const body = signUpBody({ locale: 'nl_BE', origin: '/booking/summary?id=1' });
      await shop.visitor().post('/api/account/signup', { body });
      await shop.visitor().post('/api/account/signup', {
        body: signUpBody({ email: 'evil@example.org', origin: '//evil.example/x' }),
      });
      await shop.app.jobs.turn();
      // Mails of one job run are sent concurrently, in any order.
      const mailTo = (address: string) => shop.mails.find(({ to }) => to.address === address);
      const [mail, other] = [mailTo('lea@example.org'), mailTo('evil@example.org')];
      expect(mail?.subject).toBe('Bevestig je e-mailadres');
      expect(mail?.text).toContain('http://be.localhost:8080/account/confirm?locale=nl_BE&origin=');
      expect(mail?.text).toMatch(/origin=%2Fbooking%2Fsummary%3Fid%3D1#token=[\w-]{60,}\s/);
      expect(other?.text).toContain('/account/confirm');
      expect(other?.text).not.toContain('evil.example/x');
    });

    it('sends an address three mails of a kind in a quarter of an hour, and reports the limit [P24]', async () => {
      const answers = [];
      for (let index = 0; index < 5; index += 1) {
        answers.push(await shop.visitor().post('/api/account/signup', { body: signUpBody() }));
      }
      await shop.app.jobs.turn();
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
      expect(answers.map(({ json }) => json.mailed)).toEqual(['sent', 'sent', 'sent', 'limited', 'limited']);
      expect(answers[0]?.json.retryAfterSeconds).toBeUndefined();
      expect(answers[4]?.json.retryAfterSeconds).toBe(15 * 60);
      expect(subjects()).toHaveLength(3);
    });

    it('does not let mails of one kind use up another kind [P24]', async () => {
      await openAccount(shop);
      for (let index = 0; index < 3; index += 1)
        await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      const body = { locale: 'fr_FR', email: 'lea@example.org' };
      const answer = await shop.visitor().post('/api/account/password/forgot', { body });
      expect(answer.json).toEqual({ status: 'mail_sent', mailed: 'sent' });
      await shop.app.jobs.turn();
      expect(subjects().filter((subject) => subject.includes('mot de passe'))).toHaveLength(1);
    });

    it('applies the same limit to an address with an account and to one without [P24]', async () => {
      await openAccount(shop);
      shop.clock.advance({ minutes: 60 });
      const ask = async (email: string) => {
        const answers = [];
        for (let index = 0; index < 4; index += 1)
          answers.push(
            await shop.visitor().post('/api/account/password/forgot', { body: { locale: 'fr_FR', email } }),
          );
        return answers.map(({ json }) => json);
      };
      expect(await ask('lea@example.org')).toEqual(await ask('nobody@example.org'));
    });
  });

  describe('a link of a mail', () => {
    it('works once, for 30 minutes', async () => {
      await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      await shop.app.jobs.turn();
      const token = latestToken(shop);
      shop.clock.advance({ minutes: 31 });
      const late = await shop.visitor().post('/api/account/confirm', { body: { token } });
      expect([late.status, late.json.code]).toEqual([410, 'LINK_EXPIRED']);
      await openAccount(shop);
      const again = await shop.visitor().post('/api/account/confirm', { body: { token: latestToken(shop) } });
      expect([again.status, again.json.code]).toEqual([410, 'LINK_USED']);
    });

    it('cannot be derived from the database', async () => {
      await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      const [payload] = await queuedPayloads(database.db, 'mail.account');
      const { linkId } = payload as { linkId: string };
      const forged = linkId + 'A'.repeat(43);
      const answer = await shop.visitor().post('/api/account/confirm', { body: { token: forged } });
      expect(answer.json.code).toBe('LINK_EXPIRED');
      await shop.app.jobs.turn();
      expect(latestToken(shop).slice(0, 22)).toBe(linkId);
    });
  });

  describe('sign-in', () => {
    it('gives the same response to a wrong password and an unknown address', async () => {
      await openAccount(shop);
      const wrong = await shop
        .visitor()
        .post('/api/account/signin', { body: { email: 'lea@example.org', password: 'x' } });
      const unknown = await shop
        .visitor()
        .post('/api/account/signin', { body: { email: 'who@example.org', password: 'x' } });
      const known = ({ status, json }: typeof wrong) => [status, json.code, json.detail];
      expect(known(wrong)).toEqual(known(unknown));
      expect(wrong.status).toBe(401);
    });

    it('reports an unconfirmed address only after the right password, and sends a new link', async () => {
      await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      await shop.app.jobs.turn();
      shop.clock.advance({ minutes: 40 });
      const visitor = shop.visitor();
      const answer = await visitor.post('/api/account/signin', {
        body: { email: 'lea@example.org', password },
      });
      expect([answer.status, answer.json.code]).toEqual([403, 'ADDRESS_NOT_CONFIRMED']);
      expect([answer.json.mailed, answer.json.retryAfterSeconds]).toEqual(['sent', undefined]);
      await shop.app.jobs.turn();
      const confirmed = await visitor.post('/api/account/confirm', { body: { token: latestToken(shop) } });
      expect(confirmed.status).toBe(200);
    });

    it('reports that no further link was sent to an unconfirmed address, and when the next one can be', async () => {
      await shop.visitor().post('/api/account/signup', { body: signUpBody() });
      const body = { email: 'lea@example.org', password };
      const answers = [];
      for (let attempt = 0; attempt < 3; attempt += 1)
        answers.push((await shop.visitor().post('/api/account/signin', { body })).json);
      expect(answers.map(({ mailed }) => mailed)).toEqual(['sent', 'sent', 'limited']);
      expect(answers[2]?.retryAfterSeconds).toBeGreaterThan(0);
      await shop.app.jobs.turn();
      expect(shop.mails.filter(({ to }) => to.address === 'lea@example.org')).toHaveLength(3);
    });

    it('creates a new token each time and ends the previous session [ACC-001]', async () => {
      const visitor = await openAccount(shop);
      const before = visitor.cookie('access_token') ?? '';
      await visitor.post('/api/account/signin', { body: { email: 'lea@example.org', password } });
      expect(visitor.cookie('access_token')).not.toBe(before);
      const thief = shop.visitor();
      thief.setCookie('access_token', before);
      expect((await thief.get('/api/account/me')).status).toBe(401);
    });

    it('rejects a page of another site', async () => {
      const answer = await shop.visitor().post('/api/account/signin', {
        body: { email: 'lea@example.org', password },
        headers: { origin: 'https://evil.example' },
      });
      expect([answer.status, answer.json.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    });
  });

  it('ends with sign-out: both cookies are removed, and the token is invalid [HDR-018]', async () => {
    const visitor = await openAccount(shop);
    const secret = visitor.cookie('access_token') ?? '';
    expect((await visitor.post('/api/account/signout')).status).toBe(204);
    expect([visitor.cookie('access_token'), visitor.cookie('user_account_id')]).toEqual([
      undefined,
      undefined,
    ]);
    visitor.setCookie('access_token', secret);
    expect((await visitor.get('/api/account/me')).status).toBe(401);
  });

  describe('a forgotten password', () => {
    it('is replaced once by the link of the mail, which ends every session', async () => {
      const visitor = await openAccount(shop);
      const body = { locale: 'fr_FR', email: 'lea@example.org' };
      expect((await visitor.post('/api/account/password/forgot', { body })).status).toBe(202);
      await shop.app.jobs.turn();
      const token = latestToken(shop);
      expect(shop.mails.at(-1)?.text).toContain(
        'http://fr.localhost:8080/account/password?locale=fr_FR#token=',
      );
      const reset = (word: string) =>
        shop.visitor().post('/api/account/password/reset', { body: { token, password: word } });
      expect((await reset('trois hérons gris')).status).toBe(204);
      expect((await reset('a second long word')).json.code).toBe('LINK_USED');
      expect((await visitor.get('/api/account/me')).status).toBe(401);
      const signIn = (word: string) =>
        shop.visitor().post('/api/account/signin', { body: { email: 'lea@example.org', password: word } });
      expect((await signIn(password)).status).toBe(401);
      expect((await signIn('trois hérons gris')).status).toBe(200);
      await shop.app.jobs.turn();
      expect(subjects()).toContain('Votre mot de passe a été modifié');
    });

    it('gets the same response for an unknown address, which gets no mail', async () => {
      await openAccount(shop);
      const ask = (email: string) =>
        shop.visitor().post('/api/account/password/forgot', { body: { locale: 'fr_FR', email } });
      const [known, unknown] = [await ask('lea@example.org'), await ask('who@example.org')];
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      await shop.app.jobs.turn();
      expect(subjects('who@example.org')).toEqual([]);
      expect(subjects().at(-1)).toBe('Choisissez un nouveau mot de passe');
    });

    it('keeps its link when the new password is too weak', async () => {
      await openAccount(shop);
      await shop
        .visitor()
        .post('/api/account/password/forgot', { body: { locale: 'fr_FR', email: 'lea@example.org' } });
      await shop.app.jobs.turn();
      const token = latestToken(shop);
      const reset = (word: string) =>
        shop.visitor().post('/api/account/password/reset', { body: { token, password: word } });
      expect((await reset('aaaaaaaaaaaa')).json.code).toBe('WEAK_PASSWORD');
      expect((await reset('Motdepasse2026')).json.code).toBe('COMMON_PASSWORD');
      expect((await reset('Lea-Martin-75')).json.code).toBe('PERSONAL_PASSWORD');
      expect((await reset('quelque chose de long')).status).toBe(204);
    });
  });

  it('rejects an old weak password as the new one, although it still signs in', async () => {
    const visitor = await openAccount(shop);
    const old = 'Azertyuiop2026!';
    const hash = await hashPassword(old);
    await database.db.updateTable('account').set({ password_hash: hash }).execute();
    const signedIn = await visitor.post('/api/account/signin', {
      body: { email: 'lea@example.org', password: old },
    });
    expect(signedIn.status).toBe(200);
    const kept = await visitor.call('PATCH', '/api/account/me', {
      body: { password: { current: old, next: old } },
    });
    expect(kept.json.code).toBe('COMMON_PASSWORD');
  });

  it('accepts 64 characters of any kind', async () => {
    const visitor = await openAccount(shop, shop.visitor(), { password: '🌊 é~ß'.repeat(13) });
    expect((await visitor.get('/api/account/me')).status).toBe(200);
  });

  describe('the profile', () => {
    it('changes the given fields only [ACC-004]', async () => {
      const visitor = await openAccount(shop);
      const changed = await visitor.call('PATCH', '/api/account/me', {
        body: { civility: 'MRS', phoneNumber: '+33612345678', locale: 'es_ES', newsletter: true },
      });
      expect(changed.json).toMatchObject({
        civility: 'MRS',
        firstName: 'Léa',
        phoneNumber: '+33612345678',
        locale: 'es_ES',
        newsletter: false,
      });
      await shop.app.jobs.turn();
      expect(shop.mails.at(-1)?.subject).toBe('Confirma tu suscripción al boletín');
      expect(
        (await visitor.call('PATCH', '/api/account/me', { body: { newsletter: false } })).json.newsletter,
      ).toBe(false);
      expect((await visitor.call('PATCH', '/api/account/me', { body: { phoneNumber: '+33' } })).status).toBe(
        400,
      );
      expect(
        (await visitor.call('PATCH', '/api/account/me', { body: { email: 'x@example.org' } })).status,
      ).toBe(400);
    });

    it('requires the old password for a new one, and ends the other sessions', async () => {
      const visitor = await openAccount(shop);
      const phone = shop.visitor();
      await phone.post('/api/account/signin', { body: { email: 'lea@example.org', password } });
      const change = (current: string) =>
        visitor.call('PATCH', '/api/account/me', {
          body: { password: { current, next: 'tout autre chose' } },
        });
      expect((await change('not this one')).json.code).toBe('WRONG_PASSWORD');
      expect((await change(password)).status).toBe(200);
      expect((await visitor.get('/api/account/me')).status).toBe(200);
      expect((await phone.get('/api/account/me')).status).toBe(401);
      await shop.app.jobs.turn();
      expect(subjects()).toContain('Votre mot de passe a été modifié');
    });

    it('requires a sign-in [ACC-007]', async () => {
      const visitor = shop.visitor();
      const answers = [
        await visitor.get('/api/account/me'),
        await visitor.call('PATCH', '/api/account/me', { body: {} }),
        await visitor.get('/api/account/export'),
        await visitor.get('/api/account/trips?locale=fr_FR'),
        await visitor.post('/api/account/me/delete', { body: { password } }),
      ];
      expect(answers.map(({ json }) => json.code)).toEqual(Array.from({ length: 5 }, () => 'NOT_SIGNED_IN'));
    });

    it('can be exported completely, and deleted completely except for orders', async () => {
      const visitor = await openAccount(shop);
      await visitor.call('PATCH', '/api/account/me', { body: { newsletter: true } });
      const kept = (await visitor.get('/api/account/export')).json;
      expect(kept).toMatchObject({
        account: { email: 'lea@example.org' },
        newsletter: null,
        trips: [],
        wishlist: [],
      });
      expect(kept.sessions).toHaveLength(1);
      const leave = (word: string) => visitor.post('/api/account/me/delete', { body: { password: word } });
      expect((await leave('wrong')).json.code).toBe('WRONG_PASSWORD');
      expect((await leave(password)).status).toBe(204);
      expect((await visitor.get('/api/account/me')).status).toBe(401);
      for (const table of ['account', 'account_session', 'newsletter_subscription'] as const) {
        expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      await shop.app.jobs.turn();
      expect(subjects().at(-1)).toBe('Votre compte est supprimé');
    });
  });

  it('deletes expired rows', async () => {
    await openAccount(shop);
    await shop.visitor().post('/api/account/signup', { body: signUpBody({ email: 'never@example.org' }) });
    shop.clock.advance({ minutes: 40 * 1440 });
    await shop.app.jobs.turn();
    for (const table of ['account_session', 'account_token', 'attempt'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
