import type { Flow, SiteFlags } from '@detour/shared-contracts/mount';
import { filterVariationOf } from '@detour/shared-contracts/platform';
import { priceRangeOf } from '@detour/shared-contracts/rules';

/** Flags that select the filters of a page. */
export type FilterFlags = SiteFlags<'allThematics' | 'newFilters'>;

/**
 * Range of the price filter in whole euros, for the filters that the site's flags select and the dates of the search. Apart from `page-search.ts`, because the
 * fragment of the search box needs only this. @spec FILT-035
 */
export const sitePriceRange = (
  flow: Flow,
  flags: FilterFlags,
  hasDates: boolean,
): ReturnType<typeof priceRangeOf> =>
  priceRangeOf(flow, { isNewer: filterVariationOf(flags) !== 'dropdowns', hasDates });
