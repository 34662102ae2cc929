import { Type, type Static } from '@sinclair/typebox';
import { CancellationPolicy } from '../products/card.schema';
import { Amount, LocaleWord, Open, Strict, Words } from '../schema-kit';

/** GET /api/front/purchase/insurance/quote @spec CALL-086 INS-006 */
export const InsuranceQuoteQuery = Strict({
  cancellationType: Words(['FLEX', 'NCNR'] as const),
  /** Cents that the buyer pays us for the stay, with taxes, before codes and gift cards. */
  amount: Amount,
  /** The market. Without it: any market that sells the insurance. */
  locale: Type.Optional(LocaleWord),
});
export type InsuranceQuoteQuery = Static<typeof InsuranceQuoteQuery>;

/** Price of the insurance, or that the market does not sell it. */
export const InsuranceQuote = Open({
  /** False where the insurance is not sold; then `amount` is 0. @spec INS-007 */
  enabled: Type.Boolean(),
  /** Cents. An order with `insuranceItem` adds exactly this amount. */
  amount: Amount,
  /** The insurer is the sandbox, which insures nobody. */
  isTest: Type.Boolean(),
});
export type InsuranceQuote = Static<typeof InsuranceQuote>;

/** The insurance of a checkout. `hasInsurance` is null until the visitor chooses; `amount` is 0 without insurance. @spec INS-010 */
export const InsuranceState = Open({
  amount: Amount,
  hasInsurance: Type.Union([Type.Boolean(), Type.Null()]),
  /** The last request for the amount failed. */
  error: Type.Boolean(),
  isFetching: Type.Boolean(),
});
export type InsuranceState = Static<typeof InsuranceState>;

/** A way to cancel that a checkout offers. Without `sellPrice` it is included. @spec INS-011 INS-012 */
export const CancellationOption = Open({
  id: Words(['none', 'insurance'] as const),
  /** Cents. */
  sellPrice: Type.Optional(Amount),
  cancellationPolicy: CancellationPolicy,
});
export type CancellationOption = Static<typeof CancellationOption>;
