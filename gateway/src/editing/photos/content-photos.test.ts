import { enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { json } from '../../database/json';
import { transact } from '../../database/transaction';
import { writePhotoSet } from '../../photos/store/photo-set.repository';
import { homeSeed } from '../../storefront/content/home/home-seed';

const item = '/api/care/content/home/booking/fr_FR';
const idOf = (digit: string): string => `photo-1600x1067-${digit.repeat(20)}`;

interface JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly enum: readonly string[];
}

describe.each(testDatabases)('photos in content on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let lead: Visitor;

  beforeAll(async () => {
    database = await open();
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    ({ lead } = await enterStaff(shop, database.db));
    const at = new Date(shop.clock.now());
    const tones = ['#111111', '#222222', '#333333'];
    const file = {
      id: idOf('1'),
      original: '1'.repeat(64),
      width: 1600,
      height: 1067,
      bytes: Buffer.from('x'),
      at,
    };
    await database.db
      .insertInto('photo_file')
      .values({ ...file, tones: json(tones) })
      .execute();
    const photos = [{ id: idOf('1'), credit: '', alts: {}, tones, source: null }];
    const set = { kind: 'content', subject: 'all', version: 1, by: 'lead', at } as const;
    await transact(database.db, (trx) => writePhotoSet(trx, { ...set, photos }));
  }, startTimeout);
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const withPicture = (picture: string) => {
    const seed = homeSeed('booking', 'fr_FR');
    return { ...seed, jumbotron: { ...seed.jumbotron, image: { picture, alt: 'La vallée' } } };
  };
  const save = async (base: number, picture: string) =>
    lead.call('PUT', `${item}/draft`, { body: { base, body: withPicture(picture) } });
  const publish = async (base: number) =>
    lead.post(`${item}/publish`, { body: { base, locales: ['fr_FR'], from: null, until: null } });

  it('are offered first, shown where they were chosen, and refused where they do not exist', async () => {
    const schema: JsonSchema = (await lead.get(item)).json.schema;
    const choices = schema.properties['jumbotron']?.properties['image']?.properties['picture']?.enum ?? [];
    expect(choices[0]).toBe(idOf('1'));
    expect(choices.length).toBeGreaterThan(10);
    expect((await save(0, 'photo-of-nothing')).json.errors).toMatchObject([
      { path: '/jumbotron/image/picture', rule: 'enum' },
    ]);
    expect((await save(0, idOf('9'))).status).toBe(200);
    const refused = await publish(1);
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: '/jumbotron/image/picture', rule: 'enum', message: 'is a photo that was never uploaded' }],
    ]);
    expect((await save(1, idOf('1'))).status).toBe(200);
    expect((await publish(2)).status).toBe(200);
    const { json: home } = await shop.visitor().get('/api/cms/homepage?locale=fr_FR&flow=booking');
    expect(home.jumbotron.image).toMatchObject({
      url: `/images/${idOf('1')}/960_540.webp`,
      alt: 'La vallée',
      sizes: { '1440_960': `/images/${idOf('1')}/1440_960` },
    });
  });
});
