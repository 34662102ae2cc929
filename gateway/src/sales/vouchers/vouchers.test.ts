import { addDays } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { giftPrices, giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { createOrderHarness, secret } from '../../../test/sales/order-harness';
import { arrival, seedShop, today } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { hashVoucherCode } from './codes/voucher-code';
import { voucherCodeOf } from './codes/voucher-seal';
import { expireVouchers } from './voucher.repository';

const refusal = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });
const day = 24 * 60;

describe.each(testDatabases)('vouchers on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async () => {
    await seedGifts(database.db);
    return createOrderHarness(database.db);
  };
  const vouchers = () => database.db.selectFrom('voucher').selectAll().execute();
  const books = async () => {
    const rows = await database.db.selectFrom('voucher_ledger').selectAll().orderBy('id').execute();
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const linesOf = (uuid: string) =>
    database.db
      .selectFrom('order_line')
      .select(['kind', 'amount', 'voucher_type', 'vat_rate_bp'])
      .where('order_uuid', '=', uuid)
      .orderBy('position')
      .execute();

  it.each([
    ['gift_stay', giftPrices.stay, '2028-05-23', 'MPV', null],
    ['box', giftPrices.box, '2027-11-23', 'MPV', null],
    ['gift_card', 10_000, '2027-11-23', 'MPV', null],
    ['activity', giftPrices.activity, '2027-11-23', 'SPV', 2000],
  ] as const)(
    'are sold as orders: %s [CALL-075] [GIFT-049]',
    async (kind, value, validUntil, voucherType, vatRate) => {
      const harness = await openHarness();
      const uuid = await harness.hold({ request: giftRequest(kind) });
      expect(await vouchers()).toEqual([]);
      expect(await linesOf(uuid)).toEqual([
        { kind, amount: value, voucher_type: voucherType, vat_rate_bp: vatRate },
      ]);
      expect(await harness.pay(uuid)).toEqual({ ok: true, value: { status: 'confirmed' } });
      const [voucher, ...others] = await vouchers();
      expect(others).toEqual([]);
      expect(voucher).toMatchObject({
        order_uuid: uuid,
        kind,
        value,
        remaining: value,
        state: 'issued',
        valid_until: validUntil,
      });
      expect(voucher?.code_hash).toBe(hashVoucherCode((voucher && voucherCodeOf(secret, voucher)) ?? ''));
      expect(await books()).toEqual([`issued ${value}`]);
      expect(await harness.ledger(uuid)).toEqual([`authorised ${value}`]);
    },
  );

  it('ship free of charge, and need an address by post [GIFT-012]', async () => {
    const harness = await openHarness();
    const item = {
      format: 'physical',
      deliveryAddress: {
        name: 'Jonas',
        addressLine: '1 rue',
        postalCode: '37400',
        city: 'Amboise',
        country: 'FR',
      },
    } as const;
    const uuid = await harness.hold({ request: giftRequest('box', { item }) });
    expect(await linesOf(uuid)).toMatchObject([{ kind: 'box' }, { kind: 'shipping', amount: 0 }]);
  });

  it.each([
    ['gift_stay', { bucket: 'essential' }],
    ['box', {}],
    ['activity', { adults: 1 }],
    ['gift_card', { value: 5000 }],
  ] as const)('are rejected at another amount, which is reported: %s [CALL-089]', async (kind, item) => {
    const harness = await openHarness();
    const opened = await harness.open({ request: giftRequest(kind, { item, expectedAmount: 1 }) });
    expect(opened).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'AMOUNT_CHANGED', newAmount: expect.any(Number) }),
    });
    const again = opened.ok ? 0 : (opened.error.newAmount ?? 0);
    const request = giftRequest(kind, { item, expectedAmount: again });
    expect((await harness.open({ request })).ok).toBe(true);
  });

  it('are rejected for unknown products', async () => {
    const harness = await openHarness();
    const requests = [
      giftRequest('gift_stay', { item: { productId: 'nope' } }),
      giftRequest('gift_stay', { item: { nights: 9 } }),
      giftRequest('box', { item: { productId: 'NO-D-EBOX' } }),
      giftRequest('activity', { item: { adults: 3 } }),
    ];
    for (const request of requests)
      expect(await harness.open({ request })).toEqual(refusal('PACKAGE_NOT_AVAILABLE'));
  });

  it('are found by the code of either format [GIFT-056]', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('box', { item: { productId: 'SEA-P-EBOX' } }) });
    await harness.pay(uuid);
    expect(await vouchers()).toMatchObject([{ product_id: 'SEA-D-EBOX' }]);
  });

  it('replay a repeated key, expire with their hold and are superseded by newer orders, as stays are', async () => {
    const harness = await openHarness();
    const first = await harness.open({ key: 'k', request: giftRequest('box') });
    const again = await harness.open({ key: 'k', request: giftRequest('box') });
    const uuid = first.ok ? first.value.orderUuid : '';
    expect(again).toEqual({ ok: true, value: { orderUuid: uuid, replayed: true } });
    harness.clock.advance({ minutes: 15 });
    expect(await harness.pay(uuid)).toEqual(refusal('HOLD_EXPIRED'));
    expect(await harness.expire()).toBe(1);
    expect(await harness.status(uuid)).toBe('expired');
    const opened: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      opened.push(await harness.hold({ request: giftRequest('gift_card') }));
      harness.clock.advance({ seconds: 1 });
    }
    expect(await Promise.all(opened.map((one) => harness.status(one)))).toEqual([
      'cancelled',
      'held',
      'held',
      'held',
    ]);
  });

  it('supersede rooms too: a gift after the maximum of unpaid stays', async () => {
    await seedGifts(database.db, { rooms: 10 });
    const harness = createOrderHarness(database.db, { holdsPerSession: 1 });
    const stay = await harness.hold();
    await harness.hold({ request: giftRequest('box') });
    expect(await harness.status(stay)).toBe('cancelled');
    expect(await harness.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('can be withdrawn within fourteen days, once, with a refund', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('box') });
    await harness.pay(uuid);
    harness.clock.advance({ minutes: 14 * day });
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await harness.cancel(uuid)).toEqual({ ok: true, value: true });
    expect(await vouchers()).toMatchObject([{ state: 'refunded', remaining: 0 }]);
    expect(await books()).toEqual([`issued ${giftPrices.box}`, `refunded -${giftPrices.box}`]);
    expect(await harness.ledger(uuid)).toEqual([`authorised ${giftPrices.box}`, `voided -${giftPrices.box}`]);
  });

  it('cannot be withdrawn from the fifteenth day on or after a first use', async () => {
    const harness = await openHarness();
    const late = await harness.hold({ request: giftRequest('box') });
    await harness.pay(late);
    const used = await harness.hold({ request: giftRequest('gift_card') });
    await harness.pay(used);
    await database.db.updateTable('voucher').set({ remaining: 100 }).where('order_uuid', '=', used).execute();
    expect(await harness.cancel(used)).toEqual(refusal('ORDER_CLOSED'));
    harness.clock.advance({ minutes: 15 * day });
    expect(await harness.cancel(late)).toEqual(refusal('ORDER_CLOSED'));
    expect(await harness.status(late)).toBe('confirmed');
  });

  it('expire after their last day with one ledger entry', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('activity') });
    await harness.pay(uuid);
    const last = addDays(today, 365);
    expect(await expireVouchers(database.db, last, new Date())).toBe(0);
    expect(await expireVouchers(database.db, addDays(last, 1), new Date())).toBe(1);
    expect(await expireVouchers(database.db, addDays(last, 1), new Date())).toBe(0);
    expect(await vouchers()).toMatchObject([{ state: 'expired', remaining: 0 }]);
    expect(await books()).toEqual([`issued ${giftPrices.activity}`, `expired -${giftPrices.activity}`]);
  });

  it('have a ledger that cannot be changed, and a balance of at most their price', async () => {
    const harness = await openHarness();
    await harness.pay(await harness.hold({ request: giftRequest('box') }));
    const rewrite = database.db.updateTable('voucher_ledger').set({ amount: 1 }).execute();
    await expect(rewrite).rejects.toThrow('append-only');
    await expect(database.db.deleteFrom('voucher_ledger').execute()).rejects.toThrow('append-only');
    const inflate = database.db.updateTable('voucher').set({ remaining: 999_999 }).execute();
    await expect(inflate).rejects.toThrow('voucher_not_overspent');
  });

  it('cannot be combined with stays in one order', async () => {
    await seedShop(database.db);
    const harness = createOrderHarness(database.db);
    const uuid = await harness.hold();
    const mix = sql`update orders set kind = 'box' where uuid = ${uuid}`.execute(database.db);
    await expect(mix).rejects.toThrow('orders_hold_what_they_are');
    expect(arrival > today).toBe(true);
  });
});
