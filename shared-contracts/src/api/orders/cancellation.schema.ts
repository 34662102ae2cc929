import { Type, type Static } from '@sinclair/typebox';
import { giftsPerOrder, voucherKinds } from '../../rules/gifts/gift';
import { cancellationRefusals, cancellationRights, refundStates } from '../wire-words';
import { Amount, Day, Instant, Nullable, Open, Percent, Strict, Words } from '../schema-kit';

/** A way by which an order was paid: the card of its payment, or a voucher with the end of its code. */
const VoucherAmount = Open({
  kind: Words(voucherKinds),
  /** Last four characters of the code. */
  codeEnd: Nullable(Type.String()),
  amount: Amount,
});

/** A voucher that paid, with its remaining value. */
const PaidByVoucher = Type.Composite([
  VoucherAmount,
  Open({ rest: Type.Optional(Amount), validUntil: Type.Optional(Day) }),
]);

export const CardName = Open({ method: Type.String(), last4: Nullable(Type.String()) });

/** Payments and refunds of an order. All amounts in cents. */
export const OrderMoney = Open({
  paidByCard: Amount,
  paidByVouchers: Type.Array(PaidByVoucher),
  refunds: Type.Array(
    Open({
      to: Words(['card', ...voucherKinds] as const),
      codeEnd: Nullable(Type.String()),
      last4: Nullable(Type.String()),
      amount: Amount,
      /** `settled`: it has arrived. A voucher's part arrives at once. */
      state: Words(refundStates),
      at: Instant,
    }),
  ),
  /** What the shop keeps. */
  kept: Amount,
});
export type OrderMoney = Static<typeof OrderMoney>;

/** Refund to the card and to each voucher. */
export const Back = {
  percent: Percent,
  card: Amount,
  vouchers: Type.Array(VoucherAmount),
  kept: Amount,
};

/** GET …/orders/{uuid}/cancellation: the refund of a cancellation now, and at its later steps. */
export const Cancellation = Open({
  allowed: Type.Boolean(),
  /** Null when it is allowed. */
  reason: Nullable(Words(cancellationRefusals)),
  /** Sold terms of a stay, or the right of withdrawal of a voucher. */
  right: Words(cancellationRights),
  /** Open steps, in order. Empty without a refund. */
  steps: Type.Array(Open({ until: Instant, day: Day, ...Back })),
  now: Open(Back),
  card: Nullable(CardName),
  /** Cents of the sold insurance, part of the amounts above: it comes back with a full refund and is kept otherwise. Absent without one. */
  insurance: Type.Optional(Amount),
  /** Cents of a payment plan that are still open: a cancellation ends the plan, and nothing more is taken. Absent without one. */
  unpaid: Type.Optional(Amount),
  /** Days until a refund is on the card. */
  daysToCard: Open({ least: Type.Integer(), most: Type.Integer() }),
});
export type Cancellation = Static<typeof Cancellation>;

/** GET …/orders/{uuid}/cancellation?positions=0,2: the refund for some gifts of the order. */
export const CancellationQuery = Strict({
  positions: Type.Optional(Type.String({ pattern: '^[0-9](,[0-9]){0,9}$' })),
});

/**
 * POST …/orders/{uuid}/withdraw: withdraws from some gifts of an order. The order stays while one gift remains. `expected` as for
 * `cancel`; without it any sum is accepted.
 */
export const WithdrawRequest = Strict({
  positions: Type.Array(Type.Integer({ minimum: 0, maximum: giftsPerOrder - 1 }), {
    minItems: 1,
    maxItems: giftsPerOrder,
    uniqueItems: true,
  }),
  expected: Type.Optional(Strict({ card: Amount, vouchers: Amount })),
});
export type WithdrawRequest = Static<typeof WithdrawRequest>;

/**
 * POST …/orders/{uuid}/cancel. `expected` is the refund that the buyer saw, in cents; other amounts are rejected with 409
 * REFUND_CHANGED. Without a body only an order with a full refund is cancelled.
 */
export const CancelRequest = Nullable(Strict({ expected: Strict({ card: Amount, vouchers: Amount }) }));
export type CancelRequest = Static<typeof CancelRequest>;
