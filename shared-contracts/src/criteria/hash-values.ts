import { parseIsoDate, type IsoDate } from '../base/iso-date';

const wordPattern = /^[A-Za-z0-9_-]{1,64}$/;
const longestList = 30;

/** Returns an id or a key: 1 to 64 letters, digits, `_` or `-`. Null for any other text. */
export const readWord = (text: string | undefined): string | null =>
  text !== undefined && wordPattern.test(text) ? text : null;

/** Null unless the text is a decimal integer. Out-of-range values are clamped. @spec HASH-012 */
export const readInteger = (text: string | undefined, lowest: number, highest: number): number | null =>
  text !== undefined && /^-?\d{1,30}$/.test(text) ? Math.min(Math.max(Number(text), lowest), highest) : null;

/** Returns degrees, rounded to six decimals (11 cm). Null for other text and outside ±`limit`. */
export const readDegrees = (text: string | undefined, limit: number): number | null => {
  if (text === undefined || !/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return null;
  const value = roundDegrees(Number(text));
  return Math.abs(value) <= limit ? value : null;
};

// `+ 0` turns -0 into 0: printing and parsing would lose the sign of -0.
export const roundDegrees = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

export const readOneOf = <T extends string>(text: string | undefined, words: readonly T[]): T | null =>
  words.find((word) => word === text) ?? null;

export const readFlag = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Items of a comma-separated list that `read` accepts, at most 30. @spec HASH-005 HASH-006 */
export const readList = <T>(text: string | undefined, read: (item: string) => T | null): readonly T[] =>
  (text ?? '')
    .split(',', 200)
    .flatMap((item) => read(item) ?? [])
    .slice(0, longestList);

/** `20260514` → `2026-05-14` */
export const readCompactDate = (text: string): IsoDate | null =>
  /^\d{8}$/.test(text) ? parseIsoDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : null;
