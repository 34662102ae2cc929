import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays, addMonths, isoDate } from '@detour/shared-contracts/base';
import { giftPrices, giftRequest, seedGifts } from '../../../../test/sales/gift.fixture';
import { orderRequest } from '../../../../test/shop.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../../test/sales/order-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { checkInvariants } from '../../../operations/invariants/check-invariants';
import { confirmFreeOrder } from '../../settlement/confirm-free-order';
import { voucherCodeOf } from '../codes/voucher-seal';
import { expireVouchers, marketDayOf } from '../voucher.repository';
import type { VoucherRow } from '../voucher-row';
import { extendVoucher } from './extend-voucher';
import { openVoucher } from './open-voucher';

const day = 24 * 60;

describe.each(testDatabases)('the terms of vouchers on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const now = () => new Date(harness.clock.now());
  const today = () => marketDayOf('fr_FR', now());
  const voucherOf = (orderUuid: string): Promise<VoucherRow> =>
    database.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
  const codeOf = async (orderUuid: string): Promise<string> =>
    voucherCodeOf(secret, await voucherOf(orderUuid)) ?? '';
  /** Buys a gift. Returns its order. */
  const buy = async (request: OrderRequest): Promise<string> => {
    const uuid = await harness.hold({ session: 'giver', request });
    await harness.pay(uuid);
    return uuid;
  };
  const exchangeFor = (request: OrderRequest, code: string, expectedAmount: number): OrderRequest =>
    ({
      ...request,
      expectedAmount,
      items: { ...request.items, voucherCodes: [code], exchange: true },
    }) as OrderRequest;
  const free = (uuid: string) => confirmFreeOrder({ db: database.db, clock: harness.clock, secret }, uuid);
  const events = async (kind: string): Promise<number> =>
    (await database.db.selectFrom('order_event').select('kind').execute()).filter(
      (event) => event.kind === kind,
    ).length;
  /** Broken rules of vouchers. No outbox runs here, so nothing is captured. */
  const broken = async () => {
    const rows = await checkInvariants({ db: database.db, clock: harness.clock });
    return rows.filter(({ kind }) => kind !== 'order-paid-differs');
  };
  const extend = async (orderUuid: string) =>
    extendVoucher({ db: database.db, clock: harness.clock }, await voucherOf(orderUuid), 'fr_FR');
  const moveTo = (validUntil: string, days: number): void => {
    const target = Date.parse(`${addDays(isoDate(validUntil), days)}T10:00:00Z`);
    harness.clock.advance({ minutes: Math.round((target - harness.clock.now()) / 60_000) });
  };

  describe('the exchange', () => {
    it('for a cheaper gift keeps the value: the surplus is added to the new voucher', async () => {
      const given = await buy(giftRequest('gift_stay'));
      const old = await voucherOf(given);
      const request = giftRequest('gift_card', { item: { value: 5000 } });
      const uuid = await harness.hold({
        session: 'claire',
        request: exchangeFor(request, await codeOf(given), 0),
      });
      expect(await free(uuid)).toEqual({ ok: true, value: 'confirmed' });
      expect(await voucherOf(given)).toMatchObject({ state: 'exchanged', remaining: 0 });
      expect(await voucherOf(uuid)).toMatchObject({
        state: 'issued',
        value: old.value,
        remaining: old.value,
        replaces: old.id,
        // Nothing was paid, so nothing is prolonged.
        valid_until: old.valid_until,
      });
      expect(await events('voucher.exchanged')).toBe(1);
      expect(await broken()).toEqual([]);
    });

    it('for a dearer gift costs the difference, and gives it the ordinary time', async () => {
      const given = await buy(giftRequest('gift_card', { item: { value: 5000 }, expectedAmount: 5000 }));
      const small = await buy(giftRequest('box'));
      harness.clock.advance({ minutes: 30 * day });
      const stay = giftRequest('gift_stay');
      const due = Math.max(0, giftPrices.stay - giftPrices.box);
      const uuid = await harness.hold({
        session: 'claire',
        request: exchangeFor(stay, await codeOf(small), due),
      });
      if (due > 0) await harness.pay(uuid);
      else await free(uuid);
      expect(await voucherOf(small)).toMatchObject({ state: 'exchanged', remaining: 0 });
      const { valid_until: until, value } = await voucherOf(uuid);
      expect(value).toBe(Math.max(giftPrices.stay, giftPrices.box));
      expect(until).toBe(due > 0 ? addMonths(today(), 18) : (await voucherOf(small)).valid_until);
      expect((await voucherOf(given)).state).toBe('issued');
      expect(await broken()).toEqual([]);
    });

    it('is undone within 14 days: the old voucher comes back, and may be exchanged again', async () => {
      const given = await buy(giftRequest('gift_stay'));
      const code = await codeOf(given);
      const request = exchangeFor(giftRequest('gift_card', { item: { value: 5000 } }), code, 0);
      const first = await harness.hold({ session: 'claire', request });
      await free(first);
      harness.clock.advance({ minutes: 13 * day });
      expect((await harness.cancel(first)).ok).toBe(true);
      const { value } = await voucherOf(given);
      expect(await voucherOf(given)).toMatchObject({ state: 'claimed', remaining: value });
      expect(await voucherOf(first)).toMatchObject({ state: 'refunded', remaining: 0 });
      const second = await harness.hold({ session: 'claire', request });
      expect((await free(second)).ok).toBe(true);
      expect(await voucherOf(given)).toMatchObject({ state: 'exchanged', remaining: 0 });
      expect(await broken()).toEqual([]);
    });

    it('ends the right of withdrawal of the giver, and cannot be undone after 14 days', async () => {
      const given = await buy(giftRequest('gift_stay'));
      const request = exchangeFor(
        giftRequest('gift_card', { item: { value: 5000 } }),
        await codeOf(given),
        0,
      );
      const uuid = await harness.hold({ session: 'claire', request });
      await free(uuid);
      expect(await harness.cancel(given)).toMatchObject({ ok: false, error: { kind: 'ORDER_CLOSED' } });
      harness.clock.advance({ minutes: 15 * day });
      expect(await harness.cancel(uuid)).toMatchObject({ ok: false, error: { kind: 'ORDER_CLOSED' } });
      expect(await broken()).toEqual([]);
    });

    it('that is not paid in time gives the old voucher back', async () => {
      const small = await buy(giftRequest('gift_stay'));
      const { value } = await voucherOf(small);
      const request = exchangeFor(
        giftRequest('gift_card', { item: { value: 5000 } }),
        await codeOf(small),
        0,
      );
      await harness.hold({ session: 'claire', request });
      expect(await voucherOf(small)).toMatchObject({ remaining: 0 });
      harness.clock.advance({ minutes: 20 });
      await harness.expire();
      expect(await voucherOf(small)).toMatchObject({ remaining: value, state: 'claimed' });
      expect(await broken()).toEqual([]);
    });

    it('keeps the amount that was returned to the old voucher during the payment', async () => {
      const given = await buy(giftRequest('gift_stay'));
      const code = await codeOf(given);
      const { value } = await voucherOf(given);
      const stay = orderRequest({ expectedAmount: 0, nights: 1 });
      const used = await harness.hold({
        session: 'guest',
        request: { ...stay, items: { ...stay.items, voucherCodes: [code] } },
      });
      await free(used);
      const request = exchangeFor(giftRequest('gift_stay'), code, giftPrices.stay - (value - 10_000));
      const uuid = await harness.hold({ session: 'claire', request });
      expect((await harness.cancel(used)).ok).toBe(true);
      expect(await harness.pay(uuid)).toMatchObject({ ok: true });
      expect(await voucherOf(given)).toMatchObject({ state: 'claimed', remaining: 10_000 });
      expect(await voucherOf(uuid)).toMatchObject({ state: 'issued', value });
      const again = exchangeFor(giftRequest('gift_card', { item: { value: 5000 } }), code, 0);
      expect((await free(await harness.hold({ session: 'claire', request: again }))).ok).toBe(true);
      expect(await voucherOf(given)).toMatchObject({ state: 'exchanged', remaining: 0 });
      expect(await broken()).toEqual([]);
    });

    it('takes over an extension from the time when it was being paid', async () => {
      const given = await buy(giftRequest('gift_stay'));
      moveTo((await voucherOf(given)).valid_until, -10);
      const request = exchangeFor(
        giftRequest('gift_card', { item: { value: 5000 } }),
        await codeOf(given),
        0,
      );
      const uuid = await harness.hold({ session: 'claire', request });
      await extend(given);
      await free(uuid);
      const [old, fresh] = [await voucherOf(given), await voucherOf(uuid)];
      expect([fresh.valid_until, fresh.extended_at]).toEqual([old.valid_until, old.extended_at]);
      expect(fresh.extended_at).not.toBeNull();
    });

    it('is refused for a gift card, an expired and an unknown voucher', async () => {
      const card = await buy(giftRequest('gift_card', { item: { value: 5000 }, expectedAmount: 5000 }));
      const stay = await buy(giftRequest('gift_stay'));
      const request = giftRequest('box');
      const ask = (code: string) =>
        harness.open({ session: 'claire', request: exchangeFor(request, code, giftPrices.box) });
      expect(await ask(await codeOf(card))).toMatchObject({
        ok: false,
        error: { kind: 'VOUCHER_NOT_USABLE', reason: 'other-purchase' },
      });
      expect(await ask('DTR-0000-0000-0000-0000')).toMatchObject({
        ok: false,
        error: { kind: 'VOUCHER_NOT_USABLE' },
      });
      moveTo((await voucherOf(stay)).valid_until, 1);
      expect(await ask(await codeOf(stay))).toMatchObject({
        ok: false,
        error: { kind: 'VOUCHER_NOT_USABLE', reason: 'over' },
      });
    });

    it('needs exactly one code, no promotion and no post', () => {
      const base = giftRequest('box');
      const bad = (items: object) => () =>
        harness.openingRequest({
          request: { ...base, items: { ...base.items, exchange: true, ...items } } as OrderRequest,
        });
      expect(bad({ voucherCodes: [] })).toThrow();
      expect(bad({ voucherCodes: ['A', 'B'] })).toThrow();
      expect(bad({ voucherCodes: ['A'], promotionCodeItem: 'TEN' })).toThrow();
      expect(bad({ voucherCodes: ['A'] })).not.toThrow();
    });
  });

  describe('the extension', () => {
    it.each([
      [-61, 'too-early'],
      [31, 'too-late'],
    ] as const)('is refused %d days from the last day: %s', async (days, reason) => {
      const given = await buy(giftRequest('gift_stay'));
      const { valid_until: end } = await voucherOf(given);
      moveTo(end, days);
      await expireVouchers(database.db, today(), now());
      expect(await extend(given)).toEqual({ ok: false, error: reason });
      expect((await voucherOf(given)).valid_until).toBe(end);
    });

    it.each([-60, 0, 30])('adds six months once, %d days from the last day', async (days) => {
      const given = await buy(giftRequest('gift_stay'));
      const { valid_until: end, value } = await voucherOf(given);
      moveTo(end, days);
      await expireVouchers(database.db, today(), now());
      expect(await extend(given)).toEqual({ ok: true, value: true });
      expect(await voucherOf(given)).toMatchObject({
        state: 'issued',
        remaining: value,
        valid_until: addMonths(isoDate(end), 6),
        closed_at: null,
      });
      expect(await extend(given)).toEqual({ ok: false, error: 'extended' });
      expect(await events('voucher.extended')).toBe(1);
      expect(await broken()).toEqual([]);
    });

    it('is refused for a withdrawn voucher', async () => {
      const given = await buy(giftRequest('gift_stay'));
      await harness.cancel(given);
      moveTo((await voucherOf(given)).valid_until, -10);
      expect(await extend(given)).toEqual({ ok: false, error: 'ended' });
    });

    it('is inherited by an exchange: a second extension is not possible', async () => {
      const given = await buy(giftRequest('gift_stay'));
      moveTo((await voucherOf(given)).valid_until, -10);
      await extend(given);
      const request = exchangeFor(
        giftRequest('gift_card', { item: { value: 5000 } }),
        await codeOf(given),
        0,
      );
      const uuid = await harness.hold({ session: 'claire', request });
      await free(uuid);
      moveTo((await voucherOf(uuid)).valid_until, -10);
      expect(await extend(uuid)).toEqual({ ok: false, error: 'extended' });
    });
  });

  it('are notified once that the recipient has unwrapped a gift', async () => {
    const given = await buy(giftRequest('gift_stay'));
    const voucher = await voucherOf(given);
    await openVoucher(database.db, voucher, now());
    const first = (await voucherOf(given)).opened_at;
    harness.clock.advance({ minutes: 5 });
    await openVoucher(database.db, voucher, now());
    expect((await voucherOf(given)).opened_at).toEqual(first);
    expect(await events('voucher.opened')).toBe(1);
  });
});
