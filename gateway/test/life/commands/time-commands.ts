import { addDays, isoDate, nightsBetween } from '@detour/shared-contracts/base';
import { extensionOf } from '@detour/shared-contracts/rules';
import fc from 'fast-check';
import { usePastVisits } from '../../../src/sales/visits/end-visit';
import { extendVoucher as extend } from '../../../src/sales/vouchers/terms/extend-voucher';
import { expireVouchers } from '../../../src/sales/vouchers/voucher.repository';
import type { ChangeShop } from '../../sales/change-harness';
import { bookingsOf, dayOf, todayOf, vouchersOf, type Model } from '../model';
import { endUnpaid } from '../money-model';
import { ofStatus, pick, Step } from '../step';
import { expireVoucher, extendVoucher, isLive, type Voucher } from '../voucher-model';

/** Holds that are over end, booked hours use their vouchers, and vouchers expire. */
const pass = async (model: Model, shop: ChangeShop, minutes: number): Promise<void> => {
  const { harness, deps } = shop;
  // Captures and releases take seconds, so they run before hours pass.
  await shop.moveMoney();
  harness.clock.advance({ minutes });
  model.now += minutes * 60_000;
  model.advanced += minutes;
  await harness.expire();
  for (const order of model.orders) {
    if (order.status === 'held' || order.status === 'paying') endUnpaid(order, 'expired');
    if (order.kind === 'stay' && order.change && order.change.until <= model.now) order.change = null;
  }
  const now = new Date(model.now);
  const today = todayOf(model);
  await usePastVisits(deps.db, today, { now });
  await expireVouchers(deps.db, today, now);
  for (const voucher of vouchersOf(model)) {
    if (isLive(voucher) && voucher.visit && voucher.visit.day < today)
      Object.assign(voucher, { state: 'redeemed', remaining: 0 });
    expireVoucher(voucher, today);
  }
  await harness.reconcile();
  await shop.moveMoney();
};

/** Late bookings have few days to move to. */
const bookingsBefore = 4;

class Wait extends Step {
  constructor(private readonly minutes: number) {
    super();
  }
  check({ advanced, leapt }: Readonly<Model>): boolean {
    return advanced - leapt + this.minutes <= 60 * 1440;
  }
  act(model: Model, shop: ChangeShop): Promise<void> {
    return pass(model, shop, this.minutes);
  }
  override toString(): string {
    return `wait ${this.minutes} minutes`;
  }
}

/** Days pass, into the steps of the terms of a booked stay: half comes back from three days before, nothing from one. */
class WaitForArrival extends Step {
  constructor(
    private readonly at: number,
    private readonly days: number,
  ) {
    super();
  }
  private minutes(model: Readonly<Model>): number {
    const booking = pick(ofStatus(bookingsOf(model), 'confirmed'), this.at);
    if (!booking) return 0;
    return nightsBetween(todayOf(model), addDays(isoDate(dayOf(booking.stay)), -this.days)) * 1440;
  }
  check(model: Readonly<Model>): boolean {
    const minutes = this.minutes(model);
    return bookingsOf(model).length >= bookingsBefore && minutes > 0;
  }
  act(model: Model, shop: ChangeShop): Promise<void> {
    return pass(model, shop, this.minutes(model));
  }
  override toString(): string {
    return `wait until ${this.days} days before the arrival of ${this.at}`;
  }
}

/** Before it most of a run has happened: no stay of the model can be booked a year later. */
const ordersBefore = 8;
const mostLeaps = 900 * 1440;

/** Months pass, to a day around the last one of a voucher. */
class WaitForEnd extends Step {
  constructor(
    private readonly at: number,
    private readonly days: number,
  ) {
    super();
  }
  private minutes(model: Readonly<Model>): number {
    const voucher = pick(vouchersOf(model).filter(isLive), this.at);
    if (!voucher) return 0;
    return nightsBetween(todayOf(model), addDays(voucher.validUntil, this.days)) * 1440;
  }
  check(model: Readonly<Model>): boolean {
    const minutes = this.minutes(model);
    return model.orders.length >= ordersBefore && minutes > 0 && model.leapt + minutes <= mostLeaps;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const minutes = this.minutes(model);
    model.leapt += minutes;
    await pass(model, shop, minutes);
  }
  override toString(): string {
    return `wait until ${this.days} days from the end of ${this.at}`;
  }
}

const refusalOf = (model: Model, voucher: Voucher): string | null => {
  if (!isLive(voucher) && voucher.state !== 'expired') return 'ended';
  if (voucher.extended) return 'extended';
  const { from, until } = extensionOf(voucher.validUntil);
  const today = todayOf(model);
  if (today < from) return 'too-early';
  return today > until ? 'too-late' : null;
};

/** The holder extends a voucher, once and near its last day. */
class Extend extends Step {
  constructor(private readonly at: number) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return vouchersOf(model).length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const all = vouchersOf(model);
    const open = all.filter((voucher) => refusalOf(model, voucher) === null);
    // Most of the time one that can be extended.
    const voucher = pick(this.at % 4 === 0 || open.length === 0 ? all : open, this.at);
    if (!voucher) return;
    const refusal = refusalOf(model, voucher);
    const row = await shop.deps.db
      .selectFrom('voucher')
      .selectAll()
      .where('id', '=', voucher.id)
      .executeTakeFirstOrThrow();
    const done = await extend(shop.deps, row, 'fr_FR');
    expect(done.ok ? null : done.error).toBe(refusal);
    if (refusal === null) extendVoucher(voucher, extensionOf(voucher.validUntil).newLastDay);
  }
  override toString(): string {
    return `extend ${this.at}`;
  }
}

export const wait = fc.constantFrom(16, 16, 40, 110).map((minutes) => new Wait(minutes));
export const waitDays = fc.constantFrom(1, 1, 4, 6, 28).map((days) => new Wait(days * 1440));
export const waitForArrival = (at: fc.Arbitrary<number>) =>
  fc.tuple(at, fc.constantFrom(1, 2, 2, 4)).map(([index, days]) => new WaitForArrival(index, days));
export const waitForEnd = (at: fc.Arbitrary<number>) =>
  fc
    .tuple(at, fc.constantFrom(-61, -40, -1, 0, 1, 1, 20, 31))
    .map(([index, days]) => new WaitForEnd(index, days));
export const extendVouchers = (at: fc.Arbitrary<number>) => at.map((index) => new Extend(index));
