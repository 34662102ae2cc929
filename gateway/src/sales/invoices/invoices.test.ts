import { openCancellationShop, type CancellationShop } from '../../../test/sales/cancellation-harness';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import type { InvoiceBody, InvoiceParty } from './invoice-body';
import { findInvoices } from './invoice.repository';
import { issueInvoice } from './issue-invoice';

const person: InvoiceParty = {
  company: '',
  name: 'Léa Martin',
  vatNumber: '',
  addressLine: '2 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  reference: '',
};
const company: InvoiceParty = { ...person, company: 'Atelier Loire', name: '', vatNumber: 'FR40303265045' };

// Row locks keep the numbers gapless, which only a real server shows.
describe('invoices', () => {
  let database: TestDatabase;
  let shop: CancellationShop;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCancellationShop(database.db, { rooms: 30 });
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.harness.clock })).toEqual([]);
  });
  afterAll(() => database.close());

  const issue = (uuid: string, party = person) =>
    issueInvoice(shop.deps, { uuid, party, seller: ['Détour', '1 rue du Port'] });
  const documents = async (uuid: string) =>
    (await findInvoices(database.db, uuid)).map(({ number, kind, total, corrects, body }) => ({
      number,
      kind,
      total,
      corrects,
      cause: (body as InvoiceBody).cause,
    }));

  it('carry gapless numbers of country and year under 20 requests at once', async () => {
    const uuids: string[] = [];
    for (let guest = 0; guest < 20; guest += 1) uuids.push(await shop.book([], 20_000, `guest ${guest}`));
    const answers = await Promise.all(uuids.map((uuid) => issue(uuid)));
    const numbers = answers.map((answer) => (answer.ok ? answer.value : answer.error.kind));
    expect(numbers.sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `FR-2026-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('are issued once for many requests of the same data', async () => {
    const uuid = await shop.book();
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(uuid)));
    expect(new Set(answers.map((answer) => answer.ok && answer.value))).toEqual(new Set(['FR-2026-000001']));
    expect(await documents(uuid)).toHaveLength(1);
  });

  it('are cancelled by a credit note and issued again for other data', async () => {
    const uuid = await shop.book();
    await issue(uuid);
    expect(await issue(uuid, company)).toEqual({ ok: true, value: 'FR-2026-000002' });
    expect(await documents(uuid)).toEqual([
      { number: 'FR-2026-000001', kind: 'invoice', total: 20_000, corrects: null, cause: null },
      { number: 'FR-2026-000002', kind: 'invoice', total: 20_000, corrects: null, cause: null },
      {
        number: 'FR-2026-C-000001',
        kind: 'credit_note',
        total: 20_000,
        corrects: 'FR-2026-000001',
        cause: 'replaced',
      },
    ]);
    expect(await shop.events(uuid)).toContainEqual({ kind: 'invoiced', number: 'FR-2026-000002' });
  });

  it('count the whole price, also where a gift card paid a part', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book([code], 10_000);
    await issue(uuid);
    expect(await documents(uuid)).toMatchObject([{ kind: 'invoice', total: 20_000 }]);
  });

  it('get a credit note for the exact refund of a cancellation', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    await issue(uuid);
    shop.goTo(2);
    expect((await shop.cancelAsTold(uuid)).ok).toBe(true);
    await shop.moveMoney();
    expect(await documents(uuid)).toMatchObject([
      { kind: 'invoice', total: 20_000 },
      { kind: 'credit_note', total: 10_000, corrects: 'FR-2026-000001', cause: 'refunded' },
    ]);
  });

  it('of a cancelled order come with their credit note; a fully refunded order has none', async () => {
    const [half, none] = [await shop.book(), await shop.book([], 20_000, 'other')];
    await shop.moveMoney();
    expect((await shop.cancelAsTold(none)).ok).toBe(true);
    shop.goTo(2);
    expect((await shop.cancelAsTold(half)).ok).toBe(true);
    await shop.moveMoney();
    expect(await issue(half)).toMatchObject({ ok: true });
    expect(await documents(half)).toMatchObject([{ total: 20_000 }, { total: 10_000, cause: 'refunded' }]);
    expect(await issue(none)).toMatchObject({ ok: false, error: { kind: 'ORDER_CLOSED' } });
  });

  it('are refused before the payment', async () => {
    const uuid = await shop.harness.hold({ session: 'guest' });
    expect(await issue(uuid)).toMatchObject({ ok: false, error: { kind: 'ORDER_CLOSED' } });
  });

  it('cannot be changed or deleted', async () => {
    await issue(await shop.book());
    const { db } = database;
    await expect(db.updateTable('invoice').set({ total: 1 }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(/append-only/);
  });
});
