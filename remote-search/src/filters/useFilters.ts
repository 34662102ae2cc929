import { useState } from 'react';
import type { SearchDetails } from '@detour/shared-contracts/api';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { filterVariationOf, type FilterVariation } from '@detour/shared-contracts/platform';
import type { SearchFacets } from './facets/search-facets';
import {
  countFilters,
  filtersOf,
  patchOfFilters,
  type FilterContext,
  type LocalFilters,
} from './local-filters';
import { distanceRangeOf } from '@detour/shared-contracts/rules';
import { afterPaint, mobileQuery, useMedia } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import { useVariantUsed } from '../results/useVariantUsed';
import { scrollToResults } from '../results/results-anchor';
import { sitePriceRange } from '../results/search/site-price-range';
import { hasDates } from '../calendar/flexible/flexible-dates.view-model';
import { searchAddress } from '../searchbox/address/search-address';
import { facetEstimate } from './facets/facet-estimate';
import { clearedPart, partsOf, type FilterPart } from './filter-parts';
import { useDraftCount } from './facets/useDraftCount';
import { useFilterFacets } from './facets/useFilterFacets';
import type { Criteria, Names } from '../contract';

export interface Filters {
  readonly flow: Flow;
  /** Dropdowns in a bar, or one drawer in two variations. @spec FLAG-010 FLAG-011 */
  readonly variation: FilterVariation;
  readonly parts: readonly Exclude<FilterPart, 'all'>[];
  /** Whole euros. */
  readonly priceRange: { readonly min: number; readonly max: number };
  /** km. */
  readonly reach: { readonly min: number; readonly max: number };
  /** Filters in the URL. */
  readonly applied: LocalFilters;
  /** `applied` plus unconfirmed changes. */
  readonly draft: LocalFilters;
  readonly open: FilterPart | null;
  /** Number of active filters. */
  readonly number: number;
  readonly facets: SearchFacets | null;
  /** Results of the draft: an estimate until the search responds, null while unknown. */
  readonly count: number | null;
  show(part: FilterPart): void;
  change(change: Partial<LocalFilters>): void;
  /** Writes the whole draft to the URL. @spec FILT-005 FILT-007 */
  confirm(): void;
  /** Discards the draft. @spec FILT-008 FILT-009 FILT-019 */
  cancel(): void;
  /** A click outside confirms. A distance without effect is only closed. @spec FILT-011 FILT-012 */
  leave(): void;
  /** Clears one panel's filters and searches at once. @spec FILT-006 FILT-010 FILT-021 */
  clear(part: FilterPart): void;
}

export interface FiltersInput {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** From the last response: position of the searched place, and number of results. */
  readonly details: SearchDetails | null;
}

/** State of the result filters: applied values, draft and counts. */
export const useFilters = ({ criteria, flow, details }: FiltersInput): Filters => {
  const { flags } = useSite<Names>();
  useVariantUsed('new-filters');
  const priceRange = sitePriceRange(flow, flags, hasDates(criteria));
  const [open, setOpen] = useState<FilterPart | null>(null);
  const [changes, setChanges] = useState<Partial<LocalFilters>>({});
  const { base, search } = useFilterSearch(criteria, flow);
  const context = contextOf(base, { flow, details, priceRange });
  const reach = distanceRangeOf(base);
  const applied = filtersOf(base, context);
  const draft = { ...applied, ...changes };
  const criteriaOf = (filters: LocalFilters): Criteria =>
    applyPatch<Names>(base, patchOfFilters(filters, base, context));
  const drafted = criteriaOf(draft);
  const facets = useFilterFacets(drafted, flow, open !== null);
  const exact = useDraftCount(drafted, flow, open !== null);
  const close = (): void => {
    setOpen(null);
    setChanges({});
  };
  const confirm = (): void => {
    close();
    search(drafted);
  };
  const isFullDistance = draft.distance?.min === reach.min && draft.distance.max === reach.max;
  return {
    flow,
    variation: filterVariationOf(flags),
    parts: partsOf(flow, context.position !== null),
    priceRange,
    reach,
    applied,
    draft,
    open,
    number: countFilters(applied, priceRange, reach),
    facets,
    count: exact ?? (facets && facetEstimate(draft, facets)) ?? details?.totalCount ?? null,
    show: (part) => {
      setChanges({});
      setOpen(part);
    },
    change: (change) => setChanges((before) => ({ ...before, ...change })),
    confirm,
    cancel: close,
    leave: () => (open === 'distance' && isFullDistance ? close() : confirm()),
    clear: (part) => {
      close();
      search(criteriaOf(clearedPart(applied, part, filtersOf(emptyCriteria, context))));
    },
  };
};

interface ContextFacts {
  readonly flow: Flow;
  readonly details: SearchDetails | null;
  readonly priceRange: FilterContext['priceRange'];
}

/** @spec FILT-035 */
const contextOf = (criteria: Criteria, { flow, details, priceRange }: ContextFacts): FilterContext => ({
  flow,
  priceRange,
  position: criteria.position ?? positionOf(details),
});

const positionOf = (details: SearchDetails | null): FilterContext['position'] =>
  details && details.latitude !== null && details.longitude !== null
    ? { lat: details.latitude, lng: details.longitude }
    : null;

/**
 * Searches with changed criteria from the top of the page; mobile scrolls to the results. Until the URL changes, further changes
 * build on the new criteria, so that two quick ones do not undo each other. @spec SRCH-041 SRCH-043
 */
const useFilterSearch = (criteria: Criteria, flow: Flow) => {
  const { navigation } = useHost();
  const { locale } = useSite();
  const isMobile = useMedia(mobileQuery);
  const [pending, setPending] = useState<Criteria | null>(null);
  const base = pending ?? criteria;
  return {
    base,
    search: (next: Criteria): void => {
      const address = searchAddress(locale, flow, next);
      if (address === searchAddress(locale, flow, base)) return;
      setPending(next);
      // The browser first paints the closed panel: a search renders much at once.
      void afterPaint()
        .then(() => navigation.navigate(address, { scroll: isMobile ? 'keep' : 'top' }))
        .then((outcome) => {
          setPending((latest) => (latest === next ? null : latest));
          if (outcome === 'committed' && isMobile) scrollToResults();
        });
    },
  };
};
