import type { PaymentProvider } from '../../src/context/payment-provider';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import { confirmFreeOrder } from '../../src/sales/settlement/confirm-free-order';
import { settlePayment } from '../../src/sales/settlement/settle-payment';
import type { ChangeShop } from '../sales/change-harness';
import { orderRequest } from '../shop.fixture';
import { compare } from './compare';
import {
  applyChange,
  dayOf,
  endUnpaid,
  giveBack,
  isSame,
  netOf,
  payByVouchers,
  percentOf,
  priceOf,
  refusalOf,
  type Booking,
  type Model,
  type Stay,
  type VoucherWord,
} from './model';

export interface Real {
  readonly shop: ChangeShop;
  /** Called after each step. */
  count(): void;
}

/** A command that checks the whole shop against the model after it. */
export abstract class Step implements fc.AsyncCommand<Model, Real> {
  abstract check(model: Readonly<Model>): boolean;
  abstract act(model: Model, shop: ChangeShop): Promise<void>;
  async run(model: Model, { shop, count }: Real): Promise<void> {
    await this.act(model, shop);
    await compare(model, shop);
    count();
  }
}

export const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

export const ofStatus = (
  { bookings }: Readonly<Model>,
  ...wanted: readonly Booking['status'][]
): readonly Booking[] => bookings.filter(({ status }) => wanted.includes(status));

const toRequest = (stay: Stay, expectedAmount: number, voucherCodes: readonly string[]) => {
  const request = orderRequest({
    checkin: dayOf(stay),
    nights: stay.nights,
    adults: stay.adults,
    expectedAmount,
  });
  return { ...request, items: { ...request.items, voucherCodes: [...voucherCodes] } };
};

class BuyVoucher extends Step {
  constructor(private readonly kind: VoucherWord) {
    super();
  }
  check({ vouchers }: Readonly<Model>): boolean {
    // The harness names one giver for each kind.
    return !vouchers.some(({ kind }) => kind === this.kind);
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const { uuid, code } = await shop.buyGift(this.kind);
    const row = await shop.deps.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const { id, valid_until: validUntil, remaining } = row;
    model.vouchers.push({ id, kind: this.kind, code, validUntil, remaining });
  }
  override toString(): string {
    return `buy ${this.kind}`;
  }
}

class Book extends Step {
  constructor(
    private readonly stay: Stay,
    private readonly codes: number,
  ) {
    super();
  }
  check(): boolean {
    return true;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const vouchers = model.vouchers.slice(0, this.codes).filter(({ remaining }) => remaining > 0);
    const before = vouchers.map(({ remaining }) => remaining);
    const refusal = refusalOf(model, this.stay, null);
    const booking: Booking = {
      uuid: '',
      status: 'held',
      stay: this.stay,
      due: 0,
      payments: [],
      uses: [],
      change: null,
    };
    const due = payByVouchers(booking, vouchers, priceOf(this.stay));
    const session = `guest ${model.bookings.length} ${model.now}`;
    const codes = vouchers.map(({ code }) => code);
    const opened = await shop.harness.open({ session, request: toRequest(this.stay, due, codes) });
    expect(opened.ok ? null : opened.error.kind).toBe(refusal);
    if (opened.ok) model.bookings.push({ ...booking, uuid: opened.value.orderUuid, due });
    else
      vouchers.forEach((voucher, index) => {
        voucher.remaining = before[index] ?? 0;
      });
  }
  override toString(): string {
    return `book ${JSON.stringify(this.stay)} with ${this.codes} codes`;
  }
}

type Card = 'approved' | 'declined' | 'threeds';

class Pay extends Step {
  constructor(
    private readonly at: number,
    private readonly card: Card,
  ) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(model, 'held').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(ofStatus(model, 'held'), this.at);
    if (!booking) return;
    const { uuid, due } = booking;
    if (due === 0) {
      expect((await confirmFreeOrder(shop.deps, uuid)).ok).toBe(true);
      booking.status = 'confirmed';
      booking.payments.push({ uuid, kept: 0 });
      return;
    }
    await shop.harness.pay(uuid, this.card);
    if (this.card === 'approved') confirm(booking);
    if (this.card === 'threeds') booking.status = 'paying';
  }
  override toString(): string {
    return `pay ${this.at} ${this.card}`;
  }
}

const confirm = (booking: Booking): void => {
  booking.status = 'confirmed';
  booking.payments.push({ uuid: booking.uuid, kept: booking.due });
};

