import { applyPatch } from '../../criteria/apply-patch';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import type { Criteria } from '../../criteria/criteria';
import { clampToFlow } from '../../criteria/flow-bounds';
import { printCriteria } from '../../criteria/print-criteria';
import type { Flow } from '../../mount/host';
import type { Locale } from '../../sites/locale';
import type { LinksTo } from '../../sites/links/links-to';
import { printPath } from '../../sites/print-path';
import { flowProductOf } from './flow-products';
import { priceRangeOf, toPriceLimits } from './price-range';
import { sortAfterSwitch } from './sorts';

const flows: readonly Flow[] = ['booking', 'gifting', 'hotel', 'activity'];

/** The flow of a query. An invalid flow counts as booking. @spec FLOW-007 */
export const readFlow = (search: string): Flow => {
  const word = new URLSearchParams(search).get('flow');
  return flows.find((flow) => flow === word) ?? 'booking';
};

/** Path of the results. Activities have their own. @spec SRCH-045 */
export const searchPathOf = <
  _N extends LinksTo<'search' | 'activity-search'> = LinksTo<'search' | 'activity-search'>,
>(
  locale: Locale,
  flow: Flow,
): string => printPath(flow === 'activity' ? 'activity-search' : 'search', locale);

/**
 * Adapts criteria to a flow: clamps guests, removes dates for gifts (A-075) and activities, and removes a price limit at a bound
 * of the filter's range.
 * @spec FILT-028 FILT-029 SBOX-010
 */
export const criteriaInFlow = (
  criteria: Criteria,
  flow: Flow,
  priceRange: ReturnType<typeof priceRangeOf> = priceRangeOf(flow),
): Criteria => {
  const limits = toPriceLimits(criteria.price ?? {}, priceRange);
  const hasLimit = limits.min !== undefined || limits.max !== undefined;
  return applyPatch(clampToFlow(criteria, flow), {
    ...(flowProductOf(flow).hasDates ? {} : { dates: null }),
    price: hasLimit ? limits : null,
  });
};

/**
 * The criteria that survive a flow switch on the results page. To activities: none. To other flows: all, except a sort that the
 * new flow does not offer. From activities: only the place, because the other criteria have a different meaning there.
 * @spec SRCH-046 SRCH-047 SRCH-048
 */
const criteriaAfterSwitch = (criteria: Criteria, from: Flow, to: Flow): Criteria => {
  if (to === 'activity') return emptyCriteria;
  if (from === 'activity') return applyPatch(emptyCriteria, { place: criteria.place ?? null });
  return criteriaInFlow(
    applyPatch(criteria, { sort: sortAfterSwitch(criteria.sort, to) ?? null, fallback: null }),
    to,
  );
};

/** URL of the results in another flow. Changes path and flow parameter and opens the first page. @spec SRCH-045 */
export const flowSwitchAddress = <
  _N extends LinksTo<'search' | 'activity-search'> = LinksTo<'search' | 'activity-search'>,
>(
  locale: Locale,
  from: Flow,
  to: Flow,
  criteria: Criteria,
): string => {
  const hash = printCriteria(criteriaAfterSwitch(criteria, from, to));
  return `${searchPathOf(locale, to)}?flow=${to}${hash === '' ? '' : `#${hash}`}`;
};
