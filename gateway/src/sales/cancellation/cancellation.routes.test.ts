import { addDays } from '@detour/shared-contracts/base';
import { json } from '../../database/json';
import { steps } from '../../../test/sales/cancellation-harness';
import { arrival, orderRequest, seedShop, today } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const nextTurns = 4;

describe('the cancellation calls', () => {
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
    await database.db
      .updateTable('package')
      .set({ cancellation_steps: json(steps) })
      .where('id', '=', 'nights')
      .execute();
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
    const { orderUUID } = (await visitor.post(orders, { body: orderRequest() })).json;
    path = `${orders}/${orderUUID}`;
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const pay = () => visitor.post(`${path}/card`, { body: card });
  const runJobs = async (): Promise<void> => {
    for (let turn = 0; turn < nextTurns; turn += 1) await shop.app.jobs.turn();
  };
  const goTo = (daysBefore: number): void => {
    const at = Date.parse(`${addDays(arrival, -daysBefore)}T09:00:00Z`);
    shop.clock.advance({ minutes: (at - shop.clock.now()) / 60_000 });
  };
  const cancel = (expected: { card: number; vouchers: number }) =>
    visitor.post(`${path}/cancel`, { body: { expected } });

  it('show the refund to the buyer only [CONTACT-002]', async () => {
    await pay();
    const told = await visitor.get(`${path}/cancellation`);
    expect(told.json).toMatchObject({ allowed: true, right: 'terms', now: { card: 20_000, kept: 0 } });
    expect(told.headers['cache-control']).toBe('no-store');
    expect((await shop.visitor().get(`${path}/cancellation`)).status).toBe(404);
  });

  it('report that an unpaid order returns nothing, and that a cancelled one has ended', async () => {
    expect((await visitor.get(`${path}/cancellation`)).json).toMatchObject({
      allowed: true,
      now: { card: 0 },
    });
    await visitor.post(`${path}/cancel`);
    expect((await visitor.get(`${path}/cancellation`)).json).toMatchObject({
      allowed: false,
      reason: 'closed',
    });
  });

  it('refund half in the second step, and show it on the order and in the mail', async () => {
    await pay();
    await runJobs();
    goTo(2);
    const refused = await cancel({ card: 20_000, vouchers: 0 });
    expect(refused.status).toBe(409);
    expect(refused.json.code).toBe('REFUND_CHANGED');
    const cancelled = await cancel({ card: 10_000, vouchers: 0 });
    expect(cancelled.json).toMatchObject({
      status: 'cancelled',
      // The price of the order; `money` contains the rest after the refund.
      amount: 20_000,
      closedAt: '2026-12-21T09:00:00.000Z',
      money: {
        paidByCard: 20_000,
        kept: 10_000,
        refunds: [{ to: 'card', last4: '4242', amount: 10_000, state: 'pending' }],
      },
    });
    await runJobs();
    expect((await visitor.get(path)).json.money.refunds).toMatchObject([{ state: 'settled' }]);
    const mail = shop.mails.find(({ id }) => id.endsWith('cancellation'));
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('100,00 € Sur la carte se terminant par 4242');
    expect(mail?.text).toContain('Non remboursé, selon vos conditions d’annulation');
  });

  it.each([30, 2])('keep a paid order when a checkout continues without it, %i days before', async (days) => {
    await pay();
    goTo(days);
    for (const body of [undefined, null]) {
      const kept = await visitor.post(`${path}/cancel`, { body });
      expect([kept.status, kept.json.code]).toEqual([409, 'ORDER_CLOSED']);
    }
    expect((await visitor.get(path)).json.status).toBe('confirmed');
  });

  it('keep an order open while the provider has not responded to its payment', async () => {
    const delayed = { ...card, number: '4000000000000341' };
    expect((await visitor.post(`${path}/card`, { body: delayed })).json.status).toBe('pending');
    const kept = await visitor.post(`${path}/cancel`);
    expect([kept.status, kept.json.code]).toEqual([409, 'PAYMENT_UNDER_WAY']);
    expect((await visitor.get(path)).json.status).toBe('paying');
    expect((await cancel({ card: 0, vouchers: 0 })).json.status).toBe('cancelled');
  });

  it('release an order whose bank question the buyer has left', async () => {
    const asked = { ...card, number: '4000000000003220' };
    expect((await visitor.post(`${path}/card`, { body: asked })).json.status).toBe('requires_action');
    expect((await visitor.post(`${path}/cancel`)).json.status).toBe('cancelled');
  });

  it('refuse unknown members and malformed sums', async () => {
    expect((await visitor.post(`${path}/cancel`, { body: { expected: { card: 1 } } })).status).toBe(400);
    expect((await visitor.post(`${path}/cancel`, { body: { force: true } })).status).toBe(400);
  });

  it('sell terms with their steps', async () => {
    const { stay } = (await visitor.get(path)).json;
    expect(stay.cancellationPolicy).toMatchObject({
      cancellationDeadline: addDays(arrival, -3),
      steps: [{ percent: 100 }, { percent: 50, day: addDays(arrival, -1) }],
    });
    expect(today < stay.cancellationPolicy.cancellationDeadline).toBe(true);
  });
});
