import { Type, type Static } from '@sinclair/typebox';
import { payLaterTypes } from '../rules/instalments';
import { Amount, Day, Open, Strict, Words } from './schema-kit';

/** GET /api/front/purchase/alma/eligibility @spec CALL-084 */
export const PayLaterQuery = Strict({
  /** Cents to pay. */
  amount: Amount,
  cancellationPolicyType: Words(['FLEX', 'NCNR'] as const),
  /** Last day of the free cancellation; left out without one. */
  cancellableUntil: Type.Optional(Day),
  checkinDate: Day,
  /** The point of sale in small letters. */
  pos: Words(['fr', 'es', 'it', 'nl', 'be'] as const),
});
export type PayLaterQuery = Static<typeof PayLaterQuery>;

/** Empty where nothing but the whole amount at once will do. @spec CALL-085 INST-012 */
export const PayLaterResponse = Open({
  paymentMethods: Type.Array(
    Open({
      type: Words(payLaterTypes),
      /** Cents; in the first payment. */
      paymentFee: Amount,
      payments: Type.Array(Open({ amount: Amount, date: Day }), { minItems: 1 }),
    }),
  ),
});
export type PayLaterResponse = Static<typeof PayLaterResponse>;
