import { addDays, isoDate } from '@detour/shared-contracts/base';
import { createMovingClock } from '../../../test/moving-clock';
import { arrival, orderRequest, testNow, today } from '../../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { inPieces } from '../hotels/bad-hotels.fixture';
import { addDemoRates } from './demo-rates';
import { extendDemoRates } from './extend-demo-rates';
import { importHotels } from '../hotels/import-hotels';
import { importRates } from './import-rates';

const clock = createMovingClock(testNow);
const hotels =
  'id,name,stars,city,country,lat,lng\nA,Hôtel des Essais,3,Amboise,FR,47.41,0.98\nB,Hotel Proef,4,Brugge,BE,51.21,3.22\n';
const header = 'hotel,room_type,night,price,rooms,min_stay,stop_sell,guests';

const nights = (count: number, cells: (night: string) => string): string =>
  [header, ...Array.from({ length: count }, (_, index) => cells(addDays(arrival, index)))].join('\n');

describe.each(testDatabases)('the import of rates on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await importHotels({ db: database.db, clock }, inPieces(Buffer.from(hotels), 100));
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const load = (file: string) => importRates({ db: database.db, clock }, inPieces(Buffer.from(file), 1000));
  const packages = () => database.db.selectFrom('package').selectAll().orderBy('id').execute();
  const rows = () => database.db.selectFrom('room_night').selectAll().orderBy('night').execute();

  it('sells a hotel from its first night on, at the operator’s price', async () => {
    expect(await load(nights(5, (night) => `A,Chambre vue Loire,${night},"89,50",3,1,,`))).toMatchObject({
      added: 5,
      refusedRows: 0,
    });
    const [pack] = await packages();
    expect(pack).toMatchObject({
      hotel_id: 'imp-A',
      published: true,
      from_price: 8950,
      labels: [],
      cancellation: 'NCNR',
    });
    const visitor = shop.visitor();
    const detail = await visitor.get(`/api/weekend/${pack?.id}/detail.json?locale=fr_FR`);
    expect(detail.json).toMatchObject({
      label: 'Séjour à l’hôtel – Chambre vue Loire',
      hotel: { label: 'Hôtel des Essais', stars: 3 },
      room: { title: 'Chambre vue Loire' },
    });
    // Two nights, and 1.65 € of tourist tax for each of two guests and nights.
    const order = await visitor.post('/api/front/purchase/orders', {
      body: orderRequest({ offerId: String(pack?.id), expectedAmount: 18_560 }),
    });
    expect(order.status).toBe(201);
  });

  it('reports each invalid cell and accepts the other nights', async () => {
    const night = arrival;
    const report = await load(
      [
        header,
        `A,Double,${night},100,2,1,no,2`,
        `Z,Double,${night},100,2,1,no,2`,
        `A,,${night},100,2,1,no,2`,
        `A,Double,14/05/2027,100,2,1,no,2`,
        `A,Double,${addDays(today, -1)},100,2,1,no,2`,
        `A,Double,${addDays(today, 900)},100,2,1,no,2`,
        `A,Double,${addDays(night, 1)},free,2,1,no,2`,
        `A,Double,${addDays(night, 1)},0,2,1,no,2`,
        `A,Double,${addDays(night, 1)},100,-1,1,no,2`,
        `A,Double,${addDays(night, 1)},100,2,15,no,2`,
        `A,Double,${addDays(night, 1)},100,2,1,perhaps,2`,
        `A,Double,${addDays(night, 1)},100,2,1,no,many`,
        `A,Double,${night},120,2,1,no,2`,
        `B,Twin,${night},100,2,1,yes,2`,
      ].join('\n'),
    );
    expect(report.refusals.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
      '4 room_type is empty',
      '5 night is not a day such as 2027-05-14',
      '6 night is over',
      '7 night is more than 730 days ahead',
      '8 price is not a price in euros from 0.01 to 20000',
      '9 price is not a price in euros from 0.01 to 20000',
      '10 rooms is not a whole number from 0 to 1000',
      '11 min_stay is not a whole number from 1 to 14',
      '12 stop_sell is neither yes nor no',
      '13 guests is not a whole number from 1 to 12',
      '14 night is listed twice for this room',
      '3 hotel is no hotel that was imported',
    ]);
    expect(report).toMatchObject({ rows: 14, added: 2, refusedRows: 12 });
    expect((await rows()).map(({ price, closed }) => [price, closed])).toEqual(
      expect.arrayContaining([
        [10_000, false],
        [10_000, true],
      ]),
    );
  });

  it('updates only changed nights, and never sold rooms', async () => {
    const file = nights(3, (night) => `A,Double,${night},100,2,1,,`);
    await load(file);
    expect(await load(file)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    await database.db.updateTable('room_night').set({ sold: 2 }).where('night', '=', arrival).execute();
    const report = await load(nights(3, (night) => `A,Double,${night},110,1,2,,`));
    expect(report).toMatchObject({ added: 0, changed: 3, unchanged: 0 });
    expect((await rows()).map((row) => [row.capacity, row.sold, row.price, row.min_los])).toEqual([
      [2, 2, 11_000, 2],
      [1, 0, 11_000, 2],
      [1, 0, 11_000, 2],
    ]);
    expect(report.notes).toEqual([
      { line: 2, column: 'rooms', value: '1', reason: 'is less than the 2 sold already; those stay sold' },
    ]);
  });

  it('closes the nights of a stop-sell', async () => {
    await load(nights(3, (night) => `A,Double,${night},100,2,1,,`));
    await load(nights(3, (night) => `A,Double,${night},100,2,1,yes,`));
    expect((await packages())[0]?.from_price).toBeNull();
  });

  it('adds generated rates on request, and labels them', async () => {
    expect(await addDemoRates({ db: database.db, clock })).toMatchObject({ hotels: 2 });
    const made = await packages();
    expect(made.map(({ labels, published }) => [labels, published])).toEqual([
      [['demoRates'], true],
      [['demoRates'], true],
    ]);
    expect(made.every(({ from_price: price }) => price !== null && price > 3000)).toBe(true);
    const visitor = shop.visitor();
    const { json } = await visitor.get(`/api/weekend/${made[0]?.id}/detail.json?locale=it_IT`);
    expect(json.marketingLabels).toEqual([{ label: 'Tariffa dimostrativa' }]);
    const before = (await rows()).length;
    await addDemoRates({ db: database.db, clock });
    expect((await rows()).length).toBe(before);
  });

  it('extends generated rates by a night each day', async () => {
    await addDemoRates({ db: database.db, clock });
    const last = async () => (await rows()).at(-1)?.night;
    const before = await last();
    const tomorrow = createMovingClock(testNow);
    await extendDemoRates({ db: database.db, clock: tomorrow });
    expect(await last()).toBe(before);
    tomorrow.advance({ minutes: 1440 });
    await extendDemoRates({ db: database.db, clock: tomorrow });
    expect(await last()).toBe(addDays(isoDate(before ?? ''), 1));
  });

  it('ends generated rates where the operator’s begin, for that hotel only', async () => {
    await addDemoRates({ db: database.db, clock });
    await load(nights(2, (night) => `A,Double,${night},100,2,1,,`));
    const all = await packages();
    expect(all.map(({ hotel_id: hotel, published, labels }) => [hotel, published, labels.length])).toEqual(
      expect.arrayContaining([
        ['imp-A', false, 1],
        ['imp-A', true, 0],
        ['imp-B', true, 1],
      ]),
    );
    expect(await addDemoRates({ db: database.db, clock })).toMatchObject({ hotels: 1 });
    expect((await packages()).filter(({ published }) => published)).toHaveLength(2);
  });
});
