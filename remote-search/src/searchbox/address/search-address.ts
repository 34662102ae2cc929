import { applyPatch, printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { searchPathOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Criteria, Names } from '../../contract';

/** Query value for searches from the search box (A-096). */
export const searchBarMarker = 'searchbar';

/**
 * URL of the results for flow and criteria. Resets the page and sets the marker. Omits the default flow, booking.
 * @spec SBOX-024 SBOX-025
 */
export const searchAddress = (locale: Locale, flow: Flow, criteria: Criteria): string => {
  const query = new URLSearchParams(flow === 'booking' ? {} : { flow });
  query.set('from', searchBarMarker);
  return `${searchPathOf<Names>(locale, flow)}?${query.toString()}${hashOf(criteria)}`;
};

/** URL of a page of the current results. Zero-based; the first one has no parameter. @spec SRCH-015 SRCH-016 */
export const pageAddress = (
  location: { readonly path: string; readonly search: string },
  page: number,
  criteria: Criteria,
): string => {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  if (page > 0) query.set('page', String(page));
  const printed = query.toString();
  return `${location.path}${printed === '' ? '' : `?${printed}`}${hashOf(criteria)}`;
};

const hashOf = (criteria: Criteria): string => {
  const printed = printCriteria(applyPatch<Names>(criteria, { fallback: null }));
  return printed === '' ? '' : `#${printed}`;
};
