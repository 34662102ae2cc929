import type { FlagName, Flags } from '../flags';

const searchDatesArms = ['control', 'forced', 'suggested'] as const;

/** How strictly the search box requires dates: never, always, or once. */
export type SearchDatesArm = (typeof searchDatesArms)[number];

const filterVariations = ['dropdowns', 'reduced-thematics', 'all-thematics'] as const;

/** Filter layout of the results: dropdowns in a bar, or the drawer with a few activities per theme, or with all activities. */
export type FilterVariation = (typeof filterVariations)[number];

/** An arm with the flags that it sets. The first arm of an experiment is the control, and sets none. */
interface Arm {
  readonly name: string;
  readonly flags: Partial<Flags>;
}

export interface Experiment {
  readonly name: string;
  readonly arms: readonly [Arm, Arm, ...Arm[]];
}

/**
 * All declared experiments. A flag belongs to one of them at most, and the frame of the shell reads none of these flags. Without a
 * running experiment the settings of the shop decide (`FLAG_…`).
 */
export const experiments = [
  {
    name: 'search-dates',
    arms: [
      { name: 'control', flags: {} },
      { name: 'forced', flags: { datesForced: true } },
      { name: 'suggested', flags: { datesSuggested: true } },
    ],
  },
  {
    name: 'new-filters',
    arms: [
      { name: 'dropdowns', flags: {} },
      { name: 'reduced-thematics', flags: { newFilters: true } },
      { name: 'all-thematics', flags: { newFilters: true, allThematics: true } },
    ],
  },
  {
    name: 'results-promises',
    arms: [
      { name: 'hidden', flags: {} },
      { name: 'shown', flags: { resultsSellingPoints: true } },
    ],
  },
  {
    name: 'box-migration',
    arms: [
      { name: 'own-pages', flags: {} },
      { name: 'gift-shop', flags: { boxMigration: false } },
    ],
  },
] as const satisfies readonly Experiment[];

export type ExperimentName = (typeof experiments)[number]['name'];

export const findExperiment = (name: string): Experiment | null =>
  experiments.find((one) => one.name === name) ?? null;

/** Flags that the arms of an experiment set. */
export const flagsOfExperiment = ({ arms }: Pick<Experiment, 'arms'>): readonly FlagName[] => [
  ...new Set(arms.flatMap(({ flags }) => Object.keys(flags) as FlagName[])),
];

type Switches<F extends FlagName> = Readonly<Record<F, boolean | undefined>>;
type DatesFlags = Switches<'datesForced' | 'datesSuggested'>;
type FilterFlags = Switches<'newFilters' | 'allThematics'>;
type PromisesFlags = Switches<'resultsSellingPoints'>;
type MigrationFlags = Switches<'boxMigration'>;

/** @spec SBOX-021 SBOX-022 */
export const searchDatesArmOf = (flags: DatesFlags): SearchDatesArm =>
  flags['datesForced'] ? 'forced' : flags['datesSuggested'] ? 'suggested' : 'control';

/** @spec FLAG-010 FLAG-011 */
export const filterVariationOf = (flags: FilterFlags): FilterVariation => {
  if (!flags['newFilters']) return 'dropdowns';
  return flags['allThematics'] ? 'all-thematics' : 'reduced-thematics';
};

/** The arm of each experiment that a shop's flags mean, as returned by the flags call. */
export const armsOf = (
  flags: DatesFlags & FilterFlags & PromisesFlags & MigrationFlags,
): Readonly<Record<ExperimentName, string>> => ({
  'search-dates': searchDatesArmOf(flags),
  'new-filters': filterVariationOf(flags),
  'results-promises': flags['resultsSellingPoints'] ? 'shown' : 'hidden',
  'box-migration': flags['boxMigration'] === false ? 'gift-shop' : 'own-pages',
});
