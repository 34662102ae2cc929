import { openTestApp, type TestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('the newsletter', () => {
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

  const subscribe = (body: object) => shop.visitor().post('/api/front/marketing/newsletter', { body });
  const lea = { email: 'lea@example.org', country: 'BE', language: 'nl' };
  const rows = () => database.db.selectFrom('newsletter_subscription').selectAll().execute();

  const confirmPath = '/api/front/marketing/newsletter/confirm';
  /** The token in the fragment of the latest mail's link. */
  const latestToken = async (): Promise<string> => {
    await shop.app.jobs.turn();
    return /newsletter\/confirm\?locale=\w+#token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const confirm = (token: string, from = '203.0.113.9') =>
    shop.visitor().post(`${confirmPath}?locale=fr_FR`, {
      body: `token=${token}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://fr.localhost:8080',
        'x-forwarded-for': from,
      },
    });
  const join = async (body: object) => {
    await subscribe(body);
    return confirm(await latestToken());
  };

  it('accepts e-mail, country and language and returns 201, also repeatedly [CALL-074]', async () => {
    const answers = [await subscribe(lea), await subscribe({ ...lea, email: 'Lea@Example.org ' })];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [201, { status: 'mail_sent' }],
      [201, { status: 'mail_sent' }],
    ]);
    expect(await rows()).toEqual([]);
    await shop.app.jobs.turn();
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      'Bevestig je inschrijving voor de nieuwsbrief',
      'Bevestig je inschrijving voor de nieuwsbrief',
    ]);
  });

  it('starts after a click on the page of the mailed link, and stores the proof of consent', async () => {
    await subscribe({ ...lea, country: 'FR', language: 'fr' });
    shop.clock.advance({ minutes: 60 });
    const token = await latestToken();
    const page = await shop.visitor().get(`${confirmPath}?locale=fr_FR`);
    expect(page.text).toContain('Confirmez votre inscription');
    // With a stricter policy, browsers post with `Origin: null`.
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'sha256-[^']+'; style-src/);
    expect(await rows()).toEqual([]);
    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.text]).toEqual([200, expect.stringContaining('est confirmée')]);
    const [row] = await rows();
    expect(row).toMatchObject({ email: 'lea@example.org', source: 'footer', text_version: '2026-11' });
    expect(row?.confirmed_at!.getTime()).toBe(row!.asked_at!.getTime() + 3_600_000);
    expect(row?.asked_from).toMatch(/^[a-z0-9]{1,16}_[\w-]{43}$/);
    expect(row?.confirmed_from).not.toBe(row?.asked_from);
    expect(JSON.stringify(row)).not.toContain('203.0.113.9');
    await shop.app.jobs.turn();
    expect(shop.mails.at(-1)?.subject).toBe('Votre inscription est enregistrée');
    expect(await database.db.selectFrom('newsletter_pending').selectAll().execute()).toEqual([]);
  });

  it('does not start with a used, expired or invalid link', async () => {
    await subscribe(lea);
    const token = await latestToken();
    expect((await confirm(token)).status).toBe(200);
    const again = await confirm(token);
    expect([again.status, again.text]).toEqual([410, expect.stringContaining('a déjà servi')]);
    await subscribe({ ...lea, email: 'late@example.org' });
    const late = await latestToken();
    shop.clock.advance({ minutes: 7 * 1440 + 1 });
    for (const wrong of [late, `${late.slice(0, -2)}AA`, '', 'x'.repeat(500)]) {
      expect((await confirm(wrong)).status).toBe(410);
    }
    expect((await rows()).map(({ email }) => email)).toEqual(['lea@example.org']);
  });

  it('is not confirmed by a page of another site', async () => {
    await subscribe(lea);
    const token = await latestToken();
    const answer = await shop.visitor().post(confirmPath, {
      body: `token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    expect([answer.status, await rows()]).toEqual([403, []]);
  });

  it('reveals no subscribers, and limits the mails to one mailbox', async () => {
    await join(lea);
    await shop.app.jobs.turn();
    const before = shop.mails.length;
    const [known, fresh] = [await subscribe(lea), await subscribe({ ...lea, email: 'new@example.org' })];
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    await shop.app.jobs.turn();
    expect(shop.mails.slice(before).map(({ to }) => to.address)).toEqual(['new@example.org']);
    for (let index = 0; index < 6; index += 1) await subscribe({ ...lea, email: 'new@example.org' });
    await shop.app.jobs.turn();
    expect(shop.mails.slice(before)).toHaveLength(3);
  });

  it.each([
    [{ ...lea, email: 'lea' }, 'INVALID_EMAIL'],
    [{ ...lea, language: 'es' }, 'INVALID_REQUEST'],
    [{ ...lea, country: 'DE' }, 'INVALID_REQUEST'],
    [{ ...lea, name: 'Léa' }, 'INVALID_REQUEST'],
  ])('rejects %j', async (body, code) => {
    const answer = await subscribe(body);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  describe('its unsubscribe link', () => {
    const linkOf = async (): Promise<string> => {
      await join({ ...lea, country: 'FR', language: 'fr' });
      await shop.app.jobs.turn();
      const { unsubscribe = '' } = shop.mails.at(-1) ?? {};
      expect(unsubscribe).toMatch(
        /^http:\/\/fr\.localhost:8080\/api\/front\/marketing\/newsletter\/unsubscribe\?/,
      );
      return unsubscribe.replace('http://fr.localhost:8080', '');
    };

    it('has its token in the fragment for people, and unsubscribes with the button on its page', async () => {
      const key = new URL(await linkOf(), 'http://fr.localhost').searchParams.get('key') ?? '';
      const { text = '', html = '' } = shop.mails.at(-1) ?? {};
      const link = new URL(/Se désinscrire\s*(?::\s*)?(http\S+)/.exec(text)?.[1] ?? '');
      expect(link.hash).toMatch(/^#token=[\da-f-]{36}\./);
      expect(link.href.replace(link.hash, '')).toBe(
        'http://fr.localhost:8080/api/front/marketing/newsletter/unsubscribe?locale=fr_FR',
      );
      expect(link.hash).toContain(key);
      for (const body of [text, html]) expect(body.split(key)).toHaveLength(body.split(link.hash).length);
      const path = link.pathname + link.search;
      const page = await shop.visitor().get(path);
      expect(page.text).toContain('Un clic, et vous ne recevrez plus notre lettre d’information.');
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(String(page.headers['content-security-policy'])).toContain("script-src 'sha256-");
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const press = (body: string) => shop.visitor().post(path, { body, headers });
      for (const wrong of ['', 'token=', `${link.hash.slice(1)}A`])
        expect((await press(wrong)).status).toBe(404);
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
      expect((await press(link.hash.slice(1))).text).toContain('Votre désinscription est enregistrée');
      expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
    });

    it('shows a button first, because programs open links too', async () => {
      const path = await linkOf();
      const asked = await shop.visitor().get(path);
      expect(asked.text).toContain('<html lang="fr-FR">');
      expect(asked.text).toContain('Nous n’enverrons plus de lettre d’information à lea@example.org.');
      expect(asked.text).toContain('<form method="post">');
      expect(String(asked.headers['content-security-policy'])).toContain(
        "default-src 'none'; object-src 'none'; style-src 'sha256-",
      );
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
    });

    it('unsubscribes with one POST, also from a mail program, and a new subscription starts anew', async () => {
      const path = await linkOf();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
      const ended = await shop.visitor().post(path, { body: 'List-Unsubscribe=One-Click', headers });
      expect(ended.text).toContain('Votre désinscription est enregistrée');
      expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
      shop.clock.advance({ minutes: 1 });
      await join({ ...lea, country: 'FR', language: 'fr' });
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
      await shop.app.jobs.turn();
      expect(shop.mails).toHaveLength(4);
    });

    it('does nothing with an invalid token', async () => {
      const path = await linkOf();
      const answer = await shop.visitor().post(`${path.slice(0, -4)}AAAA`);
      expect(answer.status).toBe(404);
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
    });
  });
});
