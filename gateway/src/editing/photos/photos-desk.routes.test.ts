// @own-modules: it starts the process of photos
import { randomUUID } from 'node:crypto';
import type { EditedPhoto, EditedPhotos } from '@detour/shared-contracts/api';
import sharp from 'sharp';
import { hostileFiles, testPhoto } from '../../../test/photos/test-photo';
import { seedShop } from '../../../test/shop.fixture';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { enterAs, enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type Answer, type TestApp, type Visitor } from '../../../test/test-app';
import { json } from '../../database/json';
import { deleteOldRecords } from '../../operations/delete-old-records';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const hotel = '/api/care/photos/hotel/h1';
const partBytes = 256 * 1024;

describe.each(testDatabases)('the desk of photos on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let other: TestApp;
  let agent: Visitor;
  let lead: Visitor;

  beforeAll(async () => {
    database = await open();
    const env = async () => ({ CARE_PASSCODE: passcode, DATA_DIR: await newTemporaryFolder() });
    shop = await openTestApp(database.db, await env());
    other = await openTestApp(database.db, await env());
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    ({ agent, lead } = await enterStaff(shop, database.db));
  });
  afterAll(async () => {
    await Promise.all([shop.app.close(), other.app.close()]);
    await database.close();
  });

  const upload = async (who: Visitor, file: Buffer): Promise<Answer> => {
    const id = randomUUID();
    const parts = Math.max(1, Math.ceil(file.length / partBytes));
    for (let part = 0; part < parts; part += 1) {
      const data = file.subarray(part * partBytes, (part + 1) * partBytes).toString('base64') || 'AA==';
      const sent = await who.call('PUT', `/api/care/photo-uploads/${id}/${part}`, { body: { data } });
      if (sent.status !== 204) return sent;
    }
    return who.post(`/api/care/photo-uploads/${id}`, { body: { parts } });
  };
  const add = async (file: Buffer): Promise<EditedPhoto> => {
    const answer = await upload(lead, file);
    expect([answer.status, answer.json?.code]).toEqual([200, undefined]);
    return answer.json.photo;
  };
  const change = (who: Visitor, base: number, photos: readonly object[], at = hotel) =>
    who.call('PUT', at, { body: { base, photos } });
  const noted = ({ id }: EditedPhoto, alts: object = {}, credit = '') => ({ id, credit, alts });
  const read = async (at = hotel): Promise<EditedPhotos> => (await agent.get(`${at}?locale=fr_FR`)).json;
  const bytesOf = async (at: TestApp, path: string): Promise<Buffer> => {
    const answer = await at.app.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.rawPayload;
  };

  it('is for staff only, and lets only a lead change what visitors see', async () => {
    const visitor = shop.visitor();
    for (const answer of [
      await visitor.get(`${hotel}?locale=fr_FR`),
      await change(visitor, 0, []),
      await upload(visitor, Buffer.from('x')),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    for (const answer of [await change(agent, 0, []), await upload(agent, Buffer.from('x'))])
      expect([answer.status, answer.json.code]).toEqual([403, 'CARE_ROLE']);
    expect(await read()).toMatchObject({ photos: [], version: 0, mayChange: false, changedBy: null });
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await lead.call('PUT', hotel, { body: { base: 0, photos: [] }, headers: foreign })).status).toBe(
      403,
    );
  });

  it('writes the photos of a subject in their order, with credits and alternative texts, for every gateway', async () => {
    const [one, two] = [await add(await testPhoto()), await add(await testPhoto({ colour: '#993311' }))];
    const alts = { fr_FR: 'La façade sur la Loire', nl_NL: 'De gevel aan de Loire' };
    expect((await change(lead, 0, [noted(two), noted(one, alts, 'Studio Exemple')])).json).toEqual({
      version: 1,
    });
    await change(lead, 0, [noted(one)], '/api/care/photos/room/double');
    expect(await read()).toMatchObject({
      subject: { kind: 'hotel', id: 'h1', label: 'Les Deux Rives', place: 'Amboise', photos: 2 },
      photos: [
        { id: two.id, credit: '', alts: {}, imported: false, width: 1500, height: 1000 },
        {
          id: one.id,
          credit: 'Studio Exemple',
          alts,
          image: { sizes: { '720_480': `/images/${one.id}/720_480` }, legend: expect.any(String) },
        },
      ],
      version: 1,
      changedBy: 'lead',
      rooms: [
        { id: 'double', place: 'Les Deux Rives', photos: 1 },
        { id: 'family', photos: 0 },
      ],
    });
    expect((await bytesOf(other, `/images/${one.id}/360_240.webp`)).length).toBeGreaterThan(100);
    expect((await change(lead, 1, [])).json).toEqual({ version: 2 });
    expect(await read()).toMatchObject({ subject: { photos: 0 }, photos: [], version: 2 });
  });

  it('keeps former lists, from which a lead takes a removed photo back', async () => {
    const [one, two] = [await add(await testPhoto()), await add(await testPhoto({ colour: '#993311' }))];
    await change(lead, 0, [noted(one, { fr_FR: 'La façade' }), noted(two)]);
    await change(lead, 1, [noted(two)]);
    const { former = [] } = await read();
    expect(former).toMatchObject([
      {
        version: 1,
        photos: [{ id: one.id, alts: { fr_FR: 'La façade' } }, { id: two.id }],
        changedBy: 'lead',
      },
    ]);
    expect(
      (await change(lead, 2, former[0]?.photos.map((photo) => noted(photo, photo.alts)) ?? [])).status,
    ).toBe(200);
    expect(await read()).toMatchObject({ photos: [{ id: one.id }, { id: two.id }], version: 3 });
    expect((await read()).former?.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('deletes a file three years after the last list without it, and none that a list or content names', async () => {
    const { db } = database;
    const [shown, gone, unused, chosen] = [
      await add(await testPhoto()),
      await add(await testPhoto({ colour: '#993311' })),
      await add(await testPhoto({ colour: '#119933' })),
      await add(await testPhoto({ colour: '#331199' })),
    ];
    await change(lead, 0, [noted(shown), noted(gone)]);
    await change(lead, 1, [noted(shown)]);
    const version = {
      kind: 'home',
      key: 'main',
      locale: 'fr_FR',
      version: 1,
      state: 'published',
      author: 'lead',
      author_role: 'lead',
    } as const;
    const body = json({ image: { url: `/images/${chosen.id}/720_480.webp` } });
    await db
      .insertInto('content_version')
      .values({ ...version, body, at: new Date(shop.clock.now()) })
      .execute();
    const filesAfter = async (days: number) => {
      await deleteOldRecords(db, new Date(shop.clock.now() + days * 86_400_000));
      const rows = await db.selectFrom('photo_file').select('id').execute();
      return rows.map(({ id }) => id).sort();
    };
    expect(await filesAfter(1095)).toEqual([shown.id, gone.id, unused.id, chosen.id].sort());
    expect(await filesAfter(1096)).toEqual([shown.id, chosen.id].sort());
    expect((await read()).former).toEqual([]);
  });

  it('keeps an old file that somebody sends again', async () => {
    const file = await testPhoto();
    const photo = await add(file);
    const old = new Date(shop.clock.now() - 2000 * 86_400_000);
    await database.db.updateTable('photo_file').set({ at: old }).execute();
    await add(file);
    await deleteOldRecords(database.db, new Date(shop.clock.now()));
    expect((await database.db.selectFrom('photo_file').select('id').execute()).map(({ id }) => id)).toEqual([
      photo.id,
    ]);
  });

  it('keeps no metadata, turns pictures upright, and serves AVIF, WebP and JPEG in the sizes of the shop', async () => {
    const photo = await add(await testPhoto({ width: 1200, height: 1800, orientation: 6 }));
    expect([photo.width, photo.height]).toEqual([1800, 1200]);
    for (const [file, format, width, height] of [
      ['360_240.avif', 'heif', 360, 240],
      ['1440_960.webp', 'webp', 1440, 960],
      ['1200_630.jpg', 'jpeg', 1200, 630],
    ] as const) {
      const found = await sharp(await bytesOf(shop, `/images/${photo.id}/${file}`)).metadata();
      expect(found).toMatchObject({ format, width, height });
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    const stored = await database.db.selectFrom('photo_file').select('bytes').executeTakeFirstOrThrow();
    expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
    const again = await shop.app.inject(`/images/${photo.id}/360_240.avif`);
    expect(again.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = String(again.headers['etag']);
    const url = `/images/${photo.id}/360_240.avif`;
    expect((await shop.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    for (const file of ['1920_880.avif', '720_480.png', '720_480.jpg', '721_480.webp', 'x'])
      expect((await shop.app.inject(`/images/${photo.id}/${file}`)).statusCode).toBe(404);
    expect((await shop.app.inject(`/images/photo-1x1-x/720_480.webp`)).statusCode).toBe(404);
  });

  it('refuses what is no photo, whatever its name, and goes on', async () => {
    for (const [name, reason, file] of await hostileFiles()) {
      const answer = await upload(lead, file);
      expect([name, answer.status, answer.json.code, answer.json.reason]).toEqual([
        name,
        422,
        'PHOTO_REFUSED',
        reason,
      ]);
    }
    expect(await database.db.selectFrom('photo_file').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('photo_part').select('part').execute()).toEqual([]);
    await add(await testPhoto());
  });

  it('takes the same file as the same photo, also when both come at once', async () => {
    const file = await testPhoto({ colour: '#118833' });
    const [one, two] = await Promise.all([upload(lead, file), upload(lead, file)]);
    expect([one.status, two.status, two.json.photo.id]).toEqual([200, 200, one.json.photo.id]);
    expect((await add(file)).id).toBe(one.json.photo.id);
  });

  it('rejects the second of two changes of one version, and a photo that nobody has uploaded', async () => {
    const photo = await add(await testPhoto());
    const answers = await Promise.all([1, 2, 3].map(() => change(lead, 0, [noted(photo)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('PHOTO_CONFLICT');
    const unknown = { id: `photo-900x900-${'0'.repeat(20)}`, credit: '', alts: {} };
    const missing = await change(lead, 1, [unknown]);
    expect([missing.status, missing.json.code]).toEqual([422, 'PHOTO_MISSING']);
    expect((await change(lead, 0, [], '/api/care/photos/hotel/nowhere')).status).toBe(404);
  });

  it('asks for a part that is missing, and keeps the uploads of members apart', async () => {
    const id = randomUUID();
    const data = Buffer.from('x').toString('base64');
    await lead.call('PUT', `/api/care/photo-uploads/${id}/1`, { body: { data } });
    const answer = await lead.post(`/api/care/photo-uploads/${id}`, { body: { parts: 2 } });
    expect([answer.status, answer.json.code]).toEqual([409, 'UPLOAD_INCOMPLETE']);
    const colleague = await enterAs(shop, 'colleague@detour.example');
    await database.db.updateTable('care_staff').set({ role: 'lead' }).execute();
    await colleague.call('PUT', `/api/care/photo-uploads/${id}/1`, { body: { data: 'eHh4' } });
    const { bytes } = await database.db.selectFrom('photo_part').select('bytes').executeTakeFirstOrThrow();
    expect(Buffer.from(bytes).toString()).toBe('x');
  });

  it('finds hotels and activities by their names, and gives a row that is written again its photos', async () => {
    const photo = await add(await testPhoto());
    await change(lead, 0, [noted(photo)]);
    const found = async (query: string) =>
      (await agent.get(`/api/care/photos?locale=fr_FR&${query}`)).json.subjects;
    expect(await found('kind=hotel&q=deux%20riv')).toEqual([
      {
        kind: 'hotel',
        id: 'h1',
        label: 'Les Deux Rives',
        place: expect.stringContaining('Indre-et-Loire'),
        photos: 1,
      },
    ]);
    expect(await found('kind=hotel&q=100%25')).toEqual([]);
    expect(await found('kind=hotel')).toHaveLength(1);
    expect(await found('kind=content')).toEqual([
      { kind: 'content', id: 'all', label: '', place: '', photos: 0 },
    ]);
    await database.db.updateTable('photo_set').set({ subject: 'later' }).execute();
    const { photos: _, ...row } = await database.db.selectFrom('hotel').selectAll().executeTakeFirstOrThrow();
    const copy = { ...row, id: 'later', uri: 'later', tax: JSON.stringify(row.tax) };
    await database.db
      .insertInto('hotel')
      .values({
        ...copy,
        pets: JSON.stringify(row.pets),
        texts: JSON.stringify(row.texts),
        review_details: JSON.stringify(row.review_details),
      })
      .execute();
    const later = await database.db
      .selectFrom('hotel')
      .select('photos')
      .where('id', '=', 'later')
      .executeTakeFirstOrThrow();
    expect(later.photos.map(({ id }) => id)).toEqual([photo.id]);
  });
});
