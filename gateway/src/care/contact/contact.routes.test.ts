import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StaticPage } from '@detour/shared-contracts/api';
import { contactForm, solvedCaptcha } from '../../../test/contact-form.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { readConfig } from '../../settings/read-config';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const care = { email: 'staff@detour.example', passcode: 'let me in please' };

describe('the contact form', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db, { CAPTCHA_MAX_NUMBER: '1000', CARE_PASSCODE: care.passcode });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const formOf = async (
    visitor: Visitor,
    changes: Readonly<Record<string, string>> = {},
    locale = 'fr_FR',
  ) => ({ ...(await contactForm(visitor, locale)), ...changes });

  const post = (visitor: Visitor, form: Record<string, string>) =>
    visitor.post('/api/contact/web-to-case', {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://fr.localhost:8080' },
    });

  const send = async (changes: Readonly<Record<string, string>> = {}) => {
    const visitor = shop.visitor();
    const form = await formOf(visitor, changes);
    return post(visitor, { ...form, captcha: await solvedCaptcha(visitor) });
  };

  const cases = () => database.db.selectFrom('contact_case').selectAll().execute();
  const thanks = 'http://fr.localhost:8080/contact?ref=contact_thank_you';
  const failed = 'http://fr.localhost:8080/contact?ref=contact_error';

  it('reads its hidden fields from the settings [CONTACT-013]', async () => {
    const { json } = await shop.visitor().get('/api/contact/settings?locale=fr_BE');
    expect(json).toEqual({
      action: '/api/contact/web-to-case',
      fields: {
        orgid: 'demo',
        status: 'New',
        type: 'Web',
        recordSubtype: 'Customer',
        language: 'fr',
        pointOfSale: 'be',
        retURL: 'http://be.localhost:8080/fr/contact?ref=contact_thank_you',
      },
      chatUrl: null,
      captcha: 'altcha',
    });
  });

  it('accepts contact and hidden fields and redirects to the contact page [CALL-087] [CONTACT-012]', async () => {
    const answer = await send();
    expect([answer.status, answer.headers['location']]).toEqual([303, thanks]);
    expect(await cases()).toMatchObject([
      {
        booking_id: '12345678',
        request_type: 'Information/request',
        request_subtype: 'Confirmation email',
        description: 'Je n’ai rien reçu.\nMerci !',
        email: 'lea@example.org',
        point_of_sale: 'fr',
        care_email: null,
      },
    ]);
    await shop.app.jobs.turn();
    expect(shop.mails.filter(({ id }) => !id.startsWith('contact-received'))).toMatchObject([
      {
        to: { address: 'service@detour.example' },
        replyTo: { name: 'Léa Martin', address: 'lea@example.org' },
      },
    ]);
  });

  const acknowledgements = async () => {
    await shop.app.jobs.turn();
    return shop.mails.filter(({ id }) => id.startsWith('contact-received'));
  };

  it('thanks the sender in the language of the site, without the words that were typed', async () => {
    await send();
    const [mail] = await acknowledgements();
    expect(mail).toMatchObject({
      to: { name: '', address: 'lea@example.org' },
      subject: 'Nous avons bien reçu votre message',
      replyTo: { address: 'service@detour.example' },
    });
    expect(mail?.html).not.toMatch(/Léa|Je n’ai rien reçu/);
  });

  it('thanks a mailbox once per hour', async () => {
    // Not within one hour of the clock.
    shop.clock.advance({ minutes: 30 });
    await send();
    await send({ email: 'LEA@example.org' });
    await send({ email: 'jonas@example.org' });
    expect((await acknowledgements()).map(({ to }) => to.address).sort()).toEqual([
      'jonas@example.org',
      'lea@example.org',
    ]);
    shop.clock.advance({ minutes: 59 });
    await send();
    expect(await acknowledgements()).toHaveLength(2);
    shop.clock.advance({ minutes: 61 });
    await send();
    expect(await acknowledgements()).toHaveLength(3);
  });

  it('thanks a mailbox once for two messages at the same time', async () => {
    await Promise.all([send(), send()]);
    expect(await cases()).toHaveLength(2);
    expect(await acknowledgements()).toHaveLength(1);
  });

  it.each([
    ['a booking number of seven digits', { Booking_ID__c: '1234567' }],
    ['a missing booking number', { Booking_ID__c: '' }],
    ['an invalid e-mail address', { email: 'lea@' }],
    ['a name of digits', { name: 'Léa 2' }],
    ['a phone number with letters', { phone: '06 CALL ME' }],
    ['an empty message', { description: ' ' }],
    ['a type of another reason', { requestType: 'Complaint' }],
    ['an unknown reason', { contact_reason: 'hello' }],
    ['an unknown field', { admin: 'true' }],
  ])(
    'stores nothing of a form with %s, and redirects with the error',
    async (_what, changes: Record<string, string>) => {
      const answer = await send(changes);
      expect([answer.status, answer.headers['location']]).toEqual([303, failed]);
      expect(await cases()).toEqual([]);
    },
  );

  it('does not require a booking number for a question before booking', async () => {
    const changes = { requestType: 'Hotel Activity information request', requestSubtype: '' };
    const answer = await send({ contact_reason: 'avv_info', Booking_ID__c: '', ...changes });
    expect(answer.headers['location']).toBe(thanks);
  });

  it('requires a captcha solution that is not expired and not used before', async () => {
    const visitor = shop.visitor();
    const form = await formOf(visitor);
    expect((await post(visitor, form)).headers['location']).toBe(failed);
    expect((await post(visitor, { ...form, captcha: 'bm9uc2Vuc2U=' })).headers['location']).toBe(failed);
    const captcha = await solvedCaptcha(visitor);
    expect((await post(visitor, { ...form, captcha })).headers['location']).toBe(thanks);
    expect((await post(visitor, { ...form, captcha })).headers['location']).toBe(failed);
    const late = await solvedCaptcha(visitor);
    shop.clock.advance({ minutes: 21 });
    expect((await post(visitor, { ...form, captcha: late })).headers['location']).toBe(failed);
    expect(await cases()).toHaveLength(1);
  });

  it('requires no captcha from staff in customer-care mode [CARE-008]', async () => {
    const visitor = shop.visitor();
    const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: care })).json;
    await visitor.post('/api/care/session', { body: { idToken } });
    expect((await visitor.get('/api/contact/settings?locale=fr_FR')).json.captcha).toBe('none');
    expect((await post(visitor, await formOf(visitor))).headers['location']).toBe(thanks);
    expect(await cases()).toMatchObject([{ care_email: 'staff@detour.example' }]);
  });

  it('never redirects to another site', async () => {
    const answer = await send({ retURL: 'https://evil.example/contact' });
    expect(answer.headers['location']).toBe(thanks);
    const own = await send({ retURL: 'http://fr.localhost:8080/contact?lang=fr&ref=other#x' });
    expect(own.headers['location']).toBe('http://fr.localhost:8080/contact?lang=fr&ref=contact_thank_you');
  });

  it('is the only call that accepts form bodies', async () => {
    const answer = await shop.visitor().post('/api/account/signin', {
      body: 'email=lea%40example.org&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://fr.localhost:8080' },
    });
    expect(answer.status).toBe(415);
  });
});

