import { addDays, isoDate } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import type { ChangeShop } from '../../sales/change-harness';
import { orderRequest } from '../../shop.fixture';
import {
  bookingsOf,
  dayOf,
  isSame,
  percentOf,
  priceOf,
  refusalOf,
  vouchersOf,
  type Booking,
  type Model,
  type Stay,
} from '../model';
import { applyChange, payByVouchers } from '../money-model';
import { codeOf, ofStatus, pick, Step } from '../step';
import { canPay, openVisit } from '../voucher-model';
import type { Card } from './pay-commands';

/** Bookings of one run. */
const most = 18;

const toRequest = (stay: Stay, expectedAmount: number, voucherCodes: readonly string[]) => {
  const { nights, adults } = stay;
  const request = orderRequest({ checkin: dayOf(stay), nights, adults, expectedAmount });
  return { ...request, items: { ...request.items, voucherCodes: [...voucherCodes] } };
};

export const wishOf = async (shop: ChangeShop, { uuid }: Booking, stay: Stay) => ({
  ...(await shop.wish(uuid)),
  checkin: dayOf(stay),
  checkout: addDays(isoDate(dayOf(stay)), stay.nights),
  adult: stay.adults,
});

class Book extends Step {
  constructor(
    private readonly stay: Stay,
    private readonly codes: number,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return bookingsOf(model).length < most;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const vouchers = vouchersOf(model)
      .filter((voucher) => canPay(voucher, 'stay') && openVisit(voucher) === null)
      .slice(0, this.codes);
    const before = vouchers.map(({ remaining, state }) => ({ remaining, state }));
    const refusal = refusalOf(model, this.stay, null);
    const { stay } = this;
    const rest = { due: 0, payments: [], uses: [], goodwill: 0, change: null, cap: 100 };
    const booking: Booking = { uuid: '', kind: 'stay', status: 'held', stay, ...rest };
    const due = payByVouchers(booking, vouchers, priceOf(stay));
    const session = `guest ${model.orders.length} ${model.now}`;
    const codes = vouchers.map(({ code }) => code);
    const opened = await shop.harness.open({ session, request: toRequest(stay, due, codes) });
    expect(codeOf(opened)).toBe(refusal);
    if (opened.ok) model.orders.push({ ...booking, uuid: opened.value.orderUuid, due });
    else vouchers.forEach((voucher, index) => Object.assign(voucher, before[index]));
  }
  override toString(): string {
    return `book ${JSON.stringify(this.stay)} with ${this.codes} codes`;
  }
}

class ChangeStay extends Step {
  constructor(
    private readonly at: number,
    private readonly stay: Stay,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(bookingsOf(model), 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const { stay } = this;
    const booking = pick(ofStatus(bookingsOf(model), 'confirmed'), this.at);
    if (!booking) return;
    const isAllowed = percentOf(model, booking) === 100 && !isSame(stay, booking.stay);
    const refusal = isAllowed ? refusalOf(model, stay, booking) : 'CHANGE_NOT_ALLOWED';
    // Goodwill does not change the price: a change neither charges nor returns it.
    const due = priceOf(stay) - priceOf(booking.stay);
    const opened = await shop.open(booking.uuid, await wishOf(shop, booking, stay), due);
    expect(codeOf(opened)).toBe(refusal);
    if (!opened.ok) return;
    const change = { uuid: opened.value.amendmentUuid, stay, due, cap: 100 };
    if (due > 0) booking.change = { ...change, until: model.now + 15 * 60_000, isPaying: false };
    else applyChange(booking, change);
  }
  override toString(): string {
    return `change ${this.at} to ${JSON.stringify(this.stay)}`;
  }
}

class PayChange extends Step {
  constructor(
    private readonly at: number,
    private readonly card: Card,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return this.open(model).length > 0;
  }
  private open(model: Readonly<Model>): readonly Booking[] {
    return bookingsOf(model).filter(({ change }) => change && !change.isPaying);
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(this.open(model), this.at);
    const change = booking?.change;
    if (!booking || !change) return;
    await shop.harness.pay(change.uuid, this.card);
    if (this.card === 'approved') applyChange(booking, change);
    if (this.card === 'threeds') change.isPaying = true;
  }
  override toString(): string {
    return `pay change ${this.at} ${this.card}`;
  }
}

export const stays = fc.record({
  day: fc.nat(4),
  nights: fc.integer({ min: 1, max: 3 }),
  adults: fc.integer({ min: 1, max: 4 }),
});

export const book = fc.tuple(stays, fc.nat(3)).map(([stay, codes]) => new Book(stay, codes));
export const changeStay = (at: fc.Arbitrary<number>) =>
  fc.tuple(at, stays).map(([index, stay]) => new ChangeStay(index, stay));
export const payChange = (at: fc.Arbitrary<number>, cards: fc.Arbitrary<Card>) =>
  fc.tuple(at, cards).map(([index, card]) => new PayChange(index, card));
