// @own-modules: it starts the process of photos
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMovingClock } from '../../../test/moving-clock';
import { hostileFiles, testPhoto } from '../../../test/photos/test-photo';
import { seedShop, testNow } from '../../../test/shop.fixture';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { createPhotoWorker } from '../../photos/encoding/photo-worker';
import { json } from '../../database/json';
import { transact } from '../../database/transaction';
import { writePhotoSet } from '../../photos/store/photo-set.repository';
import { inPieces } from '../hotels/bad-hotels.fixture';
import { importHotels } from '../hotels/import-hotels';
import { printReport } from '../import-report';
import { fetchPicture } from './fetch-picture';
import { importPhotos } from './import-photos';

const clock = createMovingClock(testNow);

/** Serves what a test puts there. */
let server: Server;
let origin: string;
const served = new Map<string, Buffer | 'hang' | { readonly to: string } | { readonly status: number }>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const found = served.get(request.url ?? '');
    if (found === undefined) return response.writeHead(404).end();
    if (found === 'hang') return response.writeHead(200).write('x');
    if (Buffer.isBuffer(found)) return response.end(found);
    if ('to' in found) return response.writeHead(302, { location: found.to }).end();
    return response.writeHead(found.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => served.clear());
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

describe.each(testDatabases)('the pictures of an import on %s', (_, open) => {
  let database: TestDatabase;
  let folder: string;
  const photoWorker = createPhotoWorker();
  beforeAll(async () => {
    database = await open();
    folder = await newTemporaryFolder();
  }, startTimeout);
  beforeEach(async () => {
    for (const table of ['photo_set', 'photo_file', 'imported_hotel', 'hotel'] as const)
      await database.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await photoWorker.stop();
    await database.close();
  });

  const load = async (cell: string | null, { credit = '', allowPrivate = true, patience = 5000 } = {}) => {
    const header = `id,name,city,country,lat,lng${cell === null ? '' : ',images,image_credit'}`;
    const row = `A,Hôtel des Essais,Amboise,FR,47.41,0.98${cell === null ? '' : `,"${cell}",${credit}`}`;
    const pictures = { folder, allowPrivate, patience, photoWorker };
    return importHotels(
      { db: database.db, clock, pictures },
      inPieces(Buffer.from(`${header}\n${row}\n`), 4096),
    );
  };
  const photos = async () => {
    const row = await database.db
      .selectFrom('hotel')
      .select('photos')
      .where('id', '=', 'imp-A')
      .executeTakeFirstOrThrow();
    return row.photos;
  };
  const sources = async () => (await photos()).map(({ source }) => source);

  it('are fetched from addresses and read beside the table, in their order, with their credit', async () => {
    await mkdir(join(folder, 'pictures'), { recursive: true });
    await writeFile(join(folder, 'pictures', 'room.png'), await testPhoto({ colour: '#556677' }));
    served.set('/front', await testPhoto());
    served.set('/moved', { to: '/front-2' });
    served.set('/front-2', await testPhoto({ colour: '#aa8844' }));
    const cell = `${origin}/front | pictures/room.png|${origin}/moved`;
    const report = await load(cell, { credit: 'Studio Exemple' });
    expect(report).toMatchObject({ added: 1, refusals: [], notes: [], photos: { added: 3, removed: 0 } });
    expect(printReport(report)).toContain('3 photos added, 0 removed.');
    expect(await photos()).toMatchObject([
      { source: `${origin}/front`, credit: 'Studio Exemple', alts: {} },
      { source: 'pictures/room.png' },
      { source: `${origin}/moved` },
    ]);
  });

  it('stay with an import of the same file, keep what editors changed, and go when the table no longer names them', async () => {
    served.set('/1', await testPhoto());
    served.set('/2', await testPhoto({ colour: '#224411' }));
    await load(`${origin}/1|${origin}/2`);
    const before = await photos();
    const [one, two] = before;
    if (!one || !two) throw new Error('two photos were imported');
    expect((await load(`${origin}/1|${origin}/2`)).photos).toEqual({ added: 0, removed: 0 });
    expect(await photos()).toEqual(before);
    const versions = () => database.db.selectFrom('photo_set').select('version').execute();
    expect(await versions()).toEqual([{ version: 1 }]);
    const own = { ...one, id: `photo-900x900-${'0'.repeat(20)}`, source: null };
    const edited = [{ ...two, alts: { fr_FR: 'La cour' } }, own, one];
    const set = { kind: 'hotel', subject: 'imp-A', version: 2, by: 'lead', at: new Date(testNow) } as const;
    await transact(database.db, (trx) => writePhotoSet(trx, { ...set, photos: edited }));
    // A file that changed behind its address takes the place of the one before.
    served.set('/2', await testPhoto({ colour: '#992222' }));
    expect((await load(`${origin}/1|${origin}/2`)).photos).toEqual({ added: 1, removed: 1 });
    expect(await photos()).toMatchObject([{ alts: { fr_FR: 'La cour' }, source: `${origin}/2` }, own, one]);
    expect((await photos())[0]?.id).not.toBe(two.id);
    // Without the column, photos stay; with an empty cell, those of imports go.
    await load(null);
    expect(await sources()).toEqual([`${origin}/2`, null, `${origin}/1`]);
    expect((await load('')).photos).toEqual({ added: 0, removed: 2 });
    expect(await sources()).toEqual([null]);
  });

  const loadTable = (rows: readonly string[]) => {
    const text = ['hotel,room_type,activity,images,image_credit', ...rows, ''].join('\n');
    const pictures = { folder, allowPrivate: true, patience: 5000, photoWorker };
    return importPhotos({ db: database.db, clock, pictures }, inPieces(Buffer.from(text), 64));
  };

  it('of rooms, activities and hotels come by a table of their own, which says what the shop does not have', async () => {
    const { db } = database;
    await database.clear();
    await seedShop(db);
    const room = await db
      .selectFrom('room_type')
      .select(['id', 'hotel_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const activity = { id: 'kayak' };
    await db
      .insertInto('activity')
      .values({
        ...activity,
        uri: 'kayak',
        place_id: '3037656',
        label: 'Kayak',
        lat: 47.4,
        lng: 0.9,
        duration_minutes: 120,
        prices: json({ 1: { barPrice: 3000, sellPrice: 3000 } }),
        scene: 'coast-lighthouse-day',
        texts: json({ fr: { label: 'Kayak sur la Loire', center: 'Kayak' } }),
        partner: json({}),
        pin_hash: '',
      })
      .execute();
    const imported = { hotel_id: room.hotel_id };
    await db
      .insertInto('imported_room')
      .values({ room_type_id: room.id, hotel_id: room.hotel_id, name: 'Chambre Bleue', rates: 'operator' })
      .execute();
    for (const name of ['room', 'trip', 'house'])
      served.set(`/${name}`, await testPhoto({ colour: `#${name.length}${name.length}6677` }));
    const rows = [
      `${imported.hotel_id},Chambre  Bleue,,${origin}/room,Studio`,
      `,,${activity.id},${origin}/trip,`,
      `${imported.hotel_id},,,${origin}/house,`,
    ];
    const wrong = [
      `nowhere,,,${origin}/room,`,
      `${imported.hotel_id},Suite,,${origin}/room,`,
      `,,nothing,${origin}/trip,`,
      `${imported.hotel_id},,${activity.id},${origin}/trip,`,
      `,,,${origin}/trip,`,
      `,,${activity.id},${origin}/trip,`,
    ];
    const report = await loadTable([...rows, ...wrong]);
    expect(report).toMatchObject({ rows: 9, refusedRows: 6, photos: { added: 3, removed: 0 }, notes: [] });
    expect(report.refusals.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [5, 'hotel', 'is no hotel of the shop'],
      [6, 'room_type', 'is no room type of this hotel'],
      [7, 'activity', 'is no activity of the shop'],
      [8, 'activity', 'stands beside a hotel: use one row for each'],
      [9, 'hotel', 'is empty, and so is the activity'],
      [10, null, `names the activity ${activity.id}, which is already on line 3`],
    ]);
    expect(printReport(report)).toContain('9 rows in');
    expect(printReport(report)).toContain('3 photos added, 0 removed.');
    const sourcesOf = async (table: 'hotel' | 'room_type' | 'activity', id: string) =>
      (await db.selectFrom(table).select('photos').where('id', '=', id).executeTakeFirstOrThrow()).photos;
    expect(await sourcesOf('room_type', room.id)).toMatchObject([
      { source: `${origin}/room`, credit: 'Studio' },
    ]);
    expect(await sourcesOf('activity', activity.id)).toMatchObject([{ source: `${origin}/trip` }]);
    expect(await sourcesOf('hotel', room.hotel_id)).toMatchObject([{ source: `${origin}/house` }]);
    // The same table changes nothing; an empty cell removes what an import brought.
    expect((await loadTable(rows)).photos).toEqual({ added: 0, removed: 0 });
    expect((await loadTable([`,,${activity.id},,`])).photos).toEqual({ added: 0, removed: 1 });
    await database.clear();
  });

  it('that cannot be read are reported with line, column and reason, and neither the row nor other pictures are lost', async () => {
    const files = await hostileFiles();
    files.forEach(([, , file], index) => served.set(`/bad-${index}`, file));
    served.set('/large', Buffer.alloc(21 * 1024 * 1024));
    served.set('/slow', 'hang');
    served.set('/gone', { status: 410 });
    served.set('/round', { to: '/round' });
    served.set('/to-file', { to: 'file:///etc/passwd' });
    await symlink('/etc', join(folder, 'elsewhere')).catch(() => undefined);
    served.set('/good', await testPhoto());
    const bad = files.map((_one, index) => `${origin}/bad-${index}`);
    const others = ['/large', '/slow', '/gone', '/round', '/to-file'].map((path) => origin + path);
    const paths = [
      '../secret.jpg',
      '/etc/passwd',
      'elsewhere/passwd',
      'nothing.jpg',
      'ftp://x/y.jpg',
      'file:///etc/passwd',
    ];
    const report = await load([...bad, ...others, ...paths, `${origin}/good`].join('|'), { patience: 1500 });
    expect(report).toMatchObject({ added: 1, refusedRows: 0, photos: { added: 1 } });
    expect(new Set(report.notes.map(({ line, column }) => `${line} ${column}`))).toEqual(
      new Set(['2 images']),
    );
    const reasons = report.notes.map(({ reason }) => reason.replace('; it was left out', ''));
    expect(reasons).toEqual([
      'has more than 64 million pixels',
      'is not a JPEG, PNG, WebP or AVIF picture',
      'is not a JPEG, PNG, WebP or AVIF picture',
      'cannot be read: it is damaged or incomplete',
      'cannot be read: it is damaged or incomplete',
      'is smaller than 720 × 480 pixels',
      'is not a JPEG, PNG, WebP or AVIF picture',
      'is larger than 20 MB',
      'did not arrive in time',
      'was answered with the status 410',
      'redirects too often',
      'is not an http address',
      'is no file beside the table',
      'must be a path beside the table',
      'is outside of the folder of the table',
      'is no file beside the table',
      'is not an http address',
      'is not an http address',
    ]);
    expect(await sources()).toEqual([`${origin}/good`]);
  });

  it('that an earlier import brought stay while their address does not respond', async () => {
    served.set('/1', await testPhoto());
    await load(`${origin}/1`);
    served.delete('/1');
    const report = await load(`${origin}/1`);
    expect([report.photos, report.notes.length]).toEqual([{ added: 0, removed: 0 }, 1]);
    expect(await sources()).toEqual([`${origin}/1`]);
  });

  it('are never fetched from private addresses in production', async () => {
    served.set('/1', await testPhoto());
    const report = await load(`${origin}/1|http://127.0.0.1/1|http://localhost/1|http://[::1]/1`, {
      allowPrivate: false,
    });
    expect(report.notes.map(({ reason }) => reason.replace('; it was left out', ''))).toEqual([
      'uses another port than 80 and 443',
      ...Array.from({ length: 3 }, () => 'leads to an address that is not public'),
    ]);
    expect(await photos()).toEqual([]);
  });
});

describe('an address of a picture', () => {
  it.each([
    ['http://0x7f000001/', 'leads to an address that is not public'],
    ['http://2130706433/', 'leads to an address that is not public'],
    ['http://[::ffff:10.0.0.1]/', 'leads to an address that is not public'],
    ['http://me:secret@example.com/', 'must not hold a password'],
    ['gopher://example.com/', 'is not an http address'],
    ['http://', 'is not an http address'],
  ])('%s is refused: it %s', async (address, reason) => {
    expect(await fetchPicture(address, { allowPrivate: false })).toEqual({ ok: false, error: reason });
  });

  it('is checked again where it redirects to', async () => {
    served.set('/1', { to: 'http://me:secret@127.0.0.1/' });
    expect(await fetchPicture(`${origin}/1`, { allowPrivate: true })).toEqual({
      ok: false,
      error: 'must not hold a password',
    });
  });
});
