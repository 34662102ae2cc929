import type { Cents } from '@detour/shared-contracts/base';
import { giftCardValues, isGiftCardValue } from '@detour/shared-contracts/rules';

/** Preset amounts, in cents. */
export const presets: readonly Cents[] = [5_000, 10_000, 15_000, 20_000, 30_000];

export const defaultValue: Cents = 10_000;

/** Parses the input to cents; null unless a card may have this value. Accepts whole euros, with or without "€". @spec GCARD-001 */
export const readCardValue = (typed: string): Cents | null => {
  const digits = /^\s*€?\s*(\d{1,4})\s*€?\s*$/.exec(typed)?.[1];
  const value = digits === undefined ? NaN : Number(digits) * 100;
  return isGiftCardValue(value) ? value : null;
};

/** Limits and step of a gift card's value, in cents. */
export const valueRule = {
  least: giftCardValues.least,
  most: giftCardValues.most,
  step: giftCardValues.step,
} as const;
