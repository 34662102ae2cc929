import type { SearchDatesArm } from '@detour/shared-contracts/platform';
export interface DatesQuestion {
  readonly arm: SearchDatesArm;
  readonly hasDates: boolean;
  /** A search without dates was already blocked once. */
  readonly wasAsked: boolean;
  /** The visitor has deliberately cleared the dates. */
  readonly wasCleared: boolean;
}

/**
 * Whether a search must wait for dates: always when forced; once when suggested, but never after the visitor cleared them.
 * @spec SBOX-021 SBOX-022 SBOX-023
 */
export const asksForDates = ({ arm, hasDates, wasAsked, wasCleared }: DatesQuestion): boolean => {
  if (hasDates || arm === 'control') return false;
  return arm === 'forced' || (!wasAsked && !wasCleared);
};
