import type { Criteria } from '../../criteria/criteria';
import { withoutAbsent } from '../../criteria/canonical-criteria';
import type { Flow } from '../../mount/host';
import { flowProductOf } from './flow-products';

interface Range {
  readonly min: number;
  readonly max: number;
}

const widestBudget = 1000;
const fromPriceBudget = 250;

export interface PriceRangeInput {
  /** The newer drawer of filters. */
  readonly isNewer: boolean;
  /** Whole euros, of the configuration; for the newer drawer. */
  readonly max?: number | undefined;
  /** The search has dates: its prices are totals for all nights and guests. */
  readonly hasDates?: boolean;
}

/**
 * Range of the price filter in whole euros: 9 to 250 (from 1 in the activity flow), or 9 to 1000 for totals of dates and in the new
 * drawer, unless the configuration sets another maximum of the drawer (A-028, A-029, A-117, record 0969).
 * @spec FILT-031 FILT-032 FILT-035
 */
export const priceRangeOf = (flow: Flow, input?: PriceRangeInput): Range => {
  const isTotal = input?.hasDates === true && flowProductOf(flow).hasDates;
  return {
    min: flow === 'activity' ? 1 : 9,
    max: input?.isNewer ? (input.max ?? widestBudget) : isTotal ? widestBudget : fromPriceBudget,
  };
};

/**
 * The effective limits of a budget in cents: no minimum at or below the lowest price, no maximum at or above the highest.
 * @spec FILT-028 FILT-029 FILT-033
 */
export const toPriceLimits = (
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  range: Range,
): NonNullable<Criteria['price']> =>
  withoutAbsent({
    min: min === undefined || min <= range.min * 100 ? undefined : min,
    max: max === undefined || max >= range.max * 100 ? undefined : max,
  });
