import { flowProductOf, type Flow, type LocalFilters } from '@detour/shared-contracts';

/** What opens: a dropdown of the bar, the drawer of the further filters, or all filters over the whole screen. */
export type FilterPart = 'activities' | 'price' | 'distance' | 'facilities' | 'more' | 'all';

/** The filters that a part holds. */
const members: Readonly<Record<FilterPart, readonly (keyof LocalFilters)[]>> = {
  activities: ['activities'],
  price: ['budget'],
  distance: ['distance'],
  facilities: ['facilities'],
  more: ['stars', 'hotelScore', 'hotelTypes', 'hotelEnvironments', 'hotelStyles'],
  all: [
    'activities',
    'budget',
    'distance',
    'facilities',
    'stars',
    'hotelScore',
    'hotelTypes',
    'hotelEnvironments',
    'hotelStyles',
  ],
};

/** The filters with those of one part as `none` has them. */
export const clearedPart = (filters: LocalFilters, part: FilterPart, none: LocalFilters): LocalFilters => ({
  ...filters,
  ...Object.fromEntries(members[part].map((member) => [member, none[member]])),
});

/** The parts of a flow, in the order of the bar. Day activities have no house to filter. @spec FILT-001 FILT-002 FILT-003 */
export const partsOf = (flow: Flow, hasLocation: boolean): readonly Exclude<FilterPart, 'all'>[] => {
  if (flow === 'activity') return ['activities', 'price'];
  return [
    ...(flowProductOf(flow).program === 'none' ? [] : (['activities'] as const)),
    'price',
    ...(hasLocation ? (['distance'] as const) : []),
    'facilities',
    'more',
  ];
};
