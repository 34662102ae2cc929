import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../src/database/open-database';
import { previewWithdrawal, withdrawGifts } from '../../src/sales/cancellation/withdraw-gifts';
import { bookVisit } from '../../src/sales/visits/book-visit';
import { cancelVisit } from '../../src/sales/visits/end-visit';
import { voucherCodeOf } from '../../src/sales/vouchers/codes/voucher-seal';
import { expireVouchers, findVouchersOfOrder } from '../../src/sales/vouchers/voucher.repository';
import { careOf, staff } from '../sales/care-harness';
import type { ChangeShop } from '../sales/change-harness';
import { giftPrices, giftRequest, voucherItem } from '../sales/gift.fixture';
import { secret } from '../sales/order-harness';
import { slots, type Slot } from '../life/voucher-model';
import { buy, cancel, depsOf, redeem, type Scenario, type Task } from './scenarios';

export interface Gift {
  readonly id: string;
  readonly code: string;
}

/** An order of gifts of one kind, paid by card. */
export const give = async (
  shop: ChangeShop,
  kind: VoucherItem['kind'],
  count: number,
): Promise<{ readonly uuid: string; readonly gifts: readonly Gift[] }> => {
  const { box, activity } = giftPrices;
  const price = kind === 'box' ? box : kind === 'activity' ? activity : 10_000;
  const request = giftRequest(kind, { expectedAmount: count * price });
  const furtherItems = Array.from({ length: count - 1 }, () => voucherItem(kind));
  const uuid = await shop.harness.hold({
    session: `giver of ${count} ${kind}`,
    request: { ...request, items: { ...request.items, ...(count > 1 && { furtherItems }) } },
  });
  await shop.harness.pay(uuid);
  const rows = await findVouchersOfOrder(shop.deps.db, uuid);
  return { uuid, gifts: rows.map((row) => ({ id: row.id, code: voucherCodeOf(secret, row) ?? '' })) };
};

/** Withdraws for what the buyer saw at the start. */
export const withdraw = async (
  shop: ChangeShop,
  uuid: string,
  positions: readonly number[],
): Promise<Task> => {
  const { now } = await previewWithdrawal(shop.deps, await shop.find(uuid), { positions });
  const vouchers = now.vouchers.reduce((sum, { amount }) => sum + amount, 0);
  const ask = { uuid, positions: [...positions], expected: { card: now.card, vouchers } };
  return [async ({ db, clock }) => (await withdrawGifts({ db, clock }, ask)).ok];
};

/** A gift of the kind, which a code pays or is exchanged for. */
export const buyWith = (
  shop: ChangeShop,
  { code }: Gift,
  { kind, due, exchange = false }: { kind: VoucherItem['kind']; due: number; exchange?: boolean },
): Task => {
  const request = giftRequest(kind, { expectedAmount: due });
  const items = { ...request.items, voucherCodes: [code], ...(exchange && { exchange }) };
  return buy(shop, { ...request, items } as OrderRequest, `buyer of ${kind}`);
};

const extend = async (shop: ChangeShop, uuid: string): Promise<Task> => {
  const action = { kind: 'extend' } as const;
  const limit = 1_000_000;
  const { expected } = await careOf(shop, shop.deps.db, limit).preview(uuid, action, staff.lea);
  return [async ({ db }) => (await careOf(shop, db, limit).perform(uuid, action, expected, staff.lea)).ok];
};

const guest = { name: 'Claire', email: 'claire@example.org' };
const [first, second] = slots as readonly [Slot, Slot];

export const visit = ({ id }: Gift, slot: Slot): Task => [
  async ({ db, clock }) => (await bookVisit({ db, clock }, id, { ...slot, locale: 'fr_FR', guest })).ok,
];

const endVisit = ({ id }: Gift): Task => [async ({ db, clock }) => (await cancelVisit({ db, clock }, id)).ok];

/** The job, the day after the last one of every gift. */
const expireAll = async (shop: ChangeShop, db: Database = shop.deps.db): Promise<number> => {
  const { last } = await shop.deps.db
    .selectFrom('voucher')
    .select(({ fn }) => fn.min('valid_until').as('last'))
    .executeTakeFirstOrThrow();
  return expireVouchers(db, addDays(isoDate(last), 1), new Date(shop.harness.clock.now()));
};

export const must = (gift: Gift | undefined): Gift => {
  if (!gift) throw new Error('The order has no such gift.');
  return gift;
};

