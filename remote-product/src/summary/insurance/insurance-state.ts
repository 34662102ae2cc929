import type { CancellationOption, InsuranceQuote, InsuranceState, Quote } from '@detour/shared-contracts/api';
import type { Criteria } from '../../contract';

/** What the visitor has chosen. Null until then: a paid option is never preselected (2011/83/EU, art. 22). */
export type InsuranceChoice = CancellationOption['id'] | null;

/** The stay that is insured. */
export interface InsuredStay {
  readonly quote: Quote;
  readonly offerId: string;
  readonly dates: NonNullable<Criteria['dates']>;
  readonly insurance: { readonly asked: InsuranceAsked; readonly retry: () => Promise<unknown> };
}

/** What is known of the price. */
export interface InsuranceAsked {
  readonly data: InsuranceQuote | undefined;
  /** The last request failed, or its retry is under way. */
  readonly hasFailed: boolean;
  /** The answer belongs to another amount or cancellation type. */
  readonly isFormer: boolean;
  readonly isFetching: boolean;
}

/** True unless the market does not sell the insurance. A failed request leaves the choice of none. @spec INS-007 */
export const isInsuranceOffered = ({ data, hasFailed }: InsuranceAsked): boolean =>
  data?.enabled === true || (hasFailed && data === undefined);

/** Cents of the insurance; null while they are unknown. */
const priceOf = ({ data, isFormer }: InsuranceAsked): number | null =>
  data?.enabled && !isFormer ? data.amount : null;

/** The three states of the choice, with the amount of the order. @spec INS-001 INS-003 INS-004 INS-007 INS-010 */
export const insuranceStateOf = (choice: InsuranceChoice, asked: InsuranceAsked): InsuranceState => {
  const chosen = isInsuranceOffered(asked) ? choice : null;
  const price = priceOf(asked);
  const hasInsurance = chosen === null ? null : chosen === 'insurance';
  return {
    amount: hasInsurance ? (price ?? 0) : 0,
    // Insurance without a known price cannot be ordered.
    hasInsurance: hasInsurance && asked.hasFailed && price === null ? null : hasInsurance,
    error: asked.hasFailed,
    isFetching: asked.isFetching && price === null,
  };
};

/** The options on the page. Insurance has none without an answer. @spec INS-011 */
export const cancellationOptionsOf = (
  { cancellationPolicy }: Pick<Quote, 'cancellationPolicy'>,
  asked: InsuranceAsked,
): readonly CancellationOption[] => {
  const price = priceOf(asked);
  return [
    { id: 'none', cancellationPolicy },
    ...(asked.data?.enabled
      ? [{ id: 'insurance' as const, cancellationPolicy, ...(price !== null && { sellPrice: price }) }]
      : []),
  ];
};