describe('the contact form with a hosted captcha', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let provider: Server;
  let asked: { url: string | undefined; form: Record<string, string> }[] = [];
  /** What the provider answers: status and body. Null: it hangs up. */
  let reply: readonly [status: number, body: string] | null = null;

  beforeAll(async () => {
    database = await openPostgres();
    provider = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push({ url: request.url, form: Object.fromEntries(new URLSearchParams(body)) });
        if (!reply) return void response.destroy();
        response.writeHead(reply[0], { 'content-type': 'application/json' }).end(reply[1]);
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    shop = await openTestApp(database.db, {
      CAPTCHA_PROVIDER: 'hcaptcha',
      CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
      CAPTCHA_SECRET: 'a secret of the provider',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
      CARE_PASSCODE: care.passcode,
    });
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    asked = [];
    reply = [200, '{"success":true}'];
  });
  afterAll(async () => {
    await shop.app.close();
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
    await database.close();
  });

  const send = async (captcha: string): Promise<string | undefined> => {
    const visitor = shop.visitor();
    const form = { ...(await contactForm(visitor, 'it_IT')), captcha };
    const answer = await visitor.post('/api/contact/web-to-case', {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://it.localhost:8080' },
    });
    return /ref=(\w+)/.exec(String(answer.headers['location']))?.[1];
  };
  const kept = async () => (await database.db.selectFrom('contact_case').selectAll().execute()).length;

  it('names provider and site key to the browser, never the secret [CONTACT-034]', async () => {
    const { json } = await shop.visitor().get('/api/contact/settings?locale=it_IT');
    expect(json).toMatchObject({
      captcha: 'altcha',
      fields: { language: 'it' },
      hosted: { provider: 'hcaptcha', siteKey: '10000000-ffff-ffff-ffff-000000000001' },
    });
    expect(JSON.stringify(json)).not.toContain('a secret');
  });

  it('is named on the page of data protection, before the rights of the visitor, and on that of cookies; our own is not [CONTACT-034]', async () => {
    const sentences = {
      fr_FR: /vérifie qu’il ne vient pas d’un robot/,
      es_ES: /comprueba que no procede de un robot/,
      fr_BE: /vérifie qu’il ne vient pas d’un robot/,
      nl_BE: /klantendienst een bericht stuurt, controleert .* technische gegevens van je toestel/,
      nl_NL: /klantenservice een bericht stuurt, controleert .* technische gegevens van je apparaat/,
      it_IT: /verifica che non arrivi da un bot/,
    };
    const plain = await openTestApp(database.db);
    for (const [locale, sentence] of Object.entries(sentences)) {
      const url = `/api/cms/static/data-protection?locale=${locale}`;
      const { sections } = (await shop.visitor().get(url)).json as StaticPage;
      const words = sections.at(-2)?.paragraphs.join(' ').replaceAll(/\s/g, ' ');
      expect(words).toMatch(sentence);
      expect(words).toContain('hCaptcha (Intuition Machines)');
      const own = (await plain.visitor().get(url)).json as StaticPage;
      expect(own.sections).toEqual(sections.toSpliced(-2, 1));
      const cookies = url.replace('data-protection', 'cookies');
      const named = (await shop.visitor().get(cookies)).json as StaticPage;
      expect(named.sections.at(-1)?.items).toEqual([expect.stringMatching(/^hCaptcha.*(?:cookies|cookie) /)]);
      const about = named.sections.at(-1)?.paragraphs.join(' ');
      if (locale === 'nl_BE') expect(about).toContain('enkel geplaatst');
      const unnamed = (await plain.visitor().get(cookies)).json as StaticPage;
      expect(unnamed.sections).toEqual(named.sections.slice(0, -1));
    }
    await plain.app.close();
  });

  it('asks the provider over HTTP, without the address of the visitor, and keeps what it accepts [CONTACT-034]', async () => {
    expect(await send('a-solution')).toBe('contact_thank_you');
    expect(asked).toEqual([
      {
        url: '/siteverify',
        form: {
          secret: 'a secret of the provider',
          response: 'a-solution',
          sitekey: '10000000-ffff-ffff-ffff-000000000001',
        },
      },
    ]);
    expect(await kept()).toBe(1);
  });

  it.each([
    ['rejects the solution', [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}']],
    ['says something else', [200, '{"success":"true"}']],
    ['sends no JSON', [200, 'hello']],
    ['sends nothing', [200, 'null']],
    ['fails', [503, '{"success":true}']],
    ['hangs up', null],
  ] as const)('keeps nothing when the provider %s', async (_, given) => {
    reply = given;
    expect(await send('a-solution')).toBe('contact_error');
    expect([asked.length, await kept()]).toEqual([1, 0]);
  });

  it('accepts neither an empty solution nor one of our own captcha', async () => {
    expect(await send('')).toBe('contact_error');
    expect(asked).toEqual([]);
    reply = [200, '{"success":false}'];
    expect(await send(Buffer.from('{"algorithm":"SHA-256"}').toString('base64'))).toBe('contact_error');
    expect(await kept()).toBe(0);
  });
});

it.each([
  [{}, /CAPTCHA_SITE_KEY.*CAPTCHA_SECRET/],
  [
    {
      CAPTCHA_SITE_KEY: '0x4AAAAAAAAAAAA',
      CAPTCHA_SECRET: 's',
      CAPTCHA_VERIFY_URL: 'http://captcha.example/verify',
    },
    /CAPTCHA_VERIFY_URL/,
  ],
])('a gateway with a hosted captcha does not start with incomplete settings', (given, message) => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'turnstile', ...given })).toThrow(message);
});
