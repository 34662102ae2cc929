import { openCareShop } from '../../../test/sales/care-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import type { InvoiceBody } from '../invoices/invoice-body';
import { findInvoices } from '../invoices/invoice.repository';
import { issueInvoice } from '../invoices/issue-invoice';
import { findOrderLines } from '../records/order.repository';

const premium = 1_200;
const party = {
  company: '',
  name: 'Léa Martin',
  vatNumber: '',
  addressLine: '2 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  reference: '',
};

describe.each(testDatabases)('a booking with insurance on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db);
  });
  afterEach(async () => {
    await shop.moveMoney();
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => database.close());

  const linesOf = async (uuid: string) =>
    (await findOrderLines(database.db, uuid)).map(({ kind, amount }) => `${kind} ${amount}`);
  it('gives the premium back with a free cancellation, and keeps it once the hotel keeps a part [INS-003]', async () => {
    const uuid = await shop.bookInsured();
    expect(await shop.preview(uuid)).toMatchObject({
      insurance: premium,
      now: { percent: 100, card: 21_200, kept: 0 },
      steps: [
        { percent: 100, card: 21_200, kept: 0 },
        { percent: 50, card: 10_000, kept: 11_200 },
      ],
    });
    await shop.cancelAsTold(uuid);
    expect(await shop.refunds()).toMatchObject([{ amount: 21_200, cause: 'cancellation' }]);
  });

  it('keeps the premium and half of the stay in the second step', async () => {
    const uuid = await shop.bookInsured();
    await shop.moveMoney();
    shop.goTo(2);
    expect(await shop.told(uuid)).toEqual({ card: 10_000, vouchers: 0 });
    expect(await shop.cancelAsTold(uuid)).toEqual({ ok: true, value: true });
    expect(await shop.refunds()).toMatchObject([{ amount: 10_000 }]);
    expect((await shop.events(uuid)).find(({ kind }) => kind === 'cancelled')).toMatchObject({
      kept: 11_200,
    });
  });

  it('keeps everything when the last step is over', async () => {
    const uuid = await shop.bookInsured();
    shop.goTo(0);
    expect(await shop.preview(uuid)).toMatchObject({ now: { percent: 0, card: 0, kept: 21_200 } });
  });

  it('counts goodwill as premium first, in favour of the buyer', async () => {
    const uuid = await shop.bookInsured();
    await shop.moveMoney();
    expect(await shop.care.act(uuid, { kind: 'refund', card: premium, vouchers: 0 })).toMatchObject({
      ok: true,
    });
    await shop.moveMoney();
    shop.goTo(2);
    expect(await shop.told(uuid)).toEqual({ card: 10_000, vouchers: 0 });
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    expect(await shop.refunds()).toMatchObject([{ amount: premium }, { amount: 10_000 }]);
  });

  it('is paid by a gift card too, and gives all of it back', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.bookInsured([code], 11_200);
    expect(await shop.told(uuid)).toEqual({ card: 11_200, vouchers: 10_000 });
    await shop.cancelAsTold(uuid);
    expect(await shop.vouchers()).toEqual(['gift_card claimed 10000']);
  });

  it('keeps the insurance at its price when the stay changes, also for a longer or shorter one', async () => {
    const uuid = await shop.bookInsured();
    const moved = await shop.change(uuid, await shop.wish(uuid, { days: 7 }));
    expect(await linesOf(moved)).toEqual(['stay 20000', `insurance ${premium}`, 'paid_before -21200']);
    const longer = await shop.wish(uuid, { nights: 3 });
    expect(await shop.quote(uuid, longer)).toMatchObject({
      before: { total: 21_200 },
      after: { total: 31_200 },
      due: 10_000,
    });
    await shop.change(uuid, longer);
    const shorter = await shop.change(uuid, await shop.wish(uuid, { nights: 1 }));
    expect(await linesOf(shorter)).toEqual(['stay 10000', `insurance ${premium}`, 'paid_before -31200']);
    await shop.moveMoney();
    expect(await shop.preview(uuid)).toMatchObject({
      insurance: premium,
      now: { percent: 100, card: 11_200 },
    });
    await shop.cancelAsTold(uuid);
  });

  it('is a line of the invoice', async () => {
    const uuid = await shop.bookInsured();
    await issueInvoice(shop.deps, { uuid, party, seller: ['Détour'] });
    const [invoice] = await findInvoices(database.db, uuid);
    expect(invoice?.total).toBe(21_200);
    expect((invoice?.body as InvoiceBody).lines).toMatchObject([
      { kind: 'stay', amount: 20_000 },
      { kind: 'insurance', amount: premium },
    ]);
  });
});
