import type { Criteria } from './criteria';

export type CriteriaName = keyof Criteria;

/** Members of the criteria that a contract declares: those that it reads from the hash, and those that it writes to it. */
export interface CriteriaNames {
  readonly reads: { readonly [K in CriteriaName]?: true };
  readonly writes: { readonly [K in CriteriaName]?: true };
}

/** Every member, for code without a contract (gateway, tools), and for the shell's navigation, which carries all of them. */
export interface AllNames {
  readonly reads: Readonly<Record<CriteriaName, true>>;
  readonly writes: Readonly<Record<CriteriaName, true>>;
}

/**
 * Type-level only: whole criteria of which their holder may read the members `R`. A function that reads more does not accept them.
 * The member is protected, so a spread loses it: a changed copy of such criteria cannot be printed. `applyPatch` makes one.
 */
declare class Carried<R extends CriteriaName> {
  protected readonly readable: (names: R) => void;
}

/** Whole criteria for a function or a remote that reads the members `R` and passes all of them on. */
export type CriteriaWith<R extends CriteriaName> = Criteria | (Pick<Criteria, R> & Carried<R>);

/** Whole criteria for a function that passes them on and reads none. */
export type CarriedCriteria = CriteriaWith<never>;

/** The criteria as a package with these names reads them. */
export type CriteriaOf<N extends Pick<CriteriaNames, 'reads'>> = CriteriaWith<
  keyof N['reads'] & CriteriaName
>;

/** A partial change; `null` removes a member. Setting `place` clears all other place keys and the position. */
export type CriteriaPatch = { readonly [K in CriteriaName]?: Criteria[K] | null };

/** A change that a package with these names may make to the hash. */
export type PatchOf<N extends Pick<CriteriaNames, 'writes'>> = CriteriaPatch & {
  readonly [K in Exclude<CriteriaName, keyof N['writes']>]?: never;
};
