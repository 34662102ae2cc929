import { canonicalCriteria, emptyCriteria } from './canonical-criteria';
import type { Criteria } from './criteria';
import type { AllNames, CarriedCriteria, CriteriaNames, CriteriaOf, PatchOf } from './declared-criteria';

/** `applyPatch` for functions of this package whose result has all members, whatever their caller may read. */
export const patched = <N extends Pick<CriteriaNames, 'writes'> = AllNames>(
  criteria: CarriedCriteria,
  patch: PatchOf<N>,
): Criteria => {
  const next: Record<string, unknown> = { ...criteria };
  if (patch.place) delete next['position'];
  for (const [key, value] of Object.entries(patch)) {
    if (value !== null) next[key] = value;
    else if (key in emptyCriteria) next[key] = emptyCriteria[key as keyof Criteria];
    else delete next[key];
  }
  // Safe: the patch type allows only members of Criteria with their own types.
  return canonicalCriteria(next as unknown as Criteria);
};

/**
 * Applies a patch and returns canonical criteria. `null` resets a member to its default. A new place clears the former place and
 * the position, unless the patch sets a position. A package says `applyPatch<Names>`: the patch contains declared writes.
 * @spec HASH-016 HASH-017
 */
export const applyPatch = <N extends CriteriaNames = AllNames>(
  criteria: CriteriaOf<N>,
  patch: PatchOf<N>,
): CriteriaOf<N> => patched<N>(criteria, patch);
