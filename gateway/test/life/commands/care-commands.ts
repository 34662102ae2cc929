import type { CareAction } from '@detour/shared-contracts/api';
import fc from 'fast-check';
import { extensionOf } from '@detour/shared-contracts/rules';
import { openPayment } from '../../../src/sales/payments/open-payment';
import { careOf, staff } from '../../sales/care-harness';
import type { ChangeShop } from '../../sales/change-harness';
import {
  bookingsOf,
  giftsOf,
  hasBegun,
  hasEnded,
  isSame,
  percentOf,
  priceOf,
  refusalOf,
  todayOf,
  type Booking,
  type Model,
  type Order,
  type Stay,
} from '../model';
import { applyChange, giveBackApart, keptOf } from '../money-model';
import { codeOf, ofStatus, pick, Step } from '../step';
import { extendVoucher, isLive, mayWithdraw } from '../voucher-model';
import { areUnused, endPaid } from './pay-commands';
import { stays, wishOf } from './stay-commands';

/** High enough for every action, so that one lead does it. */
const noLimit = 1_000_000_000;

const perform = async (shop: ChangeShop, { uuid }: Order, action: CareAction) => {
  const care = careOf(shop, shop.deps.db, noLimit);
  const { expected } = await care.preview(uuid, action, staff.lea);
  return care.perform(uuid, action, expected, staff.lea);
};

interface Share {
  readonly card: number;
  readonly vouchers: number;
}

/** The value of an exchange is in the new voucher, so care refunds it only by a cancellation. */
const givenBackOf = (order: Order): Share => {
  const kept = keptOf(order);
  return order.kind === 'gifts' && order.replaces && order.status === 'confirmed'
    ? { ...kept, vouchers: 0 }
    : kept;
};

const paidOf = ({ orders }: Readonly<Model>): readonly Order[] =>
  ofStatus(orders, 'confirmed', 'cancelled').filter(({ payments }) => payments.length > 0);

const partOf = (order: Order, share: Share): Share => {
  const kept = givenBackOf(order);
  return { card: Math.floor(kept.card * share.card), vouchers: Math.floor(kept.vouchers * share.vouchers) };
};

const give = (order: Order, part: Share): void => {
  giveBackApart(order, part);
  order.goodwill += part.card + part.vouchers;
};

