import type { Cents } from '@detour/shared-contracts/base';
import type { VoucherKind } from '@detour/shared-contracts/rules';

/** Money that an order keeps, by the way it came. */
export interface MoneyPart {
  /** Order that was paid: a booking, or a change of it. */
  readonly orderUuid: string;
  readonly to: 'card' | VoucherKind;
  /** Id of the intent or of the voucher. */
  readonly ref: string;
  /** Cents that have not gone back yet. */
  readonly net: Cents;
  /** Last day of a voucher, `yyyy-MM-dd`. Null for a card. */
  readonly validUntil: string | null;
  /** Place of the order: 0 for the booking, then its changes. */
  readonly turn: number;
}

export interface RefundPart extends Pick<MoneyPart, 'orderUuid' | 'to' | 'ref'> {
  /** Cents, more than 0. */
  readonly amount: Cents;
}

// Card (latest change first), then gift cards, then gifts; vouchers by longest validity.
const ranks: Readonly<Record<MoneyPart['to'], number>> = {
  card: 0,
  gift_card: 1,
  gift_stay: 2,
  box: 2,
  activity: 2,
};

const inOrder = (a: MoneyPart, b: MoneyPart): number =>
  ranks[a.to] - ranks[b.to] ||
  (a.to === 'card' ? b.turn - a.turn : 0) ||
  // The voucher with the longest validity first; the last two keys only make the order certain.
  (b.validUntil ?? '').localeCompare(a.validUntil ?? '') ||
  a.ref.localeCompare(b.ref) ||
  b.turn - a.turn;

/**
 * Splits a refund over the payments of an order, in the order of `ranks`. The parts sum up to `amount` exactly. Throws when
 * `amount` exceeds what the order keeps.
 */
export const splitRefund = (parts: readonly MoneyPart[], amount: Cents): readonly RefundPart[] => {
  const split: RefundPart[] = [];
  let rest = amount;
  for (const { orderUuid, to, ref, net } of [...parts].sort(inOrder)) {
    const part = Math.min(net, rest);
    if (part <= 0) continue;
    split.push({ orderUuid, to, ref, amount: part });
    rest -= part;
  }
  if (rest !== 0)
    throw new Error(`A refund of ${amount} cents exceeds what the order keeps by ${rest} cents.`);
  return split;
};

/** Percent of an amount in cents; half a cent is rounded up, in favour of the buyer. */
export const shareOf = (amount: Cents, percent: number): Cents => Math.floor((amount * percent + 50) / 100);
