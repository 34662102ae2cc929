import type { Criteria } from '../../criteria/criteria';
import { withoutAbsent } from '../../criteria/canonical-criteria';
import type { Flow } from '../../mount/host';

interface Range {
  readonly min: number;
  readonly max: number;
}

const widestBudget = 1000;

/**
 * Range of the price filter in whole euros: 9 to 250 (from 1 in the activity flow), or 9 to 1000 in the new drawer unless the
 * configuration sets another maximum.
 * @spec FILT-031 FILT-032 FILT-035
 */
export const priceRangeOf = (
  flow: Flow,
  drawer?: { readonly isNewer: boolean; readonly max?: number | undefined },
): Range => ({
  min: flow === 'activity' ? 1 : 9,
  max: drawer?.isNewer ? (drawer.max ?? widestBudget) : 250,
});

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
