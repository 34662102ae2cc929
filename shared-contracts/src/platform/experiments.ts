import type { FlagName } from './flags';

const searchDatesArms = ['control', 'forced', 'suggested'] as const;

/** How strictly the search box requires dates: never, always, or once. */
export type SearchDatesArm = (typeof searchDatesArms)[number];

const filterVariations = ['dropdowns', 'reduced-thematics', 'all-thematics'] as const;

/** Filter layout of the results: dropdowns in a bar, or the drawer with a few activities per theme, or with all activities. */
export type FilterVariation = (typeof filterVariations)[number];

export interface Experiment {
  readonly name: string;
  readonly arms: readonly string[];
  /** Experiments act in the browser only. The HTML of a page is the same in every arm. */
  readonly acts: 'browser';
  /** The flags that assign a shop to an arm. */
  readonly flags: readonly FlagName[];
}

/** All declared experiments. */
export const experiments: readonly Experiment[] = [
  {
    name: 'search-dates',
    arms: searchDatesArms,
    acts: 'browser',
    flags: ['datesForced', 'datesSuggested'],
  },
  {
    name: 'new-filters',
    arms: filterVariations,
    acts: 'browser',
    flags: ['newFilters', 'allThematics'],
  },
];

type Switches<F extends FlagName> = Readonly<Record<F, boolean | undefined>>;
type DatesFlags = Switches<'datesForced' | 'datesSuggested'>;
type FilterFlags = Switches<'newFilters' | 'allThematics'>;

/** @spec SBOX-021 SBOX-022 */
export const searchDatesArmOf = (flags: DatesFlags): SearchDatesArm =>
  flags['datesForced'] ? 'forced' : flags['datesSuggested'] ? 'suggested' : 'control';

/** @spec FLAG-010 FLAG-011 */
export const filterVariationOf = (flags: FilterFlags): FilterVariation => {
  if (!flags['newFilters']) return 'dropdowns';
  return flags['allThematics'] ? 'all-thematics' : 'reduced-thematics';
};

/** The arm of each experiment, as returned by the flags call. */
export const armsOf = (flags: DatesFlags & FilterFlags): Readonly<Record<string, string>> => ({
  'search-dates': searchDatesArmOf(flags),
  'new-filters': filterVariationOf(flags),
});
