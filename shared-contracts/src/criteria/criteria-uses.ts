import type { CriteriaName } from './declared-criteria';

const guests = ['adults', 'babies', 'children'] as const;

const booking = [...guests, 'activityDates', 'dates'] as const;

const search = [
  ...guests,
  'dates',
  'distance',
  'facilities',
  'flexDays',
  'freeCancellation',
  'hotelEnvironments',
  'hotelScore',
  'hotelStyles',
  'hotelTypes',
  'meals',
  'petsAllowed',
  'place',
  'position',
  'price',
  'promotions',
  'singleRoom',
  'stars',
  'tags',
  'theme',
  'weekends',
] as const;

interface CriteriaUse {
  readonly reads: readonly CriteriaName[];
  readonly writes: readonly CriteriaName[];
}

/**
 * What functions of this package read from criteria and write to the hash, by name. Their types follow from this table: they
 * accept criteria of a contract that declares the reads, and names that declare the writes.
 */
export const criteriaUses = {
  clampToFlow: { reads: guests, writes: [] },
  guestsOf: { reads: guests, writes: [] },
  distanceRangeOf: { reads: ['place'], writes: [] },
  criteriaInFlow: { reads: [...guests, 'price'], writes: [] },
  searchCriteriaOf: { reads: search, writes: [] },
  searchRequestOf: { reads: [...search, 'sort'], writes: [] },
  flowSwitchAddress: {
    reads: [...guests, 'place', 'price', 'sort'],
    writes: ['fallback', 'place', 'sort'],
  },
  hotelPath: { reads: [], writes: ['dates'] },
  bookingCriteria: { reads: booking, writes: booking },
  summaryAddress: { reads: booking, writes: [...booking, 'id', 'offerId'] },
} as const satisfies Readonly<Record<string, CriteriaUse>>;

type UserName = keyof typeof criteriaUses;

/** Members that a function reads. */
export type ReadBy<F extends UserName> = (typeof criteriaUses)[F]['reads'][number];

/** Names of a contract that declares what a function writes. */
export interface WritesOf<F extends UserName> {
  readonly writes: { readonly [K in (typeof criteriaUses)[F]['writes'][number]]: true };
}

/** The names of a function, for what it passes to `applyPatch`. */
export interface UsesOf<F extends UserName> extends WritesOf<F> {
  readonly reads: { readonly [K in ReadBy<F>]: true };
}
