import { applyPatch, patched } from '../../criteria/apply-patch';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import type { ReadBy, UsesOf, WritesOf } from '../../criteria/criteria-uses';
import type { CriteriaOf, CriteriaWith } from '../../criteria/declared-criteria';
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

/** What only a flow with dates has. */
const withoutDates = {
  dates: null,
  flexDays: null,
  weekends: null,
  freeCancellation: null,
  promotions: null,
} as const;

/**
 * Adapts criteria to a flow: clamps guests, removes dates and the filters of dated stays for gifts (A-075) and activities, and
 * removes a price limit at a bound of the filter's range.
 * @spec FILT-028 FILT-029 SBOX-010
 */
export const criteriaInFlow = <C extends CriteriaWith<ReadBy<'criteriaInFlow'>>>(
  criteria: C,
  flow: Flow,
  priceRange: ReturnType<typeof priceRangeOf> = priceRangeOf(flow),
): C => {
  const limits = toPriceLimits(criteria.price ?? {}, priceRange);
  const hasLimit = limits.min !== undefined || limits.max !== undefined;
  const adapted = patched(clampToFlow(criteria, flow), {
    ...(flowProductOf(flow).hasDates ? {} : withoutDates),
    price: hasLimit ? limits : null,
  });
  // Safe: only values change, and no caller requires a date or a price.
  return adapted as C;
};

type Switch = UsesOf<'flowSwitchAddress'>;

/**
 * The criteria that survive a flow switch on the results page. To activities: none. To other flows: all, except a sort that the
 * new flow does not offer. From activities: only the place, because the other criteria have a different meaning there.
 * @spec SRCH-046 SRCH-047 SRCH-048
 */
const criteriaAfterSwitch = (criteria: CriteriaOf<Switch>, from: Flow, to: Flow): CriteriaOf<Switch> => {
  if (to === 'activity') return emptyCriteria;
  if (from === 'activity') return applyPatch<Switch>(emptyCriteria, { place: criteria.place ?? null });
  return criteriaInFlow(
    applyPatch<Switch>(criteria, { sort: sortAfterSwitch(criteria.sort, to) ?? null, fallback: null }),
    to,
  );
};

/** URL of the results in another flow. Changes path and flow parameter and opens the first page. @spec SRCH-045 */
export const flowSwitchAddress = <
  _N extends LinksTo<'search' | 'activity-search'> & WritesOf<'flowSwitchAddress'> = LinksTo<
    'search' | 'activity-search'
  > &
    WritesOf<'flowSwitchAddress'>,
>(
  locale: Locale,
  from: Flow,
  to: Flow,
  criteria: CriteriaOf<Switch>,
): string => {
  const hash = printCriteria(criteriaAfterSwitch(criteria, from, to));
  return `${searchPathOf(locale, to)}?flow=${to}${hash === '' ? '' : `#${hash}`}`;
};