/** The bank answers every 3-D Secure question that is open. */
class Bank extends Step {
  constructor(private readonly result: 'approved' | 'refused') {
    super();
  }
  check({ bookings }: Readonly<Model>): boolean {
    return bookings.some(({ status, change }) => status === 'paying' || change?.isPaying === true);
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    for (const booking of model.bookings) {
      if (booking.status === 'paying') {
        await this.answer(shop, booking.uuid);
        if (this.result === 'approved') confirm(booking);
        else booking.status = 'held';
      } else if (booking.change?.isPaying) {
        await this.answer(shop, booking.change.uuid);
        if (this.result === 'approved') applyChange(booking, booking.change);
        else booking.change.isPaying = false;
      }
    }
  }
  private async answer(shop: ChangeShop, uuid: string): Promise<void> {
    const payload = await shop.payloadOf(uuid);
    const state = await shop.harness.provider.completeAction(payload.intentId, this.result);
    // A webhook may tell it twice.
    await settlePayment(shop.deps, { ...payload, state });
    await settlePayment(shop.deps, { ...payload, state });
  }
  override toString(): string {
    return `bank ${this.result}`;
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
    return ofStatus(model, 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(ofStatus(model, 'confirmed'), this.at);
    if (!booking) return;
    const isAllowed = percentOf(model, booking) === 100 && !isSame(this.stay, booking.stay);
    const refusal = isAllowed ? refusalOf(model, this.stay, booking) : 'CHANGE_NOT_ALLOWED';
    // What care gave back is no price: a change neither charges nor returns it.
    const due = priceOf(this.stay) - priceOf(booking.stay);
    const checkin = dayOf(this.stay);
    const wish = {
      ...(await shop.wish(booking.uuid)),
      checkin,
      checkout: addDays(isoDate(checkin), this.stay.nights),
      adult: this.stay.adults,
    };
    const opened = await shop.open(booking.uuid, wish, due);
    expect(opened.ok ? null : opened.error.kind).toBe(refusal);
    if (!opened.ok) return;
    const uuid = opened.value.amendmentUuid;
    if (due > 0) booking.change = { uuid, stay: this.stay, due, isPaying: false };
    else {
      applyChange(booking, { uuid, stay: this.stay, due: Math.min(0, due) });
      if (due < 0) booking.payments.push({ uuid, kept: 0 });
    }
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
  private open({ bookings }: Readonly<Model>): readonly Booking[] {
    return bookings.filter(({ change }) => change && !change.isPaying);
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

class Cancel extends Step {
  constructor(private readonly at: number) {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return ofStatus(model, 'held', 'paying', 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const booking = pick(ofStatus(model, 'held', 'paying', 'confirmed'), this.at);
    if (!booking) return;
    if (booking.status !== 'confirmed') {
      expect((await shop.harness.cancel(booking.uuid)).ok).toBe(true);
      return endUnpaid(booking, 'cancelled');
    }
    const percent = percentOf(model, booking);
    const cancelled = await shop.harness.cancel(booking.uuid, await shop.told(booking.uuid));
    expect(cancelled.ok).toBe(percent !== null);
    if (percent === null) return;
    giveBack(booking, Math.floor((netOf(booking) * percent + 50) / 100));
    booking.change = null;
    booking.status = 'cancelled';
  }
  override toString(): string {
    return `cancel ${this.at}`;
  }
}

/** Time passes, and holds that are over end. */
class Wait extends Step {
  constructor(private readonly minutes: number) {
    super();
  }
  check({ advanced }: Readonly<Model>): boolean {
    return advanced + this.minutes <= 60 * 1440;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    // Captures and releases take seconds, so they run before hours pass.
    await shop.moveMoney();
    shop.harness.clock.advance({ minutes: this.minutes });
    model.now += this.minutes * 60_000;
    model.advanced += this.minutes;
    await shop.harness.expire();
    for (const booking of model.bookings) {
      if (booking.status === 'held' || booking.status === 'paying') endUnpaid(booking, 'expired');
      booking.change = null;
    }
    await shop.harness.reconcile();
    await shop.moveMoney();
  }
  override toString(): string {
    return `wait ${this.minutes} minutes`;
  }
}

/** The queue runs; with a fault, each call of one kind fails at the provider. */
class MoveMoney extends Step {
  constructor(private readonly fault: 'capture' | 'refund' | 'release' | null) {
    super();
  }
  check(): boolean {
    return true;
  }
  async act(_model: Model, shop: ChangeShop): Promise<void> {
    const { provider } = shop.harness;
    const { fault } = this;
    const broken: PaymentProvider = fault
      ? { ...provider, [fault]: () => Promise.reject(new Error(`no ${fault} today`)) }
      : provider;
    for (const topic of ['payment.capture', 'payment.release', 'payment.refund'] as const)
      await shop.moveMoney([topic], broken).catch(() => undefined);
  }
  override toString(): string {
    return `money${this.fault ? ` without ${this.fault}` : ''}`;
  }
}

const at = fc.nat(5);
const stay = fc.record({
  day: fc.nat(4),
  nights: fc.integer({ min: 1, max: 3 }),
  adults: fc.integer({ min: 1, max: 4 }),
});
const card = fc.constantFrom<Card>('approved', 'approved', 'approved', 'declined', 'threeds');

/** Commands by their weight: changes most. */
export const lifeCommands = [
  fc.constantFrom<VoucherWord>('gift_card', 'gift_stay', 'box').map((kind) => new BuyVoucher(kind)),
  fc.tuple(stay, fc.nat(3)).map(([wanted, codes]) => new Book(wanted, codes)),
  fc.tuple(stay, fc.nat(3)).map(([wanted, codes]) => new Book(wanted, codes)),
  fc.tuple(at, card).map(([index, one]) => new Pay(index, one)),
  fc.tuple(at, card).map(([index, one]) => new Pay(index, one)),
  fc.tuple(at, stay).map(([index, wanted]) => new ChangeStay(index, wanted)),
  fc.tuple(at, stay).map(([index, wanted]) => new ChangeStay(index, wanted)),
  fc.tuple(at, stay).map(([index, wanted]) => new ChangeStay(index, wanted)),
  fc.tuple(at, card).map(([index, one]) => new PayChange(index, one)),
  fc.tuple(at, card).map(([index, one]) => new PayChange(index, one)),
  fc.constantFrom('approved' as const, 'refused' as const).map((result) => new Bank(result)),
  at.map((index) => new Cancel(index)),
  fc.constantFrom(16, 16, 1440, 9 * 1440).map((minutes) => new Wait(minutes)),
  fc
    .constantFrom('capture' as const, 'refund' as const, 'release' as const, null)
    .map((fault) => new MoveMoney(fault)),
];
