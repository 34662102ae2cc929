import type { Order } from '@detour/shared-contracts/api';
import { queuedPayloads } from '../../../test/queued-messages';
import { giveProgram, dinner, lateCheckout } from '../../../test/sales/program.fixture';
import { orderRequest, seedShop } from '../../../test/shop.fixture';
import { cancelAsTold } from '../../../test/sales/gift-harness';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const company = {
  name: 'Atelier Loire',
  vatNumber: 'FR 40 303 265 045',
  addressLine: '1 rue du Port',
  postalCode: '44000',
  city: 'Nantes',
  country: 'FR',
};

describe('the papers of an order', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  let path: string;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    await giveProgram(database.db, 'nights', [dinner, lateCheckout]);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
    const { orderUUID } = (await visitor.post(orders, { body: orderRequest() })).json;
    path = `${orders}/${orderUUID}`;
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const pay = () => visitor.post(`${path}/card`, { body: card });
  const read = async (): Promise<Order> => (await visitor.get(path)).json;
  const invoice = (body: object = { company: null, reference: '' }, who = visitor) =>
    who.post(`${path}/invoice-request`, { body });

  it('come with what the order’s page shows: contents, hotel, hours and journal', async () => {
    await pay();
    const order = await read();
    expect(order.stay?.included).toEqual([
      { title: 'Dîner', detail: expect.any(String) },
      { title: 'Départ à 14 h', detail: expect.any(String) },
    ]);
    expect(order.hotelContact).toEqual({
      phone: '+33261910001',
      access: 'La gare est à cinq minutes à pied.',
    });
    expect(order.timeline?.map(({ kind }) => kind)).toEqual(['opened', 'confirmed']);
    expect(order.invoices).toEqual([]);
  });

  it('show the hour of a stay that keeps its room until 14 h', async () => {
    expect((await read()).stay?.checkoutTime).toBe('14:00');
  });

  it('list the visitor’s current actions', async () => {
    expect((await read()).actions).toEqual(['pay']);
    await pay();
    expect((await read()).actions).toEqual([
      'change',
      'cancel',
      'invoice',
      'itinerary',
      'calendar',
      'resend',
    ]);
    await cancelAsTold(visitor, path);
    expect((await read()).actions).toEqual(['resend']);
  });

  it('are an itinerary for a visitor with access to the confirmed stay', async () => {
    expect((await visitor.get(`${path}/itinerary.pdf`)).json.code).toBe('ORDER_CLOSED');
    await pay();
    const file = await visitor.get(`${path}/itinerary.pdf`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['cache-control']).toBe('no-store');
    expect((await shop.visitor().get(`${path}/itinerary.pdf`)).status).toBe(404);
  });

  it('are an invoice in the buyer’s name, the same at every request', async () => {
    expect((await invoice()).json.code).toBe('ORDER_CLOSED');
    await pay();
    const first = await invoice();
    expect(first.json).toMatchObject({
      number: 'FR-2026-000001',
      pdf: `${path}/invoice.pdf?number=FR-2026-000001`,
    });
    expect((await invoice()).json).toEqual(first.json);
    const file = await visitor.get(first.json.pdf);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await shop.visitor().get(first.json.pdf)).status).toBe(404);
    expect((await visitor.get(`${path}/invoice.pdf?number=FR-2026-000009`)).status).toBe(404);
    expect((await read()).invoices).toMatchObject([
      { number: 'FR-2026-000001', kind: 'invoice', total: 20_000 },
    ]);
  });

  it('are an invoice with the data of a company, which replaces the earlier one', async () => {
    await pay();
    await invoice();
    expect((await invoice({ company, reference: 'PO 7' })).json.number).toBe('FR-2026-000002');
    const { party } = await database.db
      .selectFrom('invoice_party')
      .select('party')
      .where('number', '=', 'FR-2026-000002')
      .executeTakeFirstOrThrow();
    expect(party).toMatchObject({ company: 'Atelier Loire', vatNumber: 'FR40303265045', reference: 'PO 7' });
    expect((await visitor.get(`${path}/invoice.pdf?number=FR-2026-C-000001`)).status).toBe(200);
  });

  it('name each wrong field of a company', async () => {
    await pay();
    const wrong = { ...company, name: ' ', vatNumber: '12', postalCode: '§' };
    const refused = await invoice({ company: wrong, reference: '' });
    expect(refused.status).toBe(400);
    expect(refused.json.errors.map(({ path: field }: { path: string }) => field).sort()).toEqual([
      'body/company/name',
      'body/company/postalCode',
      'body/company/vatNumber',
    ]);
    expect((await read()).invoices).toEqual([]);
  });

  it('are sent again five times a day, each as a mail of its own', async () => {
    expect((await visitor.post(`${path}/resend`, { body: { what: 'confirmation' } })).status).toBe(409);
    await pay();
    for (let time = 0; time < 5; time += 1) {
      expect((await visitor.post(`${path}/resend`, { body: { what: 'confirmation' } })).status).toBe(204);
    }
    const sixth = await visitor.post(`${path}/resend`, { body: { what: 'confirmation' } });
    expect([sixth.status, Number(sixth.headers['retry-after']) > 80_000]).toEqual([429, true]);
    expect(await queuedPayloads(database.db, 'mail.confirmation')).toHaveLength(6);
    expect((await shop.visitor().post(`${path}/resend`, { body: { what: 'confirmation' } })).status).toBe(
      404,
    );
  });
});
