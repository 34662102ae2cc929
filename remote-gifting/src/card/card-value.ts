import type { Cents } from '@detour/shared-contracts/base';
import { giftCardValues, isGiftCardValue } from '@detour/shared-contracts/rules';

/** Offered with one press; in cents. */
export const presets: readonly Cents[] = [5_000, 10_000, 15_000, 20_000, 30_000];

export const defaultValue: Cents = 10_000;

/** What was typed, in cents; null unless it is a value that a card may have. Whole euros, with or without the sign. @spec GCARD-001 */
export const readCardValue = (typed: string): Cents | null => {
  const digits = /^\s*€?\s*(\d{1,4})\s*€?\s*$/.exec(typed)?.[1];
  const value = digits === undefined ? NaN : Number(digits) * 100;
  return isGiftCardValue(value) ? value : null;
};

/** "25", "500", "5": what the rule says, in euros. */
export const valueRule = {
  least: giftCardValues.least,
  most: giftCardValues.most,
  step: giftCardValues.step,
} as const;
