import { distanceRangeOf, toPriceLimits, type priceRangeOf } from '@detour/shared-contracts/rules';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Criteria, CriteriaPatch } from '../contract';

type Range = ReturnType<typeof priceRangeOf>;

/** The visitor's filters. `pets` counts as a facility here. @spec FILT-051 */
export interface LocalFilters {
  /** Activity ids. */
  readonly activities: readonly number[];
  /** Cents. A value at a bound of the flow's range sets no limit on that side. */
  readonly budget: Range;
  /** 7, 8 or 9. */
  readonly hotelScore: number | null;
  /** km. Null while nearby offers are excluded. */
  readonly distance: Range | null;
  readonly stars: readonly number[];
  readonly facilities: readonly string[];
  readonly hotelTypes: readonly string[];
  readonly hotelEnvironments: readonly string[];
  readonly hotelStyles: readonly string[];
  /** Only in flows with dates. */
  readonly freeCancellation: boolean;
  readonly promotions: boolean;
  /** Meals that the stay includes. */
  readonly meals: readonly string[];
}

export interface FilterContext {
  readonly flow: Flow;
  /** Whole euros. */
  readonly priceRange: Range;
  /** Origin of distances: the hash's position, otherwise the searched place's. Null when unknown. */
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

/** The filters set in the criteria. */
export const filtersOf = (
  criteria: Criteria,
  { priceRange }: Pick<FilterContext, 'priceRange'>,
): LocalFilters => {
  const limits = toPriceLimits(criteria.price ?? {}, priceRange);
  const reach = distanceRangeOf(criteria);
  const isAround = criteria.position !== undefined;
  return {
    activities: criteria.tags,
    budget: { min: limits.min ?? priceRange.min * 100, max: limits.max ?? priceRange.max * 100 },
    hotelScore: criteria.hotelScore ?? null,
    distance: isAround
      ? {
          min: Math.min(criteria.distance?.min ?? reach.min, reach.max),
          max: Math.min(criteria.distance?.max ?? reach.max, reach.max),
        }
      : null,
    stars: criteria.stars,
    facilities: criteria.petsAllowed ? [...criteria.facilities, 'pets'] : criteria.facilities,
    hotelTypes: criteria.hotelTypes,
    hotelEnvironments: criteria.hotelEnvironments,
    hotelStyles: criteria.hotelStyles,
    freeCancellation: criteria.freeCancellation === true,
    promotions: criteria.promotions === true,
    meals: criteria.meals ?? [],
  };
};

/** Writes filters to hash keys. An absent filter removes its key. @spec FILT-020 FILT-048 */
export const patchOfFilters = (
  filters: LocalFilters,
  criteria: Criteria,
  context: FilterContext,
): CriteriaPatch => {
  const price = toPriceLimits(filters.budget, context.priceRange);
  return {
    tags: filters.activities,
    price: price.min === undefined && price.max === undefined ? null : price,
    hotelScore: filters.hotelScore,
    stars: filters.stars,
    facilities: filters.facilities.filter((word) => word !== 'pets'),
    petsAllowed: filters.facilities.includes('pets'),
    hotelTypes: filters.hotelTypes,
    hotelEnvironments: filters.hotelEnvironments,
    hotelStyles: filters.hotelStyles,
    freeCancellation: filters.freeCancellation ? true : null,
    promotions: filters.promotions ? true : null,
    meals: filters.meals,
    ...distancePatch(filters.distance, criteria, context),
  };
};

/**
 * Adds the searched place's position when nearby offers are included (not among activities; hotels follow the rules of booking, A-052), and removes distance and
 * position when they are not. A search around the visitor keeps its position, which is its destination. @spec FILT-037 FILT-039
 */
const distancePatch = (
  distance: LocalFilters['distance'],
  criteria: Criteria,
  { flow, position }: FilterContext,
): CriteriaPatch => {
  if (flow === 'activity') return {};
  if (!distance) return criteria.place ? { distance: null, position: null } : { distance: null };
  const known = criteria.position ?? position;
  if (!known) return {};
  const reach = distanceRangeOf(criteria);
  return {
    position: known,
    distance: { ...(distance.min > reach.min ? { min: distance.min } : {}), max: distance.max },
  };
};

/**
 * Number of set filters: one for each activity, star, facility, type, environment, style and meal, and one each for free cancellation,
 * promotions, a score, and a budget and a distance that differ from the full range.
 * @spec FILT-024 FILT-025 FILT-026 FILT-027
 */
export const countFilters = (filters: LocalFilters, priceRange: Range, reach: Range): number => {
  const { budget, distance } = filters;
  const hasBudget = budget.min > priceRange.min * 100 || budget.max < priceRange.max * 100;
  const hasDistance = distance !== null && (distance.min > reach.min || distance.max < reach.max);
  return (
    filters.activities.length +
    filters.stars.length +
    filters.facilities.length +
    filters.hotelTypes.length +
    filters.hotelEnvironments.length +
    filters.hotelStyles.length +
    filters.meals.length +
    (filters.freeCancellation ? 1 : 0) +
    (filters.promotions ? 1 : 0) +
    (filters.hotelScore === null ? 0 : 1) +
    (hasBudget ? 1 : 0) +
    (hasDistance ? 1 : 0)
  );
};
