import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { giftPrices, giftRequest, seedGifts } from '../../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../../test/sales/order-harness';
import { arrival, orderRequest, today } from '../../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { confirmFreeOrder } from '../../settlement/confirm-free-order';
import { voucherCodeOf } from '../codes/voucher-seal';
import { expireVouchers } from '../voucher.repository';

/** A gift that is paid with codes. */
const giftWith = (
  kind: Parameters<typeof giftRequest>[0],
  expectedAmount: number,
  codes: Partial<Pick<OrderRequest['items'], 'voucherCodes' | 'promotionCodeItem'>>,
): OrderRequest => {
  const request = giftRequest(kind, { expectedAmount });
  return { ...request, items: { ...request.items, ...codes } };
};

const refusal = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

/** The stay of the fixture, 200 €, paid with codes. */
const stayWith = (
  voucherCodes: readonly string[],
  expectedAmount: number,
  promotionCodeItem = '',
): OrderRequest => {
  const request = orderRequest({ expectedAmount });
  return { ...request, items: { ...request.items, voucherCodes: [...voucherCodes], promotionCodeItem } };
};

describe.each(testDatabases)('payment by codes on %s', (_name, open) => {
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
  afterAll(() => database.close());

  const buy = async (
    kind: Parameters<typeof giftRequest>[0],
    options?: Parameters<typeof giftRequest>[1],
  ): Promise<string> => {
    const uuid = await harness.hold({ session: 'giver', request: giftRequest(kind, options) });
    await harness.pay(uuid);
    const voucher = await database.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return voucherCodeOf(secret, voucher) ?? '';
  };
  const voucherStates = async () => {
    const rows = await database.db.selectFrom('voucher').selectAll().orderBy('issued_at').execute();
    return rows.map(({ state, remaining }) => [state, remaining]);
  };
  const booksAreTrue = async () => {
    const vouchers = await database.db.selectFrom('voucher').selectAll().execute();
    for (const { id, remaining } of vouchers) {
      const entries = await database.db
        .selectFrom('voucher_ledger')
        .select('amount')
        .where('voucher_id', '=', id)
        .execute();
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(remaining);
    }
  };
  const free = (uuid: string) => confirmFreeOrder({ db: database.db, clock: harness.clock, secret }, uuid);

  it('uses the balance of a gift card, and a bank card for the rest [GCARD-002] [CHK-011]', async () => {
    const code = await buy('gift_card');
    const uuid = await harness.hold({ request: stayWith([code.toLowerCase()], 10_000) });
    expect(await voucherStates()).toEqual([['claimed', 0]]);
    const lines = await database.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .orderBy('position')
      .execute();
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stay', 20_000],
      ['gift_card_payment', -10_000],
    ]);
    expect((await harness.pay(uuid)).ok).toBe(true);
    expect(await harness.ledger(uuid)).toEqual(['authorised 10000']);
    expect(await voucherStates()).toEqual([['redeemed', 0]]);
    await booksAreTrue();
  });

  it('leaves the unused balance on a card [GCARD-002]', async () => {
    const code = await buy('gift_card', { item: { value: 50_000 }, expectedAmount: 50_000 });
    const uuid = await harness.hold({ request: stayWith([code], 0) });
    expect(await harness.pay(uuid)).toEqual(refusal('PAYMENT_FAILED'));
    expect(await free(uuid)).toEqual({ ok: true, value: 'confirmed' });
    expect(await free(uuid)).toEqual({ ok: true, value: 'confirmed' });
    expect(await harness.status(uuid)).toBe('confirmed');
    expect(await harness.ledger(uuid)).toEqual([]);
    expect(await harness.stock()).toEqual({ sold: 2, held: 0 });
    expect(await voucherStates()).toEqual([['claimed', 30_000]]);
    await booksAreTrue();
  });

  it('rejects the free confirmation of an order that costs something', async () => {
    const uuid = await harness.hold();
    expect(await free(uuid)).toEqual(refusal('PAYMENT_FAILED'));
    expect(await harness.status(uuid)).toBe('held');
  });

  it('uses up a box that costs less than the stay', async () => {
    const code = await buy('box');
    const uuid = await harness.hold({ request: stayWith([code], 5100) });
    expect(await harness.pay(uuid)).toMatchObject({ ok: true });
    expect(await voucherStates()).toEqual([['redeemed', 0]]);
    const again = await harness.open({ session: 'other', request: stayWith([code], 20_000) });
    expect(again).toEqual(refusal('VOUCHER_NOT_USABLE'));
    await booksAreTrue();
  });

  it('keeps the rest of a gift stay for another stay, until nothing remains', async () => {
    const code = await buy('gift_stay');
    const first = await harness.hold({ request: stayWith([code], 0) });
    expect(await free(first)).toMatchObject({ ok: true });
    expect(await voucherStates()).toEqual([['claimed', 600]]);
    const second = await harness.hold({ session: 'other', request: stayWith([code], 19_400) });
    expect(await harness.pay(second)).toMatchObject({ ok: true });
    expect(await harness.ledger(second)).toEqual(['authorised 19400']);
    expect(await voucherStates()).toEqual([['redeemed', 0]]);
    await booksAreTrue();
  });

  it('rejects unknown, activity and expired codes, and a card that pays for a card', async () => {
    const [activity, card] = [await buy('activity'), await buy('gift_card')];
    const open = (code: string) => harness.open({ request: stayWith([code], 20_000) });
    expect(await open('DTR-0000-0000-0000-0000')).toEqual(refusal('VOUCHER_NOT_USABLE'));
    expect(await open('nonsense')).toEqual(refusal('VOUCHER_NOT_USABLE'));
    expect(await open(activity)).toEqual(refusal('VOUCHER_NOT_USABLE'));
    const forCard = giftRequest('gift_card', { expectedAmount: 0 });
    const items = { ...forCard.items, voucherCodes: [card] };
    expect(await harness.open({ request: { ...forCard, items } })).toEqual(refusal('VOUCHER_NOT_USABLE'));
    await expireVouchers(database.db, addDays(today, 400), new Date());
    expect(await open(card)).toEqual(refusal('VOUCHER_NOT_USABLE'));
  });

  it('pays gift stays, boxes and activities with a gift card, until nothing remains [GCARD-002] [CHK-011]', async () => {
    const code = await buy('gift_card', { item: { value: 30_000 }, expectedAmount: 30_000 });
    const voucherCodes = [code];
    const activity = await harness.hold({ request: giftWith('activity', 0, { voucherCodes }) });
    expect(await free(activity)).toMatchObject({ ok: true });
    const stay = await harness.hold({ request: giftWith('gift_stay', 0, { voucherCodes }) });
    expect(await free(stay)).toMatchObject({ ok: true });
    const left = 30_000 - giftPrices.activity - giftPrices.stay;
    const box = await harness.hold({ request: giftWith('box', giftPrices.box - left, { voucherCodes }) });
    expect(await harness.pay(box)).toMatchObject({ ok: true });
    expect(await harness.ledger(box)).toEqual([`authorised ${giftPrices.box - left}`]);
    const states = await database.db.selectFrom('voucher').select(['kind', 'state', 'remaining']).execute();
    expect(new Set(states.map(({ kind, state, remaining }) => `${kind} ${state} ${remaining}`))).toEqual(
      new Set([
        'gift_card redeemed 0',
        `activity issued ${giftPrices.activity}`,
        `gift_stay issued ${giftPrices.stay}`,
        `box issued ${giftPrices.box}`,
      ]),
    );
    expect(await harness.cancel(stay)).toMatchObject({ ok: true });
    expect(await voucherStates()).toContainEqual(['claimed', giftPrices.stay]);
    await booksAreTrue();
  });

  it('takes a promotion off the kinds of gifts that it is for, at most their price [CHK-011]', async () => {
    await database.db
      .insertInto('promotion_code')
      .values([
        {
          code: 'BOXES',
          percent: 10,
          amount: null,
          valid_from: null,
          valid_until: null,
          purchases: ['box', 'gift_card'],
        },
      ])
      .execute();
    const open = (kind: Parameters<typeof giftWith>[0], amount: number) =>
      harness.open({ session: kind, request: giftWith(kind, amount, { promotionCodeItem: 'boxes' }) });
    expect((await open('box', giftPrices.box - 1490)).ok).toBe(true);
    expect((await open('gift_card', 9000)).ok).toBe(true);
    expect(await open('gift_stay', giftPrices.stay)).toEqual(refusal('PROMOTION_NOT_VALID'));
    expect(await open('activity', giftPrices.activity)).toEqual(refusal('PROMOTION_NOT_VALID'));
  });

  it('returns the used balance when an order expires, is abandoned or is cancelled later', async () => {
    const code = await buy('gift_card');
    const lapsed = await harness.hold({ request: stayWith([code], 10_000) });
    harness.clock.advance({ minutes: 15 });
    await harness.expire();
    expect(await harness.status(lapsed)).toBe('expired');
    expect(await voucherStates()).toEqual([['claimed', 10_000]]);
    const paid = await harness.hold({ request: stayWith([code], 10_000) });
    await harness.pay(paid);
    expect(await harness.cancel(paid)).toEqual({ ok: true, value: true });
    expect(await harness.cancel(paid)).toEqual({ ok: true, value: true });
    expect(await voucherStates()).toEqual([['claimed', 10_000]]);
    expect(await harness.ledger(paid)).toEqual(['authorised 10000', 'voided -10000']);
    await booksAreTrue();
  });

  it('lets a visitor who goes back order again with the same card', async () => {
    const code = await buy('gift_card');
    const first = await harness.hold({ session: 'same', request: stayWith([code], 10_000) });
    const second = await harness.hold({ session: 'same', request: stayWith([code], 10_000) });
    expect([await harness.status(first), await harness.status(second)]).toEqual(['cancelled', 'held']);
    const stranger = await harness.open({ session: 'other', request: stayWith([code], 10_000) });
    expect(stranger).toEqual(refusal('VOUCHER_NOT_USABLE'));
    await booksAreTrue();
  });

  it('stores no code with the order', async () => {
    const code = await buy('gift_card');
    const uuid = await harness.hold({ request: stayWith([code], 10_000) });
    const row = await database.db
      .selectFrom('orders')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('applies a promotion code to the stay, not to its taxes, and never below 0 [CHK-011]', async () => {
    await database.db
      .insertInto('promotion_code')
      .values([
        { code: 'TEN', percent: 10, amount: null, valid_from: null, valid_until: today },
        { code: 'LOTS', percent: null, amount: 99_999, valid_from: null, valid_until: null },
        { code: 'OVER', percent: 10, amount: null, valid_from: null, valid_until: addDays(today, -1) },
        { code: 'BIG', percent: 10, amount: null, least_amount: 20_001, valid_from: null, valid_until: null },
      ])
      .execute();
    const open = (code: string, expectedAmount: number) =>
      harness.open({ session: code, request: stayWith([], expectedAmount, code) });
    expect((await open(' ten ', 18_000)).ok).toBe(true);
    expect((await open('LOTS', 0)).ok).toBe(true);
    for (const code of ['OVER', 'BIG', 'NONE'])
      expect(await open(code, 20_000)).toEqual(refusal('PROMOTION_NOT_VALID'));
    const gift = giftRequest('box');
    const items = { ...gift.items, promotionCodeItem: 'TEN' };
    expect(await harness.open({ request: { ...gift, items } })).toEqual(refusal('PROMOTION_NOT_VALID'));
    expect(arrival > today).toBe(true);
  });
});
