import { addDays, addMonths } from '@detour/shared-contracts/base';
import type { Booking, GiftOrder, OpenChange, Order, VoucherWord } from './model';
import type { Voucher } from './voucher-model';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Cents that an order keeps, by the two ways. */
export const keptOf = ({ payments, uses }: Order): { readonly card: number; readonly vouchers: number } => ({
  card: sum(payments.map(({ kept }) => kept)),
  vouchers: sum(uses.map(({ net }) => net)),
});

export const netOf = (order: Order): number => keptOf(order).card + keptOf(order).vouchers;

const rank: Readonly<Record<VoucherWord, number>> = { gift_card: 0, gift_stay: 1, box: 1, activity: 1 };

/** Refunds payments up to their kept amounts, the latest first. Returns the remaining amount. */
const giveToCards = ({ payments }: Order, amount: number): number => {
  let rest = amount;
  for (const payment of [...payments].reverse()) {
    const part = Math.min(payment.kept, rest);
    payment.kept -= part;
    rest -= part;
  }
  return rest;
};

/**
 * An amount that returns after the last day prolongs the voucher: by six months after a payment, by seven days and only once
 * after a hold.
 */
const putBack = (voucher: Voucher, amount: number, wasSpent: boolean): void => {
  voucher.remaining += amount;
  voucher.state = 'claimed';
  const today = voucher.today();
  if (voucher.validUntil >= today || (!wasSpent && voucher.prolonged)) return;
  Object.assign(voucher, {
    validUntil: wasSpent ? addMonths(today, 6) : addDays(today, 7),
    prolonged: true,
  });
};

const giveToVouchers = ({ uses }: Order, amount: number): void => {
  let rest = amount;
  const order = [...uses].sort(
    (a, b) =>
      rank[a.voucher.kind] - rank[b.voucher.kind] ||
      b.voucher.validUntil.localeCompare(a.voucher.validUntil) ||
      a.voucher.id.localeCompare(b.voucher.id),
  );
  for (const use of order) {
    const part = Math.min(use.net, rest);
    if (part === 0) continue;
    use.net -= part;
    rest -= part;
    putBack(use.voucher, part, true);
  }
};

/** Refunds the vouchers, and the cards by a separate amount. */
export const giveBackApart = (order: Order, { card, vouchers }: { card: number; vouchers: number }): void => {
  giveToCards(order, card);
  giveToVouchers(order, vouchers);
};

/** Gives back: the latest payment first, then gift cards, then gifts. */
export const giveBack = (order: Order, amount: number): void =>
  giveToVouchers(order, giveToCards(order, amount));

/** Refunds a share of the kept amount of an order. */
export const giveShare = (order: Order, percent: number): void =>
  giveBack(order, Math.floor((netOf(order) * percent + 50) / 100));

/** Uses vouchers for an amount, the smallest first. Returns the amount left to pay. */
export const payByVouchers = (order: Order, vouchers: readonly Voucher[], amount: number): number => {
  let due = amount;
  const bySize = [...vouchers].sort((a, b) => a.remaining - b.remaining || (a.id < b.id ? -1 : 1));
  for (const voucher of bySize) {
    const part = Math.min(voucher.remaining, due);
    if (part === 0) continue;
    voucher.remaining -= part;
    voucher.state = 'claimed';
    due -= part;
    order.uses.push({ voucher, net: part });
  }
  return due;
};

/** A paid order spends its vouchers. A voucher with balance 0 is used up. */
export const spend = ({ uses }: Order): void => {
  for (const { voucher } of uses) if (voucher.remaining === 0) voucher.state = 'redeemed';
};

/** Ends an unpaid order: its vouchers get everything back. */
export const endUnpaid = (order: Order, status: 'cancelled' | 'expired'): void => {
  for (const use of order.uses) {
    putBack(use.voucher, use.net, false);
    use.net = 0;
  }
  order.status = status;
};

/** Applies a change. */
export const applyChange = (
  booking: Booking,
  { uuid, stay, due, cap }: Pick<OpenChange, 'uuid' | 'stay' | 'due' | 'cap'>,
): void => {
  Object.assign(booking, { change: null, stay, cap });
  booking.payments.push({ uuid, kept: Math.max(0, due) });
  if (due < 0) giveBack(booking, Math.min(-due, netOf(booking)));
};

/** What each gift of an order cost, to the cent: all are of one kind. */
export const costsOf = ({ paid, count }: GiftOrder): readonly number[] =>
  Array.from(
    { length: count },
    (_, position) => Math.floor((paid * (position + 1)) / count) - Math.floor((paid * position) / count),
  );
