import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { giftPrices, giftRequest, seedGifts, voucherItem } from '../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../test/sales/order-harness';
import { queuedPayloads } from '../../../test/queued-messages';
import { orderRequest, today } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { findInvoices } from '../invoices/invoice.repository';
import { issueInvoice } from '../invoices/issue-invoice';
import { findOrder } from '../records/order.repository';
import { confirmFreeOrder } from '../settlement/confirm-free-order';
import { voucherCodeOf } from '../vouchers/codes/voucher-seal';
import { findVouchersOfOrder } from '../vouchers/voucher.repository';
import { previewWithdrawal, withdrawGifts } from './withdraw-gifts';

const refusal = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

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

/** A box for each name, with a message of its own. */
const boxesFor = (names: readonly string[], expectedAmount = names.length * giftPrices.box): OrderRequest => {
  const request = giftRequest('box', { expectedAmount });
  const item = (name: string): VoucherItem =>
    voucherItem('box', { customization: { fromName: 'Camille', message: `Pour ${name}` } });
  const [first = '', ...others] = names;
  return {
    ...request,
    items: {
      ...request.items,
      voucherItem: item(first),
      ...(others.length > 0 && { furtherItems: others.map(item) }),
    },
  };
};

describe.each(testDatabases)('several gifts in one order on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
    harness = createOrderHarness(database.db);
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: harness.clock })).toEqual([]);
  });
  afterAll(() => database.close());

  const buy = async (request: OrderRequest): Promise<string> => {
    const uuid = await harness.hold({ session: 'giver', request });
    expect(await harness.pay(uuid)).toMatchObject({ ok: true });
    return uuid;
  };
  const states = async (uuid: string) =>
    (await findVouchersOfOrder(database.db, uuid)).map(({ state, remaining }) => `${state} ${remaining}`);
  const withdraw = (
    uuid: string,
    positions: readonly number[],
    expected?: { card: number; vouchers: number },
  ) =>
    withdrawGifts(
      { db: database.db, clock: harness.clock },
      { uuid, positions: [...positions], ...(expected && { expected }) },
    );
  const refunds = async (uuid: string) => {
    const rows = await database.db
      .selectFrom('refund')
      .select(['amount', 'cause'])
      .where('order_uuid', '=', uuid)
      .orderBy('planned_at')
      .execute();
    return rows.map(({ amount, cause }) => `${cause} ${amount}`);
  };
  const box = giftPrices.box;

  it('are priced together and have a voucher with words of its own each', async () => {
    const uuid = await buy(boxesFor(['Jonas', 'Claire', 'Noé']));
    expect(await states(uuid)).toEqual(Array(3).fill(`issued ${box}`));
    expect(await harness.ledger(uuid)).toEqual([`authorised ${3 * box}`]);
    const further = await database.db.selectFrom('order_gift').selectAll().orderBy('position').execute();
    expect(
      further.map(({ position, snapshot }) => [position, (snapshot as { message: string }).message]),
    ).toEqual([
      [1, 'Pour Claire'],
      [2, 'Pour Noé'],
    ]);
    const codes = (await findVouchersOfOrder(database.db, uuid)).map((row) => voucherCodeOf(secret, row));
    expect(new Set(codes).size).toBe(3);
  });

  it('are refused at the price of one, which is shown', async () => {
    expect(await harness.open({ request: boxesFor(['Jonas', 'Claire'], box) })).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'AMOUNT_CHANGED', newAmount: 2 * box }),
    });
  });

  it('are of one kind, by e-mail or hand, and no exchange', () => {
    const wrong: readonly Partial<VoucherItem>[] = [
      { kind: 'gift_card', productId: '', value: 5000 },
      { format: 'physical' },
      { customization: { fromName: '🎄', message: '' } },
    ];
    for (const change of wrong) {
      const request = boxesFor(['Jonas']);
      const items = { ...request.items, furtherItems: [voucherItem('box', change)] };
      expect(() => harness.openingRequest({ request: { ...request, items } as OrderRequest })).toThrow(
        /not valid/,
      );
    }
  });

  it('are withdrawn from one by one: the order stays until the last', async () => {
    const uuid = await buy(boxesFor(['Jonas', 'Claire', 'Noé']));
    expect(await withdraw(uuid, [1], { card: box - 1, vouchers: 0 })).toEqual(refusal('REFUND_CHANGED'));
    expect(await withdraw(uuid, [1], { card: box, vouchers: 0 })).toEqual({ ok: true, value: true });
    expect(await withdraw(uuid, [1])).toEqual({ ok: true, value: true });
    expect(await refunds(uuid)).toEqual([`withdrawal ${box}`]);
    expect(await states(uuid)).toEqual([`issued ${box}`, 'refunded 0', `issued ${box}`]);
    expect(await harness.status(uuid)).toBe('confirmed');
    harness.clock.advance({ minutes: 1 });
    expect(await withdraw(uuid, [0, 2])).toEqual({ ok: true, value: true });
    expect(await harness.status(uuid)).toBe('cancelled');
    expect(await refunds(uuid)).toEqual([`withdrawal ${box}`, `withdrawal ${2 * box}`]);
  });

  it('show the refund in journal, mail and invoice, and stop the mail of that gift only', async () => {
    const request = boxesFor(['Jonas', 'Claire', 'Noé']);
    const delivery = {
      toName: 'Claire',
      toEmail: 'claire@example.org',
      locale: 'fr_FR',
      design: 'birthday',
      sendAt: `${addDays(today, 5)}T09:00:00.000Z`,
    } as const;
    const further = { furtherItems: [voucherItem('box', { delivery }), voucherItem('box', { delivery })] };
    const uuid = await buy({ ...request, items: { ...request.items, ...further } });
    const { clock } = harness;
    await issueInvoice({ db: database.db, clock }, { uuid, party, seller: ['Détour'] });
    for (const at of [1, 1]) expect(await withdraw(uuid, [at])).toEqual({ ok: true, value: true });
    const events = await database.db
      .selectFrom('order_event')
      .select(['actor', 'data'])
      .where('kind', '=', 'gift.withdrawn')
      .execute();
    const data = { positions: [1], amount: box, card: box, vouchers: 0 };
    expect(events).toEqual([{ actor: 'buyer', data }]);
    const gifts = { positions: [1], at: new Date(clock.now()).toISOString() };
    expect(await queuedPayloads(database.db, 'mail.cancellation')).toEqual([{ orderUuid: uuid, gifts }]);
    const documents = await findInvoices(database.db, uuid);
    expect(documents.map(({ kind, total }) => `${kind} ${total}`)).toEqual([
      `invoice ${3 * box}`,
      `credit_note ${box}`,
    ]);
    const deliveries = await database.db
      .selectFrom('gift_delivery')
      .selectAll()
      .orderBy('position')
      .execute();
    expect(deliveries.map(({ position, state }) => `${position} ${state}`)).toEqual([
      '1 stopped',
      '2 waiting',
    ]);
  });

  it('show the refund of a withdrawal in advance, and refund exactly that', async () => {
    const uuid = await buy(boxesFor(['Jonas', 'Claire', 'Noé']));
    const preview = async (positions: readonly number[]) => {
      const order = await findOrder(database.db, uuid);
      if (!order) throw new Error(`no order ${uuid}`);
      return previewWithdrawal({ db: database.db, clock: harness.clock, secret }, order, { positions });
    };
    expect(await preview([1, 2])).toMatchObject({
      allowed: true,
      reason: null,
      right: 'withdrawal',
      now: { percent: 100, card: 2 * box, vouchers: [], kept: box },
      card: { last4: '4242' },
    });
    expect(await refunds(uuid)).toEqual([]);
    expect(await withdraw(uuid, [1, 2], { card: 2 * box, vouchers: 0 })).toMatchObject({ ok: true });
    const nothing = { allowed: false, reason: 'used', now: { percent: 0, card: 0, kept: box } };
    for (const positions of [[1], [5], [0, 5]]) expect(await preview(positions)).toMatchObject(nothing);
    expect(await preview([0])).toMatchObject({ allowed: true, now: { card: box, kept: 0 } });
    harness.clock.advance({ minutes: 15 * 24 * 60 });
    expect(await preview([0])).toMatchObject(nothing);
    harness.clock.advance({ minutes: -15 * 24 * 60 });
  });

  it('exclude a used gift: the others can be withdrawn, but not the whole order', async () => {
    const uuid = await buy(boxesFor(['Jonas', 'Claire']));
    const [first] = await findVouchersOfOrder(database.db, uuid);
    const request = orderRequest({ expectedAmount: 20_000 - box });
    const code = first ? (voucherCodeOf(secret, first) ?? '') : '';
    const stay = await harness.hold({
      session: 'recipient',
      request: { ...request, items: { ...request.items, voucherCodes: [code] } },
    });
    expect(await harness.pay(stay)).toMatchObject({ ok: true });
    expect(await harness.cancel(uuid)).toEqual(refusal('ORDER_CLOSED'));
    expect(await withdraw(uuid, [0])).toEqual(refusal('ORDER_CLOSED'));
    expect(await withdraw(uuid, [0, 1])).toEqual(refusal('ORDER_CLOSED'));
    expect(await withdraw(uuid, [1])).toEqual({ ok: true, value: true });
    expect(await harness.status(uuid)).toBe('confirmed');
    expect(await states(uuid)).toEqual(['redeemed 0', 'refunded 0']);
  });

  it('share a promotion by price, and are refunded to the gift card that paid', async () => {
    await database.db
      .insertInto('promotion_code')
      .values({
        code: 'TEN',
        percent: 10,
        amount: null,
        valid_from: null,
        valid_until: null,
        purchases: ['box'],
      })
      .execute();
    const card = await buy(giftRequest('gift_card', { item: { value: 50_000 }, expectedAmount: 50_000 }));
    const [paying] = await findVouchersOfOrder(database.db, card);
    const voucherCodes = [paying ? (voucherCodeOf(secret, paying) ?? '') : ''];
    const request = boxesFor(['Jonas', 'Claire', 'Noé'], 0);
    const uuid = await harness.hold({
      request: { ...request, items: { ...request.items, voucherCodes, promotionCodeItem: 'TEN' } },
    });
    const free = await confirmFreeOrder({ db: database.db, clock: harness.clock, secret }, uuid);
    expect(free).toMatchObject({ ok: true });
    const paid = 3 * box - Math.round(0.3 * box);
    expect(await states(card)).toEqual([`claimed ${50_000 - paid}`]);
    expect(await withdraw(uuid, [2])).toEqual({ ok: true, value: true });
    expect(await states(card)).toEqual([`claimed ${50_000 - paid + paid / 3}`]);
    expect(await withdraw(uuid, [0, 1])).toEqual({ ok: true, value: true });
    expect(await states(card)).toEqual(['claimed 50000']);
  });

  it('cannot be withdrawn after fourteen days, nor at a position that the order does not have', async () => {
    const uuid = await buy(boxesFor(['Jonas', 'Claire']));
    expect(await withdraw(uuid, [5])).toEqual(refusal('ORDER_CLOSED'));
    harness.clock.advance({ minutes: 15 * 24 * 60 });
    expect(await withdraw(uuid, [1])).toEqual(refusal('ORDER_CLOSED'));
    expect(await states(uuid)).toEqual([`issued ${box}`, `issued ${box}`]);
    // The late capture of the payment raises an alarm by then, which this test ignores.
    harness.clock.advance({ minutes: -15 * 24 * 60 });
  });

  it('are either used or withdrawn from, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const uuid = await buy(boxesFor(['Jonas', 'Claire', 'Noé']));
      const gift = (await findVouchersOfOrder(database.db, uuid))[1];
      const request = orderRequest({ expectedAmount: 20_000 - box });
      const voucherCodes = [gift ? (voucherCodeOf(secret, gift) ?? '') : ''];
      const [used, back] = await Promise.all([
        harness.open({
          session: `recipient-${round}`,
          request: { ...request, items: { ...request.items, voucherCodes } },
        }),
        withdraw(uuid, [1]),
        withdraw(uuid, [2]),
      ]);
      expect([used.ok, back.ok]).toEqual([used.ok, !used.ok]);
      expect((await states(uuid))[1]).toBe(used.ok ? 'claimed 0' : 'refunded 0');
    }
  }, 60_000);
});
