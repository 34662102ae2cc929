import { canonicalCriteria, emptyCriteria } from './canonical-criteria';
import type { Criteria, CriteriaPatch } from './criteria';

/**
 * Criteria with a change applied, canonical again. `null` takes a member away, back to its default. A new place clears the former one
 * and the position, unless the same patch gives a position.
 * @spec HASH-016 HASH-017
 */
export const applyPatch = (criteria: Criteria, patch: CriteriaPatch): Criteria => {
  const next: Record<string, unknown> = { ...criteria };
  if (patch.place) delete next['position'];
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (value !== null) next[key] = value;
    else if (key in emptyCriteria) next[key] = emptyCriteria[key as keyof Criteria];
    else delete next[key];
  }
  // Only members of Criteria were written, each with its own type: the patch's type says so.
  return canonicalCriteria(next as unknown as Criteria);
};
