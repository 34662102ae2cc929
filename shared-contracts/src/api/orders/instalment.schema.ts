import { Type, type Static } from '@sinclair/typebox';
import { Amount, Day, Open, Strict, Uuid, Words } from '../schema-kit';
import { payLaterTypes, planPartStates } from '../wire-words';

/** GET /api/front/purchase/alma/eligibility @spec CALL-084 */
export const PayLaterQuery = Strict({
  /** Cents to pay. */
  amount: Amount,
  cancellationPolicyType: Words(['FLEX', 'NCNR'] as const),
  /** Last day of free cancellation. Omitted when there is none. */
  cancellableUntil: Type.Optional(Day),
  checkinDate: Day,
  /** Point of sale, lower case. */
  pos: Words(['fr', 'es', 'it', 'nl', 'be'] as const),
});
export type PayLaterQuery = Static<typeof PayLaterQuery>;

/** A way to pay in parts. @spec INST-012 */
const PayLaterMethod = Open({
  type: Words(payLaterTypes),
  /** Cents, included in the first payment. */
  paymentFee: Amount,
  payments: Type.Array(Open({ amount: Amount, date: Day }), { minItems: 1 }),
});
export type PayLaterMethod = Static<typeof PayLaterMethod>;

/** Empty when only full payment is possible. @spec CALL-085 INST-012 */
export const PayLaterResponse = Open({
  paymentMethods: Type.Array(PayLaterMethod),
  /** The provider is the sandbox, which moves no money. Absent from older gateways. */
  isTest: Type.Optional(Type.Boolean()),
});
export type PayLaterResponse = Static<typeof PayLaterResponse>;

/** The payment plan of an order. All amounts in cents. */
export const OrderPlan = Open({
  /** A word of `payLaterTypes`. */
  type: Type.String(),
  /** By due date; the first is paid with the order. `state`: a word of `planPartStates`. */
  parts: Type.Array(Open({ amount: Amount, date: Day, state: Words(planPartStates) })),
  /** What is still to be paid. 0 once the plan is over. */
  open: Amount,
  /** The buyer may pay the next part now, with any card: a part was refused. */
  canPay: Type.Boolean(),
  isTest: Type.Boolean(),
});
export type OrderPlan = Static<typeof OrderPlan>;

/** POST …/orders/{uuid}/instalments/pay: the order that pays the refused part. Its payment page takes the card. */
export const PartToPay = Open({ orderUUID: Uuid });
export type PartToPay = Static<typeof PartToPay>;
