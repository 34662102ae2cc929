import type { Criteria } from '../../criteria/criteria';
import type { ReadBy } from '../../criteria/criteria-uses';

/** Guests in API naming. @spec UI-032 HASH-024 */
export interface Guests {
  readonly adult: number;
  readonly child: number;
  readonly baby: number;
}

export const guestsOf = (criteria: Pick<Criteria, ReadBy<'guestsOf'>>): Guests => ({
  adult: criteria.adults,
  child: criteria.children,
  baby: criteria.babies,
});

/** Minimum number of rooms for the guests, at least 1. Babies sleep in cots and do not count. */
export const roomsNeeded = (guests: Omit<Guests, 'baby'>, maxCapacity: number): number =>
  Math.max(1, Math.ceil((guests.adult + guests.child) / Math.max(1, maxCapacity)));

/** Ages of the guest selector, in years. @spec UI-030 */
export const ageBands = {
  adult: { from: 12, to: null },
  child: { from: 3, to: 11 },
  baby: { from: 0, to: 2 },
} as const;