/** Gifts after their purchase: withdrawn from, used, extended, exchanged and booked at the same moment. */
export const giftScenarios: readonly Scenario[] = [
  {
    name: 'a withdrawal from one gift of two, and its redemption',
    rooms: 2,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 2);
      const due = 20_000 - giftPrices.box;
      return [await withdraw(shop, uuid, [0]), redeem(shop, must(gifts[0]).code, 'guest', due)];
    },
  },
  {
    name: 'a withdrawal from one gift of two, and the extension of both by care',
    rooms: 1,
    begin: async (shop) => {
      const { uuid } = await give(shop, 'box', 2);
      return [await withdraw(shop, uuid, [0]), await extend(shop, uuid)];
    },
  },
  {
    name: 'withdrawals from one gift, from the other one, and from the first again',
    rooms: 1,
    begin: async (shop) => {
      const { uuid } = await give(shop, 'box', 2);
      return [
        await withdraw(shop, uuid, [0]),
        await withdraw(shop, uuid, [1]),
        await withdraw(shop, uuid, [0]),
      ];
    },
  },
  {
    name: 'one card that pays for a stay and for a gift',
    rooms: 2,
    begin: async (shop) => {
      const { gifts } = await give(shop, 'gift_card', 1);
      const card = must(gifts[0]);
      const due = giftPrices.box - 10_000;
      return [redeem(shop, card.code, 'guest', 10_000), buyWith(shop, card, { kind: 'box', due })];
    },
  },
  {
    name: 'the exchange of a gift, its redemption and a withdrawal from it',
    rooms: 2,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 2);
      const gift = must(gifts[0]);
      return [
        buyWith(shop, gift, { kind: 'gift_card', due: 0, exchange: true }),
        redeem(shop, gift.code, 'guest', 20_000 - giftPrices.box),
        await withdraw(shop, uuid, [0]),
      ];
    },
  },
  {
    name: 'the exchange of a gift that its buyer withdraws from',
    rooms: 1,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 1);
      const exchange = { kind: 'gift_card', due: 0, exchange: true } as const;
      return [buyWith(shop, must(gifts[0]), exchange), await cancel(shop, uuid)];
    },
  },
  {
    name: 'the undoing of an exchange, and the use of what it gave',
    rooms: 2,
    begin: async (shop) => {
      const { gifts } = await give(shop, 'box', 1);
      const due = giftPrices.stay - giftPrices.box;
      const request = giftRequest('gift_stay', { expectedAmount: due });
      const items = { ...request.items, voucherCodes: [must(gifts[0]).code], exchange: true };
      const uuid = await shop.harness.hold({
        session: 'claire',
        request: { ...request, items } as OrderRequest,
      });
      await shop.harness.pay(uuid);
      const [row] = await findVouchersOfOrder(shop.deps.db, uuid);
      if (!row) throw new Error('The exchange has no voucher.');
      return [await cancel(shop, uuid), redeem(shop, voucherCodeOf(secret, row) ?? '', 'guest', 0)];
    },
  },
  {
    name: 'three parties for the last two places, and a withdrawal from one of them',
    rooms: 1,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'activity', 3);
      const visits = gifts.map((gift) => visit(gift, first));
      return [...visits, await withdraw(shop, uuid, [0])];
    },
  },
  {
    name: 'two parties that change their hours, and one that gives its hour up',
    rooms: 1,
    begin: async (shop) => {
      const { gifts } = await give(shop, 'activity', 4);
      const [one, two, three, four] = gifts.map(must);
      const early = [one, two].map((gift) => visit(must(gift), first));
      const late = [three, four].map((gift) => visit(must(gift), second));
      const deps = depsOf(shop.deps.db, shop);
      for (const [book] of [...early, ...late]) await book?.(deps);
      return [visit(must(one), second), visit(must(three), first), endVisit(must(two))];
    },
  },
  {
    name: 'the expiry of two gifts, and a withdrawal from both',
    rooms: 1,
    begin: async (shop) => {
      const { uuid } = await give(shop, 'box', 2);
      return [[async ({ db }) => (await expireAll(shop, db)) > 0], await cancel(shop, uuid)];
    },
    after: expireAll,
  },
  {
    name: 'the expiry of two gifts, the redemption of one, and a withdrawal from the other',
    rooms: 2,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 2);
      return [
        [async ({ db }) => (await expireAll(shop, db)) > 0],
        redeem(shop, must(gifts[0]).code, 'guest', 20_000 - giftPrices.box),
        await withdraw(shop, uuid, [1]),
      ];
    },
    after: expireAll,
  },
];
