import type { Flow } from '@detour/shared-contracts/mount';
import type { LocalFilters } from './local-filters';
import { flowProductOf } from '@detour/shared-contracts/rules';

/** A filter panel: a dropdown of the bar, the drawer of further filters, or all filters full screen. */
export type FilterPart = 'activities' | 'price' | 'distance' | 'facilities' | 'terms' | 'more' | 'all';

/** The filters in a panel. */
const members: Readonly<Record<FilterPart, readonly (keyof LocalFilters)[]>> = {
  activities: ['activities'],
  price: ['budget'],
  distance: ['distance'],
  facilities: ['facilities'],
  terms: ['freeCancellation', 'promotions', 'meals'],
  more: ['stars', 'hotelScore', 'hotelTypes', 'hotelEnvironments', 'hotelStyles'],
  all: [
    'activities',
    'budget',
    'distance',
    'facilities',
    'freeCancellation',
    'promotions',
    'meals',
    'stars',
    'hotelScore',
    'hotelTypes',
    'hotelEnvironments',
    'hotelStyles',
  ],
};

/** The filters with one panel reset to the values of `none`. */
export const clearedPart = (filters: LocalFilters, part: FilterPart, none: LocalFilters): LocalFilters => ({
  ...filters,
  ...Object.fromEntries(members[part].map((member) => [member, none[member]])),
});

/** The panels of a flow, in bar order. Day activities have no hotel filters. @spec FILT-001 FILT-002 FILT-003 */
export const partsOf = (flow: Flow, hasLocation: boolean): readonly Exclude<FilterPart, 'all'>[] => {
  if (flow === 'activity') return ['activities', 'price'];
  return [
    ...(flowProductOf(flow).program === 'none' ? [] : (['activities'] as const)),
    'price',
    ...(hasLocation ? (['distance'] as const) : []),
    'facilities',
    // A bare night includes no meal, and a gift has no cancellation: each has something left in this panel.
    'terms',
    'more',
  ];
};
