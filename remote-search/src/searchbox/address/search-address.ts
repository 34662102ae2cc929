import { applyPatch, printCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { searchPathOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';

/** Query value that says where a search came from (A-096). */
export const searchBarMarker = 'searchbar';

/**
 * Address of the results of a flow for criteria. The page is dropped and the marker set, the flow is kept unless it is booking, the default.
 * @spec SBOX-024 SBOX-025
 */
export const searchAddress = (locale: Locale, flow: Flow, criteria: Criteria): string => {
  const query = new URLSearchParams(flow === 'booking' ? {} : { flow });
  query.set('from', searchBarMarker);
  return `${searchPathOf(locale, flow)}?${query.toString()}${hashOf(criteria)}`;
};

/** Address of a page of the present results; zero-based, the first one without the parameter. @spec SRCH-015 SRCH-016 */
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
  const printed = printCriteria(applyPatch(criteria, { fallback: null }));
  return printed === '' ? '' : `#${printed}`;
};
