import { openTestApp, type TestApp } from '../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../test/test-databases';

describe('the newsletter', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openEmbedded();
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

  it('takes e-mail, country and language and answers 201, twice as once [CALL-074]', async () => {
    const answers = [await subscribe(lea), await subscribe({ ...lea, email: 'Lea@Example.org ' })];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [201, { status: 'subscribed' }],
      [201, { status: 'subscribed' }],
    ]);
    expect(await rows()).toMatchObject([{ email: 'lea@example.org', country: 'BE', language: 'nl' }]);
    await shop.app.jobs.turn();
    expect(shop.mails.map(({ subject }) => subject)).toEqual(['Je inschrijving is geregistreerd']);
  });

  it.each([
    [{ ...lea, email: 'lea' }, 'INVALID_EMAIL'],
    [{ ...lea, language: 'es' }, 'INVALID_REQUEST'],
    [{ ...lea, country: 'DE' }, 'INVALID_REQUEST'],
    [{ ...lea, name: 'Léa' }, 'INVALID_REQUEST'],
  ])('refuses %j', async (body, code) => {
    const answer = await subscribe(body);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  describe('the link that ends it', () => {
    const linkOf = async (): Promise<string> => {
      await subscribe({ ...lea, country: 'FR', language: 'fr' });
      await shop.app.jobs.turn();
      const { unsubscribe = '', text = '' } = shop.mails.at(-1) ?? {};
      expect(text).toContain(`Se désinscrire: ${unsubscribe}`);
      expect(unsubscribe).toMatch(
        /^http:\/\/fr\.localhost:8080\/api\/front\/marketing\/newsletter\/unsubscribe\?/,
      );
      return unsubscribe.replace('http://fr.localhost:8080', '');
    };

    it('asks before it ends anything, for programs open links too', async () => {
      const path = await linkOf();
      const asked = await shop.visitor().get(path);
      expect(asked.text).toContain('<html lang="fr-FR">');
      expect(asked.text).toContain('Nous n’enverrons plus de lettre d’information à lea@example.org.');
      expect(asked.text).toContain('<form method="post">');
      expect(String(asked.headers['content-security-policy'])).toContain(
        "default-src 'none'; style-src 'sha256-",
      );
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
    });

    it('ends it with one POST, also from a mail program, and a new subscription begins anew', async () => {
      const path = await linkOf();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
      const ended = await shop.visitor().post(path, { body: 'List-Unsubscribe=One-Click', headers });
      expect(ended.text).toContain('Votre désinscription est enregistrée');
      expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
      shop.clock.advance({ minutes: 1 });
      await subscribe({ ...lea, country: 'FR', language: 'fr' });
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
      await shop.app.jobs.turn();
      expect(shop.mails).toHaveLength(2);
    });

    it('does nothing when it is not ours', async () => {
      const path = await linkOf();
      const answer = await shop.visitor().post(`${path.slice(0, -4)}AAAA`);
      expect(answer.status).toBe(404);
      expect((await rows())[0]?.unsubscribed_at).toBeNull();
    });
  });
});
