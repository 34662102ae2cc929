import type { CareAction, ExchangeWish, VoucherItem } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { giftPrices, giftRequest, voucherItem } from '../../../test/sales/gift.fixture';
import { queuedPayloads } from '../../../test/queued-messages';
import { openCareShop, reason, staff } from '../../../test/sales/care-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { findVouchersOfOrder } from '../../sales/vouchers/voucher.repository';
import { searchGifts } from '../desk/gift-search';
import { listActions } from './list-actions';

const box = giftPrices.box;

describe('what customer care does with a gift', () => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db);
  });
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => database.close());

  /** Boxes in one order. */
  const buyBoxes = async (count: number): Promise<string> => {
    const request = giftRequest('box', { expectedAmount: count * box });
    const [item, ...further] = Array.from({ length: count }, (): VoucherItem => voucherItem('box'));
    const items = {
      ...request.items,
      voucherItem: item,
      ...(further.length > 0 && { furtherItems: further }),
    };
    const uuid = await shop.harness.hold({
      session: 'giver',
      request: { ...request, items } as typeof request,
    });
    await shop.harness.pay(uuid);
    await shop.moveMoney();
    return uuid;
  };
  const states = async (uuid: string) =>
    (await findVouchersOfOrder(database.db, uuid)).map(({ state, remaining }) => `${state} ${remaining}`);
  const list = async (uuid: string) => listActions(shop.care.context, await shop.find(uuid));
  const refusalOf = async (uuid: string, kind: CareAction['kind']) =>
    (await list(uuid)).actions.find((action) => action.kind === kind)?.refusal;
  const exchange = (change: Partial<ExchangeWish> = {}): CareAction => ({
    kind: 'exchange',
    exchange: { position: 0, kind: 'gift_card', productId: '', nights: null, adults: 2, to: null, ...change },
  });
  const newOrder = () =>
    database.db
      .selectFrom('orders')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('placed_by')
      .executeTakeFirstOrThrow();
  const moveDays = (days: number): void => shop.harness.clock.advance({ minutes: days * 24 * 60 });

  describe('withdrawing from one of several', () => {
    it('refunds its price within 14 days, and keeps the others', async () => {
      const uuid = await buyBoxes(3);
      const action: CareAction = { kind: 'withdraw', positions: [1] };
      expect(await shop.care.preview(uuid, action)).toMatchObject({
        refusal: null,
        needsSecond: false,
        goodwill: 0,
        back: { card: box, kept: 2 * box },
        byTerms: { percent: 100, card: box },
        mails: ['withdrawal'],
      });
      expect(await shop.care.act(uuid, action)).toMatchObject({ ok: true });
      expect(await states(uuid)).toEqual([`issued ${box}`, 'refunded 0', `issued ${box}`]);
      await shop.moveMoney();
      expect(await shop.refunds()).toEqual([{ amount: box, state: 'settled', cause: 'withdrawal' }]);
      expect(await shop.care.journal(uuid)).toMatchObject([
        { kind: 'gift.withdrawn', staff: staff.ann.staff, reason, data: { positions: [1], card: box } },
      ]);
      expect(await queuedPayloads(database.db, 'mail.cancellation')).toHaveLength(1);
    });

    it('is goodwill after 14 days, which a second person decides', async () => {
      const uuid = await buyBoxes(2);
      moveDays(20);
      const action: CareAction = { kind: 'withdraw', positions: [0] };
      expect(await shop.care.preview(uuid, action, staff.lea)).toMatchObject({
        needsSecond: true,
        goodwill: box,
        byTerms: { percent: 0, card: 0 },
      });
      const id = await shop.care.ask(uuid, action);
      expect(await states(uuid)).toEqual([`issued ${box}`, `issued ${box}`]);
      const expected = { card: box, vouchers: 0, due: 0 };
      expect(await shop.care.decide(id, staff.lea, expected)).toMatchObject({ ok: true });
      expect(await states(uuid)).toEqual(['refunded 0', `issued ${box}`]);
      expect(await shop.care.journal(uuid)).toMatchObject([
        { kind: 'care.asked' },
        { kind: 'gift.withdrawn', data: { approvedBy: staff.lea.staff } },
        { kind: 'care.approved' },
      ]);
      await shop.moveMoney();
    });

    it('cancels the order with its last gift', async () => {
      const uuid = await buyBoxes(2);
      await shop.care.act(uuid, { kind: 'withdraw', positions: [0] });
      await shop.care.act(uuid, { kind: 'withdraw', positions: [1] });
      await shop.moveMoney();
      expect((await shop.find(uuid)).status).toBe('cancelled');
      expect((await shop.refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * box);
    });

    it('is not offered for an order of one gift, nor for a gift that is used', async () => {
      const one = await buyBoxes(1);
      expect(await refusalOf(one, 'withdraw')).toBe('none');
      const uuid = await buyBoxes(2);
      expect(await refusalOf(uuid, 'withdraw')).toBeNull();
      await shop.care.act(uuid, exchange());
      expect((await list(uuid)).gifts).toMatchObject([{ withdraw: 'used' }, { withdraw: null }]);
      expect((await shop.care.preview(uuid, { kind: 'withdraw', positions: [0] })).refusal).toBe('used');
    });
  });

  describe('exchanging one', () => {
    it('for a card of the same value is sent to the recipient at once, with the giver’s message', async () => {
      const uuid = await buyBoxes(1);
      const action = exchange({ to: { name: 'Jonas', email: ' jonas@example.org ' } });
      const told = await shop.care.preview(uuid, action);
      expect(told).toMatchObject({
        refusal: null,
        needsSecond: false,
        exchange: { from: 'Au bord de la mer', price: 14_500, rest: box, worth: box, due: 0 },
        mails: ['confirmation', 'gift'],
        expected: { card: 0, vouchers: 0, due: 0 },
      });
      expect(await shop.care.act(uuid, action)).toEqual({ ok: true, value: { request: null, due: null } });
      const order = await newOrder();
      expect(order).toMatchObject({ status: 'confirmed', amount: 0, placed_by: staff.ann.staff });
      expect(await states(uuid)).toEqual(['exchanged 0']);
      expect(await states(order.uuid)).toEqual([`issued ${box}`]);
      expect(order.voucher).toMatchObject({
        kind: 'gift_card',
        fromName: 'Camille',
        message: 'Bon voyage !',
      });
      const [former] = await findVouchersOfOrder(database.db, uuid);
      const [now] = await findVouchersOfOrder(database.db, order.uuid);
      expect(now?.valid_until).toBe(told.until);
      expect(now?.valid_until).toBe(former?.valid_until);
      expect(
        await database.db.selectFrom('gift_delivery').select(['to_name', 'to_email', 'state']).execute(),
      ).toEqual([{ to_name: 'Jonas', to_email: 'jonas@example.org', state: 'waiting' }]);
      expect(await shop.care.journal(uuid)).toMatchObject([
        { kind: 'voucher.exchanged', staff: staff.ann.staff, reason, data: { to: order.uuid } },
      ]);
      expect(await shop.care.journal(order.uuid)).toMatchObject([{ kind: 'opened', staff: staff.ann.staff }]);
    });

    it('for a more expensive one waits two hours for the payment of the buyer, who gets a letter', async () => {
      const uuid = await buyBoxes(1);
      const due = giftPrices.stay - box;
      const action = exchange({ kind: 'gift_stay', productId: 'nights', nights: 2 });
      const told = await shop.care.preview(uuid, action);
      expect(told).toMatchObject({
        exchange: { price: giftPrices.stay, due },
        mails: ['exchange-to-pay'],
        expected: { due },
      });
      const done = await shop.care.act(uuid, action);
      const order = await newOrder();
      expect(done).toEqual({
        ok: true,
        value: {
          request: null,
          due: {
            orderUuid: order.uuid,
            amount: due,
            until: new Date(shop.harness.clock.now() + 120 * 60_000).toISOString(),
          },
        },
      });
      expect(await queuedPayloads(database.db, 'mail.exchange-to-pay')).toEqual([{ orderUuid: order.uuid }]);
      expect(await states(uuid)).toEqual(['claimed 0']);
      await shop.harness.pay(order.uuid);
      expect(await states(uuid)).toEqual(['exchanged 0']);
      expect(await states(order.uuid)).toEqual([`issued ${giftPrices.stay}`]);
      const [now] = await findVouchersOfOrder(database.db, order.uuid);
      expect(now?.valid_until).toBe(told.until);
      await shop.moveMoney();
    });

    it('is not possible twice, for a card, nor after the last day', async () => {
      const uuid = await buyBoxes(1);
      await shop.care.act(uuid, exchange());
      expect(await refusalOf(uuid, 'exchange')).toBe('used');
      expect((await shop.care.preview(uuid, exchange())).refusal).toBe('used');
      const card = await shop.buyGift('gift_card');
      expect(await refusalOf(card.uuid, 'exchange')).toBe('none');
      const late = await shop.buyGift('box');
      const [{ valid_until: last } = { valid_until: '' }] = await findVouchersOfOrder(database.db, late.uuid);
      const target = Date.parse(`${addDays(isoDate(last), 1)}T10:00:00Z`);
      shop.harness.clock.advance({ minutes: Math.round((target - shop.harness.clock.now()) / 60_000) });
      expect(await refusalOf(late.uuid, 'exchange')).toBe('ended');
      await shop.moveMoney();
    });

    it.each([
      ['a product that is not sold', { kind: 'box', productId: 'NONE' }, 'PACKAGE_NOT_AVAILABLE'],
      ['a gift that the order does not have', { position: 4 }, 'none'],
    ] as const)('for %s is refused', async (_name, change, refusal) => {
      const uuid = await buyBoxes(1);
      expect((await shop.care.preview(uuid, exchange(change))).refusal).toBe(refusal);
    });

    it.each([
      ['an address that is none', { to: { name: 'Jonas', email: 'jonas' } }, 'to/email'],
      ['a name of signs only', { to: { name: '🎁', email: 'jonas@example.org' } }, 'to/name'],
      ['a stay without nights', { kind: 'gift_stay', productId: 'nights' }, 'nights'],
      ['a box without its code', { kind: 'box' }, 'productId'],
    ] as const)('with %s is not a valid action', async (_name, change, member) => {
      const uuid = await buyBoxes(1);
      await expect(shop.care.preview(uuid, exchange(change as Partial<ExchangeWish>))).rejects.toMatchObject({
        input: { errors: [{ path: `body/action/exchange/${member}` }] },
      });
    });
  });

  it('finds gifts by a part of their name, without case and accents', async () => {
    const find = async (text: string) =>
      (await searchGifts(shop.care.context, { text, locale: 'fr_FR' })).gifts.map(
        ({ kind, productId, nights, adults, price }) => [kind, productId, nights ?? adults, price].join(' '),
      );
    expect(await find('BORD de la')).toEqual([`box SEA-D-EBOX 2 ${box}`]);
    expect(await find('kayàk')).toEqual(['activity kayak 1 3000', `activity kayak 2 ${giftPrices.activity}`]);
    expect(await find('100%')).toEqual([]);
    expect((await find('deux RIVES')).some((line) => line.startsWith('gift_stay'))).toBe(true);
  });
});
