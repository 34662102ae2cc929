import { applyPatch, printCriteria } from '@detour/shared-contracts/criteria';
import type { Criteria, CriteriaPatch, Names } from '../../contract';

/** Hash keys of filters, unlike place, dates, theme and guests, which the search box sets. @spec FILT-021 */
const cleared: CriteriaPatch = {
  hotelTypes: null,
  hotelEnvironments: null,
  hotelStyles: null,
  stars: null,
  facilities: null,
  petsAllowed: null,
  tags: null,
  hotelScore: null,
  price: null,
  distance: null,
};

/** @spec SRCH-055 */
export const withoutFilters = (criteria: Criteria): Criteria => applyPatch<Names>(criteria, cleared);

export const hasFilters = (criteria: Criteria): boolean =>
  printCriteria(withoutFilters(criteria)) !== printCriteria(criteria);
