import { openTestApp, type TestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { createKeyring, type Keyring } from '../../settings/keyring';
import { keyedHash } from '../../http/signing';
import { consentProofCommand } from './consent-proof-command';

const first = { id: 'a', bytes: Buffer.alloc(32, 'a') };
const second = { id: 'b', bytes: Buffer.alloc(32, 'b') };
const before = createKeyring(first);
const after = createKeyring(second, first);
const dropped = createKeyring(second);

describe('the proof of a consent', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db, {}, before);
    const email = 'lea@example.org';
    await shop.visitor().post('/api/front/marketing/newsletter', {
      body: { email, country: 'FR', language: 'fr' },
    });
    await shop.app.jobs.turn();
    const token = /#token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await shop.visitor().post('/api/front/marketing/newsletter/confirm?locale=fr_FR', {
      body: `token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://fr.localhost:8080' },
    });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const prove = (secret: Keyring, ip: string, email = 'LEA@example.org') =>
    consentProofCommand({ db: database.db, secret }, JSON.stringify({ email, ip }));

  it.each([
    ['before the key rotation', before, true],
    ['after the key rotation', after, true],
    ['not after the key is removed', dropped, false],
  ])('recognises the network address %s', async (_when, secret, isKnown) => {
    expect(await prove(secret, '127.0.0.1')).toMatchObject({
      source: 'footer',
      askedFromThere: isKnown,
      confirmedFromThere: isKnown,
    });
    expect(await prove(secret, '203.0.113.9')).toMatchObject({
      askedFromThere: false,
      confirmedFromThere: false,
    });
  });

  it('accepts hashes from before keys had ids', async () => {
    const bare = keyedHash(first, 'newsletter-place', '127.0.0.1');
    await database.db.updateTable('newsletter_subscription').set({ asked_from: bare }).execute();
    expect(await prove(after, '127.0.0.1')).toMatchObject({ askedFromThere: true });
  });

  it('exists for subscribers only, and requires an address', async () => {
    await expect(prove(before, '127.0.0.1', 'eve@example.org')).rejects.toThrow('is not subscribed');
    for (const wrong of [
      '',
      'null',
      '{"email":"lea@example.org"}',
      '{"email":"lea@example.org","ip":"here"}',
    ])
      await expect(consentProofCommand(shop.app.gateway, wrong)).rejects.toThrow('Name the subscriber');
  });
});
