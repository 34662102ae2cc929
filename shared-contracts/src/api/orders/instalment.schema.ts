import { Type, type Static } from '@sinclair/typebox';
import { Amount, Day, Open, Strict, Words } from '../schema-kit';
import { payLaterTypes } from '../wire-words';

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

/** Empty when only full payment is possible. @spec CALL-085 INST-012 */
export const PayLaterResponse = Open({
  paymentMethods: Type.Array(
    Open({
      type: Words(payLaterTypes),
      /** Cents, included in the first payment. */
      paymentFee: Amount,
      payments: Type.Array(Open({ amount: Amount, date: Day }), { minItems: 1 }),
    }),
  ),
});
export type PayLaterResponse = Static<typeof PayLaterResponse>;
