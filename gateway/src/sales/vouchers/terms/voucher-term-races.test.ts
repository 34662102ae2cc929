import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { giftPrices, giftRequest, seedGifts } from '../../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../../test/sales/order-harness';
import { orderRequest } from '../../../../test/shop.fixture';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { checkInvariants } from '../../../operations/invariants/check-invariants';
import { confirmFreeOrder } from '../../settlement/confirm-free-order';
import { voucherCodeOf } from '../codes/voucher-seal';
import { expireVouchers, marketDayOf } from '../voucher.repository';
import { extendVoucher } from './extend-voucher';

const rounds = 12;

// PGlite runs transactions one after another, so only a real server shows these races.
describe('the terms of a voucher, requested concurrently', () => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 60 });
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const give = async (round: number) => {
    const uuid = await harness.hold({ session: `giver-${round}`, request: giftRequest('gift_stay') });
    await harness.pay(uuid);
    const voucher = await voucherOf(uuid);
    return { uuid, voucher, code: voucherCodeOf(secret, voucher) ?? '' };
  };
  const voucherOf = (uuid: string) =>
    database.db.selectFrom('voucher').selectAll().where('order_uuid', '=', uuid).executeTakeFirstOrThrow();
  const exchange = (code: string): OrderRequest => {
    const request = giftRequest('gift_card', { item: { value: 5000 }, expectedAmount: 0 });
    return {
      ...request,
      items: { ...request.items, voucherCodes: [code], exchange: true },
    } as OrderRequest;
  };
  /** A stay of 200 €. */
  const stay = (code: string, expectedAmount: number): OrderRequest => {
    const request = orderRequest({ expectedAmount });
    return { ...request, items: { ...request.items, voucherCodes: [code] } } as OrderRequest;
  };
  /** Opens an order and confirms it when nothing is left to pay. */
  const order = async (session: string, request: OrderRequest): Promise<boolean> => {
    const opened = await harness.open({ session, request });
    if (!opened.ok) return false;
    const { db } = database;
    return (await confirmFreeOrder({ db, clock: harness.clock, secret }, opened.value.orderUuid)).ok;
  };
  const extend = async (uuid: string): Promise<boolean> =>
    (await extendVoucher({ db: database.db, clock: harness.clock }, await voucherOf(uuid), 'fr_FR')).ok;
  const broken = async () => {
    const rows = await checkInvariants({ db: database.db, clock: harness.clock });
    return rows.filter(({ kind }) => kind !== 'order-paid-differs');
  };
  const moveTo = (validUntil: string, days: number): void => {
    const target = Date.parse(`${addDays(isoDate(validUntil), days)}T10:00:00Z`);
    harness.clock.advance({ minutes: Math.round((target - harness.clock.now()) / 60_000) });
  };

  it('exchange it once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { uuid, code } = await give(round);
      const done = await Promise.all(
        Array.from({ length: 6 }, (_, index) => order(`claire-${round}-${index}`, exchange(code))),
      );
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await voucherOf(uuid)).toMatchObject({ state: 'exchanged', remaining: 0 });
    }
    expect(await broken()).toEqual([]);
  }, 120_000);

  it('either exchange it or spend it on a stay', async () => {
    const due = Math.max(0, 20_000 - giftPrices.stay);
    for (let round = 0; round < rounds; round += 1) {
      const { uuid, code } = await give(round);
      const [exchanged, spent] = await Promise.all([
        order(`claire-${round}`, exchange(code)),
        order(`paul-${round}`, stay(code, due)),
      ]);
      expect([exchanged, spent].filter(Boolean)).toHaveLength(1);
      expect((await voucherOf(uuid)).state === 'exchanged').toBe(exchanged);
    }
    expect(await broken()).toEqual([]);
  }, 120_000);

  it('extend it once, while an order spends it', async () => {
    const due = Math.max(0, 20_000 - giftPrices.stay);
    const gifts = [];
    for (let round = 0; round < rounds; round += 1) gifts.push(await give(round));
    for (const [round, { uuid, code, voucher }] of gifts.entries()) {
      if (round === 0) moveTo(voucher.valid_until, -30);
      const [first, second] = await Promise.all([
        extend(uuid),
        extend(uuid),
        order(`paul-${round}`, stay(code, due)),
      ]);
      expect([first, second].filter(Boolean).length).toBeLessThanOrEqual(1);
      const after = await voucherOf(uuid);
      expect(after.valid_until > voucher.valid_until).toBe(after.extended_at !== null);
    }
    expect(await broken()).toEqual([]);
  }, 120_000);

  it('extend it while the job ends it: its value is in it either way', async () => {
    const gifts = [];
    for (let round = 0; round < rounds; round += 1) gifts.push(await give(round));
    moveTo(gifts[0]!.voucher.valid_until, 5);
    const now = new Date(harness.clock.now());
    await Promise.all([
      ...gifts.map(({ uuid }) => extend(uuid)),
      ...Array.from({ length: 4 }, () => expireVouchers(database.db, marketDayOf('fr_FR', now), now)),
    ]);
    for (const { uuid, voucher } of gifts)
      expect(await voucherOf(uuid)).toMatchObject({ state: 'issued', remaining: voucher.value });
    expect(await broken()).toEqual([]);
  }, 120_000);
});
