import type { Sort } from '../../criteria/criteria';
import type { Flow } from '../../mount/host';

/** @spec SORT-006 */
const defaultSort: Sort = 'priceQuality';

const offered: Readonly<Record<Flow, readonly Sort[]>> = {
  booking: ['priceQuality', 'distance', 'promo', 'priceAsc', 'priceDesc', 'rating', 'popularity'],
  hotel: ['priceQuality', 'distance', 'priceAsc', 'priceDesc', 'rating', 'popularity'],
  gifting: ['priceQuality', 'distance', 'svPriceAsc', 'svPriceDesc'],
  activity: ['priceQuality', 'distance'],
};

/** Sorts of a flow in display order. Distance needs coordinates. @spec SORT-001 SORT-002 SORT-003 SORT-004 SORT-005 */
export const sortsFor = (flow: Flow, hasPosition: boolean): readonly Sort[] =>
  offered[flow].filter((sort) => sort !== 'distance' || hasPosition);

/** The effective sort: the one in the hash if the flow offers it. @spec SORT-006 SORT-007 */
export const sortInForce = (sort: Sort | undefined, flow: Flow, hasPosition: boolean): Sort =>
  sort && sortsFor(flow, hasPosition).includes(sort) ? sort : defaultSort;

/** The sort after a flow switch. Undefined when dropped. @spec SRCH-046 */
export const sortAfterSwitch = (sort: Sort | undefined, to: Flow): Sort | undefined => {
  if (!sort || to === 'activity') return undefined;
  const kept: readonly Sort[] = to === 'gifting' ? ['priceQuality', 'distance'] : offered[to];
  return kept.includes(sort) ? sort : undefined;
};
