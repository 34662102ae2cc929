export { placeKeys } from './criteria';
export type { Criteria, PlaceKey, Sort } from './criteria';
export type {
  AllNames,
  CarriedCriteria,
  CriteriaName,
  CriteriaNames,
  CriteriaOf,
  CriteriaPatch,
  CriteriaWith,
  PatchOf,
} from './declared-criteria';
export { criteriaUses } from './criteria-uses';
export type { ReadBy, WritesOf } from './criteria-uses';
export { emptyCriteria } from './canonical-criteria';
export { parseCriteria, isCriteriaHash } from './parse-criteria';
export { criteriaKeys } from './criteria-keys';
export { printCriteria } from './print-criteria';
export { applyPatch } from './apply-patch';
export { clampToFlow, guestBoundsOf } from './flow-bounds';
export type { GuestBounds } from './flow-bounds';
export { placeCategories, placeKeyOf, parsePlaceCategory } from './place-category';
export type { PlaceCategory } from './place-category';