/** Care refunds a share of the kept amount, also after a cancellation. */
class CareRefund extends Step {
  constructor(
    private readonly at: number,
    private readonly share: Share,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return paidOf(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(paidOf(model), this.at);
    if (!order) return;
    const part = partOf(order, this.share);
    const action = { kind: 'refund', ...part } as const;
    const care = careOf(shop, shop.deps.db, noLimit);
    const done = await care.perform(order.uuid, action, { ...part, due: 0 }, staff.lea);
    expect(codeOf(done)).toBe(part.card + part.vouchers > 0 ? null : 'ACTION_REFUSED');
    if (done.ok) give(order, part);
  }
  override toString(): string {
    return `care refunds ${this.at} ${JSON.stringify(this.share)}`;
  }
}

/** Requests a refund of the value that an exchange took over. It is never refunded twice. */
class CareRefundOfExchange extends Step {
  constructor(private readonly at: number) {
    super();
  }
  private exchanged(model: Readonly<Model>) {
    return ofStatus(giftsOf(model), 'confirmed').filter(
      (order) => order.replaces && keptOf(order).vouchers > 0,
    );
  }
  check(model: Readonly<Model>): boolean {
    return this.exchanged(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(this.exchanged(model), this.at);
    if (!order) return;
    const part = { card: 0, vouchers: keptOf(order).vouchers };
    const care = careOf(shop, shop.deps.db, noLimit);
    const action = { kind: 'refund', ...part } as const;
    const done = await care.perform(order.uuid, action, { ...part, due: 0 }, staff.lea);
    expect(codeOf(done)).toBe('ACTION_REFUSED');
  }
  override toString(): string {
    return `care refunds the exchange ${this.at}`;
  }
}

/** Percent of the terms for care: a stay until the check-out, unused vouchers at any time. */
const careTermsOf = (model: Model, order: Order): number | null => {
  if (order.kind === 'stay') return hasEnded(model, order.stay) ? null : (percentOf(model, order) ?? 0);
  if (!areUnused(model, order)) return null;
  return mayWithdraw(model, order) ? 100 : 0;
};

/** Care cancels by the terms or for more. */
class CareCancel extends Step {
  constructor(
    private readonly at: number,
    private readonly percent: number | null,
  ) {
    super();
  }
  check({ orders }: Readonly<Model>): boolean {
    return ofStatus(orders, 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(ofStatus(model.orders, 'confirmed'), this.at);
    if (!order) return;
    const terms = careTermsOf(model, order);
    const given = this.percent ?? terms;
    const isPossible = terms !== null && given !== null && given >= terms;
    const percent = this.percent === null ? {} : { percent: this.percent };
    const done = await perform(shop, order, { kind: 'cancel', ...percent });
    expect(codeOf(done)).toBe(isPossible ? null : 'ACTION_REFUSED');
    if (isPossible) endPaid(order, given);
  }
  override toString(): string {
    return `care cancels ${this.at} at ${this.percent ?? 'the terms'}`;
  }
}

/** Care changes until the check-in, also beyond the terms; the customer has two hours to pay a difference. */
class CareChange extends Step {
  constructor(
    private readonly at: number,
    private readonly stay: Stay,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(bookingsOf(model), 'confirmed').length > 0;
  }
  private isPossible(model: Model, booking: Booking): boolean {
    if (hasBegun(model, booking.stay) || isSame(this.stay, booking.stay)) return false;
    return refusalOf(model, this.stay, booking) === null;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const { stay } = this;
    const booking = pick(ofStatus(bookingsOf(model), 'confirmed'), this.at);
    if (!booking) return;
    const isPossible = this.isPossible(model, booking);
    const wish = await wishOf(shop, booking, stay);
    const done = await perform(shop, booking, { kind: 'change', wish });
    expect(codeOf(done)).toBe(isPossible ? null : 'ACTION_REFUSED');
    if (!done.ok) return;
    const cap = percentOf(model, booking) ?? 0;
    const due = priceOf(stay) - priceOf(booking.stay);
    const { due: toPay } = done.value;
    expect(toPay?.amount ?? 0).toBe(Math.max(0, due));
    if (!toPay) return applyChange(booking, { uuid: await this.appliedOf(shop, booking), stay, due, cap });
    await openPayment(shop.deps, toPay.orderUuid);
    const until = model.now + 120 * 60_000;
    booking.change = { uuid: toPay.orderUuid, stay, due, cap, until, isPaying: false };
  }
  private async appliedOf(shop: ChangeShop, { uuid }: Booking): Promise<string> {
    return (await shop.find(uuid)).applied ?? '';
  }
  override toString(): string {
    return `care changes ${this.at} to ${JSON.stringify(this.stay)}`;
  }
}

/** Care extends the vouchers of an order, however often. */
class CareExtend extends Step {
  constructor(private readonly at: number) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return giftsOf(model).some(({ payments }) => payments.length > 0);
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(
      giftsOf(model).filter(({ payments }) => payments.length > 0),
      this.at,
    );
    if (!order) return;
    const live = order.vouchers.filter((voucher) => isLive(voucher) || voucher.state === 'expired');
    const done = await perform(shop, order, { kind: 'extend' });
    expect(codeOf(done)).toBe(live.length > 0 ? null : 'ACTION_REFUSED');
    const today = todayOf(model);
    for (const voucher of live) {
      const last = voucher.validUntil < today ? today : voucher.validUntil;
      extendVoucher(voucher, extensionOf(last).newLastDay);
    }
  }
  override toString(): string {
    return `care extends ${this.at}`;
  }
}

/**
 * An agent requests a refund above the limit of 50 €, or gives a smaller one at once. The preview shows whether a second
 * person is required. The model counts the refunds of the order; sums of a day have their own test.
 */
class CareAsk extends Step {
  constructor(
    private readonly at: number,
    private readonly share: Share,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return paidOf(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(paidOf(model), this.at);
    if (!order) return;
    const part = partOf(order, this.share);
    const sum = part.card + part.vouchers;
    const action = { kind: 'refund', ...part } as const;
    const care = careOf(shop);
    const { needsSecond, goodwill } = await care.preview(order.uuid, action, staff.ann);
    if (sum > 0) expect(goodwill).toBeGreaterThanOrEqual(sum + order.goodwill);
    if (sum > 0 && sum + order.goodwill > 5000) expect(needsSecond).toBe(true);
    const isOpen = model.requests.some((request) => request.order === order);
    const refusal = sum === 0 ? 'ACTION_REFUSED' : needsSecond && isOpen ? 'REQUEST_OPEN' : null;
    const done = await care.perform(order.uuid, action, { ...part, due: 0 }, staff.ann);
    expect(codeOf(done)).toBe(refusal);
    if (!done.ok) return;
    const { request: id } = done.value;
    expect(id !== null).toBe(needsSecond);
    if (id === null) give(order, part);
    else model.requests.push({ id, order, ...part });
  }
  override toString(): string {
    return `care asks to refund ${this.at} ${JSON.stringify(this.share)}`;
  }
}

/** A lead decides about open requests. An amount that the order no longer keeps is not refunded. */
class CareDecide extends Step {
  constructor(
    private readonly at: number,
    private readonly decision: 'approved' | 'refused',
  ) {
    super();
  }
  check({ requests }: Readonly<Model>): boolean {
    return requests.length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const request = pick(model.requests, this.at);
    if (!request) return;
    const { id, order, card, vouchers } = request;
    const kept = givenBackOf(order);
    const isPossible = this.decision === 'refused' || (card <= kept.card && vouchers <= kept.vouchers);
    const expected = { card, vouchers, due: 0 };
    const done = await careOf(shop).decide(id, staff.leo, expected, this.decision);
    expect(codeOf(done)).toBe(isPossible ? null : 'ACTION_REFUSED');
    if (!isPossible) return;
    model.requests.splice(model.requests.indexOf(request), 1);
    if (this.decision === 'approved') give(order, { card, vouchers });
  }
  override toString(): string {
    return `${this.decision}: request ${this.at}`;
  }
}

const parts = fc.constantFrom(0, 0.1, 0.5, 1);
const shares = fc.record({ card: parts, vouchers: parts });

/** What customer care does in between. */
export const careCommands = (at: fc.Arbitrary<number>) => [
  fc.tuple(at, shares).map(([index, share]) => new CareRefund(index, share)),
  fc.tuple(at, fc.constantFrom(null, 60, 100)).map(([index, percent]) => new CareCancel(index, percent)),
  fc.tuple(at, stays).map(([index, stay]) => new CareChange(index, stay)),
  at.map((index) => new CareExtend(index)),
  at.map((index) => new CareRefundOfExchange(index)),
  fc.tuple(at, shares).map(([index, share]) => new CareAsk(index, share)),
  fc
    .tuple(at, fc.constantFrom('approved' as const, 'approved' as const, 'refused' as const))
    .map(([index, decision]) => new CareDecide(index, decision)),
];
