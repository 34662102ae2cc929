import { createMovingClock } from '../../../test/moving-clock';
import { testNow } from '../../../test/shop.fixture';
import { openTestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { badFile, badLines, goodIds, inPieces, lineNumbers } from './bad-hotels.fixture';
import { importHotels } from './import-hotels';
import { printReport } from '../import-report';

const clock = createMovingClock(testNow);

const header = 'id,name,city,country,lat,lng';

describe('the import of hotels', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  // Places are written once, because they are many and no test changes them.
  beforeEach(async () => {
    await database.db.deleteFrom('imported_hotel').execute();
    await database.db.deleteFrom('hotel').execute();
    await database.db.deleteFrom('place').where('id', 'like', 'imp-%').execute();
  });
  afterAll(() => database.close());

  const load = (file: string | Buffer, size = 64 * 1024) =>
    importHotels({ db: database.db, clock }, inPieces(Buffer.from(file), size));

  const hotels = () => database.db.selectFrom('hotel').selectAll().orderBy('id').execute();

  it.each([7, 4096, 10_000_000])(
    'accepts every valid row of a file with every kind of error, and reports each error (chunks of %i bytes)',
    async (size) => {
      const report = await load(badFile, size);
      const ids = (await hotels()).map(({ id }) => id.replace('imp-', ''));
      expect(ids.sort()).toEqual([...goodIds].sort());
      const expected = badLines.flatMap(([, complaint], index) =>
        complaint === null ? [] : [{ line: lineNumbers[index], complaint: complaint.split('|') }],
      );
      for (const { line, complaint } of expected) {
        const said = report.refusals.filter((refusal) => refusal.line === line);
        const text = said.map(({ column, reason }) => `${column ?? ''} ${reason}`).join('; ');
        expect([line, complaint.some((words) => text.includes(words))]).toEqual([line, true]);
      }
      expect(report.refusals.every(({ line }) => expected.some((one) => one.line === line))).toBe(true);
      expect(report).toMatchObject({ added: goodIds.length, changed: 0, refusedRows: expected.length });
      expect(report.rows).toBe(goodIds.length + expected.length);
    },
  );

  it('reports each invalid cell of a row, with line, column and value', async () => {
    const { refusals, notes } = await load(badFile);
    const wrong = refusals.filter(({ value }) => ['9', 'x', 'XX'].includes(value));
    expect(wrong.map(({ column, value }) => [column, value])).toEqual([
      ['country', 'XX'],
      ['stars', '9'],
      ['lat', 'x'],
    ]);
    expect(new Set(wrong.map(({ line }) => line)).size).toBe(1);
    expect(notes.map(({ column, value, reason }) => [column, value, reason])).toEqual([
      ['website', 'javascript:alert(1)', 'is not an http address; it was left out'],
      ['rooms', 'many', 'is not a number of rooms from 1 to 9999; it was left out'],
    ]);
  });

  it('prints a report that an operator can act on', async () => {
    const text = printReport({ ...(await load(badFile)), seconds: 0.4 });
    expect(text).toContain('line 29, lat: "91" is not a latitude (-90 to 90)');
    expect(text).toContain('line 4: it is not UTF-8; save the file as UTF-8');
    expect(text).toMatch(/36 rows in 0\.4 s: 10 hotels added, 0 changed, 0 as before, 26 rows refused\.\n$/);
  });

  it('changes nothing the second time, and only changed rows the third', async () => {
    const first = `${header},stars\nA,Un,Amboise,FR,47.41,0.98,3\nB,Deux,Amboise,FR,47.42,0.99,4\n`;
    expect(await load(first)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    expect(await load(first)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await load(first.replace('Deux', 'Trois'))).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await hotels()).map(({ label, stars }) => [label, stars])).toEqual([
      ['Un', 3],
      ['Trois', 4],
    ]);
  });

  it('keeps the channel manager of a house, and reports an id without one [FLAG-020]', async () => {
    const { notes } = await load(
      [
        `${header},channel_manager,channel_manager_id`,
        'A,Un,Amboise,FR,47.41,0.98,roomlink,R-7',
        'B,Deux,Amboise,FR,47.42,0.99,roomlink,',
        'C,Trois,Amboise,FR,47.43,0.99,,R-8',
      ].join('\n'),
    );
    expect((await hotels()).map((row) => [row.connectivity, row.channel_manager_id])).toEqual([
      ['roomlink', 'R-7'],
      ['roomlink', null],
      [null, null],
    ]);
    expect(notes.map(({ line, column }) => [line, column])).toEqual([[4, 'channel_manager_id']]);
  });

  it('assigns a hotel to its town, and creates a place for an unknown village', async () => {
    const columns = 'id,name,city,country,lat,lng,region,department,postcode';
    await load(
      [
        columns,
        'A,Un,Bruges,BE,51.21,3.22,,,',
        'B,Deux,Vonnas,FR,46.22,4.99,Auvergne-Rhône-Alpes,Ain,01540',
        'C,Trois,Vonnas,FR,46.23,5.0,Auvergne-Rhône-Alpes,Ain,01540',
      ].join('\n'),
    );
    const [bruges, vonnas, other] = await hotels();
    // The town is called Brugge, in French Bruges.
    expect(bruges).toMatchObject({ place_id: '2800931', department_id: 'BE-VWV', region_id: 'BE-VLG' });
    expect(bruges?.place_ids).toEqual(expect.arrayContaining(['imp-A', '2800931', 'BE-VLG', 'BE']));
    expect(vonnas).toMatchObject({ department_id: 'FR-01', area_label: 'Ain', region_id: 'FR-ARA' });
    expect(other?.place_id).toBe(vonnas?.place_id);
    const place = await database.db
      .selectFrom('place')
      .selectAll()
      .where('id', '=', vonnas?.place_id ?? '')
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ category: 'city', postal_code: '01540', search_text: '|vonnas|' });
  });

  it('lists the hotel without selling it', async () => {
    await load(`${header}\nA,Hôtel des Essais,Amboise,FR,47.41,0.98\n`);
    const shop = await openTestApp(database.db);
    const visitor = shop.visitor();
    const found = await visitor.get(
      '/api/autocomplete-geonames.json?locale=fr_FR&term=hotel%20des%20essais&maxResults=5',
    );
    expect(found.text).toContain('Hôtel des Essais');
    const offers = await database.db.selectFrom('package').selectAll().execute();
    expect(offers).toEqual([]);
    await shop.app.close();
  });

  it('describes a hotel only with data of the file', async () => {
    const columns = `${header},facilities,stars,address,postcode,source,licence`;
    await load(
      `${columns}\nA,Un,Amboise,FR,47.41,0.98,Piscina scoperta|Bar|Accettazione animali domestici,4,1 quai,37400,openstreetmap,ODbL 1.0`,
    );
    const [hotel] = await hotels();
    expect(hotel).toMatchObject({
      facilities: ['pool'],
      origin: 'import',
      review_count: 0,
      environment: null,
    });
    expect(hotel?.pets).toMatchObject({ allowed: true });
    expect(hotel?.texts).toMatchObject({
      fr: {
        description: 'Hôtel 4 étoiles. Adresse\u202f: 1 quai, 37400 Amboise.',
        importantInfos: ['Source des données\u202f: © OpenStreetMap contributors, ODbL 1.0.'],
      },
    });
  });

  it.each([
    ['', 'The file is empty.'],
    ['id;name;city\n1;2;3', 'separates columns by semicolons'],
    ['id,name,name,city,country,lat,lng', 'names a column twice: name'],
    ['id,name\nA,Un', 'has no column city, country, lat, lng'],
    [Buffer.from('id,nomé', 'latin1'), 'the header, is not UTF-8'],
  ])('rejects an unreadable file: %j', async (file, sentence) => {
    await expect(load(file)).rejects.toThrow(sentence);
    expect(await hotels()).toEqual([]);
  });

  it('separates an operator’s ids from those of the shop’s places', async () => {
    await load(`${header}\nFR,Hôtel de France,Amboise,FR,47.41,0.98\n`);
    const country = await database.db
      .selectFrom('place')
      .select('category')
      .where('id', '=', 'FR')
      .executeTakeFirst();
    expect(country?.category).toBe('country');
    expect((await hotels()).map(({ id }) => id)).toEqual(['imp-FR']);
  });
});
