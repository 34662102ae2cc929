import type { Flow } from '../mount/host';
import { patched } from './apply-patch';
import type { ReadBy } from './criteria-uses';
import type { CriteriaWith } from './declared-criteria';

export interface GuestBounds {
  readonly adults: { readonly min: number; readonly max: number };
  /** Maximum of each; the minimum is 0. */
  readonly children: number;
  readonly babies: number;
}

const bounds: Readonly<Record<Flow, GuestBounds>> = {
  booking: { adults: { min: 1, max: 20 }, children: 10, babies: 10 },
  hotel: { adults: { min: 1, max: 20 }, children: 10, babies: 10 },
  activity: { adults: { min: 1, max: 2 }, children: 0, babies: 0 },
  gifting: { adults: { min: 2, max: 2 }, children: 0, babies: 0 },
};

/** Guest limits per flow. */
export const guestBoundsOf = (flow: Flow): GuestBounds => bounds[flow];

/** Clamps criteria to the bounds of their flow. The codec itself does not know the flow. */
export const clampToFlow = <C extends CriteriaWith<ReadBy<'clampToFlow'>>>(criteria: C, flow: Flow): C => {
  const { adults, children, babies } = bounds[flow];
  const clamped = patched(criteria, {
    adults: Math.min(Math.max(criteria.adults, adults.min), adults.max),
    children: Math.min(criteria.children, children),
    babies: Math.min(criteria.babies, babies),
  });
  // Safe: only values change.
  return clamped as C;
};

/** Short hash keys and their names in API calls. @spec HASH-024 */
export const guestKeys = { a: 'adult', c: 'child', b: 'baby', s: 'singleRoom' } as const;
