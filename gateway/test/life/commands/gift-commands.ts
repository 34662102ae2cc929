import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import fc from 'fast-check';
import { previewWithdrawal, withdrawGifts } from '../../../src/sales/cancellation/withdraw-gifts';
import type { ChangeShop } from '../../sales/change-harness';
import { giftPrices, giftRequest, voucherItem } from '../../sales/gift.fixture';
import { giftsOf, vouchersOf, type GiftOrder, type Model, type VoucherWord } from '../model';
import { costsOf, giveBack, netOf, payByVouchers } from '../money-model';
import { codeOf, ofStatus, pick, Step } from '../step';
import { canPay, endVoucher, isLive, isUnused, mayWithdraw, openVisit, type Voucher } from '../voucher-model';
import { endPaid } from './pay-commands';

/** Orders of gifts of one run. */
const most = 10;

const priceOf: Readonly<Record<VoucherWord, number>> = {
  gift_card: 10_000,
  gift_stay: giftPrices.stay,
  box: giftPrices.box,
  activity: giftPrices.activity,
};

interface Wish {
  readonly gift: VoucherWord;
  readonly count?: number;
  readonly paid: number;
  readonly worth?: number;
  readonly replaces?: Voucher | null;
}

const orderOf = ({ gift, count = 1, paid, worth = priceOf[gift], replaces = null }: Wish): GiftOrder => ({
  uuid: '',
  kind: 'gifts',
  status: 'held',
  gift,
  count,
  worth,
  replaces,
  paid,
  due: 0,
  payments: [],
  uses: [],
  goodwill: 0,
  vouchers: [],
  confirmedAt: 0,
});

const toRequest = (
  { gift, count, replaces }: GiftOrder,
  expectedAmount: number,
  codes: readonly string[],
): OrderRequest => {
  const request = giftRequest(gift, { expectedAmount });
  const further: VoucherItem[] = Array.from({ length: count - 1 }, () => voucherItem(gift));
  const items = {
    ...request.items,
    voucherCodes: [...codes],
    ...(further.length > 0 && { furtherItems: further }),
    ...(replaces && { exchange: true }),
  };
  // The fixture's request is of the kind with a voucher.
  return { ...request, items } as OrderRequest;
};

const sessionOf = (model: Model): string => `giver ${model.orders.length} ${model.now}`;

class BuyGifts extends Step {
  constructor(
    private readonly gift: VoucherWord,
    private readonly count: number,
    private readonly codes: number,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return giftsOf(model).length < most;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const { gift, count } = this;
    const cards = vouchersOf(model)
      .filter((voucher) => canPay(voucher, gift))
      .slice(0, this.codes);
    const paid = count * priceOf[gift];
    const order = orderOf({ gift, count, paid });
    const due = payByVouchers(order, cards, paid);
    const request = toRequest(
      order,
      due,
      cards.map(({ code }) => code),
    );
    const uuid = await shop.harness.hold({ session: sessionOf(model), request });
    model.orders.push({ ...order, uuid, due });
  }
  override toString(): string {
    return `buy ${this.count} ${this.gift} with ${this.codes} codes`;
  }
}

/** Withdraws from some gifts of a paid order, for what the buyer saw. */
class Withdraw extends Step {
  constructor(
    private readonly at: number,
    private readonly positions: readonly number[],
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(giftsOf(model), 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(ofStatus(giftsOf(model), 'confirmed'), this.at);
    if (!order) return;
    const { uuid } = order;
    const positions = [...new Set(this.positions.map((position) => position % order.count))];
    const told = await previewWithdrawal(shop.deps, await shop.find(uuid), { positions });
    const vouchers = told.now.vouchers.reduce((sum, { amount }) => sum + amount, 0);
    const expected = { card: told.now.card, vouchers };
    const done = await withdrawGifts(shop.deps, { uuid, positions, expected });
    const remaining = order.vouchers.filter(({ state }) => state !== 'refunded');
    const wanted = remaining.filter((voucher) => positions.includes(order.vouchers.indexOf(voucher)));
    const isOpen =
      wanted.length === 0 ||
      (mayWithdraw(model, order) && wanted.every((voucher) => isUnused(model, voucher)));
    expect(codeOf(done)).toBe(isOpen ? null : 'ORDER_CLOSED');
    if (!isOpen || wanted.length === 0) return;
    if (wanted.length === remaining.length) return endPaid(order, 100);
    const costs = costsOf(order);
    const amount = wanted.reduce((sum, voucher) => sum + (costs[order.vouchers.indexOf(voucher)] ?? 0), 0);
    giveBack(order, Math.min(netOf(order), amount));
    wanted.forEach(endVoucher);
  }
  override toString(): string {
    return `withdraw ${JSON.stringify(this.positions)} of ${this.at}`;
  }
}

/** Exchanges a voucher for another gift. A cancellation of the new order undoes it. */
class Exchange extends Step {
  constructor(
    private readonly at: number,
    private readonly gift: VoucherWord,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return vouchersOf(model).length > 0 && giftsOf(model).length < most + 6;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const old = pick(vouchersOf(model), this.at);
    if (!old) return;
    const price = priceOf[this.gift];
    const isPossible =
      isLive(old) && old.remaining > 0 && old.kind !== 'gift_card' && openVisit(old) === null;
    // Asking for another price would only show that the price differs.
    const [rest, total] = [old.remaining, Math.max(price, old.remaining)];
    const order = orderOf({ gift: this.gift, paid: total, worth: Math.max(price, rest), replaces: old });
    const request = toRequest(order, total - rest, [old.code]);
    const opened = await shop.harness.open({ session: sessionOf(model), request });
    expect(codeOf(opened)).toBe(isPossible ? null : 'VOUCHER_NOT_USABLE');
    if (!opened.ok) return;
    const due = payByVouchers(order, [old], total);
    model.orders.push({ ...order, uuid: opened.value.orderUuid, due });
  }
  override toString(): string {
    return `exchange ${this.at} for ${this.gift}`;
  }
}

const gifts = fc.constantFrom<VoucherWord>('gift_card', 'gift_stay', 'box', 'activity', 'activity');

export const buyGifts = fc
  .tuple(gifts, fc.constantFrom(1, 1, 2, 3), fc.nat(2))
  .map(([gift, count, codes]) => new BuyGifts(gift, count, codes));
export const withdraw = (at: fc.Arbitrary<number>) =>
  fc
    .tuple(at, fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }))
    .map(([index, positions]) => new Withdraw(index, positions));
export const exchange = (at: fc.Arbitrary<number>) =>
  fc.tuple(at, gifts).map(([index, gift]) => new Exchange(index, gift));
