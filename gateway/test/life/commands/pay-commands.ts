import fc from 'fast-check';
import type { PaymentProvider } from '../../../src/context/payment-provider';
import { confirmFreeOrder } from '../../../src/sales/settlement/confirm-free-order';
import { settlePayment } from '../../../src/sales/settlement/settle-payment';
import type { ChangeShop } from '../../sales/change-harness';
import { bookingsOf, percentOf, type GiftOrder, type Model, type Order } from '../model';
import { applyChange, endUnpaid, giveShare, spend } from '../money-model';
import { ofStatus, pick, Step } from '../step';
import { endVoucher, isUnused, mayWithdraw } from '../voucher-model';
import { issueGifts } from './issue-gifts';

export type Card = 'approved' | 'declined' | 'threeds';

const confirm = async (model: Model, shop: ChangeShop, order: Order): Promise<void> => {
  order.status = 'confirmed';
  order.payments.push({ uuid: order.uuid, kept: order.due });
  spend(order);
  if (order.kind === 'gifts') await issueGifts(model, shop, order);
};

class Pay extends Step {
  constructor(
    private readonly at: number,
    private readonly card: Card,
  ) {
    super();
  }
  check({ orders }: Readonly<Model>): boolean {
    return ofStatus(orders, 'held').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(ofStatus(model.orders, 'held'), this.at);
    if (!order) return;
    const { uuid, due } = order;
    if (due === 0) {
      expect((await confirmFreeOrder(shop.deps, uuid)).ok).toBe(true);
      return confirm(model, shop, order);
    }
    await shop.harness.pay(uuid, this.card);
    if (this.card === 'approved') await confirm(model, shop, order);
    if (this.card === 'threeds') order.status = 'paying';
  }
  override toString(): string {
    return `pay ${this.at} ${this.card}`;
  }
}

/** The bank answers every 3-D Secure question that is open. */
class Bank extends Step {
  constructor(private readonly result: 'approved' | 'refused') {
    super();
  }
  check(model: Readonly<Model>): boolean {
    return (
      ofStatus(model.orders, 'paying').length > 0 ||
      bookingsOf(model).some(({ change }) => change?.isPaying === true)
    );
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    for (const order of model.orders) {
      const change = order.kind === 'stay' ? order.change : null;
      if (order.status === 'paying') {
        await this.answer(shop, order.uuid);
        if (this.result === 'approved') await confirm(model, shop, order);
        else order.status = 'held';
      } else if (order.kind === 'stay' && change?.isPaying) {
        await this.answer(shop, change.uuid);
        if (this.result === 'approved') applyChange(order, change);
        else change.isPaying = false;
      }
    }
  }
  private async answer(shop: ChangeShop, uuid: string): Promise<void> {
    const payload = await shop.payloadOf(uuid);
    const state = await shop.harness.provider.completeAction(payload.intentId, this.result);
    // A webhook may report it twice.
    await settlePayment(shop.deps, { ...payload, state });
    await settlePayment(shop.deps, { ...payload, state });
  }
  override toString(): string {
    return `bank ${this.result}`;
  }
}

/** Whether all gifts that remain of an order can be given back. */
export const areUnused = (model: Model, { vouchers }: GiftOrder): boolean => {
  const remaining = vouchers.filter(({ state }) => state !== 'refunded');
  return remaining.length > 0 && remaining.every((voucher) => isUnused(model, voucher));
};

/** Percent that the buyer's cancellation of a paid order gives back; null when it is refused. */
const termsOf = (model: Model, order: Order): number | null => {
  if (order.kind === 'stay') return percentOf(model, order);
  return areUnused(model, order) && mayWithdraw(model, order) ? 100 : null;
};

export const endPaid = (order: Order, percent: number): void => {
  if (order.kind === 'stay') order.change = null;
  else order.vouchers.filter(({ state }) => state !== 'refunded').forEach(endVoucher);
  giveShare(order, percent);
  order.status = 'cancelled';
};

class Cancel extends Step {
  constructor(private readonly at: number) {
    super();
  }
  check({ orders }: Readonly<Model>): boolean {
    return ofStatus(orders, 'held', 'paying', 'confirmed').length > 0;
  }
  async act(model: Model, shop: ChangeShop): Promise<void> {
    const order = pick(ofStatus(model.orders, 'held', 'paying', 'confirmed'), this.at);
    if (!order) return;
    if (order.status !== 'confirmed') {
      expect((await shop.harness.cancel(order.uuid)).ok).toBe(true);
      return endUnpaid(order, 'cancelled');
    }
    const percent = termsOf(model, order);
    const cancelled = await shop.harness.cancel(order.uuid, await shop.told(order.uuid));
    expect(cancelled.ok).toBe(percent !== null);
    if (percent !== null) endPaid(order, percent);
  }
  override toString(): string {
    return `cancel ${this.at}`;
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

export const cards = fc.constantFrom<Card>('approved', 'approved', 'approved', 'declined', 'threeds');
export const pay = (at: fc.Arbitrary<number>) =>
  fc.tuple(at, cards).map(([index, card]) => new Pay(index, card));
export const bank = fc
  .constantFrom('approved' as const, 'refused' as const)
  .map((result) => new Bank(result));
export const cancel = (at: fc.Arbitrary<number>) => at.map((index) => new Cancel(index));
export const moveMoney = fc
  .constantFrom('capture' as const, 'refund' as const, 'release' as const, null)
  .map((fault) => new MoveMoney(fault));
