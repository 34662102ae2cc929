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
  freeCancellation: null,
  meals: null,
  promotions: null,
  price: null,
  distance: null,
};

/** @spec SRCH-055 */
export const withoutFilters = (criteria: Criteria): Criteria => applyPatch<Names>(criteria, cleared);

/** Parts of the search that a visitor sets and clears as one filter. */
const filterPatches = {
  tags: { tags: null },
  price: { price: null },
  distance: { distance: null },
  facilities: { facilities: null, petsAllowed: null },
  freeCancellation: { freeCancellation: null },
  promotions: { promotions: null },
  meals: { meals: null },
  stars: { stars: null },
  hotelScore: { hotelScore: null },
  hotelTypes: { hotelTypes: null },
  hotelEnvironments: { hotelEnvironments: null },
  hotelStyles: { hotelStyles: null },
} as const satisfies Readonly<Record<string, CriteriaPatch>>;

export interface DroppableFilter {
  readonly key: keyof typeof filterPatches;
  /** The search without it. */
  readonly rest: Criteria;
}

/** The set filters, each with the search without it. */
export const droppableFilters = (criteria: Criteria): readonly DroppableFilter[] =>
  (Object.keys(filterPatches) as DroppableFilter['key'][])
    .map((key) => ({ key, rest: applyPatch<Names>(criteria, filterPatches[key]) }))
    .filter(({ rest }) => printCriteria(rest) !== printCriteria(criteria));

export const hasFilters = (criteria: Criteria): boolean =>
  printCriteria(withoutFilters(criteria)) !== printCriteria(criteria);
